import { once } from 'node:events'
import type { FastifyReply } from 'fastify'
import type { ChangeEvent } from '../../contract/events.ts'
import type { EventsAnswer } from '../lib/route.ts'

const beatMs = 15_000

/** The streams that are open, so that closing the server ends them. */
export type OpenStreams = Set<() => void>

/**
 * Server-sent events (WHATWG HTML §9.2). A comment every 15 s keeps proxies from closing the stream;
 * with each, and whenever sessions changed, `mayStay` is asked, so that an ended session hears nothing more.
 */
export async function sendEvents(
  reply: FastifyReply,
  open: OpenStreams,
  subscribe: EventsAnswer,
  mayStay: () => Promise<boolean>,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  // Who hung up while the session was looked for tells of it no second time.
  if (raw.destroyed) return
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-accel-buffering': 'no',
    // An ended stream leaves no idle connection behind for a stopping server to wait for.
    connection: 'close',
  })
  raw.write('retry: 2000\n\n')

  const stayOrEnd = async () => {
    if (!(await mayStay().catch(() => false))) end()
  }
  const unsubscribe = subscribe((event: ChangeEvent) => {
    // A browser that does not read gets no memory of ours: it asks anew when it is back.
    if (raw.writableLength > 256 * 1024) return end()
    raw.write(`data: ${JSON.stringify(event)}\n\n`)
    if (event.type === 'session') void stayOrEnd()
  })
  // From here on nothing is missed: whoever asks for the lists now sees every later change.
  raw.write(': ready\n\n')
  const beat = setInterval(() => {
    raw.write(':\n\n')
    void stayOrEnd()
  }, beatMs)

  let ended = false
  function end() {
    if (ended) return
    ended = true
    clearInterval(beat)
    open.delete(end)
    unsubscribe()
    raw.end()
  }
  open.add(end)
  await once(raw, 'close')
  end()
}
