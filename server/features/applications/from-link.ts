import type { createApplication } from '../../../contract/applications.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Context } from '../../lib/context.ts'
import { type Fetched, Unreachable } from '../../lib/outbound.ts'
import { take } from '../../lib/rate-limit.ts'
import { type Because, Refusal } from '../../lib/refusal.ts'
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
  if (page.status !== 200) throw unreachable({ reason: 'page_error', values: { status: page.status } })
  const [posting, ...others] = readPostings(textOf(page))
  if (!posting) throw new Refusal('posting_unreadable', 'page_without_posting')
  if (others.length > 0) throw new Refusal('posting_ambiguous', 'page_with_postings')
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
    throw new Refusal('bad_input', 'link_not_public', { errors: [{ path: 'link', because: 'link_not_public' }] })
  }
  if (cause.reason === 'untrusted') throw new Refusal('posting_untrusted', 'page_unproven')
  if (cause.reason === 'too_large') throw unreachable('page_too_large')
  if (cause.reason === 'too_slow') throw unreachable('page_too_slow')
  throw unreachable()
}

const unreachable = (because?: Because) => new Refusal('posting_unreachable', because)

function textOf({ body, contentType }: Fetched): string {
  const charset = /charset=["']?([\w-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    // No encoding of that name.
    return new TextDecoder().decode(body)
  }
}
