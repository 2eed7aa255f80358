import type { Draft, Kind } from './kinds.ts'

/** What the draft of a record goes by; null for one to be added. */
export const draftName = (kind: Kind, id: string | null) => `${kind.name} ${id ?? 'new'}`

const keyOf = (name: string) => `career-draft ${name}`

/** What was typed and not saved yet, in this browser. */
export function keptDraft(name: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // The browser's store is full: the text stays on the page.
  }
}

export function discardDraft(name: string): void {
  localStorage.removeItem(keyOf(name))
}
