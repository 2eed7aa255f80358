import type { Edited } from './history.ts'

interface Draft {
  edited: Edited
  /** The one that was changed. */
  revision: number
}

const keyOf = (id: string) => `resume-draft ${id}`

/** What was typed and not saved yet, in this browser. */
export function keptDraft(id: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(id: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {
    // The browser's store is full: the text stays on the page.
  }
}

export function discardDraft(id: string): void {
  localStorage.removeItem(keyOf(id))
}
