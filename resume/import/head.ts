import { folded } from './headings.ts'
import { isJob, isPlace, mayBePlace } from './kinds.ts'
import type { Line } from './line.ts'
import { periodIn } from './period.ts'

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
const web = /(?<![\w@.-])(?:https?:\/\/)?(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.[a-z]{2,10}(?:\/[^\s,;|]{0,200})?(?![\w@])/i
const phone = /(?<![\w/.-])\+?\(?\d[\d\s()./-]{5,20}\d(?!\w)/
const networks: [name: string, host: RegExp][] = [
  ['GitHub', /github\.com\/([\w-]+)/i],
  ['LinkedIn', /linkedin\.com\/in\/([^/\s]+)/i],
  ['Xing', /xing\.com\/profile\/([^/\s]+)/i],
  ['GitLab', /gitlab\.com\/([\w-]+)/i],
  ['Behance', /behance\.net\/([\w-]+)/i],
  ['Dribbble', /dribbble\.com\/([\w-]+)/i],
  ['Stack Overflow', /stackoverflow\.com\/users\/([\w/-]+)/i],
  ['X', /(?:twitter|\bx)\.com\/(\w+)/i],
  ['Medium', /medium\.com\/(@?[\w-]+)/i],
  ['ORCID', /orcid\.org\/([\dX-]+)/i],
]

/** Names of what stands beside them. */
const labels =
  /^(?:(?:e-?mail|mail|correo(?: electronico)?|courriel|sahkoposti|e-posta|phone|telephone|telefono?|telefone|telefoon|tel|tlf|mobile?|mobil|mobiltelefon|cell|handy|movil|cellulare|telemovel|komorka|gsm|puhelin|telefon|address|adresse|anschrift|adres|direccion|indirizzo|morada|endereco|adress|osoite|adresa|location|wohnort|ort|standort|lieu|localisation|ubicacion|residenza|woonplaats|bopael|web|website|webseite|site|site web|sitio web|sito web|homepage|url|portfolio|github|linkedin|xing|profile|name|nom|nombre|nome|naam|namn|navn|personal information|curriculum vitae|resume|cv|lebenslauf|zyciorys|kontakt|contact)\.?)$/
const isLabel = (text: string) =>
  labels.test(
    folded(text)
      .replace(/[\s:.]+$/, '')
      .replace(/\(s\)/g, ''),
  )
/** What does not belong to a person of today: a day of birth, a state. */
const isName = (text: string) =>
  text.length <= 80 && !/[\d@|/\t:,]/.test(text) && text.split(/\s+/).length <= 7 && /\p{L}{2}/u.test(text) && !isLabel(text)

interface Part {
  text: string
  size: number
  standsOut: boolean
}

/** Who the person is, from what stands above the first section. */
export function readHead(lines: readonly Line[]): { basics: Basics; summary: string[]; unread: string[] } {
  const basics: Basics = { name: '', label: '', email: '', phone: '', url: '', profiles: [] }
  const summary: string[] = []
  const unread: string[] = []
  const parts: Part[] = whole(lines).flatMap((line) =>
    line.text
      .split(/\t| [|·•∙–—⋄◦] |[|•]|\s{3,}/)
      .map((text) => ({ ...line, text: text.replace(/^[^\p{L}\p{N}+(]+/u, '').trim() })),
  )
  const rest: Part[] = []
  for (const part of parts) {
    const left = withoutContacts(part.text, basics)
    for (const text of left) if (text !== '' && !isLabel(text)) rest.push({ ...part, text: withoutLabel(text) })
  }
  const names = rest.filter(({ text }) => isName(text))
  const largest = Math.max(0, ...names.map(({ size }) => size))
  const best = names.filter(({ size }) => size > largest - 0.3)
  const named = best.find(({ text }) => !isJob(text) && !isPlace(text)) ?? best[0]
  basics.name = named?.text ?? ''
  const others = rest.filter((part) => part !== named)
  const job = others.find(({ text }) => text.length <= 90 && isJob(text) && !isSentence(text) && !/[\d@]/.test(text))
  if (job) basics.label = job.text
  let placed = -2
  for (const [n, part] of others.entries()) {
    const { text } = part
    if (part === job) continue
    if (text.length > 90 || isSentence(text)) summary.push(text)
    else if (!basics.location && isAddress(text)) {
      basics.location = placeOf(text)
      placed = n
    } else if (basics.location && placed === n - 1 && (isAddress(text) || isPlace(text))) {
      basics.location = placeOf(`${placeText(basics.location)}, ${text}`)
      placed = n
    } else if (basics.label === '' && !/[\d@]/.test(text)) basics.label = text
    else if (!basics.location && mayBePlace(text)) basics.location = placeOf(text)
    else unread.push(text)
  }
  return { basics, summary, unread }
}

const isSentence = (text: string) => /\p{L}{2}[.!?]$/u.test(text) && text.split(/\s+/).length >= 6

const withoutLabel = (text: string) => {
  const [, label = '', rest = ''] = /^([^:]{2,20}): ?(.+)$/u.exec(text) ?? []
  return rest !== '' && isLabel(label) ? rest : text
}

/** Addresses and numbers that a row was too short for go on in the next. */
function whole(lines: readonly Line[]): Line[] {
  const out: Line[] = []
  for (const line of lines) {
    const before = out.at(-1)
    const isAddressTorn =
      before && /(?:[\w-]+\.[a-z]{2,}\/\S*[-/]|[\w.]+@[\w.-]*[-.@])$/i.test(before.text) && /^[\p{Ll}\d][\w-]*$/u.test(line.text)
    const number = before ? /(?:^|[\t ])(\+\d[\d ()]{1,12})$/.exec(before.text)?.[1] : undefined
    const isNumberTorn = number !== undefined && number.replace(/\D/g, '').length < 11 && /^\d[\d ]{2,}/.test(line.text)
    if (before && isAddressTorn) out[out.length - 1] = { ...before, text: before.text + line.text }
    else if (before && isNumberTorn) out[out.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else out.push(line)
  }
  return out
}

/** Puts what is known by its form in its place; what else the text says. */
function withoutContacts(text: string, basics: Basics): string[] {
  let left = text
  const [address] = email.exec(left) ?? []
  if (address !== undefined) {
    if (basics.email === '') basics.email = address
    else if (basics.email !== address) return [text]
    left = left.replace(address, '\t')
  }
  for (let n = 0; n < 5; n += 1) {
    const [said] = web.exec(left) ?? []
    if (said === undefined || !isAddressOfWeb(said)) break
    left = left.replace(said, '\t')
    putAddress(said, basics)
  }
  const [number] = phone.exec(left) ?? []
  const isNumber =
    number !== undefined &&
    number.replace(/\D/g, '').length >= 7 &&
    !/^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(number.trim())
  // '01099 Dresden' is none, and neither is a day.
  if (isNumber && basics.phone === '' && !/^\d{1,2}[./]\d{1,2}[./]\d{4}$/.test(number.trim())) {
    basics.phone = number.trim()
    left = left.replace(number, '\t')
  }
  if (left === text) return [text]
  return left
    .split('\t')
    .map((part) => part.replace(/^[\s:,;|·–—-]+|[\s:,;|·–—-]+$/g, '').trim())
    .filter((part) => part !== '' && !/^(?:mailto|tel|:\/\/)/i.test(part))
}

const isAddressOfWeb = (said: string) =>
  /^https?:|^www\.|\//i.test(said) ||
  /\.(?:[a-z]{2,3}|info|name|tech|test|online|site|example|page|blog|design|studio)$/i.test(said)

function putAddress(said: string, basics: Basics): void {
  const bare = said.replace(/[.,)]+$/, '')
  const url = /^https?:/i.test(bare) ? bare : `https://${bare}`
  for (const [network, host] of networks) {
    const [, username] = host.exec(url) ?? []
    if (username === undefined) continue
    basics.profiles.push({ network, username, url })
    return
  }
  if (basics.url === '') basics.url = url
  else if (basics.url !== url) basics.profiles.push({ network: '', username: '', url })
}

const placeText = ({ address, postalCode, city, region, countryCode }: NonNullable<Basics['location']>) =>
  [address, [postalCode, city].filter(Boolean).join(' '), region, countryCode].filter(Boolean).join(', ')

/** In the form that places have, or known as one. */
function isAddress(text: string): boolean {
  if (text.length > 90 || periodIn(text) !== null) return false
  if (/\d/.test(text))
    return /\p{L}{2}/u.test(text) && (/^\D{0,60}\d{4,6} \p{L}/u.test(text) || /\p{L}{3,}\.? \d{1,4}\b|^\d{1,5} \p{L}/u.test(text))
  if (isJob(text)) return false
  return isPlace(text) || /^\p{Lu}[\p{L}\s.'’-]{1,40}, \p{Lu}[\p{L}\s.]{1,40}$/u.test(text)
}

function placeOf(text: string): NonNullable<Basics['location']> {
  const parts = text.split(',').map((part) => part.trim())
  const isCity = /\d{4,6} \p{L}/u.test(parts.at(-1) ?? '')
  const last = parts.length > 1 && !isCity ? (parts.pop() ?? '') : ''
  const place: NonNullable<Basics['location']> = /^[A-Z]{2}$/.test(last) ? { countryCode: last } : last ? { region: last } : {}
  const city = parts.pop() ?? ''
  const [, postalCode, name] = /^([A-Z]{0,2}-?\d{4,6}) (.+)$/.exec(city) ?? []
  if (parts.length > 0) place.address = parts.join(', ')
  return postalCode === undefined ? { ...place, city } : { ...place, postalCode, city: name ?? '' }
}
