import { Suspense, useState } from 'react'
import type { Note } from '../../../contract/notes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { At } from '../../ui/moment.tsx'
import { IconPencil, IconTrash } from '../../ui/more-icons.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { hasDraft, useDraft } from './draft.ts'
import { Markdown, NoteEditor } from './note-editor.tsx'
import css from './notes.module.css'
import { t } from './texts/index.ts'
import { useChangeNote, useDeleteNote } from './use-notes.ts'

/** One note; a change that was left unsaved is open again. */
export function NoteCard({ note }: { note: Note }) {
  const [state, setState] = useState<'shown' | 'edited' | 'left'>(hasDraft(note.id) ? 'edited' : 'shown')
  const remove = useDeleteNote(note.applicationId)
  const isUnderWay = note.id.startsWith('new ')
  if (state === 'edited') {
    return (
      <li className={css.card}>
        <EditNote note={note} onDone={() => setState('left')} />
      </li>
    )
  }
  return (
    <li className={css.card} data-under-way={isUnderWay || undefined}>
      <div className={css.head}>
        <p className={css.muted}>
          <At at={note.createdAt} />
          {note.updatedAt > note.createdAt && ` · ${t('note.edited')}`}
        </p>
        <IconButton label={t('note.edit')} disabled={isUnderWay} autoFocus={state === 'left'} onClick={() => setState('edited')}>
          <IconPencil size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('note.delete')} disabled={isUnderWay} onClick={() => remove.mutate(note.id)}>
          <IconTrash size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
      </div>
      <Suspense fallback={<SkeletonText />}>
        <Markdown text={note.text} />
      </Suspense>
    </li>
  )
}

function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  // What is shown is the new text already while it is being saved.
  const [before] = useState(note.text)
  const { text, isUnsaved, write, discard } = useDraft(note.id, before)
  const change = useChangeNote(note.applicationId, leave)
  function leave() {
    discard()
    onDone()
  }
  function save(next: string) {
    if (change.isPending) return
    if (next === before) return leave()
    change.mutate({ id: note.id, text: next })
  }
  return (
    <NoteEditor
      label={t('note.edit')}
      action={t('note.save')}
      takesFocus
      text={text}
      isUnsaved={isUnsaved}
      isPending={change.isPending}
      error={change.error?.message}
      onText={write}
      onSave={save}
      onDiscard={leave}
      onLeave={onDone}
    />
  )
}
