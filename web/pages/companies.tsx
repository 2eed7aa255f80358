import { useOutlet, useParams } from 'react-router'
import { CompanyList } from '../features/catalogue/company-list.tsx'
import { ListDetail } from '../ui/list-detail.tsx'

export function Component() {
  const { id } = useParams()
  return <ListDetail list={<CompanyList openId={id} />} detail={useOutlet()} />
}
