import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ResumeDocument } from '../../../../contract/resume-document.ts'
import {
  deleteResumeState,
  getResumeState,
  keepResumeState,
  listResumeStates,
  type ResumeState,
} from '../../../../contract/resumes.ts'
import { type ApiProblem, call, query } from '../../../api.ts'
import { exactTime } from '../../../texts/time.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field, FormProblem } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconTrash } from '../../../ui/more-icons.ts'
import { ProblemState } from '../../../ui/problem-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useChange } from '../../../use-change.ts'
import { t } from '../texts/index.ts'
import { Differences } from './differences.tsx'
import css from './states.module.css'

const statesQuery = (id: string) => query(listResumeStates, { params: { id } })

/** The state that is looked at, by the address. */
export function useLookedAt(id: string) {
  const [search] = useSearchParams()
  const stateId = search.get('tab') === 'history' ? search.get('state') : null
  return useQuery({ ...query(getResumeState, { params: { id, stateId: stateId ?? '' } }), enabled: stateId !== null })
}

interface StatesProps {
  id: string
  document: ResumeDocument
  onRestore: (document: ResumeDocument) => void
}

/** The resume as it was: named states and those that were kept while it was written, to look at and to bring back. */
export function States({ id, document, onRestore }: StatesProps) {
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery(statesQuery(id))
  const { data: lookedAt } = useLookedAt(id)
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [restored, setRestored] = useState<string | null>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: statesQuery(id).queryKey })
  const keep = useMutation<unknown, ApiProblem>({
    meta: { inline: true },
    mutationFn: () => call(keepResumeState, { params: { id }, body: { name: name.trim(), document } }),
    onSuccess: () => setName(''),
    onSettled: refresh,
  })
  const addressOf = (state: string | null) => {
    const next = new URLSearchParams(search)
    if (state === null) next.delete('state')
    else next.set('state', state)
    return String(next)
  }
  const restore = useMutation<unknown, ApiProblem, NonNullable<typeof lookedAt>>({
    meta: { inline: true },
    // What is there now can be brought back later too, when it can no longer be undone here.
    mutationFn: () => call(keepResumeState, { params: { id }, body: { name: null, document } }),
    onSuccess: (_, state) => {
      onRestore(state.document)
      setRestored(exactTime(state.at))
      setSearch(addressOf(null), { replace: true })
    },
    onSettled: refresh,
  })
  const remove = useChange({
    queryKey: statesQuery(id).queryKey,
    stale: [],
    work: (stateId: string) => call(deleteResumeState, { params: { id, stateId } }),
    shown: ({ list }: { list: ResumeState[] }, stateId) => ({ list: list.filter((state) => state.id !== stateId) }),
    told: () => t('states.deleted'),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '' && !keep.isPending) keep.mutate()
  }
  if (error && !data) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonText />
  return (
    <>
      <Card title={t('states.keep')}>
        <form className={css.keep} onSubmit={submit}>
          <Field
            label={t('states.name')}
            description={t('states.name.hint')}
            maxLength={200}
            autoComplete="off"
            required
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FormProblem message={keep.error?.message} />
          <div>
            <Button type="submit" size="small" isPending={keep.isPending}>
              {t('states.keep')}
            </Button>
          </div>
        </form>
      </Card>
      <Card title={t('states')}>
        <p className={css.hint}>{t('states.lead')}</p>
        <p role="status" className={css.restored}>
          {restored !== null && t('states.restored', { when: restored })}
        </p>
        <FormProblem message={restore.error?.message} />
        <ul className={css.states}>
          {data.list.map((state) => {
            const isLookedAt = lookedAt?.id === state.id
            const called = state.name ?? t('states.automatic')
            const about = { name: called, when: exactTime(state.at) }
            return (
              <li key={state.id} className={css.state} data-chosen={isLookedAt}>
                <span className={css.words}>
                  <span className={state.name === null ? undefined : css.name}>{called}</span>
                  <span className={css.hint}>{exactTime(state.at)}</span>
                </span>
                <span className={css.actions}>
                  {isLookedAt ? (
                    <>
                      <Button size="small" isPending={restore.isPending} onClick={() => restore.mutate(lookedAt)}>
                        {t('states.restore')}
                      </Button>
                      <Link to={{ search: addressOf(null) }} replace className={css.look}>
                        {t('states.close')}
                      </Link>
                    </>
                  ) : (
                    <Link
                      to={{ search: addressOf(state.id) }}
                      replace
                      className={css.look}
                      aria-label={t('states.look.of', about)}
                    >
                      {t('states.look')}
                    </Link>
                  )}
                  {state.name !== null && (
                    <IconButton label={t('states.delete', about)} onClick={() => remove.mutate(state.id)}>
                      <IconTrash size="1rem" stroke={1.7} aria-hidden="true" />
                    </IconButton>
                  )}
                </span>
                {isLookedAt && <Differences earlier={lookedAt.document} now={document} />}
              </li>
            )
          })}
        </ul>
      </Card>
    </>
  )
}
