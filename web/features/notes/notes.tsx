import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { IconNote } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useListing } from '../../use-listing.ts'
import { useDraft } from './draft.ts'
import { NoteCard } from './note-card.tsx'
import { NoteEditor } from './note-editor.tsx'
import css from './notes.module.css'
import { t } from './texts/index.ts'
import { notesQuery, useAddNote } from './use-notes.ts'

/** What the user wrote about an application, newest first, below the place to write. */
export function Notes({ applicationId }: { applicationId: string }) {
  const { items, isPending, error, hasMore, loadMore, retry } = useListing(notesQuery(applicationId))
  if (error) return <ProblemState error={error} retry={retry} />
  return (
    <div className={css.notes}>
      <NewNote applicationId={applicationId} />
      {isPending ? (
        <SkeletonRows height="4.5rem" />
      ) : items.length === 0 ? (
        <EmptyState icon={<IconNote size="1.375rem" stroke={1.7} />} title={t('notes.none')}>
          {t('notes.none.text')}
        </EmptyState>
      ) : (
        <ul className={css.list} aria-label={t('notes.list')}>
          {items.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </ul>
      )}
      {hasMore && <MoreButton onClick={loadMore} />}
    </div>
  )
}

function NewNote({ applicationId }: { applicationId: string }) {
  const { text, isUnsaved, write, discard, take } = useDraft(applicationId)
  const add = useAddNote(applicationId)
  return (
    <div className={css.card}>
      <NoteEditor
        label={t('note.new')}
        action={t('note.add')}
        text={text}
        isUnsaved={isUnsaved}
        isPending={add.isPending}
        error={add.error?.message}
        onText={write}
        onSave={(note) => add.mutate({ text: note, putBack: take() })}
        onDiscard={discard}
      />
    </div>
  )
}
