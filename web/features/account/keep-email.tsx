import { useMutation } from '@tanstack/react-query'
import { cancelEmailChange } from '../../../contract/accounts.ts'
import type { User } from '../../../contract/profile.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { t } from './texts/index.ts'
import { useProfileAgain } from './use-profile-again.ts'

/** Thinks better of another e-mail address. */
export function KeepEmail({ user }: { user: User }) {
  const readAgain = useProfileAgain()
  const keep = useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: async () => {
      await readAgain()
      toast({ message: t('account.email.cancelled', { email: user.email }) })
    },
  })
  return (
    <Button look="subtle" size="small" isPending={keep.isPending} onClick={() => keep.mutate()}>
      {t('account.email.cancel')}
    </Button>
  )
}
