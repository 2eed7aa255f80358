import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Search, sort and the like as they stand in the address, so that a list can be linked, reloaded and gone back to. */
export function useAddress<Key extends string>(keys: readonly Key[]): [Partial<Record<Key, string>>, Change<Key>] {
  const [search, setSearch] = useSearchParams()
  const address = Object.fromEntries(keys.flatMap((key) => (search.get(key) ? [[key, search.get(key)]] : [])))
  const change = useCallback(
    (changes: Partial<Record<Key, string | undefined>>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries<string | undefined>(changes)) {
            if (value) next.set(key, value)
            else next.delete(key)
          }
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
  return [address as Partial<Record<Key, string>>, change]
}

type Change<Key extends string> = (changes: Partial<Record<Key, string | undefined>>) => void

/** The part of the address that belongs to the list, for links that open a detail beside it. */
export function listSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('tab')
  return kept.size > 0 ? `?${kept}` : ''
}

const companySorts = ['-lastActivityAt', 'name', '-name', 'lastActivityAt'] as const
const jobSorts = ['-lastActivityAt', 'title', '-title', 'lastActivityAt'] as const

/** The order of my companies as the server is asked for it. */
export function useCompanyOrder() {
  const [{ name, sort }, change] = useAddress(['name', 'sort'])
  return [{ name, sort: companySorts.find((one) => one === sort) ?? '-lastActivityAt' }, change] as const
}

export function useJobOrder() {
  const [{ name, sort, companyId }, change] = useAddress(['name', 'sort', 'companyId'])
  return [
    { name, companyId: isId(companyId) ? companyId : undefined, sort: jobSorts.find((one) => one === sort) ?? '-lastActivityAt' },
    change,
  ] as const
}

function isId(text: string | undefined): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '')
}
