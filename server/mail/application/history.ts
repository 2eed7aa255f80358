import type { Evidence, Field } from '../../../reader/reading.ts'
import type { StoredEvidence } from '../../db/json-columns.ts'
import type { Identity } from './identity.ts'
import type { InterviewStep } from './interviews.ts'
import type { StatusStep } from './status.ts'
import { isTrusted, type StoredMail } from './stored-mail.ts'

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

/** Everything that an application's mails, oldest first, did to it. */
export function historyOf({ mails, steps, interviewSteps, began }: HistoryInput): HistoryEntry[] {
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  const quoted = (mailId: string, fields: Field[]) => evidenceOf(byId.get(mailId), fields)
  const [first] = mails
  return [
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
      mailId === null ? [] : [{ kind: 'status' as const, at, mailId, from, to, evidence: quoted(mailId, ['kind']) }],
    ),
    ...interviewSteps.map((step) => ({ kind: 'interview' as const, ...step, evidence: quoted(step.mailId, ['invitation']) })),
    ...mails.filter((mail) => !isTrusted(mail)).flatMap(warningsOf),
  ]
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
  return [...failed, ...mail.reading.trust.warnings.map(({ code, quote }) => of(code, quote))]
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
  return [...named, ...evidenceOf(decisive, ['kind'])]
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
