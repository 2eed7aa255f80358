import type { Status } from '../../contract/applications.ts'
import type { Evidence, Field, SaidTime } from '../reading.ts'
import type { Contact } from './contacts.ts'
import type { Identity } from './identity.ts'
import type { Interview, InterviewStep } from './meeting-table.ts'
import { isLetter } from './own-mail.ts'
import { fits } from './said-time.ts'
import { atNoon, type StatusHistory, type StatusStep } from './status.ts'
import { isTrusted, type StoredMail } from './stored-mail.ts'
import type { Terms } from './terms.ts'

/** The words that decided a fact, and the mail they stand in. */
export interface StoredEvidence extends Evidence {
  mailId: string
}

/** A line of the timeline that follows from mail. */
export interface HistoryEntry {
  kind: 'created' | 'mail' | 'status' | 'interview' | 'warning'
  at: string
  mailId: string
  from: string | null
  to: string | null
  evidence: StoredEvidence[]
}

export interface HistoryInput {
  mails: readonly StoredMail[]
  steps: readonly StatusStep[]
  interviewSteps: readonly InterviewStep[]
  /** The status it began with, when mail began it. */
  began: string | null
}

/** Everything that an application's mails, oldest first, did to it: in that order, and what one mail did as one thing leads to the next. */
export function historyOf({ mails, steps, interviewSteps, began }: HistoryInput): HistoryEntry[] {
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  const quoted = (mailId: string, fields: Field[]) => evidenceOf(byId.get(mailId), fields)
  const [first] = mails
  return inOrderOfCause(mails, [
    ...(first && began !== null
      ? [
          {
            kind: 'created' as const,
            at: first.at,
            mailId: first.id,
            from: null,
            to: began,
            evidence: quoted(first.id, ['company', 'title']),
          },
        ]
      : []),
    ...mails.map(({ id, at, kind }) => ({
      kind: 'mail' as const,
      at,
      mailId: id,
      from: null,
      to: kind,
      evidence: quoted(id, ['kind', 'deadline', 'salary', 'code']),
    })),
    ...steps.flatMap(({ at, from, to, mailId }) =>
      mailId === null ? [] : [{ kind: 'status' as const, at, mailId, from, to, evidence: statusWords(byId.get(mailId), to) }],
    ),
    ...interviewSteps.map((step) => ({
      kind: 'interview' as const,
      ...step,
      evidence: meetingWords(byId.get(step.mailId), step),
    })),
    ...mails.filter((mail) => !isTrusted(mail)).flatMap(warningsOf),
  ])
}

/** What fixes, moves or calls off a meeting: the words for its time, else the sentence that does it. */
function meetingWords(mail: StoredMail | undefined, { to }: InterviewStep): StoredEvidence[] {
  const told = evidenceOf(mail, ['invitation'])
  const acts = mail?.reading.acts ?? []
  const act =
    to === null
      ? acts.find(({ says }) => says.includes('cancel') || says.includes('no'))
      : (acts.find(({ times }) => times.some((time) => mail !== undefined && isAt(time, to, mail))) ??
        acts.find(({ times }) => times.length > 0))
  if (!mail || !act || (told.length > 0 && to !== null)) return told
  return [{ field: 'invitation', quote: act.quote, where: act.where ?? 'body', mailId: mail.id }]
}

const isAt = (time: SaidTime, startsAt: string, { reading, at }: Pick<StoredMail, 'reading' | 'at'>): boolean =>
  time.clock !== null &&
  fits(time, { startsAt, endsAt: null, timeZone: time.zone ?? time.writerZone ?? null, toldAt: reading.sentAt ?? at })

/** The sentence that changed the status: thanks for an interview, the user's own decision, else what shows the kind of the mail. */
function statusWords(mail: StoredMail | undefined, to: Status): StoredEvidence[] {
  const told = evidenceOf(mail, ['kind'])
  const acts = mail?.reading.acts ?? []
  const met = to === 'interview' && mail?.kind !== 'interview' ? acts.find(({ says }) => says.includes('met')) : undefined
  const decision =
    told.length > 0 ? undefined : acts.find(({ says }) => says.includes('withdraw') || says.includes('acceptOffer'))
  const act = met ?? decision
  return mail && act ? [{ field: 'kind', quote: act.quote, where: 'body', mailId: mail.id }] : told
}

const causes: readonly HistoryEntry['kind'][] = ['created', 'mail', 'warning', 'interview', 'status']

/** Mails are dated to the second: events of one moment are ordered by microseconds, which no clock shows. */
function inOrderOfCause(mails: readonly StoredMail[], entries: HistoryEntry[]): HistoryEntry[] {
  const places = new Map(mails.map(({ id }, n) => [id, n]))
  const placeOf = ({ mailId }: HistoryEntry) => places.get(mailId) ?? 0
  const sorted = entries.toSorted((a, b) => placeOf(a) - placeOf(b) || causes.indexOf(a.kind) - causes.indexOf(b.kind))
  const seen = new Map<string, number>()
  return sorted.map((entry) => {
    const n = Math.min(seen.get(entry.at) ?? 0, 999)
    seen.set(entry.at, n + 1)
    return { ...entry, at: entry.at.replace(/(\.\d{3})Z$/, `$1${String(n).padStart(3, '0')}Z`) }
  })
}

function warningsOf(mail: StoredMail): HistoryEntry[] {
  const of = (to: string, quote: string): HistoryEntry => ({
    kind: 'warning',
    at: mail.at,
    mailId: mail.id,
    from: null,
    to,
    evidence: quote === '' ? [] : [{ field: 'trust', quote, where: 'body', mailId: mail.id }],
  })
  const { from, forwarded } = mail.reading
  const failed = mail.authentication?.dmarc === 'fail' ? [of('sender_unproven', (forwarded?.by ?? from)?.address ?? '')] : []
  const passedOn = mail.authentication?.word === 'stranger' ? [of('forwarded_by_stranger', forwarded?.by?.address ?? '')] : []
  return [...failed, ...passedOn, ...mail.reading.trust.warnings.map(({ code, quote }) => of(code, quote))]
}

/** The words behind what an application is called and where it stands: each fact from the mail that gave it. */
export function evidenceOfFacts(
  mails: readonly StoredMail[],
  identity: Identity,
  steps: readonly StatusStep[],
): StoredEvidence[] {
  const fields = ['company', 'title', 'location', 'requisition', 'postingUrl'] as const
  const named = fields.flatMap((field) => {
    const told = mails.find((mail) => mail.reading[field] === identity[field] && quotes(mail, field))
    if (identity[field] === null) return []
    return told === undefined && (field === 'company' || field === 'title')
      ? evidenceOfLikely(mails, field, identity[field])
      : evidenceOf(told, [field])
  })
  const last = steps.findLast((step) => step.mailId !== null)
  const decisive = last ? mails.find((mail) => mail.id === last.mailId) : mails.find((mail) => quotes(mail, 'kind'))
  return [
    ...named,
    ...agencyWords(mails, identity.agency),
    ...(last ? statusWords(decisive, last.to) : evidenceOf(decisive, ['kind'])),
  ]
}

function agencyWords(mails: readonly StoredMail[], name: string | null): StoredEvidence[] {
  const mail = mails.find(({ reading }) => name !== null && reading.agency?.name === name)
  if (!mail?.reading.agency) return []
  const { quote } = mail.reading.agency
  return [{ field: 'agency', quote, where: quote.includes(`<${mail.reading.from?.address}>`) ? 'from' : 'body', mailId: mail.id }]
}

interface TheRest {
  /** What the user said rests on no mail. */
  settled: readonly string[]
  history: Pick<StatusHistory, 'appliedAt'>
  terms: Terms
  interviews: readonly Interview[]
  contacts: readonly Contact[]
}

const mostPeople = 50

/** The words behind the day of applying, the terms, the meetings and the people. */
export function evidenceOfTheRest(
  mails: readonly StoredMail[],
  { settled, history, terms, interviews, contacts }: TheRest,
): StoredEvidence[] {
  const ofField = (field: Field, mail: StoredMail | undefined) => evidenceOf(mail, [field])
  const isSaid = (name: string) => settled.some((field) => field.startsWith(name))
  const told = mails.find(
    ({ at, kind, reading }) => at === history.appliedAt && (isLetter(reading) || kind === 'application_received'),
  )
  const applied = told === undefined ? dayWords(mails, history) : receiptWords(told)
  const meetings = new Set(interviews.map(({ mailId }) => mailId))
  const named = mails.flatMap((mail) => ofField('people', mail))
  return [
    ...(isSaid('appliedAt') ? [] : applied),
    ...(isSaid('workMode') ? [] : ofField('workMode', terms.workMode?.mail)),
    ...(isSaid('employmentType') ? [] : ofField('employmentType', terms.employmentType?.mail)),
    ...(isSaid('startsOn') ? [] : ofField('startsOn', terms.startsOn?.mail)),
    ...(isSaid('salary') ? [] : ofField('salary', terms.pay?.mail)),
    ...mails.filter(({ id }) => meetings.has(id)).flatMap((mail) => ofField('invitation', mail)),
    ...contacts.slice(0, mostPeople).flatMap(({ name }) => named.find(({ quote }) => name !== '' && quote.includes(name)) ?? []),
  ]
}

/** Of a letter those that apply, of a receipt those that make it one. */
function receiptWords(mail: StoredMail): StoredEvidence[] {
  const words = evidenceOf(mail, ['appliedAt'])
  return words.length > 0 ? words : evidenceOf(mail, ['kind']).map((one) => ({ ...one, field: 'appliedAt' as const }))
}

/** The words of a mail that came later and tells the day. */
function dayWords(mails: readonly StoredMail[], { appliedAt }: Pick<StatusHistory, 'appliedAt'>): StoredEvidence[] {
  const mail = mails.find(({ reading }) => reading.appliedOn && atNoon(reading.appliedOn.day) === appliedAt)
  const quote = mail?.reading.appliedOn?.quote
  return mail && quote ? [{ field: 'appliedAt', quote, where: 'body', mailId: mail.id }] : []
}

/** Where a name stands that no mail told by itself. */
function evidenceOfLikely(mails: readonly StoredMail[], field: 'company' | 'title', name: string): StoredEvidence[] {
  const found = mails.flatMap((mail) =>
    (mail.reading.likely?.[field] ?? []).filter((one) => one.name === name).map((one) => ({ ...one, mailId: mail.id })),
  )
  const [likeliest] = found.sort((a, b) => b.share - a.share)
  if (likeliest !== undefined) return [{ ...likeliest.evidence, mailId: likeliest.mailId }]
  // A client that an agency named at last; a title with more behind it than belongs to it.
  const naming = mails.find((mail) => field === 'company' && mail.reading.client?.name === name)
  if (naming?.reading.client) return [{ field, quote: naming.reading.client.quote, where: 'body', mailId: naming.id }]
  return evidenceOf(
    mails.find((mail) => mail.reading[field]?.includes(name) && quotes(mail, field)),
    [field],
  )
}

const quotes = (mail: StoredMail, field: Field) => mail.reading.evidence.some((one) => one.field === field)

function evidenceOf(mail: StoredMail | undefined, fields: Field[]): StoredEvidence[] {
  const fit = ({ field }: Evidence) => fields.includes(field)
  return mail ? mail.reading.evidence.filter(fit).map((one) => ({ ...one, mailId: mail.id })) : []
}
