import type { Query, QueryClient } from '@tanstack/react-query'
import { type ChangeEvent, changeTypes } from '../../../contract/events.ts'
import { wasAway } from '../../api.ts'
import { firstCall, now, since } from '../../first-call.ts'
import { type Connection, followEvents, marginMs } from './event-stream.ts'
import { staleAfter } from './stale-after.ts'

type Heard = { event: ChangeEvent } | { connection: Connection }
/**
 * What tabs say to each other. A tab that opens later says from when on it needs the changes, and the tab with the stream says
 * when it has told them; `alive`: up to now nothing was missed.
 */
type Said = Heard | { joined: number } | 'told' | 'alive'

const name = 'applybox-events'
/** How much earlier than asked the stream begins, at least: tabs that open together share one. */
const coveredMs = marginMs / 2

/**
 * Refetches what changed on the server until `signal` ends it. One tab holds the stream and tells the others, because a browser
 * opens only six connections to a server that speaks HTTP/1.1; when that tab closes, the next one takes over.
 *
 * What the page fetched before the stream opened isn't fetched again: the stream begins with the changes since then.
 */
export function follow(queries: QueryClient, signal: AbortSignal, onConnection: (connection: Connection) => void): void {
  const channel = new BroadcastChannel(name)
  signal.addEventListener('abort', () => channel.close())
  const refresh = refresher(queries, signal)
  const say = (said: Said) => channel.postMessage(said)
  let connection: Connection = 'connecting'
  /** Every change before it is known here. */
  let knownUntil = firstCall()

  function hear(heard: Heard) {
    if ('event' in heard) return refresh.after(heard.event)
    if (heard.connection === 'open' && connection === 'lost') refresh.back()
    connection = heard.connection
    onConnection(connection)
  }

  function hold() {
    const lastHeard = new Map<ChangeEvent['type'], number>()
    let knownSince = Date.now() - since(knownUntil) - coveredMs
    function tell(heard: Heard) {
      if ('event' in heard) lastHeard.set(heard.event.type, Date.now())
      hear(heard)
      say(heard)
    }
    const tellAll = (types: Iterable<ChangeEvent['type']>) => {
      for (const type of types) tell({ event: { type, applicationId: null, mailId: null } })
    }
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (typeof data !== 'object' || !('joined' in data)) return
      const { joined } = data
      const changed = [...lastHeard].filter(([, at]) => at >= joined).map(([type]) => type)
      tellAll(joined < knownSince ? changeTypes : changed)
      say('told')
      say({ connection })
    }
    return followEvents(signal, () => since(knownUntil), {
      onAlive() {
        knownUntil = now()
        say('alive')
      },
      onEvent: (event) => tell({ event }),
      onOpen(openedWithinMs) {
        tell({ connection: 'open' })
        if (openedWithinMs <= marginMs - coveredMs) return
        knownSince = Date.now()
        tellAll(changeTypes)
      },
      onLost: () => tell({ connection: 'lost' }),
    })
  }

  /** Whether the tab with the stream has told what changed since `knownUntil`. */
  let isTold = false
  const join = () => say({ joined: Date.now() - since(knownUntil) })
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data === 'told') isTold = true
    else if (data === 'alive') knownUntil = isTold ? now() : knownUntil
    else if (!('joined' in data)) hear(data)
    // No tab had the stream when this one joined.
    if (!isTold && typeof data === 'object' && 'connection' in data && data.connection === 'open') join()
  }
  join()
  // Web Locks exist only in secure contexts; elsewhere each tab holds its own stream.
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
  let isBack = false
  signal.addEventListener('abort', () => clearTimeout(timer))

  function flush() {
    timer = undefined
    busyUntil = Date.now() + gatherMs
    const paths = staleAfter(waiting)
    const wasLost = isBack
    refetch(({ queryKey, state }) => {
      // What failed without data waits for 'Try again', or for the connection.
      const waits = state.status === 'error' && state.data === undefined
      return (wasLost && wasAway(state.error)) || (!waits && paths.has(String(queryKey[0])))
    })
    waiting = []
    isBack = false
  }
  const later = () => {
    timer ??= setTimeout(flush, Math.max(togetherMs, busyUntil - Date.now()))
  }
  /** What is on its way for the first time may have been read before the change; it is fetched again once it is answered. */
  function refetch(predicate: (query: Query) => boolean) {
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
      later()
    },
    /** The connection is back: fetches what nobody could answer meanwhile, together with what changed. */
    back() {
      isBack = true
      later()
    },
  }
}
