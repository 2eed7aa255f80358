import { beginDraft, saveDraft } from '../../../contract/drafts.ts'
import { ApiProblem, call, wasAway } from '../../api.ts'
import { randomId } from '../../random-id.ts'
import { type Content, isEmpty, type Opened } from './writing.ts'

/** `kept-both`: another device went on from the same draft, and has its own. */
export type Saved = 'saving' | 'saved' | 'not-saved' | 'kept-both'

export interface DraftSaver {
  change(content: Content): void
  /** Saves what is not saved yet, and answers the draft's id; undefined where none is kept. */
  flush(): Promise<string | undefined>
  /** Nothing is saved from now on: it was sent or thrown away. */
  end(): void
}

const pause = 800
const pauseWhenAway = 5_000

/**
 * Keeps a draft while it is written: one save at a time, each numbered, so that none overtakes another. What is not saved yet is kept in this
 * browser, and goes with the session.
 */
export function draftSaver({ content: opened, draft }: Opened, tell: (saved: Saved) => void): DraftSaver {
  const writer = randomId()
  let known = draft
  let number = 0
  let waiting: Content | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false

  async function saveAll(): Promise<void> {
    while (waiting !== null && !isEnded) {
      const content = waiting
      waiting = null
      number += 1
      try {
        await save(content)
      } catch (problem) {
        if (known !== null && problem instanceof ApiProblem && problem.code === 'not_found') {
          // thrown away elsewhere while it was written here
          known = null
          waiting ??= content
          continue
        }
        waiting ??= content
        tell('not-saved')
        if (problem instanceof ApiProblem && wasAway(problem)) later(pauseWhenAway)
        return
      }
    }
  }

  async function save(content: Content): Promise<void> {
    const body = { ...content, writer, number }
    const before = known
    const { id, version } = before
      ? await call(saveDraft, { params: { id: before.id }, body: { ...body, version: before.version } })
      : await call(beginDraft, { body })
    known = { id, version }
    if (isEnded) return
    if (waiting === null) forgetHere(content)
    tell(before !== null && before.id !== id ? 'kept-both' : 'saved')
  }

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function flush(): Promise<string | undefined> {
    clearTimeout(timer)
    running ??= saveAll().finally(() => {
      running = null
    })
    await running
    return known?.id
  }

  return {
    change(content) {
      if (isEnded || (known === null && isEmpty(content))) return
      waiting = content
      keepHere({ content, draft: known })
      tell('saving')
      later(pause)
    },
    flush,
    end() {
      isEnded = true
      clearTimeout(timer)
      forgetHere(opened)
    },
  }
}

const keyOf = ({ as, emailId, applicationId }: Content) => `draft ${as} ${emailId ?? applicationId ?? ''}`

const keepHere = (opened: Opened) => localStorage.setItem(keyOf(opened.content), JSON.stringify(opened))
const forgetHere = (content: Content) => localStorage.removeItem(keyOf(content))

/** What this browser could not save the last time. */
export function keptHere({ content }: Opened): Opened | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(content)) ?? 'null') as Opened | null
  } catch {
    return null
  }
}
