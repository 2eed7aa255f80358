import { useQuery } from '@tanstack/react-query'
import { useChange } from '../../use-change.ts'
import { discardDraft, draftName } from './draft.ts'
import { type CareerRecord, type Draft, type Kind, latestFirst } from './kinds.ts'
import { t } from './texts/index.ts'

interface Shown {
  list: CareerRecord[]
}

/** What a record is called until the server has named it. */
export const adding = 'adding'

/** The records of one kind, and what changes them: seen at once, with a way to undo. */
export function useRecords(kind: Kind) {
  const { queryKey } = kind.query
  const { data, error, refetch } = useQuery<Shown>({
    queryKey,
    queryFn: kind.query.queryFn as never,
  })
  const common = { queryKey, stale: [] }
  const save = useChange({
    ...common,
    inline: true,
    work: ({ id, draft }: { id: string | null; draft: Draft }) => (id === null ? kind.add(draft) : kind.change(id, draft)),
    saved: ({ id }) => discardDraft(draftName(kind, id)),
    shown: ({ list }: Shown, { id, draft }) => {
      const others = list.filter((record) => record.id !== id)
      const record = { ...draft, endDate: draft.endDate || null, startDate: draft.startDate || null, id: id ?? adding }
      return { list: [...others, record as CareerRecord].sort(latestFirst) }
    },
    told: (_, { id }) => t(id === null ? 'career.added' : 'career.changed'),
  })
  const remove = useChange({
    ...common,
    work: (id: string) => kind.remove(id),
    shown: ({ list }: Shown, id) => ({ list: list.filter((record) => record.id !== id) }),
    told: () => t('career.removed'),
  })
  return { list: data?.list, error, retry: () => void refetch(), save, remove: remove.mutate }
}
