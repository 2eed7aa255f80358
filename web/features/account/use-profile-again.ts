import { useQueryClient } from '@tanstack/react-query'
import { profileQuery } from './queries.ts'

/** Reads the person anew, after something about the account was changed. */
export function useProfileAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: profileQuery.queryKey })
}
