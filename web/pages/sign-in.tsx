import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiProblem } from '../api.ts'
import { type Credentials, CredentialsForm } from '../features/account/credentials.tsx'
import { enter } from '../features/account/enter.ts'
import { ProviderReturn } from '../features/account/provider-return.tsx'
import { Providers } from '../features/account/providers.tsx'
import { t } from '../features/account/texts/index.ts'
import { prove } from '../features/protection/prove.ts'
import { AuthCard } from '../ui/auth-card.tsx'

export function Component() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const signIn = useMutation<void, ApiProblem, Credentials>({
    meta: { inline: true },
    mutationFn: async (credentials) => {
      const asked = { method: 'email', intent: 'sign-in', ...credentials } as const
      try {
        await enter(queries, asked)
      } catch (error) {
        // Only after several failures: most people never wait for a proof.
        if (!(error instanceof ApiProblem) || error.code !== 'proof_required') throw error
        await enter(queries, { ...asked, proof: await prove('sign-in') })
      }
    },
    onSuccess: () => navigate('/', { replace: true }),
  })
  const method = search.get('method')
  const code = search.get('code')
  if (code && (method === 'google' || method === 'apple')) return <ProviderReturn key={code} method={method} code={code} />
  const hasFailed = search.get('error') === 'sign_in_failed'
  return (
    <AuthCard
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      foot={
        <>
          <span>
            {t('signIn.new')} <Link to="/auth/sign-up">{t('signUp.action')}</Link>
          </span>
          <Link to="/auth/forgot-password">{t('signIn.forgot')}</Link>
        </>
      }
    >
      <CredentialsForm
        isNew={false}
        isPending={signIn.isPending}
        problem={signIn.error}
        notice={hasFailed && !signIn.error ? t('provider.failed') : undefined}
        onSubmit={signIn.mutate}
        action={t('signIn.action')}
        waiting={t('signIn.waiting')}
      />
      <Providers />
    </AuthCard>
  )
}
