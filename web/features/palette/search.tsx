import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Found, type SearchKind, search, searchKinds } from '../../../contract/search.ts'
import { query } from '../../api.ts'
import { IconSearch } from '../../ui/icons.tsx'
import { Marked } from '../../ui/marked.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Command } from './commands.tsx'
import { addressOf, detailsOf, iconOf, nameOf } from './found.ts'
import css from './palette.module.css'
import { t } from './texts/index.ts'

/** Of each kind. */
const most = 4

export const groupOf = {
  application: 'applications',
  company: 'companies',
  job: 'jobs',
  person: 'people',
  note: 'notes',
  document: 'documents',
  mail: 'mails',
} as const satisfies Record<SearchKind, string>

/** What the server finds while one types, and the way to all of it. */
export function useFound(words: string, go: (to: string) => void): Command[] {
  const { data } = useQuery({
    ...query(search, { query: { q: words, limit: most } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  if (words === '' || !data || data.list.length === 0) return []
  const count = searchKinds.reduce((sum, kind) => sum + (data.counts[kind] ?? 0), 0)
  return [
    ...data.list.map((found) => commandOf(found, go)),
    {
      id: 'all',
      group: 'all',
      label: t('palette.all', { words }),
      more: <span className={css.aside}>{count}</span>,
      icon: <IconSearch size="1.125rem" stroke={1.7} aria-hidden="true" />,
      run: () => go(`/search?${new URLSearchParams({ q: words })}`),
    },
  ]
}

function commandOf(found: Found, go: (to: string) => void): Command {
  const { kind, id, company, place, status } = found
  const name = nameOf(found)
  const details = detailsOf(found)
  const Icon = iconOf[kind]
  return {
    id: `${kind} ${id}`,
    group: groupOf[kind],
    label: name.text,
    shown: <Marked {...name} />,
    ...(details.length > 0 && { detail: <Details of={details} /> }),
    more: (
      <>
        {place === 'archived' && <span className={css.aside}>{t('palette.archived')}</span>}
        {kind === 'application' && status && <StatusBadge status={status} />}
      </>
    ),
    icon:
      kind === 'application' ? (
        <Monogram name={company} size="1.25rem" />
      ) : (
        <Icon size="1.125rem" stroke={1.7} aria-hidden="true" />
      ),
    run: () => go(addressOf(found)),
  }
}

/** Beside each other, with a point between two. */
export function Details({ of }: { of: ReturnType<typeof detailsOf> }) {
  return of.map((detail, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
    <span key={n}>
      {n > 0 && ' · '}
      <Marked {...detail} />
    </span>
  ))
}
