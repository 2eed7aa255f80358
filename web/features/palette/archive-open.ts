import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { getApplication } from '../../../contract/applications.ts'
import { query } from '../../api.ts'
import { useToggleActive } from '../../toggle-active.ts'

/** Archives the application that is open; undefined when none is, or it is archived. */
export function useArchiveOpen(): (() => void) | undefined {
  const { pathname } = useLocation()
  const { mutate: toggle } = useToggleActive()
  const id = /^\/active-applications\/([\w-]+)$/.exec(pathname)?.[1]
  const { data } = useQuery({ ...query(getApplication, { params: { id: id ?? '' } }), enabled: id !== undefined })
  return data?.isActive ? () => toggle(data) : undefined
}
