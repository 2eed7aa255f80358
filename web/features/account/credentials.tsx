import type { FormEvent, ReactNode } from 'react'
import type { ApiProblem } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormProblem, PasswordField } from '../../ui/field.tsx'
import { t } from './texts/index.ts'

export interface Credentials {
  email: string
  password: string
}

interface CredentialsFormProps {
  isNew: boolean
  isPending: boolean
  problem: ApiProblem | null
  /** What went wrong before the form was sent. */
  notice?: string | undefined
  onSubmit: (credentials: Credentials) => void
  action: string
  waiting: string
  children?: ReactNode
}

/** E-mail and password. What was typed stays when the server refuses. */
export function CredentialsForm({
  isNew,
  isPending,
  problem,
  notice,
  onSubmit,
  action,
  waiting,
  children,
}: CredentialsFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onSubmit({ email: String(data.get('email')).trim(), password: String(data.get('password')) })
  }
  const inField =
    problem?.fields.email ?? problem?.fields.password ?? (problem?.code === 'password_weak' ? problem.message : undefined)
  return (
    <form onSubmit={submit}>
      <FormProblem message={problem && !inField ? problem.message : notice} />
      <Field
        name="email"
        type="email"
        label={t('field.email')}
        autoComplete="username"
        required
        autoFocus
        inputMode="email"
        error={problem?.fields.email}
      />
      <PasswordField
        name="password"
        label={t('field.password')}
        description={isNew ? t('password.rule') : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? 10 : undefined}
        required
        error={problem?.fields.password ?? (problem?.code === 'password_weak' ? problem.message : undefined)}
      />
      {children}
      <Button type="submit" size="large" isPending={isPending}>
        {action}
      </Button>
      <p role="status" className="visually-hidden">
        {isPending ? waiting : ''}
      </p>
    </form>
  )
}
