import { legalForms } from '../../../domain/names/legal-forms.ts'
import { fold } from '../../../domain/text/fold.ts'
import { platforms } from '../../platforms/known.ts'
import { spelledBy } from '../domain-name.ts'
import {
  canBeCompany,
  canBeSetApart,
  hasLegalForm,
  isAddressed,
  looksLikeOrganisation,
  looksLikePerson,
  nameKey,
  withoutTeam,
} from '../names.ts'
import { nameConnectors, notCompanies, organisationWords, teamWords } from '../words/company-cues.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlace } from '../words/places.ts'
import type { CompanyContext } from './sighting.ts'

export function isPossible(text: string, context: CompanyContext, isSet = false): boolean {
  const key = nameKey(text)
  // Indeed, Target and Monday are employers when the mail comes from their own domain.
  if (context.platform === null && key.length > 2 && context.own?.label === key.replaceAll(' ', '')) return true
  if (isTenant(text, context)) return true
  // Cardinal Outfitters is a firm where cardinaloutfitters.example says so, whatever trade it names.
  if (context.platform === null && words(key) > 1 && !looksLikePerson(text) && fitsOwnDomain(text, context)) return true
  // So is 'Yes, Chef!' as a display name at yeschefcatering.example.
  if (isSet && context.platform === null && words(key) > 1 && !looksLikePerson(text) && resemblesOwnDomain(text, context))
    return true
  if (
    !(canBeCompany(text) || (isSet && canBeSetApart(text))) ||
    context.people.has(key) ||
    areInitials(text, context) ||
    isBrand(key, context) ||
    isAddressed(text)
  )
    return false
  if (isPlace(text) && !looksLikeOrganisation(text)) return false
  const parts = key.split(' ')
  if (parts.length < 4 && greetings.has(parts[0] as string)) return false
  // A job title between the cues of a name: "at the Line Cook station"; set apart, Brightpath Tutors is a firm.
  const last = parts.at(-1) as string
  if (isSet && parts.length > 1 && last.endsWith('s')) return true
  if (/^(?:The )?Office of /.test(text)) return true
  // 'Cooperativa del Valle San Telmo Pescador': a house of a kind, called by whoever it may be.
  if (parts.length > 3 && organisationWords.has(parts[0] as string) && nameConnectors.has(parts[1] as string)) return true
  if (parts.length > 1 && isOccupation(last) && !last.endsWith('s') && !organisationWords.has(last) && !hasLegalForm(text))
    return false
  // 'Penrose Opticians', 'Straits Pilots': a firm calls itself by what its people are, all of them.
  if (parts.length > 1 && last.endsWith('s') && text.split(' ').every((word) => /^[\p{Lu}&\d]/u.test(word))) return true
  return !(parts.length > 1 && isOccupation(last) && !looksLikeOrganisation(text) && !hasLegalForm(text))
}

/** 'Interview AV / JH': who takes part. */
const areInitials = (text: string, { people }: CompanyContext): boolean =>
  /^\p{Lu}{2,3}$/u.test(text) &&
  [...people].some(
    (person) =>
      fold(text) ===
      person
        .split(' ')
        .map((name) => name[0])
        .join(''),
  )

/** As the platform calls its customer: 'Ottilie' at ottilie.teamtailor-mail.com is a firm, though people are called so too. */
export const isTenant = (text: string, { platform }: CompanyContext): boolean =>
  (platform?.tenant ?? '').length > 2 &&
  nameKey(text).replaceAll(' ', '') === fold(platform?.tenant ?? '').replace(/[^a-z0-9]/g, '')

// 'LG Lena', 'Hallo Jonas', 'Bonjour Lucía'
const greetings = new Set(
  'hi hello hey dear hallo liebe lieber lg vg mfg gruss grusse guten bitte danke bonjour bonsoir salut cher chere merci hola buenos buenas gracias ciao buongiorno hej hei moi terve hoi beste dag groetjes groeten bedankt ola bom boa kaere kjaere tak takk tack kiitos czesc dzien thanks cheers knus kram klem mvh vh vanliga venlig vennlig hilsen hilsner halsningar godmorgen goddag panie szanowna szanowny pozdrawiam terveisin terkuin terkut ystavallisin huomenta herzliche freundliche viele schone schonen gruezi servus geachte vriendelijke cordialement cordialmente saludos saludo abraco abracos atenciosamente saluti cordiali distinti gentile egregio gentili estimado estimada prezado prezada'.split(
    ' ',
  ),
)

const words = (key: string) => key.split(' ').length

const fitsOwnDomain = (text: string, context: CompanyContext): boolean => {
  const label = context.own?.label
  return label !== undefined && label.length > 6 && canBeCompany(text) && spelledBy(label, text) === 1
}

const resemblesOwnDomain = (text: string, context: CompanyContext): boolean => {
  const label = context.own?.label
  return label !== undefined && label.length > 6 && canBeCompany(text) && spelledBy(label, text) > 0.6
}

/** Whether a name is the sender's own. */
export const spellsSender = (text: string, context: CompanyContext): boolean => {
  const label = context.own?.label
  return (
    (label !== undefined && (spelledBy(label, text) > 0.5 || spelledBy(label, withoutTeam(text)) > 0.5)) ||
    nameKey(text) === nameKey(withoutTeam(context.mail.from?.name ?? ''))
  )
}

/** With what contracts are signed: employers write of it, and its makers send what they send. */
const signingBrands = platforms.flatMap(({ type, brands }) => (type === 'signing' ? brands : []))

/** The sending platform is never the employer, nor is a board that a mail merely mentions. */
export function isBrand(key: string, context: CompanyContext): boolean {
  const type = context.platform?.platform.type
  // Who hires through a system may be the maker of such a tool.
  const isHiring = type === 'ats' || type === 'board'
  const brands = [...(context.platform?.platform.brands ?? []), ...(isHiring ? [] : signingBrands)]
  for (const brand of brands) {
    const known = nameKey(brand)
    if (
      key === known ||
      (key.startsWith(`${known} `) &&
        key.split(' ').length === known.split(' ').length + 1 &&
        nameKey(context.mail.from?.name ?? '') === key)
    )
      return true
    if (
      key.startsWith(`${known} `) &&
      key
        .slice(known.length + 1)
        .split(' ')
        .every(
          (word) =>
            teamWords.has(word) ||
            notCompanies.has(word) ||
            legalForms.text.has(word) ||
            [
              'acrobat',
              'sign',
              'system',
              'electronic',
              'signature',
              'spain',
              'limited',
              'corporation',
              'clinic',
              'candidate',
              'success',
              'hire',
              'apply',
            ].includes(word),
        )
    )
      return true
  }
  return false
}
