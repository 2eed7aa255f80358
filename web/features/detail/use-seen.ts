import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markSeen } from '../../../contract/applications.ts'
import { call } from '../../api.ts'
import type { ApplicationDetail } from './detail-header.tsx'

/** What is on a page that is looked at is no longer new. */
export function useSeen(application: ApplicationDetail | undefined) {
  const { mutate } = useMutation({
    // That it could not be kept is no news: it is tried again with the next visit.
    meta: { inline: true },
    mutationFn: (id: string) => call(markSeen, { params: { id } }),
  })
  const newId = application?.isNew ? application.id : null
  useEffect(() => {
    if (newId === null) return
    const seen = () => document.visibilityState === 'visible' && mutate(newId)
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [newId, mutate])
}
