import { useOutlet, useParams } from 'react-router'
import { ApplicationList } from '../features/applications/application-list.tsx'
import { ListDetail } from '../ui/list-detail.tsx'

export function Component() {
  const { id } = useParams()
  const outlet = useOutlet()
  return (
    <ListDetail
      list={<ApplicationList active={false} base="/archived-applications" openId={id} counts={undefined} />}
      detail={outlet}
    />
  )
}
