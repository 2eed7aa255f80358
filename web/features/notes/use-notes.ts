import type { InfiniteData } from '@tanstack/react-query'
import { changeNote, createNote, deleteNote, listNotes, type Note } from '../../../contract/notes.ts'
import { getApplicationStatistics } from '../../../contract/statistics.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { call, listQuery } from '../../api.ts'
import { useChange } from '../../use-change.ts'
import { t } from './texts/index.ts'

type Pages = InfiniteData<{ list: Note[]; nextCursor: string | null }>

export const notesQuery = (applicationId: string) => listQuery(listNotes, { params: { id: applicationId }, query: { limit: 25 } })

const stale = [getTimeline, getApplicationStatistics]

interface NewNote {
  text: string
  /** What was typed comes back when the server does not take it, here or elsewhere by then. */
  putBack: () => void
}

export function useAddNote(applicationId: string) {
  const { queryKey } = notesQuery(applicationId)
  return useChange({
    queryKey,
    stale,
    inline: true,
    work: ({ text }: NewNote) => call(createNote, { body: { applicationId, text } }),
    refused: ({ putBack }) => putBack(),
    shown: ({ pages: [first, ...rest], ...data }: Pages, { text }) => {
      const now = new Date().toISOString()
      const note = { id: `new ${now}`, applicationId, text, createdAt: now, updatedAt: now }
      return first ? { ...data, pages: [{ ...first, list: [note, ...first.list] }, ...rest] } : { ...data, pages: [] }
    },
    told: () => t('note.added'),
  })
}

export function useChangeNote(applicationId: string, saved: () => void) {
  return useChange({
    queryKey: notesQuery(applicationId).queryKey,
    stale,
    inline: true,
    work: ({ id, text }: { id: string; text: string }) => call(changeNote, { params: { id }, body: { text } }),
    saved,
    shown: (notes: Pages, { id, text }) =>
      inEach(notes, (list) =>
        list.map((note) => (note.id === id ? { ...note, text, updatedAt: new Date().toISOString() } : note)),
      ),
    told: () => t('note.changed'),
  })
}

export function useDeleteNote(applicationId: string) {
  return useChange({
    queryKey: notesQuery(applicationId).queryKey,
    stale,
    work: (id: string) => call(deleteNote, { params: { id } }),
    shown: (notes: Pages, id) => inEach(notes, (list) => list.filter((note) => note.id !== id)),
    told: () => t('note.deleted'),
  })
}

function inEach(notes: Pages, change: (list: Note[]) => Note[]): Pages {
  return { ...notes, pages: notes.pages.map((page) => ({ ...page, list: change(page.list) })) }
}
