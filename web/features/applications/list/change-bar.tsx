import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { mostAtOnce } from '../../../../contract/application-lists.ts'
import { type Application, listApplications, statuses } from '../../../../contract/applications.ts'
import { call } from '../../../api.ts'
import { BulkBar, BulkButton, BulkWord } from '../../../ui/bulk-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconArchive } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { IconArchiveOff, IconTag, IconTrash } from '../../../ui/more-icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import { StatusIcon } from '../../../ui/status-badge.tsx'
import type { ApplicationFilter } from '../queries.ts'
import { type ManyChange, useChangeMany } from './change-many.ts'
import { LabelPanel } from './label-panel.tsx'
import { t } from './texts/index.ts'

interface ChangeBarProps {
  chosen: ReadonlySet<string>
  /** Those that are loaded. */
  items: readonly Application[]
  total: number | undefined
  filter: ApplicationFilter
  active: boolean
  onChoose: (ids: readonly string[]) => void
}

/** What can be done with all that are chosen. */
export function ChangeBar({ chosen, items, total, filter, active, onChoose }: ChangeBarProps) {
  const { mutate, isPending } = useChangeMany()
  const chooseAll = useChooseAll(filter, onChoose)
  const ids = [...chosen]
  const most = Math.min(total ?? 0, mostAtOnce)

  const leave = useCallback(() => onChoose([]), [onChoose])

  function change(wanted: ManyChange, keeps = false) {
    mutate(wanted)
    if (!keeps) onChoose([])
  }
  return (
    <BulkBar
      label={t('bulk')}
      leaveLabel={t('bulk.leave')}
      onLeave={leave}
      count={t('bulk.count', { count: chosen.size })}
      more={
        chosen.size < most && (
          <Button look="subtle" size="small" isPending={chooseAll.isPending} onClick={chooseAll.choose}>
            {most === total ? t('bulk.all', { count: most }) : t('bulk.first', { count: most })}
          </Button>
        )
      }
    >
      <Menu
        label={t('column.status')}
        choices={statuses.map((value) => ({
          value,
          label: t(`status.${value}`),
          icon: <StatusIcon status={value} size="1rem" />,
        }))}
        onChoose={(status) => change({ action: 'status', ids, status })}
      >
        <BulkWord icon={<StatusIcon status="in_review" size="1rem" />}>{t('column.status')}</BulkWord>
      </Menu>
      <Popover
        label={t('facet.label')}
        look="subtle"
        button={<BulkWord icon={<IconTag size="1rem" stroke={1.7} aria-hidden="true" />}>{t('facet.label')}</BulkWord>}
      >
        {() => (
          <LabelPanel
            applications={items.filter(({ id }) => chosen.has(id))}
            onChange={(labels) => change({ action: 'label', ids, ...labels }, true)}
          />
        )}
      </Popover>
      <BulkButton
        icon={active ? IconArchive : IconArchiveOff}
        disabled={isPending}
        onClick={() => change({ action: active ? 'archive' : 'activate', ids })}
      >
        {active ? t('bulk.archive') : t('bulk.activate')}
      </BulkButton>
      <BulkButton icon={IconTrash} disabled={isPending} onClick={() => change({ action: 'delete', ids })}>
        {t('bulk.delete')}
      </BulkButton>
    </BulkBar>
  )
}

/** Chooses all that the list would show, as many as one change takes. */
function useChooseAll(filter: ApplicationFilter, onChoose: (ids: readonly string[]) => void) {
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const ids: string[] = []
      let cursor: string | null = null
      do {
        const query: ApplicationFilter = { ...filter, limit: 100, ...(cursor && { cursor }) }
        const page: { list: { id: string }[]; nextCursor: string | null } = await call(listApplications, { query })
        ids.push(...page.list.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor !== null && ids.length < mostAtOnce)
      return ids.slice(0, mostAtOnce)
    },
  })
  return { isPending, choose: () => mutate(undefined, { onSuccess: onChoose }) }
}
