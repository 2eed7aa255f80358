import type { FormEvent, ReactNode } from 'react'
import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import css from './form.module.css'

/** Fields one below the other, the buttons at the end. */
export function Form({
  label,
  onSubmit,
  actions,
  children,
}: {
  label: string
  onSubmit: (data: FormData) => void
  actions: ReactNode
  children: ReactNode
}) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form aria-label={label} className={css.form} onSubmit={submit}>
      {children}
      <div className={css.actions}>{actions}</div>
    </form>
  )
}

/** Fields side by side where there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={css.fields}>{children}</div>
}

/** The end of a form that changes something in its place. */
export function SaveOrCancel({ save, isPending, onCancel }: { save: string; isPending: boolean; onCancel: () => void }) {
  return (
    <>
      <Button type="submit" isPending={isPending}>
        {save}
      </Button>
      <Button look="default" onClick={onCancel}>
        {t('confirm.cancel')}
      </Button>
    </>
  )
}
