import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Provider } from '../../../contract/accounts.ts'
import { ApiProblem } from '../../api.ts'
import { session } from '../../session.ts'
import { AuthCard } from '../../ui/auth-card.tsx'
import { Button } from '../../ui/button.tsx'
import { FormProblem, PasswordField } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { enter } from './enter.ts'
import { t } from './texts/index.ts'

/** A browser that comes back from a provider: takes the one-time code, and asks for the password of an account that has the same e-mail. */
export function ProviderReturn({ method, code }: { method: Provider; code: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const body = { method, intent: 'sign-in', code, refCode: session.refCode() ?? undefined } as const
  const leave = () => navigate('/', { replace: true })
  // A query, not a mutation: it runs once for this code, however often the page is drawn.
  const { error } = useQuery({
    queryKey: ['provider', code],
    queryFn: async () => {
      await enter(queries, body)
      await leave()
      return true
    },
    staleTime: 'static',
  })
  const connect = useMutation<void, ApiProblem, string>({
    meta: { inline: true },
    mutationFn: (password) => enter(queries, { ...body, password }),
    onSuccess: leave,
  })
  if (!error) return <Loading />
  const foot = <Link to="/auth/sign-in">{t('forgot.back')}</Link>
  if (!(error instanceof ApiProblem) || error.code !== 'password_needed') {
    return (
      <AuthCard title={t('provider.failed')} lead={error.message} foot={foot}>
        {null}
      </AuthCard>
    )
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    connect.mutate(String(new FormData(event.currentTarget).get('password')))
  }
  return (
    <AuthCard title={t('provider.connect')} lead={t('provider.connect.text')} foot={foot}>
      <form onSubmit={submit}>
        <FormProblem message={connect.error?.message} />
        <PasswordField name="password" label={t('field.password')} autoComplete="current-password" required autoFocus />
        <Button type="submit" size="large" isPending={connect.isPending}>
          {t('provider.connect.action')}
        </Button>
      </form>
    </AuthCard>
  )
}
