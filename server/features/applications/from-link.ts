import type { createApplication } from '../../../contract/applications.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Context } from '../../lib/context.ts'
import { type Fetched, Unreachable } from '../../lib/outbound.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import { create, type Undoable } from './edit.ts'
import { type Posting, readPostings } from './job-posting.ts'

const wanted = { accept: 'text/html, application/xhtml+xml', bytes: 3 * 1024 * 1024 }
const linksPerUser = { name: 'posting links by user', burst: 20, seconds: 15 }

/** What the page of a posting tells. A page that tells no posting, or several, is refused: nothing is guessed. */
export async function readPosting(
  { db, outbound }: Context,
  userId: string,
  link: string,
): Promise<Posting & { postingUrl: string }> {
  await take(db, linksPerUser, userId)
  const page = await outbound.fetch(link, wanted).catch(refuseUnreachable)
  if (page.status !== 200) throw unreachable(`The page answers with an error (${page.status}); it may be gone`)
  const [posting, ...others] = readPostings(textOf(page))
  if (!posting)
    throw new Refusal('posting_unreadable', 'The page holds no job posting that can be read. Note the application by hand.')
  if (others.length > 0)
    throw new Refusal('posting_ambiguous', 'The page holds several job postings. Open one of them and take its link.')
  return { ...posting, postingUrl: page.url.length <= 2000 ? page.url : link }
}

type FromLink = Extract<BodyOf<typeof createApplication>, { source: 'link' }>

/** Notes an application from the page of its posting. What the user says goes before what the page tells. */
export async function createFromLink(context: Context, userId: string, { link, ...said }: FromLink): Promise<Undoable> {
  const { company, title } = said
  if (company !== undefined && title !== undefined)
    return create(context.db, userId, { ...said, company, title, postingUrl: link })
  const told = await readPosting(context, userId, link)
  return create(context.db, userId, {
    ...told,
    ...said,
    company: company ?? told.company,
    title: title ?? told.title,
    location: said.location ?? told.location,
    requisition: said.requisition ?? told.requisition,
  })
}

function refuseUnreachable(cause: unknown): never {
  if (!(cause instanceof Unreachable)) throw cause
  if (cause.reason === 'not_allowed') {
    const message = 'This link leads to no public page'
    throw new Refusal('bad_input', message, { errors: [{ path: 'link', message }] })
  }
  if (cause.reason === 'untrusted')
    throw new Refusal('posting_untrusted', 'The page does not prove whose it is: its certificate does not hold')
  if (cause.reason === 'too_large') throw unreachable('The page is too large')
  if (cause.reason === 'too_slow') throw unreachable('The page did not come in time')
  throw unreachable('The page could not be fetched')
}

const unreachable = (detail: string) => new Refusal('posting_unreachable', detail)

function textOf({ body, contentType }: Fetched): string {
  const charset = /charset=["']?([\w-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    // No encoding of that name.
    return new TextDecoder().decode(body)
  }
}
