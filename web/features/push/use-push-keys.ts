import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getProfile } from '../../../contract/profile.ts'
import { query } from '../../api.ts'
import { logError } from '../../log.ts'

/** Who allowed push messages: after each fetch of the profile this browser says again where it takes them. */
export function usePushKeys(): void {
  const { data, dataUpdatedAt } = useQuery({ ...query(getProfile, {}), staleTime: Number.POSITIVE_INFINITY })
  const isAllowed = data?.notification[0]?.notification === true
  useEffect(() => {
    if (!isAllowed || dataUpdatedAt === 0) return
    import('./push.ts')
      .then(({ tellKeys }) => tellKeys())
      .catch((error: unknown) => logError('The push keys could not be told', error))
  }, [isAllowed, dataUpdatedAt])
}
