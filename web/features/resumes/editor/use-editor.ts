import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { getResume, type Resume, saveResume } from '../../../../contract/resumes.ts'
import { type Clash, merge, withTheirs } from '../../../../resume/merge.ts'
import { ApiProblem, call, wasAway } from '../../../api.ts'
import { resumeQuery, resumesQuery } from '../queries.ts'
import { begin, type Edited, next } from './history.ts'
import { discardDraft, keepDraft, keptDraft } from './kept-draft.ts'

export type SaveState = { is: 'saved' | 'saving' | 'unsaved' | 'offline' } | { is: 'refused'; reason: string }

/** Milliseconds of rest before what was typed is saved, and until a lost server is tried again. */
const wait = { typed: 600, away: 5_000 }

/** A resume under change: its history, and what keeps the server's copy up to date. Only one save runs at a time. */
export function useEditor(resume: Resume) {
  const queries = useQueryClient()
  const { id } = resume
  const [first] = useState(() => ({ fromServer: editedOf(resume), draft: keptDraft(id) }))
  const [history, dispatch] = useReducer(next, begin(first.draft?.edited ?? first.fromServer))
  const [state, setState] = useState<SaveState>({ is: first.draft ? 'unsaved' : 'saved' })
  const saved = useRef({ edited: first.fromServer, revision: first.draft?.revision ?? resume.revision })
  const latest = useRef(history.now)
  const isSaving = useRef(false)
  const saving = useRef(Promise.resolve())
  /** The revision of the master that has come in and is not saved yet. */
  const comeIn = useRef<number>(undefined)
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** What was saved elsewhere meanwhile comes into what is here. */
  const takeIn = useCallback(async () => {
    const theirs = await call(getResume, { params: { id } })
    const { document, clashes } = merge(saved.current.edited.document, theirs.document, latest.current.document)
    saved.current = { edited: editedOf(theirs), revision: theirs.revision }
    setClashes(clashes)
    dispatch({ type: 'change', to: { ...latest.current, document }, about: '', at: Date.now() })
  }, [id])

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const edited = latest.current
    if (isSaving.current || edited === saved.current.edited) return
    isSaving.current = true
    const { promise, resolve } = Promise.withResolvers<void>()
    saving.current = promise
    setState({ is: 'saving' })
    try {
      const masterRevision = comeIn.current
      const item = await call(saveResume, {
        params: { id },
        body: { ...edited, revision: saved.current.revision, ...(masterRevision !== undefined && { masterRevision }) },
      })
      comeIn.current = undefined
      saved.current = { edited, revision: item.revision }
      queries.setQueryData<Resume>(resumeQuery(id).queryKey, { ...item, document: edited.document, incoming: null })
      void queries.invalidateQueries({ queryKey: resumesQuery.queryKey })
      if (latest.current === edited) {
        discardDraft(id)
        setState({ is: 'saved' })
      } else timer.current = setTimeout(() => void save(), wait.typed)
    } catch (cause) {
      const problem = cause instanceof ApiProblem ? cause : null
      if (wasAway(problem)) {
        setState({ is: 'offline' })
        timer.current = setTimeout(() => void save(), wait.away)
      } else if (problem?.code === 'conflict') await takeIn()
      else setState({ is: 'refused', reason: problem?.message ?? '' })
    } finally {
      isSaving.current = false
      resolve()
    }
  }, [id, queries, takeIn])

  /** Saves what is here, after the save that runs. Answers whether the server has all of it. */
  const saveAll = useCallback(async () => {
    await saving.current
    await save()
    return latest.current === saved.current.edited
  }, [save])

  useEffect(() => {
    latest.current = history.now
    if (history.now === saved.current.edited) {
      // Undone before it was saved. A save that runs says by itself how it ends.
      if (isSaving.current) return
      discardDraft(id)
      return setState({ is: 'saved' })
    }
    keepDraft(id, { edited: history.now, revision: saved.current.revision })
    setState((was) => (was.is === 'offline' ? was : { is: 'unsaved' }))
    timer.current = setTimeout(() => void save(), wait.typed)
    return () => clearTimeout(timer.current)
  }, [history.now, id, save])

  // Saved from another window, and nothing to lose here.
  useEffect(() => {
    if (resume.revision <= saved.current.revision || latest.current !== saved.current.edited || isSaving.current) return
    const edited = editedOf(resume)
    saved.current = { edited, revision: resume.revision }
    dispatch({ type: 'replace', to: edited })
  }, [resume])

  useEffect(() => {
    const now = () => void save()
    addEventListener('online', now)
    return () => {
      removeEventListener('online', now)
      void save()
    }
  }, [save])

  // What changed in the master comes into its version, once.
  useEffect(() => {
    const { incoming } = resume
    if (!incoming || comeIn.current === incoming.masterRevision) return
    comeIn.current = incoming.masterRevision
    const { document, clashes } = merge(incoming.base, incoming.master, latest.current.document)
    setClashes(clashes)
    dispatch({ type: 'change', to: { ...latest.current, document }, about: '', at: Date.now() })
  }, [resume])

  const change = (part: Partial<Edited>, about = '') =>
    dispatch({ type: 'change', to: { ...history.now, ...part }, about, at: Date.now() })
  return {
    ...history.now,
    state,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    /** `about` names what is typed in; without it the change is a step of its own. */
    change,
    save: saveAll,
    /** What was changed here and elsewhere, in two ways: mine is in the document. */
    clashes,
    settle(clash: Clash, keep: 'theirs' | 'mine') {
      setClashes(clashes.filter((one) => one !== clash))
      if (keep === 'theirs') change({ document: withTheirs(history.now.document, clash) })
    },
  }
}

const editedOf = ({ name, document }: Resume): Edited => ({ name, document })
