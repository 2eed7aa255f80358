import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { singleKeys } from '../../ui/single-keys.ts'
import { settingsQuery } from './queries.ts'

/** What was chosen on another device holds here too. */
export function useSingleKeys(): void {
  const { data } = useQuery(settingsQuery)
  const areOn = data?.singleKeyShortcuts
  useEffect(() => {
    if (areOn !== undefined) singleKeys.turn(areOn)
  }, [areOn])
}
