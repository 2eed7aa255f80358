import { useSyncExternalStore } from 'react'
import { onSessionEnd } from '../../session.ts'

/** What the browser's store has no room for stays as long as the page. */
const unkept = new Map<string, string>()
const listeners = new Set<() => void>()
/** Who writes: another one once the session has ended. */
let person = Symbol()
onSessionEnd(() => {
  unkept.clear()
  person = Symbol()
})

const keyOf = (name: string) => `note-draft ${name}`

function draftOf(name: string): string | null {
  return unkept.get(name) ?? localStorage.getItem(keyOf(name))
}

function keep(name: string, text: string | null): void {
  unkept.delete(name)
  try {
    if (text === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), text)
  } catch {
    if (text !== null) unkept.set(name, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A text under way: kept in this browser until it is saved or discarded, so that leaving the page loses nothing. */
export function useDraft(name: string, saved = '') {
  const text = useSyncExternalStore(subscribe, () => draftOf(name)) ?? saved
  return {
    text,
    isUnsaved: text !== saved,
    write: (next: string) => keep(name, next === saved ? null : next),
    discard: () => keep(name, null),
    take: () => takeDraft(name),
  }
}

/** Takes a text away to be saved. Answers what puts it back where it does not arrive, before what was begun since. */
function takeDraft(name: string): () => void {
  const taken = draftOf(name)
  const by = person
  keep(name, null)
  return () => {
    if (taken === null || by !== person) return
    const begun = draftOf(name)
    keep(name, begun === null ? taken : `${taken}\n\n${begun}`)
  }
}

/** Whether a text of this name is under way. */
export function hasDraft(name: string): boolean {
  return draftOf(name) !== null
}
