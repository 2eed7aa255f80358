import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import css from './new-application.module.css'
import type { Place, UnknownMail } from './queries.ts'
import { t } from './texts/index.ts'

interface NewApplicationProps {
  /** What the mail tells; undefined until that is known. */
  begins: UnknownMail['begins'] | undefined
  onCreate: (names: Omit<Extract<Place, { as: 'new' }>, 'as'>) => void
}

/** An application that a mail begins: filled in with what the mail tells of it, for the user to put right. */
export function NewApplication({ begins, onCreate }: NewApplicationProps) {
  const [status, setStatus] = useState(begins?.status ?? 'applied')
  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onCreate({ company: String(data.get('company')).trim(), title: String(data.get('title')).trim(), status })
  }
  return (
    <form className={css.form} onSubmit={create}>
      <Field
        name="company"
        label={t('column.company')}
        defaultValue={begins?.company ?? ''}
        maxLength={200}
        autoFocus
        autoComplete="off"
      />
      <Field name="title" label={t('column.title')} defaultValue={begins?.title ?? ''} maxLength={300} autoComplete="off" />
      <SelectField
        label={t('column.status')}
        value={status}
        choices={(['saved', 'applied'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={setStatus}
      />
      <Button type="submit">{t('settle.create')}</Button>
    </form>
  )
}
