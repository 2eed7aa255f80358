import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { changeView, deleteView, listViews, type SavedView, saveView } from '../../../../contract/application-lists.ts'
import { type ApiProblem, call, query } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconPencil, IconRefresh, IconTrash } from '../../../ui/more-icons.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUndo } from '../../../use-undo.ts'
import { listSearch } from '../list-address.ts'
import css from './panel.module.css'
import { t } from './texts/index.ts'

const viewsQuery = query(listViews, {})

/** The lists that the user saved under a name: opened, renamed, replaced by what is shown now, deleted; and this one to be saved. */
export function SavedViews({ active, onClose }: { active: boolean; onClose: () => void }) {
  const { data } = useQuery(viewsQuery)
  const [search] = useSearchParams()
  const here = listSearch(search).replace(/^\?/, '')
  const place = active ? 'active' : 'archived'
  const [renamed, setRenamed] = useState<string | null>(null)
  const takeBack = useUndo()
  const told = (message: string, { undo }: { undo: string }) => toast({ message, undo: () => takeBack(undo) })
  const save = useViews((name: string) => call(saveView, { body: { name, place, search: here } }), {
    inline: true,
    onSuccess: (saved, name) => {
      told(t('views.saved', { name }), saved)
      onClose()
    },
  })
  const rename = useViews(({ id, name }: { id: string; name: string }) => call(changeView, { params: { id }, body: { name } }), {
    inline: true,
    onSuccess: (renamed, { id, name }) => {
      told(t('views.renamed', { name }), renamed)
      setRenamed((now) => (now === id ? null : now))
    },
  })
  const replace = useViews(({ id }: SavedView) => call(changeView, { params: { id }, body: { search: here } }), {
    onSuccess: (replaced, { name }) => told(t('views.replaced', { name }), replaced),
  })
  const remove = useViews(({ id }: SavedView) => call(deleteView, { params: { id } }), {
    onSuccess: (deleted, { name }) => told(t('views.deleted', { name }), deleted),
  })
  return (
    <div className={css.panel}>
      {data && data.list.length > 0 ? (
        <ul className={css.views} aria-label={t('views')}>
          {data.list.map((view) =>
            renamed === view.id ? (
              <li key={view.id}>
                <NameForm
                  name={view.name}
                  action={t('views.rename.save')}
                  error={rename.variables?.id === view.id ? rename.error : null}
                  onName={(name) => rename.mutate({ id: view.id, name })}
                />
              </li>
            ) : (
              <li key={view.id} className={css.view} data-current={(view.place === place && view.search === here) || undefined}>
                <Link to={`/${view.place}-applications${view.search && `?${view.search}`}`} onClick={onClose}>
                  {view.name}{' '}
                  {view.place !== place && <small>{t(view.place === 'active' ? 'nav.active' : 'nav.archived')}</small>}
                </Link>
                {view.place === place && view.search !== here && (
                  <IconButton label={t('views.replace', { name: view.name })} onClick={() => replace.mutate(view)}>
                    <IconRefresh size="1rem" stroke={1.7} />
                  </IconButton>
                )}
                <IconButton label={t('views.rename', { name: view.name })} onClick={() => setRenamed(view.id)}>
                  <IconPencil size="1rem" stroke={1.7} />
                </IconButton>
                <IconButton label={t('views.delete', { name: view.name })} onClick={() => remove.mutate(view)}>
                  <IconTrash size="1rem" stroke={1.7} />
                </IconButton>
              </li>
            ),
          )}
        </ul>
      ) : (
        <p className={css.hint}>{t('views.none')}</p>
      )}
      <NameForm name="" action={t('views.save')} error={save.error} onName={save.mutate} />
    </div>
  )
}

interface ViewsOptions<Given, Answer> {
  /** The refusal is shown at the field. */
  inline?: boolean
  onSuccess?: (answer: Answer, given: Given) => void
}

/** A change of the views. */
function useViews<Given, Answer>(
  work: (given: Given) => Promise<Answer>,
  { inline = false, onSuccess = () => undefined }: ViewsOptions<Given, Answer> = {},
) {
  const queries = useQueryClient()
  return useMutation<Answer, ApiProblem, Given>({
    meta: { inline },
    mutationFn: work,
    onSuccess,
    onSettled: () => queries.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  })
}

interface NameFormProps {
  name: string
  action: string
  error: ApiProblem | null
  onName: (name: string) => void
}

function NameForm({ name, action, error, onName }: NameFormProps) {
  const [text, setText] = useState(name)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) onName(text.trim())
  }
  return (
    <form className={css.line} onSubmit={submit}>
      <Field
        label={t('views.name')}
        value={text}
        maxLength={60}
        autoFocus={name !== ''}
        error={error ? (error.fields.name ?? error.message) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" look="default" disabled={!text.trim()}>
        {action}
      </Button>
    </form>
  )
}
