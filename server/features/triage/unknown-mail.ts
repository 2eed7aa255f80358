import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import type { listUnknown, Reason } from '../../../contract/mail.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { domainLabel, employerDomain } from '../../mail/attribution/domains.ts'
import { companyKey } from '../companies/index.ts'
import { messageOf } from '../mails/index.ts'
import { archiveMails, findByContact, findByEmployer, findMails, listTriage, nameApplications } from './queries.ts'

type Item = AnswerOf<typeof listUnknown>['list'][number]
type Row = Awaited<ReturnType<typeof listTriage>>['rows'][number]

const mostSuggestions = 5

/** Each with why it waits and where it could belong: what attribution found, then whose person or employer wrote it. */
export async function listUnknownMail(db: Db, userId: string, query: QueryOf<typeof listUnknown>) {
  const { rows, nextCursor } = await listTriage(db, userId, query)
  const candidates = rows.flatMap((row) => row.decision?.candidates ?? [])
  const [named, known, employers] = await Promise.all([
    nameApplications(db, userId, unique(candidates.map(({ applicationId }) => applicationId))),
    findByContact(db, userId, unique(rows.map(({ fromAddress }) => fromAddress.toLowerCase()).filter(Boolean))),
    findByEmployer(db, userId, unique(rows.filter(isToSettle).flatMap(employersOf))),
  ])
  const applications = new Map(named.map((application) => [application.id, application]))

  const suggestionsFor = (row: Row): Item['suggestions'] => {
    const found = (row.decision?.candidates ?? [])
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ applicationId, reasons }) => {
        const application = applications.get(applicationId)
        return application ? [suggest(application, reasons)] : []
      })
    const byPerson = known
      .filter(({ address }) => address === row.fromAddress.toLowerCase())
      .map((application) => suggest(application, [{ code: 'wrote_before', value: application.address }]))
    const names = isToSettle(row) ? employersOf(row) : []
    const byEmployer = employers
      .filter(({ employer }) => names.includes(employer))
      .map((application) => suggest(application, [{ code: 'from_or_about', value: application.companyName ?? '' }]))
    const all = [...found, ...byPerson, ...byEmployer]
    return all
      .filter((one, at) => all.findIndex((other) => other.applicationId === one.applicationId) === at)
      .slice(0, mostSuggestions)
  }
  return {
    list: rows.map((row) => ({
      ...messageOf(row),
      filter: row.triage as Item['filter'],
      reasons: reasonsFor(row),
      suggestions: suggestionsFor(row),
    })),
    nextCursor,
  }
}

const isToSettle = ({ triage }: Row) => triage === 'review' || triage === 'failed'

/** The employer that the mail names, and the one whose domain it came from. */
function employersOf({ company, platform, fromAddress }: Row): string[] {
  const domain = employerDomain({ address: fromAddress, platform: platform ?? 'direct' })
  const names = [companyKey(company ?? ''), companyKey(domain === null ? '' : domainLabel(domain))]
  return names.map((name) => name.replaceAll(' ', '')).filter(Boolean)
}

function suggest(application: { id: string; companyName: string | null; jobTitle: string | null }, reasons: Reason[]) {
  return { applicationId: application.id, company: application.companyName, title: application.jobTitle, reasons }
}

function reasonsFor({ triage, failure, decision }: Row): Reason[] {
  if (triage === 'failed') return [{ code: 'unreadable', value: failure ?? '' }]
  return decision?.reasons ?? []
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}

/** Out of the way, or back. Answers how many were moved; refuses all when one is not the user's. */
export async function archiveUnknownMail(db: Db, userId: string, mailIds: string[], archived: boolean): Promise<number> {
  return transaction(db, async (trx) => {
    const ids = unique(mailIds)
    if ((await findMails(trx, userId, ids)).length < ids.length) throw new Refusal('not_found')
    const count = await archiveMails(trx, userId, ids, archived)
    if (count > 0) await announce(trx, userId, [{ type: 'triage', applicationId: null, mailId: null }])
    return count
  })
}
