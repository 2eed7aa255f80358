import { useQuery } from '@tanstack/react-query'
import { metaQuery } from '../features/account/queries.ts'
import { signOut } from '../features/account/sign-out.ts'
import { t } from '../features/account/texts/index.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { Button } from '../ui/button.tsx'

export function Component() {
  const { data: meta } = useQuery(metaQuery)
  const limit = meta?.limits.accountsPerDevice
  return (
    <AuthCard title={t('limit.title')} lead={limit ? t('limit.text', { limit }) : t('limit.text.unknown')}>
      <Button size="large" onClick={signOut}>
        {t('signOut')}
      </Button>
    </AuthCard>
  )
}
