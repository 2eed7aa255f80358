import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { metaQuery } from '../features/account/queries.ts'
import { signOut } from '../features/account/sign-out.ts'
import { t } from '../features/account/texts/index.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { Button } from '../ui/button.tsx'

export function Component() {
  const { data: meta } = useQuery(metaQuery)
  const [search] = useSearchParams()
  const { accounts = 0, accountsPerDevice = 0 } = meta?.limits ?? {}
  // A visitor who has not met a limit sees the one that they would meet first.
  const isFull = accounts > 0 && (search.get('of') === 'installation' || accountsPerDevice === 0)
  const lead = isFull
    ? t('limit.text.installation', { limit: accounts })
    : accountsPerDevice > 0
      ? t('limit.text', { limit: accountsPerDevice })
      : t('limit.text.unknown')
  return (
    <AuthCard title={t('limit.title')} lead={lead}>
      <Button size="large" onClick={signOut}>
        {t('signOut')}
      </Button>
    </AuthCard>
  )
}
