import { useOutlet, useParams } from 'react-router'
import { ApplicationList } from '../features/applications/application-list.tsx'
import { useListAddress } from '../features/applications/list-address.ts'
import { ListDetail } from '../ui/list-detail.tsx'

export function Component() {
  const { id } = useParams()
  const outlet = useOutlet()
  const [{ view }] = useListAddress()
  return (
    <ListDetail
      isOver={view === 'board'}
      list={<ApplicationList active={false} base="/archived-applications" openId={id} counts={undefined} />}
      detail={outlet}
    />
  )
}
