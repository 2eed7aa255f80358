const most = { address: 1_000, subject: 500, body: 2_000 }

/** A `mailto:` link of a mail with its address, subject and body alone: no copies to others, and no file of the reader's (RFC 6068). */
export function safeMailLink(link: string): string {
  const [, address = '', query = ''] = /^mailto:([^?#]*)(?:\?([^#]*))?/is.exec(link) ?? []
  const kept = new Map<'subject' | 'body', string>()
  for (const field of query.split('&')) {
    const at = field.indexOf('=')
    const name = decoded(field.slice(0, at)).trim().toLowerCase()
    if (at === -1 || (name !== 'subject' && name !== 'body') || kept.has(name)) continue
    const text = decoded(field.slice(at + 1)).slice(0, most[name])
    kept.set(name, encodeURIComponent((name === 'subject' ? text.replace(controls, ' ') : text).toWellFormed()))
  }
  const to = encodeURIComponent(decoded(address).replace(controls, '').slice(0, most.address).toWellFormed())
  const fields = [...kept].map(([name, text]) => `${name}=${text}`).join('&')
  return `mailto:${to.replaceAll('%40', '@').replaceAll('%2C', ',')}${fields && `?${fields}`}`
}

const controls = /\p{Cc}+/gu

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
