import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { t } from '../../texts/index.ts'
import { Button } from '../../ui/button.tsx'
import { IconCloudOff } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isShown, onShownChange } from '../../ui/shown-problems.ts'

/** Over the page: that some of it failed to load where no part of the page says so. Its 'Try again' is for all that failed. */
export function UnshownFailures() {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [cache.subscribe(listener), onShownChange(listener)]
      return () => ends.forEach((end) => void end())
    },
    [cache],
  )
  const failures = () => cache.findAll({ type: 'active', predicate: isFailure })
  const isUnshown = ({ state: { error } }: Query) => error !== null && !isShown(error)
  const hasUnshown = useSyncExternalStore(subscribe, () => failures().some(isUnshown))
  if (!hasUnshown) return null
  const retry = () => {
    for (const query of failures()) query.fetch().catch(() => undefined)
  }
  return (
    <Notice icon={<IconCloudOff size="0.9375rem" aria-hidden="true" />}>
      {t('problem.part')}
      <Button look="subtle" size="small" onClick={retry}>
        {t('problem.retry')}
      </Button>
    </Notice>
  )
}

/** A query without data, or a list whose next page is missing. A static one uses a link once, and its page says what failed. */
function isFailure(query: Query): boolean {
  const { state } = query
  if (state.status !== 'error' || query.isStatic()) return false
  return state.data === undefined || Boolean((state.fetchMeta as { fetchMore?: object } | null)?.fetchMore)
}
