import { alike, isMentioned } from '../attribution/comparison.ts'
import { domainLabel, employerDomain, isFromPlatform } from '../attribution/domains.ts'
import { withHeldNames } from '../attribution/held.ts'
import type { Facts } from '../attribution/shapes.ts'
import { isNamedLike } from '../names/company-domain.ts'
import { companyKey, spokenName, withoutDesk } from '../names/company-key.ts'
import { isAmong, parentOf, relateCompanyKeys } from '../names/company-relation.ts'
import { titleKey } from '../names/title-key.ts'
import { likenessOfTitleKeys } from '../names/title-likeness.ts'
import { type Likely, reviewBelow } from '../reading.ts'
import { foldWords } from '../text/fold.ts'
import { agencyOf } from './agency.ts'

/** What an application is called, and where in its history that stands. */
export interface Identity {
  company: string | null
  /** Who arranges it, where that is not the company. */
  agency: string | null
  title: string | null
  location: string | null
  requisition: string | null
  postingUrl: string | null
}

/**
 * Company and job of an application from all its mails, oldest first: what most speaks for; a client before its agency;
 * the title as the confirmation has it. What no mail tells by itself, several may tell together. Beside mail that is to
 * be trusted other mail gives names that are lacking, and nothing else: least of all a link. Where the user `named` the
 * company, the agency is who writes for that one.
 */
export function identityOf(mails: readonly Facts[], named: string | null = null): Identity {
  const trusted = mails.filter(({ isTrusted }) => isTrusted)
  const all = toldBy(mails)
  const told = trusted.length === 0 || trusted.length === mails.length ? all : toldBy(trusted)
  const company = told.company ?? all.company
  const agency = agencyOf(trusted.length === 0 ? mails : trusted, named ?? company)
  return { ...told, company, title: told.title ?? all.title, agency }
}

function toldBy(read: readonly Facts[]): Omit<Identity, 'agency'> {
  const mails = read.map(withHeldNames)
  const first = <K extends 'requisition' | 'postingUrl'>(field: K) => mails.find((mail) => mail[field] !== null)?.[field] ?? null
  return {
    company: companyOf(mails),
    title: titleOf(mails),
    location: placeOf(mails),
    requisition: first('requisition'),
    postingUrl: first('postingUrl'),
  }
}

/** As the first mail has it; where a system wrote that one, as the employer's people have it, unless they only say less. */
function placeOf(mails: readonly Facts[]): string | null {
  const told = mails.filter(({ location }) => location !== null)
  const [first] = told
  const place = first?.location ?? null
  const own = first && isFromPlatform(first) ? told.find((mail) => !isFromPlatform(mail))?.location : undefined
  return own && place && !foldWords(own).every((word) => foldWords(place).includes(word)) ? own : place
}

/** One name with all that speaks for it. */
interface Spelling {
  key: string
  name: string
  /** How likely each mail that has it holds it to be the name. */
  shares: Map<Facts, number>
  /** The sum of these; a confirmation counts twice, for it names what was applied for. */
  weight: number
  /** The mails that are sure enough of it to tell it. */
  tellers: Facts[]
  isConfirmed: boolean
  /** The domains that wrote and bear the name: an agency's, where there is another name too. */
  domains: Set<string>
}

/** From here on what all mails together hold is stated. */
const leastTogether = 0.7

function companyOf(mails: readonly Facts[]): string | null {
  const all = withoutParents(spellingsOf(mails, 'company', companyKey, withoutDesk), mails)
  const named = mails.findLast(({ client }) => client)?.client?.name ?? null
  if (named !== null) {
    // 'Heron Mill in Stowe' says where it is.
    const isPlaced = ({ name }: Spelling) => name.startsWith(`${named} `) && /^\p{Ll}/u.test(name.slice(named.length + 1))
    const forms = all.filter(
      (one) => one.tellers.length > 0 && relateCompanyKeys(one.key, companyKey(named)) !== 'different' && !isPlaced(one),
    )
    const fullest = favourite(forms)?.name ?? ''
    return companyKey(fullest).length < companyKey(named).length ? named : fullest
  }
  const brands = all.filter((one) => isBrand(one, all))
  if (brands.length > 0) return favourite(brands)?.name ?? null
  const clients = all.filter((one) => isClient(one, all))
  if (clients.length > 0) return favourite(clients)?.name ?? null
  const told = all.filter((one) => one.tellers.length > 0)
  const most = favourite(told)
  if (most !== undefined) return asConfirmed(most, all).name
  return favourite(together(all, (a, b) => relateCompanyKeys(a, b) !== 'different'))?.name ?? null
}

/** The group that a house belongs to may write for it all along. */
function withoutParents(all: readonly Spelling[], mails: readonly Facts[]): readonly Spelling[] {
  const parents = mails.flatMap((mail) => parentOf(mail) ?? []).map(companyKey)
  const houses = all.filter(({ key }) => parents.every((parent) => relateCompanyKeys(parent, key) === 'different'))
  return houses.some(({ tellers }) => tellers.length > 0) ? houses : all
}

/** A group's system confirms, and the house where one would work writes itself: 'Heron Mill, part of Stowe Foods Group'. */
function isBrand(one: Spelling, all: readonly Spelling[]): boolean {
  const isGroup = (other: Spelling) =>
    groups.test(other.name) &&
    other.tellers.length > 0 &&
    other.tellers.every(isFromPlatform) &&
    relateCompanyKeys(other.key, one.key) === 'different'
  const own = one.tellers.filter((mail) => !isFromPlatform(mail))
  return one.domains.size > 0 && all.some((other) => isGroup(other) && own.some(({ named }) => isAmong(named ?? [], other.name)))
}
const groups = /(?<!\p{L})(?:group|groupe|gruppe|groep|gruppo|grupo|gruppen|koncernen|holdings?)(?!\p{L})/iu

/** 'Heron Mill Flour' where the confirmation says so, however often people say 'Heron Mill'. */
function asConfirmed(one: Spelling, all: readonly Spelling[]): Spelling {
  const isTold = ({ tellers }: Spelling) => tellers.some(({ kind }) => kind === 'application_received')
  if (isTold(one)) return one
  const forms = all.filter((other) => other.isConfirmed && relateCompanyKeys(other.key, one.key) === 'part')
  return favourite(forms.filter(isTold)) ?? favourite(forms.filter(({ weight }) => weight > one.weight)) ?? one
}

/** Not the sender's own name though another is: the sender writes for it. Once in passing is not enough. */
function isClient(one: Spelling, all: readonly Spelling[]): boolean {
  const agencies = all.filter((other) => other.domains.size > 0 && relateCompanyKeys(other.key, one.key) === 'different')
  if (agencies.length === 0) return false
  if (one.tellers.length === 0 && (one.shares.size < 2 || togetherOf([one]) < leastTogether)) return false
  if (one.domains.size === 0) return one.isConfirmed || one.shares.size > 1
  // Both write from domains of their own: who confirmed is the agency, unless the other writes in its name.
  return (
    !one.isConfirmed &&
    agencies.some(
      (agency) =>
        agency.isConfirmed &&
        agency.domains.isDisjointFrom(one.domains) &&
        !one.tellers.some(({ subject }) => isMentioned(spokenName(agency.name), subject)),
    )
  )
}

function titleOf(mails: readonly Facts[]): string | null {
  const all = spellingsOf(mails, 'title', (name) => titleKey(withoutConditions(name)), withoutConditions)
  const told = all.some((one) => one.tellers.length > 0) ? all : together(all, (a, b) => likenessOfTitleKeys(a, b) >= alike)
  const confirmed = told.filter((one) => one.isConfirmed)
  const fullest = favourite(confirmed.length > 0 ? confirmed : told)
  return (favourite(all.filter((one) => fullest !== undefined && isWithoutTail(one, fullest))) ?? fullest)?.name ?? null
}

/**
 * 'Baker (34.5 hrs)' and 'Baker (part-time, Leeds)' are called 'Baker'; 'Baker (Nights)' and 'Nurse (Band 5)' are
 * called so.
 */
function withoutConditions(title: string): string {
  const [whole = '', inside = ''] = /\s*\(([^()]{1,80})\)$/.exec(title) ?? []
  const isCondition =
    (/[\d,]/.test(inside) && !/^\p{L}+ \d+$/u.test(inside)) ||
    / (?:möglich|possible|mogelijk|posible|possibile|muligt?|möjlig)$/i.test(inside)
  const plain = (isCondition ? title.slice(0, -whole.length) : title).replace(/^(?:and|und|et|y|og|och|en|[&+]) (?=\p{L})/u, '')
  return plain || title
}

/**
 * A system's 'Baker (Leeds Depot)' is 'Baker' where two other mails, or another of the same system, say so; on what
 * terms a job is offered belongs to it.
 */
function isWithoutTail(one: Spelling, whole: Spelling): boolean {
  if (!whole.key.startsWith(`${one.key} `) || !whole.name.endsWith(')') || !whole.tellers.every(isFromPlatform)) return false
  const systems = whole.tellers.map(({ platform }) => platform)
  const isSaidSo = one.tellers.length > 1 || one.tellers.some((mail) => isFromPlatform(mail) && systems.includes(mail.platform))
  return (
    isSaidSo &&
    !whole.key
      .slice(one.key.length)
      .split(' ')
      .some((word) => terms.has(word))
  )
}

const terms = new Set(
  (
    'contract hire temp temporary permanent seasonal fixed term maternity cover part full time night nights day days weekend weekends evening ' +
    'evenings shift shifts casual freelance remote hybrid intern internship trainee apprentice graduate befristet vertretung teilzeit vollzeit ' +
    'minijob elternzeit tijdelijk deeltijd fulltime parttime cdi cdd temps partiel temporal parcial tempo determinato vikariat deltid aften nat'
  ).split(' '),
)

/** Those of which the mails together are sure enough, each in whatever form. */
function together(all: readonly Spelling[], isForm: (a: string, b: string) => boolean): Spelling[] {
  return all.filter((one) => togetherOf(all.filter((other) => other === one || isForm(one.key, other.key))) >= leastTogether)
}

/** How likely it is that one of these is the name. */
function togetherOf(forms: readonly Spelling[]): number {
  const mails = new Set(forms.flatMap((form) => [...form.shares.keys()]))
  const inMail = (mail: Facts) => forms.reduce((sum, form) => sum + (form.shares.get(mail) ?? 0), 0)
  return 1 - [...mails].reduce((product, mail) => product * Math.max(0, 1 - inMail(mail)), 1)
}

/** A confirmation that holds an employer's name less likely than this does not say it. */
const leastConfirmed = 0.3

function spellingsOf(
  mails: readonly Facts[],
  field: 'company' | 'title',
  fold: (text: string) => string,
  show: (text: string) => string,
): Spelling[] {
  const found = new Map<string, Spelling>()
  const confirmations = mails.filter(confirms)
  const founding = mails.find((mail) => mail[field] !== null)
  for (const mail of mails) {
    const domain = mail.from === null ? null : employerDomain({ address: mail.from.address, platform: mail.platform })
    // Who is asked to finish an application began it under this name.
    const isBegun = mail === founding && mail.kind === 'action_required'
    const isConfirmation = isBegun || (confirmations.length > 0 ? confirmations.includes(mail) : mail === founding)
    for (const { name, share } of namesIn(mail, field)) {
      const key = fold(name)
      if (key === '') continue
      const one = found.get(key) ?? unsaid(key, show(name))
      found.set(key, one)
      one.shares.set(mail, (one.shares.get(mail) ?? 0) + share)
      one.weight += (isConfirmation ? 2 : 1) * share
      if (name === mail[field]) one.tellers.push(mail)
      one.isConfirmed ||= isConfirmation && (field === 'title' || share >= leastConfirmed)
      if (domain !== null && isNamedLike(domainLabel(domain), name)) one.domains.add(domain)
    }
  }
  const all = [...found.values()]
  return all.length <= mostCompared ? all : byWeight(all).slice(0, mostCompared)
}

/** What is hardly a confirmation confirms nobody. */
const confirms = ({ kind, confidence, within }: Facts): boolean =>
  kind === 'application_received' && (within?.confidence ?? confidence) >= reviewBelow

/** Each is compared with each: a thread in which every mail holds other names possible must not stop the rest. */
const mostCompared = 100

const unsaid = (key: string, name: string): Spelling => ({
  key,
  name,
  shares: new Map(),
  weight: 0,
  tellers: [],
  isConfirmed: false,
  domains: new Set(),
})

/** What a mail tells, and what else it may say. */
function namesIn(mail: Facts, field: 'company' | 'title'): Pick<Likely, 'name' | 'share'>[] {
  const told = mail[field]
  const likely = mail.likely?.[field] ?? []
  return told === null || likely.some(({ name }) => name === told) ? likely : [{ name: told, share: 1 }, ...likely]
}

/** What most speaks for; of two equals the earlier. */
const favourite = (spellings: readonly Spelling[]): Spelling | undefined => byWeight(spellings)[0]

const byWeight = (spellings: readonly Spelling[]): Spelling[] => spellings.toSorted((a, b) => b.weight - a.weight)
