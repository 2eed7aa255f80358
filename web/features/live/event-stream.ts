import type { ChangeEvent } from '../../../contract/events.ts'
import { streamEvents } from '../../../contract/events.ts'
import { ApiProblem, open } from '../../api.ts'
import { now, since } from '../../first-call.ts'

export type Connection = 'connecting' | 'open' | 'lost'

interface Listener {
  onEvent: (event: ChangeEvent) => void
  /** Any bytes came: up to now nothing was missed. */
  onAlive: () => void
  /** The stream is open. Where that took longer than `marginMs`, it may have begun too late. */
  onOpen: (openedWithinMs: number) => void
  onLost: () => void
}

// The server writes a comment every 15 s: when even that stays away, the connection is dead.
const silenceMs = 40_000
const longestWaitMs = 30_000
// The server counts the age from when the request arrives: it is asked for more by what that may take.
export const marginMs = 5000

/**
 * Keeps a stream of server-sent events open until `signal` ends it: waits longer after each failure, and tries again when the
 * network is back or the page is looked at again. It begins with the changes of the last `age()` milliseconds. (EventSource
 * can't send the bearer header.)
 */
export async function followEvents(signal: AbortSignal, age: () => number, listener: Listener): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const began = Date.now()
    try {
      await readOnce(signal, age(), listener)
      failures = Date.now() - began > silenceMs ? 0 : failures + 1
    } catch (error) {
      if (signal.aborted || (error instanceof ApiProblem && error.status === 401)) return
      failures += 1
    }
    if (signal.aborted) return
    listener.onLost()
    await pause(Math.min(longestWaitMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2), signal)
  }
}

async function readOnce(signal: AbortSignal, age: number, { onAlive, onEvent, onOpen }: Listener): Promise<void> {
  const silence = new AbortController()
  const either = AbortSignal.any([signal, silence.signal])
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const began = now()
    const response = await open(streamEvents, { query: { age: Math.ceil(age + marginMs) }, signal: either })
    if (!response.body) return
    onOpen(since(began))
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onAlive()
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = block
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).trim())
          .join('\n')
        if (data) onEvent(JSON.parse(data) as ChangeEvent)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Ends early when the network comes back, the page is looked at again, or the stream is not wanted any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      document.removeEventListener('visibilitychange', looked)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const looked = () => {
      if (document.visibilityState === 'visible') done()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    document.addEventListener('visibilitychange', looked)
    signal.addEventListener('abort', done)
  })
}
