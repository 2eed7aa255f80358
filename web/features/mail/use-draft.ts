import { useEffect, useRef, useState } from 'react'
import { type DraftSaver, draftSaver, keptHere, type Saved } from './draft-saver.ts'
import type { Content, Opened } from './writing.ts'

/** What is written, kept on the server while it is. */
export function useDraft(opened: Opened) {
  const [start] = useState(() => startOf(opened))
  const [content, setContent] = useState(start.content)
  const [saved, setSaved] = useState<Saved | null>(null)
  const saver = useRef<DraftSaver>(null)
  saver.current ??= draftSaver(start, setSaved)
  const { current } = saver
  useEffect(() => {
    // what could not be saved the last time
    if (start !== opened) current.change(start.content)
    return () => void current.flush()
  }, [start, opened, current])
  function change(part: Partial<Content>) {
    const next = { ...content, ...part }
    setContent(next)
    current.change(next)
  }
  return { content, change, saved, draftId: current.flush, end: current.end }
}

function startOf(opened: Opened): Opened {
  const kept = keptHere(opened)
  return kept !== null && (opened.draft === null || kept.draft?.id === opened.draft.id) ? kept : opened
}
