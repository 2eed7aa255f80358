import type { Status } from '../../../contract/applications.ts'
import type { Context } from '../../lib/context.ts'
import { type Fetched, Unreachable } from '../../lib/outbound.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import { create, type Undoable } from './edit.ts'
import { readPostings } from './job-posting.ts'

const wanted = { accept: 'text/html, application/xhtml+xml', bytes: 3 * 1024 * 1024 }
const linksPerUser = { name: 'posting links by user', burst: 20, seconds: 15 }

/** Notes an application from the page of its posting. A page that tells no posting, or several, is refused: nothing is guessed. */
export async function createFromLink(
  { db, outbound }: Context,
  userId: string,
  { link, status }: { link: string; status: Status },
): Promise<Undoable> {
  await take(db, linksPerUser, userId)
  const page = await outbound.fetch(link, wanted).catch(refuseUnreachable)
  if (page.status !== 200) throw unreadable(`The page answers with an error (${page.status}); it may be gone`)
  const [posting, ...others] = readPostings(textOf(page))
  if (!posting) throw unreadable('The page holds no job posting that can be read. Note the application by hand.')
  if (others.length > 0) throw unreadable('The page holds several job postings. Open one of them and take its link.')
  const postingUrl = page.url.length <= 2000 ? page.url : link
  return create(db, userId, { ...posting, postingUrl, status, source: 'link' })
}

function refuseUnreachable(cause: unknown): never {
  if (!(cause instanceof Unreachable)) throw cause
  if (cause.reason === 'not_allowed') {
    const message = 'This link leads to no public page'
    throw new Refusal('bad_input', message, { errors: [{ path: 'link', message }] })
  }
  if (cause.reason === 'too_large') throw unreadable('The page is too large')
  if (cause.reason === 'too_slow') throw unreadable('The page did not come in time')
  throw unreadable('The page could not be fetched')
}

const unreadable = (detail: string) => new Refusal('posting_unreadable', detail)

function textOf({ body, contentType }: Fetched): string {
  const charset = /charset=["']?([\w-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    // No encoding of that name.
    return new TextDecoder().decode(body)
  }
}
