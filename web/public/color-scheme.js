// Runs before the first paint, so that a page in dark never flashes white.
;(() => {
  let choice = 'auto'
  try {
    choice = localStorage.getItem('color-scheme') || 'auto'
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light')
})()
