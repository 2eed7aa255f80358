import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { resetPassword } from '../../contract/accounts.ts'
import { type ApiProblem, call } from '../api.ts'
import { t } from '../features/account/texts/index.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { Button } from '../ui/button.tsx'
import { FormProblem, PasswordField } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'

export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const reset = useMutation<void, ApiProblem, string>({
    meta: { inline: true },
    mutationFn: (password) => call(resetPassword, { body: { token, password } }),
    onSuccess: () => {
      toast({ message: t('reset.done') })
      return navigate('/auth/sign-in', { replace: true })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    reset.mutate(String(new FormData(event.currentTarget).get('password')))
  }
  const problem = reset.error
  const inField = problem?.fields.password ?? (problem?.code === 'password_weak' ? problem.message : undefined)
  if (!token || problem?.code === 'link_expired') {
    return (
      <AuthCard
        title={t('link.expired.title')}
        lead={t('reset.expired')}
        foot={<Link to="/auth/forgot-password">{t('forgot.action')}</Link>}
      >
        {null}
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('reset.title')} lead={t('reset.lead')}>
      <form onSubmit={submit}>
        <FormProblem message={problem && !inField ? problem.message : undefined} />
        <PasswordField
          name="password"
          label={t('field.password.new')}
          description={t('password.rule')}
          autoComplete="new-password"
          minLength={10}
          required
          autoFocus
          error={inField}
        />
        <Button type="submit" size="large" isPending={reset.isPending}>
          {t('reset.action')}
        </Button>
      </form>
    </AuthCard>
  )
}
