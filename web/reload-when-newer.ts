const kept = 'reloaded-at'

/**
 * A page that was opened before an update asks for parts that are gone: the page is then loaded anew, once. When the server can
 * not be reached at all, the error page says so instead.
 */
export function reloadWhenNewer(): void {
  addEventListener('vite:preloadError', async () => {
    if (Date.now() - Number(sessionStorage.getItem(kept)) < 60_000) return
    const answer = await fetch('/', { cache: 'no-store' }).catch(() => null)
    if (!answer?.ok) return
    sessionStorage.setItem(kept, String(Date.now()))
    location.reload()
  })
}
