import { type ChangeEvent, changeTypes } from '../../contract/events.ts'
import { listen } from '../db/listen.ts'
import { type Change, changesChannel } from '../lib/changes.ts'

export type EventListener = (event: ChangeEvent) => void

export interface Events {
  /**
   * Calls the listener for each change of one user, in this process and in every other one, and returns how to stop. With `age`,
   * the changes of that many milliseconds before now come first.
   */
  subscribe(userId: string, listener: EventListener, age?: number): () => void
  close(): Promise<void>
}

const ofType = (type: ChangeEvent['type']): ChangeEvent => ({ type, applicationId: null, mailId: null })

/** After a gap nobody knows what was missed, so everything counts as changed. */
const everything = changeTypes.map(ofType)

/** Carries what transactions announce to whoever is watching. */
export async function openEvents(url: string, onFailure: (cause: unknown) => void): Promise<Events> {
  const listeners = new Map<string, Set<EventListener>>()
  /** When each type of event was last heard, by user. On the monotonic clock: it only measures ages. */
  const lastHeard = new Map<string, Map<ChangeEvent['type'], number>>()
  /** From when on every change was heard. */
  let completeSince = Number.POSITIVE_INFINITY
  const tell = (userId: string, events: ChangeEvent[]) => {
    for (const listener of listeners.get(userId) ?? []) for (const event of events) listener(event)
  }

  const listening = await listen(url, changesChannel, {
    notification: (payload) => {
      const { userId, events } = JSON.parse(payload) as Change
      const heard = lastHeard.get(userId) ?? new Map<ChangeEvent['type'], number>()
      lastHeard.set(userId, heard)
      for (const { type } of events) heard.set(type, performance.now())
      tell(userId, events)
    },
    gap: () => {
      lastHeard.clear()
      completeSince = performance.now()
      for (const userId of listeners.keys()) tell(userId, everything)
    },
    failure: onFailure,
  })

  completeSince = performance.now()

  function changedWithin(age: number, userId: string): ChangeEvent[] {
    const since = performance.now() - age
    if (since < completeSince) return everything
    return [...(lastHeard.get(userId) ?? [])].filter(([, at]) => at >= since).map(([type]) => ofType(type))
  }

  return {
    subscribe(userId, listener, age) {
      if (age !== undefined) for (const event of changedWithin(age, userId)) listener(event)
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
    close: () => listening.close(),
  }
}
