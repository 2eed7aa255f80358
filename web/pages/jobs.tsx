import { useOutlet, useParams } from 'react-router'
import { JobList } from '../features/catalogue/job-list.tsx'
import { ListDetail } from '../ui/list-detail.tsx'

export function Component() {
  const { id } = useParams()
  return <ListDetail list={<JobList openId={id} />} detail={useOutlet()} />
}
