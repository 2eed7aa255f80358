import type { ResumeDocument } from '../../../../contract/resume-document.ts'

/** What is edited. */
export interface Edited {
  name: string
  document: ResumeDocument
}

export interface History {
  now: Edited
  past: Edited[]
  future: Edited[]
  /** Field and time of the last change: typing in one field is one undo step. */
  last: { about: string; at: number } | null
}

export type Action =
  | { type: 'change'; to: Edited; about: string; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'replace'; to: Edited }

const mostSteps = 200
/** Pause in milliseconds after which typing begins a new undo step. */
const rest = 1500

export const begin = (now: Edited): History => ({ now, past: [], future: [], last: null })

export function next(history: History, action: Action): History {
  const { now, past, future, last } = history
  switch (action.type) {
    case 'change': {
      const goesOn = last !== null && last.about === action.about && action.about !== '' && action.at - last.at < rest
      const steps = goesOn ? past : [...past, now].slice(-mostSteps)
      return { now: action.to, past: steps, future: [], last: { about: action.about, at: action.at } }
    }
    case 'undo': {
      const before = past.at(-1)
      return before ? { now: before, past: past.slice(0, -1), future: [now, ...future], last: null } : history
    }
    case 'redo': {
      const [after, ...rest] = future
      return after ? { now: after, past: [...past, now], future: rest, last: null } : history
    }
    case 'replace':
      return begin(action.to)
  }
}
