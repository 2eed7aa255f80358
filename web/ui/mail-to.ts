/** Who writes to somebody by their mail program; it would take what stands behind a question mark in the address for a head and a text of the mail. */
export const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

const longestText = 2_000

/** A `mailto:` link of a mail with its address, subject and body alone: no copies to others, and no file of the reader's. */
export function safeMailLink(link: string): string {
  const [address = '', ...rest] = link.split('?')
  const fields = new URLSearchParams(rest.join('?').replaceAll('+', '%2B'))
  const kept = [...fields].flatMap(([name, text]) =>
    /^(?:subject|body)$/i.test(name)
      ? [`${name.toLowerCase()}=${encodeURIComponent(text.slice(0, longestText).toWellFormed())}`]
      : [],
  )
  return kept.length === 0 ? address : `${address}?${kept.join('&')}`
}
