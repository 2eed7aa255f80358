import { useQuery } from '@tanstack/react-query'
import { Navigate, useOutlet, useParams } from 'react-router'
import { uncategorizedCountQuery } from '../features/dashboard/queries.ts'
import { MissingList } from '../features/triage/missing-list.tsx'
import { uncategorizedListQuery } from '../features/triage/queries.ts'
import { ListDetail } from '../ui/list-detail.tsx'
import { useBeside } from '../ui/use-narrow.ts'
import { useListing } from '../use-listing.ts'

/** The list, and beside it what one of its applications lacks with the mail that did not tell. */
export function Component() {
  const { id } = useParams()
  const outlet = useOutlet()
  const isBeside = useBeside()
  const [first] = useListing(uncategorizedListQuery).items
  const { data: counted } = useQuery(uncategorizedCountQuery)
  // Where both fit, there is no list without what to fill in.
  if (!id && first && isBeside) return <Navigate to={`/uncatagorized-application-detail/${first.id}`} replace />
  return <ListDetail list={<MissingList openId={id} total={counted?.count} />} detail={id ? outlet : null} />
}
