import type { Query, QueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from '../../../contract/events.ts'
import { ApiProblem } from '../../api.ts'
import { type Connection, followEvents } from './event-stream.ts'
import { staleAfter } from './stale-after.ts'

type Heard = { event: ChangeEvent } | { connection: Connection }

const name = 'applybox-events'

/**
 * Keeps what is shown in step with the server until `signal` ends it. Of all tabs one holds the stream and tells the others, because a
 * browser opens only six connections to a server that speaks HTTP/1.1; when that tab closes, the next one takes over.
 */
export function follow(queries: QueryClient, signal: AbortSignal, onConnection: (connection: Connection) => void): void {
  const channel = new BroadcastChannel(name)
  signal.addEventListener('abort', () => channel.close())
  const refresh = refresher(queries, signal)

  function hear(heard: Heard) {
    if ('event' in heard) return refresh.after(heard.event)
    onConnection(heard.connection)
    // What was answered before may have missed what happened until now, and what nobody could answer may be.
    if (heard.connection === 'open') refresh.answered()
  }
  function tell(heard: Heard) {
    hear(heard)
    channel.postMessage(heard)
  }
  const hold = () =>
    followEvents(signal, {
      onEvent: (event) => tell({ event }),
      onOpen: () => tell({ connection: 'open' }),
      onLost: () => tell({ connection: 'lost' }),
    })

  channel.onmessage = ({ data }: MessageEvent<Heard>) => hear(data)
  // Web Locks exist in secure contexts alone; elsewhere each tab holds its own stream.
  const following = navigator.locks ? navigator.locks.request(name, { signal }, hold) : hold()
  following.catch(() => undefined)
}

/** Reloads as soon as the events of one mail are together, then gathers: a hundred mails that arrive together are a few reloads. */
function refresher(queries: QueryClient, signal: AbortSignal) {
  const togetherMs = 15
  const gatherMs = 400
  let waiting: ChangeEvent[] = []
  let busyUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))

  function flush() {
    timer = undefined
    busyUntil = Date.now() + gatherMs
    const paths = staleAfter(waiting)
    askAnew(({ queryKey }) => paths.has(String(queryKey[0])))
    waiting = []
  }
  /** What is on its way for the first time may have been looked up before the news; it is asked again once it is answered. */
  function askAnew(predicate: (query: Query) => boolean) {
    for (const { promise, queryKey, state } of queries.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
      if (state.status !== 'pending') continue
      promise?.then(
        () => queries.invalidateQueries({ queryKey, exact: true }),
        () => undefined,
      )
    }
    void queries.invalidateQueries({ predicate })
  }
  return {
    after(event: ChangeEvent) {
      waiting.push(event)
      timer ??= setTimeout(flush, Math.max(togetherMs, busyUntil - Date.now()))
    },
    answered: () => askAnew(({ state }) => state.dataUpdatedAt > 0 || state.status === 'pending' || wasAway(state.error)),
  }
}

const wasAway = (error: Error | null) => error instanceof ApiProblem && (error.code === 'offline' || error.code === 'unavailable')
