import type { Line } from './line.ts'

interface Basics {
  name: string
  label: string
  email: string
  phone: string
  url: string
  location?: { address?: string; postalCode?: string; city?: string; countryCode?: string; region?: string }
  profiles: { network: string; username: string; url: string }[]
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const phone = /^(?:[a-zé.: ]{0,12})?(\+?[\d(][\d\s()./-]{6,20}\d)$/i
const web = /^(?:https?:\/\/)?(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:\/\S{0,200})?$/i
const networks: [name: string, host: RegExp][] = [
  ['GitHub', /github\.com\/([\w-]+)/i],
  ['LinkedIn', /linkedin\.com\/in\/([^/\s]+)/i],
  ['Xing', /xing\.com\/profile\/([^/\s]+)/i],
  ['GitLab', /gitlab\.com\/([\w-]+)/i],
]

/** Who the person is, from what stands above the first section. */
export function readHead(lines: readonly Line[]): { basics: Basics; summary: string[]; unread: string[] } {
  const basics: Basics = { name: '', label: '', email: '', phone: '', url: '', profiles: [] }
  const summary: string[] = []
  const unread: string[] = []
  const largest = Math.max(0, ...lines.map(({ size }) => size))
  const named = lines.find((line) => line.size === largest && isName(line.text)) ?? lines.find(({ text }) => isName(text))
  basics.name = named?.text ?? ''
  for (const line of lines) {
    if (line === named) continue
    const parts = line.text.split(/\t| [|·•–—] |[|•]|\s{3,}/).map((part) => part.trim())
    for (const part of parts.filter(Boolean)) {
      if (placed(part, basics)) continue
      if (part.length > 90) summary.push(part)
      else if (basics.label === '' && !/[\d@]/.test(part) && !isPlace(part, line, named)) basics.label = part
      else if (!basics.location && isPlace(part, line, named)) basics.location = placeOf(part)
      else unread.push(part)
    }
  }
  return { basics, summary, unread }
}

const isName = (text: string) =>
  text.length <= 80 && !/[\d@|/\t]/.test(text) && text.split(/\s+/).length <= 7 && /\p{L}{2}/u.test(text)

/** Puts what is known by its form in its place. */
function placed(part: string, basics: Basics): boolean {
  const [address] = email.exec(part) ?? []
  if (address !== undefined && part.length < address.length + 12) {
    if (basics.email === '') basics.email = address
    return basics.email === address
  }
  const [, number] = phone.exec(part) ?? []
  if (number !== undefined && basics.phone === '') {
    basics.phone = number
    return true
  }
  const said = part.replace(/^(?:web|website|github|linkedin|portfolio|url) ?: ?/i, '')
  if (!web.test(said)) return false
  const url = /^https?:/i.test(said) ? said : `https://${said}`
  for (const [network, host] of networks) {
    const [, username] = host.exec(url) ?? []
    if (username !== undefined) return basics.profiles.push({ network, username, url }) > 0
  }
  if (basics.url === '') basics.url = url
  else basics.profiles.push({ network: '', username: '', url })
  return true
}

/** Beside other contacts, or in the form that places have. */
function isPlace(part: string, line: Line, named: Line | undefined): boolean {
  if (/^\D{0,60}\d{4,6} \p{L}/u.test(part) || /\d/.test(part)) return part.length < 90 && /\p{L}/u.test(part)
  const isBeside = line !== named && email.test(line.text)
  return isBeside || /^\p{Lu}[\p{L}\s.-]{1,40}, \p{Lu}[\p{L}\s.]{1,40}$/u.test(part)
}

function placeOf(text: string): NonNullable<Basics['location']> {
  const parts = text.split(',').map((part) => part.trim())
  const last = parts.length > 1 ? (parts.pop() ?? '') : ''
  const place: NonNullable<Basics['location']> = /^[A-Z]{2}$/.test(last) ? { countryCode: last } : last ? { region: last } : {}
  const city = parts.pop() ?? ''
  const [, postalCode, name] = /^([A-Z]{0,2}-?\d{4,6}) (.+)$/.exec(city) ?? []
  if (parts.length > 0) place.address = parts.join(', ')
  return postalCode === undefined ? { ...place, city } : { ...place, postalCode, city: name ?? '' }
}
