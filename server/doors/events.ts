import type { ChangeEvent } from '../../contract/events.ts'
import { listen } from '../db/listen.ts'
import { type Change, changesChannel } from '../lib/changes.ts'

export type EventListener = (event: ChangeEvent) => void

export interface Events {
  /** Hears what changes for one user, in this process and in every other one; answers how to stop. */
  subscribe(userId: string, listener: EventListener): () => void
  close(): Promise<void>
}

/** After a gap nobody knows what was missed, so everything that mail changes is looked at again. */
const everything: ChangeEvent[] = (['application', 'mail', 'triage', 'notification', 'profile', 'session'] as const).map(
  (type) => ({
    type,
    applicationId: null,
    mailId: null,
  }),
)

/** Carries what transactions announce to whoever is watching. */
export async function openEvents(url: string, onFailure: (cause: unknown) => void): Promise<Events> {
  const listeners = new Map<string, Set<EventListener>>()
  const tell = (userId: string, events: ChangeEvent[]) => {
    for (const listener of listeners.get(userId) ?? []) for (const event of events) listener(event)
  }

  const listening = await listen(url, changesChannel, {
    notification: (payload) => {
      const { userId, events } = JSON.parse(payload) as Change
      tell(userId, events)
    },
    gap: () => {
      for (const userId of listeners.keys()) tell(userId, everything)
    },
    failure: onFailure,
  })

  return {
    subscribe(userId, listener) {
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
