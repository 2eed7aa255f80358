import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { verifyEmail } from '../../contract/accounts.ts'
import type { User } from '../../contract/profile.ts'
import { query } from '../api.ts'
import { ConfirmationMail } from '../features/account/confirmation-mail.tsx'
import { profileQuery } from '../features/account/queries.ts'
import { t } from '../features/account/texts/index.ts'
import { session } from '../session.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'

export function Component() {
  const [search] = useSearchParams()
  const queries = useQueryClient()
  // A query, not a mutation: it runs once for this link, however often the page is drawn.
  const { data, error } = useQuery({
    ...query(verifyEmail, { body: { token: search.get('token') ?? '' } }),
    staleTime: 'static',
  })
  useEffect(() => {
    if (data) void queries.invalidateQueries({ queryKey: profileQuery.queryKey })
  }, [data, queries])
  // Who is signed in here may ask for another link.
  const { data: user } = useQuery({ ...profileQuery, enabled: error !== null && session.accessToken() !== null })
  if (!data && !error) return <Loading />
  const on = (
    <ButtonLink to="/" size="large">
      {t('verify.on')}
    </ButtonLink>
  )
  return data ? (
    <AuthCard title={t('verify.done.title')} lead={t('verify.done.text', { email: data.email })}>
      {on}
    </AuthCard>
  ) : (
    <AuthCard title={t('link.expired.title')} lead={t('verify.expired')} below={user && waiting(user)}>
      {on}
    </AuthCard>
  )
}

function waiting({ email, emailVerified, pendingEmail }: User) {
  if (pendingEmail) return <ConfirmationMail address="pending" email={pendingEmail} />
  return emailVerified ? null : <ConfirmationMail address="present" email={email} />
}
