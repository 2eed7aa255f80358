import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './new-application.module.css'
import { t } from './texts/index.ts'

/** The company and the job of a mail that begins an application, as far as they are known. */
export function NewApplication({ onCreate }: { onCreate: (names: { company: string; title: string }) => void }) {
  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onCreate({ company: String(data.get('company')).trim(), title: String(data.get('title')).trim() })
  }
  return (
    <form className={css.form} onSubmit={create}>
      <Field name="company" label={t('column.company')} maxLength={200} autoFocus autoComplete="off" />
      <Field name="title" label={t('column.title')} maxLength={300} autoComplete="off" />
      <Button type="submit">{t('settle.create')}</Button>
    </form>
  )
}
