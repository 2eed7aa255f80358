import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { forgotPassword } from '../../contract/accounts.ts'
import { type ApiProblem, call } from '../api.ts'
import { t } from '../features/account/texts/index.ts'
import { prove } from '../features/protection/prove.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { Button } from '../ui/button.tsx'
import { Field, FormProblem } from '../ui/field.tsx'

export function Component() {
  const ask = useMutation<void, ApiProblem, string>({
    meta: { inline: true },
    mutationFn: async (email) => {
      await call(forgotPassword, { body: { email, proof: await prove('reset') } })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    ask.mutate(String(new FormData(event.currentTarget).get('email')).trim())
  }
  const foot = <Link to="/auth/sign-in">{t('forgot.back')}</Link>
  if (ask.isSuccess) {
    return (
      <AuthCard title={t('forgot.sent.title')} lead={t('forgot.sent.text', { email: ask.variables })} foot={foot}>
        <span role="status" className="visually-hidden">
          {t('forgot.sent.title')}
        </span>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('forgot.title')} lead={t('forgot.lead')} foot={foot}>
      <form onSubmit={submit}>
        <FormProblem message={ask.error && !ask.error.fields.email ? ask.error.message : undefined} />
        <Field
          name="email"
          type="email"
          label={t('field.email')}
          autoComplete="username"
          required
          autoFocus
          error={ask.error?.fields.email}
        />
        <Button type="submit" size="large" isPending={ask.isPending}>
          {t('forgot.action')}
        </Button>
      </form>
    </AuthCard>
  )
}
