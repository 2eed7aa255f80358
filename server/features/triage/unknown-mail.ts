import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import type { listUnknown } from '../../../contract/mail.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { messageOf } from '../mails/index.ts'
import { archiveMails, findByContact, findMails, listTriage, nameApplications } from './queries.ts'

type Item = AnswerOf<typeof listUnknown>['list'][number]
type Row = Awaited<ReturnType<typeof listTriage>>['rows'][number]

const mostSuggestions = 5

/** Each with why it waits and where it could belong: what attribution found, then who wrote about an application before. */
export async function listUnknownMail(db: Db, userId: string, query: QueryOf<typeof listUnknown>) {
  const { rows, nextCursor } = await listTriage(db, userId, query)
  const candidates = rows.flatMap((row) => row.decision?.candidates ?? [])
  const [named, known] = await Promise.all([
    nameApplications(db, userId, unique(candidates.map(({ applicationId }) => applicationId))),
    findByContact(db, userId, unique(rows.map(({ fromAddress }) => fromAddress.toLowerCase()).filter(Boolean))),
  ])
  const names = new Map(named.map((application) => [application.id, application]))

  const suggestionsFor = (row: Row): Item['suggestions'] => {
    const found = (row.decision?.candidates ?? [])
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ applicationId, reason }) => {
        const application = names.get(applicationId)
        return application ? [suggest(application, reason)] : []
      })
    const taken = new Set(found.map(({ applicationId }) => applicationId))
    const more = known
      .filter(({ id, address }) => address === row.fromAddress.toLowerCase() && !taken.has(id))
      .map((application) => suggest(application, `${application.address} wrote about it before`))
    return [...found, ...more].slice(0, mostSuggestions)
  }
  return {
    list: rows.map((row) => ({
      ...messageOf(row),
      filter: row.triage as Item['filter'],
      reason: reasonFor(row),
      suggestions: suggestionsFor(row),
    })),
    nextCursor,
  }
}

function suggest(application: { id: string; companyName: string | null; jobTitle: string | null }, reason: string) {
  return { applicationId: application.id, company: application.companyName, title: application.jobTitle, reason }
}

function reasonFor({ triage, failure, decision }: Row): string {
  if (triage === 'failed') return failure ?? 'It could not be read'
  return decision?.reason ?? ''
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
