import type { ChangeEvent } from '../../../contract/events.ts'
import { streamEvents } from '../../../contract/events.ts'
import { ApiProblem, open } from '../../api.ts'

export type Connection = 'connecting' | 'open' | 'lost'

interface Listener {
  onEvent: (event: ChangeEvent) => void
  /** The stream is open; what happened before may have been missed. */
  onOpen: () => void
  onLost: () => void
}

// The server writes a comment every 15 s: when even that stays away, the connection is dead.
const silenceMs = 40_000
const longestWaitMs = 30_000

/**
 * Keeps a stream of server-sent events open until `signal` ends it: waits longer after each failure, and tries at once when
 * the network is back or the page is looked at again. (EventSource can not send the bearer header.)
 */
export async function followEvents(signal: AbortSignal, listener: Listener): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const began = Date.now()
    try {
      await readOnce(signal, listener)
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

async function readOnce(signal: AbortSignal, { onEvent, onOpen }: Listener): Promise<void> {
  const silence = new AbortController()
  const either = AbortSignal.any([signal, silence.signal])
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const response = await open(streamEvents, { signal: either })
    if (!response.body) return
    onOpen()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
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
