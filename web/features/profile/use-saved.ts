import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getProfile, type User } from '../../../contract/profile.ts'
import { query } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { t } from './texts/index.ts'

/** Shows the profile as it was saved; `putBack` saves what was there before, and says so. */
export function useSaved<Before>(put: (before: Before) => Promise<User>) {
  const queries = useQueryClient()
  const show = (saved: User) => queries.setQueryData(query(getProfile, {}).queryKey, saved)
  const { mutate: putBack } = useMutation({
    mutationFn: put,
    onSuccess: (saved) => {
      show(saved)
      toast({ message: t('toast.undone') })
    },
  })
  return { show, putBack }
}
