import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { forgotPassword } from '../../contract/accounts.ts'
import { type ApiProblem, call } from '../api.ts'
import { metaQuery } from '../features/account/queries.ts'
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
  const { data: meta } = useQuery(metaQuery)
  const values = { email: ask.variables ?? '' }
  const foot = <Link to="/auth/sign-in">{t('forgot.back')}</Link>
  if (ask.isSuccess) {
    const title = meta?.sendsMail === false ? t('forgot.logged.title') : t('forgot.sent.title')
    const told = meta?.sendsMail === false ? t('forgot.logged.text', values) : t('forgot.sent.text', values)
    return (
      <AuthCard title={title} lead={told} foot={foot}>
        <span role="status" className="visually-hidden">
          {title}
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
