import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Application } from '../../../contract/applications.ts'
import { countUncategorized, listUncategorized, type SuggestedName } from '../../../contract/uncategorized.ts'
import type { ApiProblem } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormProblem } from '../../ui/field.tsx'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/keys.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import css from './name-form.module.css'
import { nameApplication, naming } from './queries.ts'
import { t } from './texts/index.ts'

interface NameFormProps {
  application: Pick<Application, 'id' | 'company' | 'job'>
  /** What company and job could be called, each taken with one key. */
  names?: Readonly<Record<Missing, readonly SuggestedName[]>>
  autoFocus?: boolean
  onNamed?: (application: Application) => void
}

type Missing = 'company' | 'title'

/** Gives an application the company and the title that its mail did not tell. What was typed stays when the server refuses. */
export function NameForm({ application: { id, company, job }, names, autoFocus = false, onNamed }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState<Missing>(company ? 'title' : 'company')
  const suggested = names?.[asked] ?? []
  const queries = useQueryClient()
  const takeBack = useUndo()
  const name = useMutation<Application & { undo: string }, ApiProblem, { company: string; title: string }>({
    mutationKey: naming,
    meta: { inline: true },
    mutationFn: (names) => nameApplication({ applicationId: id, ...names }),
    onSuccess: (named) => {
      toast({ message: t('named', { company: named.company?.name ?? '' }), undo: () => takeBack(named.undo) })
      onNamed?.(named)
      return Promise.all(
        [listUncategorized, countUncategorized].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      )
    },
  })
  /** With both there, all is said; else the other is what remains to be asked. */
  function take({ name }: SuggestedName) {
    const field = (called: Missing) => form.current?.elements.namedItem(called) as HTMLInputElement
    field(asked).value = name
    const other = asked === 'company' ? 'title' : 'company'
    if (field(other).value.trim()) return form.current?.requestSubmit()
    flushSync(() => setAsked(other))
    field(other).focus()
  }
  const way = (n: number) => {
    const one = suggested[n]
    return one && (() => take(one))
  }
  useKeys({ 'triage.name.first': way(0), 'triage.name.second': way(1), 'triage.name.third': way(2) })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    name.mutate({ company: String(data.get('company')).trim(), title: String(data.get('title')).trim() })
  }
  const { fields = {}, message } = name.error ?? {}
  return (
    <form ref={form} className={css.form} onSubmit={submit}>
      {suggested.length > 0 && (
        <ul className={css.names} aria-label={t(`name.suggestions.${asked}`)}>
          {suggested.map((one, index) => (
            <li key={one.name}>
              <button type="button" className={css.suggested} aria-keyshortcuts={String(index + 4)} onClick={() => take(one)}>
                <Key>{index + 4}</Key>
                <b>{one.name}</b>
                <span>{t(`name.because.${one.because}`, { value: one.value })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        name="company"
        label={t('column.company')}
        defaultValue={company?.name ?? ''}
        required
        maxLength={200}
        autoFocus={autoFocus && !company}
        autoComplete="off"
        error={fields.company}
      />
      <Field
        name="title"
        label={t('column.title')}
        defaultValue={job?.title ?? ''}
        required
        maxLength={300}
        autoFocus={autoFocus && Boolean(company)}
        autoComplete="off"
        error={fields.title}
      />
      <Button type="submit" className={css.save} isPending={name.isPending}>
        {t('name.save')}
      </Button>
      <FormProblem message={message && !fields.company && !fields.title ? message : undefined} />
    </form>
  )
}
