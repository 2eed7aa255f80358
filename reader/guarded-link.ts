/** Hosts of what mail servers put in front of every link of a mail, and where these say what it led to. */
const guards: [string, (url: URL) => string | null | undefined][] = [
  ['safelinks.protection.outlook.com', (url) => url.searchParams.get('url')],
  ['linkprotect.cudasvc.com', (url) => url.searchParams.get('a')],
  ['secure-web.cisco.com', (url) => decoded(/^\/[^/]+\/(https?%3a.+)/i.exec(url.pathname)?.[1] ?? '')],
  ['urldefense.proofpoint.com', (url) => decoded((url.searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/'))],
  // Signs that it does not write as they are stand behind, and a star in the place of each.
  ['urldefense.com', ({ href }) => /\/v3\/__(https?:\/[^*]+?)__;/i.exec(href)?.[1]?.replace(/:\/(?!\/)/, '://')],
]

/** Where a link leads, without the guard that the mail server of who receives the mail put in front of it. */
export function unguarded(link: string): string {
  if (!guards.some(([host]) => link.includes(host)) || !URL.canParse(link)) return link
  const url = new URL(link)
  const guard = guards.find(([host]) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  const led = guard?.[1](url) ?? ''
  return /^https?:\/\//i.test(led) && URL.canParse(led) ? led : link
}

function decoded(part: string): string {
  return new URLSearchParams(`part=${part.replaceAll('&', '%26').replaceAll('+', '%2B')}`).get('part') ?? ''
}
