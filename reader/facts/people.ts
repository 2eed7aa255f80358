import { isNamedLike } from '../../domain/names/company-domain.ts'
import type { Evidence, Mailbox, Person } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import type { Line, NormalisedMail } from '../mail.ts'
import { japanesePerson } from './company/japanese.ts'
import { isFreeMail, ownLabelOf } from './domain-name.ts'
import { namedContacts } from './named-contact.ts'
import { hasLegalForm, looksLikeOrganisation, looksLikePerson, nameKey } from './names.ts'
import { hiringRoles, teamWords } from './words/company-cues.ts'
import { isFirstName } from './words/first-names.ts'
import { isOccupation } from './words/occupations.ts'

const greeting =
  /^(?:hi|hello|hey|dear|hiya|good (?:morning|afternoon|evening)|morning|hallo|guten (?:tag|morgen|abend)|moin|servus|grüezi|liebe[rs]?|sehr geehrte[rs]?|beste|geachte|hoi|ha|goedendag|bonjour|bonsoir|cher|chère|hola|estimad[oa]|buen(?:os|as) (?:días|tardes|noches)|olá|oi|prezad[oa]|bom dia|boa tarde|car[oa]|ciao|gentile|buongiorno|buonasera|salve|egregi[oa]|hej|hei|kære|kjære|cześć|dzień dobry|szanown[ya]|witaj|merhaba|sayın)\b[,!]?\s+/i
const honorific =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|herr|frau|herrn|de heer|mevrouw|meneer|monsieur|madame|mme|m|señor|señora|sr|sra|senhor|senhora|signor|signora|sig|sig\.ra|dott|pan|pani|bay|bayan)\.?\s+/i

/** Keys of everybody who takes part, so that nobody's name is taken for an employer or a job. */
export function peopleKeys(mail: NormalisedMail, attendees: string[], tenant: string | null): Set<string> {
  const keys = new Set<string>()
  const add = (name: string) => {
    const key = nameKey(name.replace(/\([^()]{0,40}\)/g, '').split(/[,|]/)[0] ?? '')
    if (key !== '' && key.length > 1) keys.add(key)
  }
  for (const box of [...mail.to, ...mail.parsed.cc.slice(0, 20), mail.forwarded?.by ?? null].slice(0, 60)) {
    if (!box) continue
    if (box.name !== '' && !box.name.includes('@')) {
      add(box.name)
      add(box.name.split(' ')[0] as string)
    }
    // luis.ortega@… is Luis Ortega.
    const parts = (box.address.split('@')[0] ?? '')
      .replace(/\+.*/, '')
      .split(/[._-]/)
      .filter((part) => /^[a-z]{2,}$/.test(part))
    if (parts.length === 2) add(parts.join(' '))
  }
  for (const line of mail.lines.slice(0, 6)) {
    const opened = greeting.exec(line.text)
    if (!opened || line.zone === 'quoted') continue
    const name = line.text.slice(opened[0].length).split(/[,!:;.–—-]|\s[-–]/)[0] as string
    if (name.split(' ').length <= 4) {
      add(name)
      add(name.replace(honorific, ''))
    }
    break
  }
  if (mail.from && isPersonSender(mail.from, tenant)) {
    add(mail.from.name)
    add(mail.from.name.split(/\s+[-–|@(]|\s+(?:at|from|van|von|via)\s/)[0] as string)
  }
  for (const attendee of attendees.slice(0, 40)) if (looksLikePerson(attendee)) add(attendee)
  return keys
}

/**
 * Whether a mailbox is somebody's own rather than a function's: the address repeats the name. So does that of an
 * employer on a platform, whose tenant is written before the @, and that of a firm on its own domain.
 */
function isPersonSender(from: Mailbox, tenant: string | null): boolean {
  const [local = '', host = ''] = from.address.split('@')
  const name =
    from.name
      .replace(/\([^()]{0,40}\)/g, '')
      .split(/\s+[-–|@]|\s+(?:at|from|van|von|via)\s|,/)[0]
      ?.trim() ?? ''
  if (name === '' || looksLikeOrganisation(name)) return false
  // 'Lasten talo Tikka': of a person only what joins the names is small.
  if (name.split(' ').some((word) => /^\p{Ll}{4,}$/u.test(word) && !particles.has(word)) && /^\p{Lu}/u.test(name)) return false
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
  if (words.length === 0 || words.length > 5) return false
  if (words.some((word) => teamWords.has(word))) return false
  // 'Anstalten Tallmon, rekryteringen' <rekrytering.tallmon@…> is a desk.
  if (!looksLikePerson(name) && local.split(/[._-]/).some((part) => teamWords.has(part) && !words.includes(part))) return false
  const plain = local.replace(/\+.*/, '').replace(/[^a-z]/g, '')
  const isEmployers =
    plain === tenant?.toLowerCase().replace(/[^a-z]/g, '') || host.replace(/[^a-z.]/g, '').startsWith(`${plain}.`)
  // unilever@myworkday.com writes as 'Unilever Future Leaders'.
  if (isEmployers && (plain === words.join('') || !looksLikePerson(name))) return false
  // optik-sellmann-jobs@m.personio.de is whom the platform calls optik-sellmann.
  if (tenant !== null && tenant.toLowerCase().replace(/[^a-z]/g, '') === words.join('')) return false
  const last = words.at(-1) as string
  const first = words[0] as string
  if (
    plain.length >= 2 &&
    (plain === first ||
      plain === last ||
      plain === first + last ||
      plain === (first[0] ?? '') + last ||
      plain === first + (last[0] ?? '') ||
      plain === last + first ||
      plain === last + (first[0] ?? '') ||
      isGivenNameOf(local, words) ||
      (local.split(/[._-]/).includes(last) && words.length > 1))
  ) {
    // target@… is the firm Target, hollis@… is Hollis.
    return words.length > 1 || (isFirstName(first) && !host.startsWith(`${first}.`))
  }
  return looksLikePerson(name) && words.length > 1
}

const particles = new Set(['della', 'dalla', 'degli', 'delle', 'vander', 'vanden'])

/** Mira of mira.lowe@…: a given name before a family name. */
function isGivenNameOf(local: string, words: readonly string[]): boolean {
  const [given, family, ...others] = local.replace(/\+.*/, '').split(/[._-]/)
  return (
    words.length === 1 &&
    given === words[0] &&
    /^[a-z]{2,}$/.test(family ?? '') &&
    others.length === 0 &&
    !looksLikeOrganisation(family ?? '')
  )
}

const generalWords = new Set(
  'info hello contact office mail email enquiries inquiries admin reception kontakt buero post mailbox inbox'.split(' '),
)

/**
 * Whether a mailbox is answered by whoever is on duty there rather than by one person: it bears a team's name or a
 * task's.
 */
export function isSharedMailbox({ name, address }: Mailbox): boolean {
  if (isPersonSender({ name, address }, null)) return false
  const words = (text: string) =>
    fold(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 || word === 'hr')
  const local = words(address.split('@')[0] ?? '')
  return (
    looksLikeOrganisation(name) ||
    [...words(name), ...local].some((word) => teamWords.has(word)) ||
    local.some((word) => generalWords.has(word))
  )
}

const notRoles =
  /^(?:sent from|von meinem|envoyé|enviado|get outlook|tel|phone|mobile|fax|t:|m:|www\.|http|confidential|this e?-?mail)/i

// 'Managing director: John Smith' is somebody else's role.
const prose = /:\s|^(?:i|we|you|ich|wir|sie|je|nous|yo|io|ik|wij|jeg|jag|vi|minä|ja)\s/i

/** Who signs, with the role under the name, the contact that the mail names, and who calls the meeting. */
export function peopleOf(
  mail: NormalisedMail,
  organizer: Mailbox | null,
  company: string | null,
  tenant: string | null,
): { people: Person[]; evidence: Evidence[] } {
  const people: Person[] = []
  const evidence: Evidence[] = []
  const self = [...mail.to, ...(mail.forwarded?.by ? [mail.forwarded.by] : [])]
  const own = new Set(self.map((box) => box.address))
  // Of sam.kern@… Sam Kern: who looks for work is named in most mails, with the job under it.
  const ownNames = new Set(
    self.flatMap(({ name, address }) => [name, (address.split('@')[0] ?? '').replace(/[._-]+/g, ' ')]).map(nameKey),
  )
  const label = ownLabelOf(mail.from?.address.split('@')[1] ?? '')?.label ?? ''
  const add = (told: Person, quote: string, where: Evidence['where']) => {
    const person = { ...told, role: told.role && withoutFirm(told.role, label) }
    const known = people.find(
      (other) => (person.address !== '' && other.address === person.address) || nameKey(other.name) === nameKey(person.name),
    )
    if (known) {
      known.role ??= person.role
      if (known.address === '') known.address = person.address
      return
    }
    if (people.length < 10) {
      people.push(person)
      evidence.push({ field: 'people', quote: quote.slice(0, 300), where })
    }
  }
  if (mail.from && !own.has(mail.from.address) && isPersonSender(mail.from, tenant)) {
    const name = (mail.from.name.split(/\s+[-–|@(]|\s+(?:at|from|van|von|via)\s|,/)[0] ?? '').trim()
    add(
      { name, address: mail.from.address, role: roleNear(mail.lines, name, company) },
      `${mail.from.name} <${mail.from.address}>`,
      'from',
    )
  }
  const eastern = mail.from && !own.has(mail.from.address) ? japanesePerson(mail.from.name) : null
  if (mail.from && eastern !== null)
    add({ name: eastern, address: mail.from.address, role: null }, `${mail.from.name} <${mail.from.address}>`, 'from')
  const signed = mail.lines.filter((line) => line.zone === 'signature' || line.zone === 'body').slice(-14)
  for (const [at, line] of signed.entries()) {
    const name = nameOfLine(line.text) ?? japanesePerson(line.text)
    if (name === null || ownNames.has(nameKey(name))) continue
    const beside = roleOfLine(line.text.slice(line.text.indexOf(name) + name.length), company)
    const below = roleBelow(signed, at, name, company)
    // 'RN' is a degree rather than what somebody is there.
    const role = beside !== null && !/^\p{Lu}{2,5}$/u.test(beside) ? beside : (below ?? beside)
    if (line.zone === 'body' && role === null && japanesePerson(line.text) === null) continue
    const address = mail.replyTo && fold(mail.replyTo.name).includes(fold(name)) ? mail.replyTo.address : ''
    add({ name, address, role }, line.text, 'signature')
  }
  for (const { person, quote } of namedContacts(mail.lines))
    if (!ownNames.has(nameKey(person.name)) && !own.has(person.address)) add(person, quote, 'body')
  if (organizer && !own.has(organizer.address) && looksLikePerson(organizer.name)) {
    const name = organizer.name.replace(/\s*\([^()]{0,60}\)\s*$/, '')
    const address = /no-?reply|notification|donotreply/.test(organizer.address) ? '' : organizer.address
    add({ name, address, role: roleNear(mail.lines, name, company) }, organizer.name, 'calendar')
  }
  return { people: people.filter((person) => person.address === '' || !isAnonymous(person.address)), evidence }
}

/** 'Personal Plus' of kim@personal-plus.example is where somebody works; a role may stand before it. */
function withoutFirm(role: string, label: string): string | null {
  const parts = role.split(', ')
  const firm = parts.findIndex((part) => /^\p{Lu}/u.test(part) && isNamedLike(label, part))
  return (firm < 0 ? role : parts.slice(0, firm).join(', ')) || null
}

function isAnonymous(address: string): boolean {
  return address === '' || (isFreeMail(address.split('@')[1] ?? '') && /^(?:no-?reply)/.test(address))
}

/** "Carla Boone", "Dana Okonkwo (she/her)", "Sienna Park, Recruiting Coordinator". */
function nameOfLine(text: string): string | null {
  const name = (text.replace(/\([^()]{0,30}\)|^(?:i\. ?[AV]\.|ppa\.|gez\.) ?/gi, '').split(/[,|–—·•]|\s-\s/)[0] ?? '').trim()
  const words = name.split(/\s+/)
  if (words.length < 2 || words.length > 4 || name.length > 50) return null
  return looksLikePerson(name) ? name : null
}

function roleNear(lines: Line[], name: string, company: string | null): string | null {
  const key = nameKey(name)
  const firstName = fold(name.split(' ')[0] ?? '')
  for (const [at, line] of lines.entries()) {
    if (line.zone === 'quoted' || line.text.length > 120) continue
    const found = nameKey((line.text.replace(/\([^()]{0,30}\)/g, '').split(/[,|–—·•]|\s-\s/)[0] ?? '').trim())
    if (found !== key && found !== firstName) continue
    const role = roleOfLine(line.text.slice(line.text.search(/[,|–—·•]|\s-\s/)), company) ?? roleBelow(lines, at, name, company)
    if (role) return role
  }
  return null
}

/** Under a name, a telephone between; what stands under another name is that one's. */
function roleBelow(lines: Line[], at: number, name: string, company: string | null): string | null {
  const isNumber = notRoles.test(lines[at + 1]?.text ?? '')
  const text = lines[isNumber ? at + 2 : at + 1]?.text ?? ''
  const other = nameOfLine(text)
  return other === null || nameKey(other).startsWith(nameKey(name)) ? roleOfLine(text, company) : null
}

function roleOfLine(text: string, company: string | null): string | null {
  const bare = text.replace(/^[\s,|–—·•-]+/, '')
  if (
    bare.length < 2 ||
    bare.length > 90 ||
    notRoles.test(bare) ||
    prose.test(bare) ||
    (/[.!?]$/.test(bare) && !hasLegalForm(bare))
  )
    return null
  const parts = bare.split(/\s*[|–—·•]\s*|,\s+|\s+@\s*|\s+at\s+(?=\p{Lu})|\s-\s/u)
  const role: string[] = []
  for (const part of parts) {
    if (company && nameKey(part) === nameKey(company)) break
    if (looksLikePerson(part) && !role.length) continue
    const words = fold(part).split(/[\s/&-]+/)
    if (
      role.length > 0
        ? words.some((word) => hiringRoles.has(word)) || words.length <= 3
        : words.some((word) => isOccupation(word) || hiringRoles.has(word))
    )
      role.push(part.trim())
    else break
  }
  return role.length > 0 ? role.slice(0, 2).join(', ') : null
}
