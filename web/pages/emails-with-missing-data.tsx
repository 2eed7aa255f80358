import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useOutlet, useParams } from 'react-router'
import { uncategorizedCountQuery } from '../features/dashboard/queries.ts'
import { MissingList } from '../features/triage/missing-list.tsx'
import { uncategorizedListQuery } from '../features/triage/queries.ts'
import { ListDetail } from '../ui/list-detail.tsx'
import { useBeside } from '../ui/use-narrow.ts'
import { useListing } from '../use-listing.ts'

/** Which one is open, and how another one is without an address. */
export type Opened = [id: string | undefined, open: (id: string | undefined) => void]

/** The list, and beside it what one of its applications lacks with the mail that did not tell: the one of the address, else the first. */
export function Component() {
  const { id } = useParams()
  const navigate = useNavigate()
  const isBeside = useBeside()
  const { items } = useListing(uncategorizedListQuery)
  const { data: counted } = useQuery(uncategorizedCountQuery)
  const [begun, begin] = useState<string>()
  // What one is filling in stays when another one comes before it.
  const first = (items.find((one) => one.id === begun) ?? items[0])?.id
  useEffect(() => begin(first), [first])
  const openId = id ?? (isBeside ? first : undefined)
  const leave = (ids: readonly string[]) =>
    id !== undefined && ids.includes(id) && navigate('/emails-with-missing-data', { replace: true, flushSync: true })
  const outlet = useOutlet([openId, begin] satisfies Opened)
  return (
    <ListDetail
      list={<MissingList openId={openId} total={counted?.count} leave={leave} />}
      detail={openId ? outlet : null}
      isAddressed={id !== undefined}
    />
  )
}
