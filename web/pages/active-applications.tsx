import { useQuery } from '@tanstack/react-query'
import { useOutlet, useParams } from 'react-router'
import { ApplicationList } from '../features/applications/application-list.tsx'
import { useListAddress } from '../features/applications/list-address.ts'
import { statusCountsQuery } from '../features/dashboard/queries.ts'
import { ListDetail } from '../ui/list-detail.tsx'

export function Component() {
  const { id } = useParams()
  const outlet = useOutlet()
  const { data } = useQuery(statusCountsQuery)
  const counts = data && Object.fromEntries(data.list.map(({ status, count }) => [status, count]))
  const [{ view }] = useListAddress()
  return (
    <ListDetail
      isOver={view === 'board'}
      list={<ApplicationList active base="/active-applications" openId={id} counts={counts} />}
      detail={outlet}
    />
  )
}
