import { useSearchParams } from 'react-router'
import { unknownFilters } from '../../../contract/mail.ts'
import type { UnknownFilter } from './queries.ts'

/** Which part of the unidentified mail is listed, as it stands in the address. */
export function useTriageAddress() {
  const [search, setSearch] = useSearchParams()
  const filter: UnknownFilter = unknownFilters.find((one) => one === search.get('filter')) ?? 'all'
  const archived = search.get('archived') === 'true'
  function change(name: 'filter' | 'archived', value: string) {
    const next = new URLSearchParams(search)
    if (value === 'all' || value === 'false') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return { filter, archived, change, search: search.size > 0 ? `?${search}` : '' }
}
