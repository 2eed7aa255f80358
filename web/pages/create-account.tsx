import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ChooseAddress } from '../features/account/choose-address.tsx'
import { ConfirmationMail } from '../features/account/confirmation-mail.tsx'
import { profileQuery } from '../features/account/queries.ts'
import { signOut } from '../features/account/sign-out.ts'
import { t } from '../features/account/texts/index.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { Button } from '../ui/button.tsx'

export function Component() {
  const navigate = useNavigate()
  const { data: user } = useQuery(profileQuery)
  return (
    <AuthCard
      title={t('createAccount.title')}
      lead={t('createAccount.lead')}
      below={user && !user.emailVerified && <ConfirmationMail address="present" email={user.email} />}
      foot={
        <Button look="subtle" size="small" onClick={signOut}>
          {t('signOut')}
        </Button>
      }
    >
      <ChooseAddress
        onAssigned={() => navigate('/welcome', { replace: true })}
        onLimit={(of) => navigate(`/auth/max-account-limit-reached?of=${of}`, { replace: true })}
      />
    </AuthCard>
  )
}
