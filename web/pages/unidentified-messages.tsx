import { useQuery } from '@tanstack/react-query'
import { useOutlet, useParams } from 'react-router'
import { ApplicationPicker } from '../features/applications/application-picker.tsx'
import { healthQuery } from '../features/dashboard/queries.ts'
import { TriageList } from '../features/triage/triage-list.tsx'
import { ListDetail } from '../ui/list-detail.tsx'

export function Component() {
  const { id } = useParams()
  const outlet = useOutlet()
  const { data: health } = useQuery(healthQuery)
  return (
    <ListDetail
      list={<TriageList openId={id} waiting={health?.review} picker={(onPick) => <ApplicationPicker onPick={onPick} />} />}
      detail={outlet}
    />
  )
}
