import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ApiProblem } from '../api.ts'
import { type Credentials, CredentialsForm } from '../features/account/credentials.tsx'
import { enter } from '../features/account/enter.ts'
import { Providers } from '../features/account/providers.tsx'
import { metaQuery, refCodeQuery } from '../features/account/queries.ts'
import { t } from '../features/account/texts/index.ts'
import { prove } from '../features/protection/prove.ts'
import { session } from '../session.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { Field } from '../ui/field.tsx'

export function Component() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [code, setCode] = useState(search.get('ref') ?? session.refCode() ?? '')
  const { data: meta } = useQuery(metaQuery)
  const { data: known } = useQuery(refCodeQuery(code.trim()))
  const isRequired = known?.required ?? session.refCodeRequired()
  const isRefused = code.trim() !== '' && known?.valid === false

  useEffect(() => {
    if (known) session.keepRefCodeRequired(known.required)
    if (known?.valid && code.trim()) session.keepRefCode(code.trim())
  }, [known, code])

  const signUp = useMutation<void, ApiProblem, Credentials>({
    meta: { inline: true },
    mutationFn: async (credentials) => {
      const proof = await prove('sign-up')
      await enter(queries, { method: 'email', intent: 'sign-up', ...credentials, refCode: code.trim() || undefined, proof })
    },
    onSuccess: () => navigate('/auth/create-account', { replace: true }),
  })

  const foot = (
    <span>
      {t('signUp.known')} <Link to="/auth/sign-in">{t('signIn.action')}</Link>
    </span>
  )
  if (meta?.signUp === 'closed') {
    return (
      <AuthCard title={t('signUp.closed.title')} lead={t('signUp.closed.text')} foot={foot}>
        {null}
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('signUp.title')} lead={t('signUp.lead')} foot={foot}>
      <CredentialsForm
        isNew
        isPending={signUp.isPending}
        problem={signUp.error}
        onSubmit={signUp.mutate}
        action={t('signUp.action')}
        waiting={t('signUp.waiting')}
      >
        {(isRequired || code) && (
          <Field
            label={isRequired ? t('field.refCode') : t('field.refCode.optional')}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            required={isRequired}
            autoComplete="off"
            maxLength={40}
            error={isRefused ? t('refCode.unknown') : undefined}
          />
        )}
      </CredentialsForm>
      <Providers />
    </AuthCard>
  )
}
