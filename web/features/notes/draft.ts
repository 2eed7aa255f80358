import { useState } from 'react'

/** A text under way: kept in this browser until it is saved or discarded, so that leaving the page loses nothing. */
export function useDraft(name: string, saved = '') {
  const key = keyOf(name)
  const [draft, setDraft] = useState(() => localStorage.getItem(key))
  function write(next: string | null) {
    setDraft(next)
    try {
      if (next === null || next === saved) localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // The browser's store is full: the text stays on the page.
    }
  }
  const text = draft ?? saved
  /** Puts back a text that did not arrive, before what was begun since. */
  function putBack(lost: string) {
    const begun = localStorage.getItem(key)
    write(begun === null ? lost : `${lost}\n\n${begun}`)
  }
  return { text, isUnsaved: text !== saved, write: (next: string) => write(next), discard: () => write(null), putBack }
}

/** Whether a text of this name is under way. */
export function hasDraft(name: string): boolean {
  return localStorage.getItem(keyOf(name)) !== null
}

/** The text of this name was saved: whoever comes back is not to find it under way. */
export function dropDraft(name: string): void {
  localStorage.removeItem(keyOf(name))
}

const keyOf = (name: string) => `note-draft ${name}`
