import { IconArchive, IconArchiveOff, IconTag, IconTrash, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { mostAtOnce } from '../../../../contract/application-lists.ts'
import { type Application, listApplications, statuses } from '../../../../contract/applications.ts'
import { call } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { StatusIcon } from '../../../ui/status-badge.tsx'
import type { ApplicationFilter } from '../queries.ts'
import css from './bulk-bar.module.css'
import { type ManyChange, useChangeMany } from './change-many.ts'
import { LabelPanel } from './label-panel.tsx'
import { t } from './texts/index.ts'

interface BulkBarProps {
  chosen: ReadonlySet<string>
  /** Those that are loaded. */
  items: readonly Application[]
  total: number | undefined
  filter: ApplicationFilter
  active: boolean
  onChoose: (ids: readonly string[]) => void
}

/** What can be done with all that are chosen. */
export function BulkBar({ chosen, items, total, filter, active, onChoose }: BulkBarProps) {
  const { mutate, isPending } = useChangeMany()
  const chooseAll = useChooseAll(filter, onChoose)
  const ids = [...chosen]
  const most = Math.min(total ?? 0, mostAtOnce)
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }

  useEffect(() => {
    function leave(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector(':popover-open, dialog[open]')) return
      onChoose([])
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onChoose])

  function change(wanted: ManyChange, keeps = false) {
    mutate(wanted)
    if (!keeps) onChoose([])
  }
  return (
    <div className={css.bar} role="toolbar" aria-label={t('bulk')}>
      <IconButton label={t('bulk.leave')} onClick={() => onChoose([])}>
        <IconX {...icon} />
      </IconButton>
      <span className={css.count} role="status">
        {t('bulk.count', { count: chosen.size })}
      </span>
      {chosen.size < most && (
        <Button look="subtle" size="small" isPending={chooseAll.isPending} onClick={chooseAll.choose}>
          {most === total ? t('bulk.all', { count: most }) : t('bulk.first', { count: most })}
        </Button>
      )}
      <span className={css.actions}>
        <Menu
          label={t('column.status')}
          choices={statuses.map((value) => ({
            value,
            label: t(`status.${value}`),
            icon: <StatusIcon status={value} size={16} />,
          }))}
          onChoose={(status) => change({ action: 'status', ids, status })}
        >
          <span className={css.word}>
            <StatusIcon status="in_review" size={16} />
            <span>{t('column.status')}</span>
          </span>
        </Menu>
        <Popover
          label={t('facet.label')}
          look="subtle"
          button={
            <span className={css.word}>
              <IconTag {...icon} />
              <span>{t('facet.label')}</span>
            </span>
          }
        >
          {() => (
            <LabelPanel
              applications={items.filter(({ id }) => chosen.has(id))}
              onChange={(labels) => change({ action: 'label', ids, ...labels }, true)}
            />
          )}
        </Popover>
        <Button
          look="subtle"
          size="small"
          aria-label={active ? t('bulk.archive') : t('bulk.activate')}
          disabled={isPending}
          icon={active ? <IconArchive {...icon} /> : <IconArchiveOff {...icon} />}
          onClick={() => change({ action: active ? 'archive' : 'activate', ids })}
        >
          {active ? t('bulk.archive') : t('bulk.activate')}
        </Button>
        <Button
          look="subtle"
          size="small"
          aria-label={t('bulk.delete')}
          disabled={isPending}
          icon={<IconTrash {...icon} />}
          onClick={() => change({ action: 'delete', ids })}
        >
          {t('bulk.delete')}
        </Button>
      </span>
    </div>
  )
}

/** Chooses all that the list would show, as many as one change takes. */
function useChooseAll(filter: ApplicationFilter, onChoose: (ids: readonly string[]) => void) {
  const [isPending, setPending] = useState(false)
  async function choose() {
    setPending(true)
    const ids: string[] = []
    let cursor: string | null = null
    try {
      do {
        const query: ApplicationFilter = { ...filter, limit: 100, ...(cursor && { cursor }) }
        const page: { list: { id: string }[]; nextCursor: string | null } = await call(listApplications, { query })
        ids.push(...page.list.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor !== null && ids.length < mostAtOnce)
      onChoose(ids.slice(0, mostAtOnce))
    } finally {
      setPending(false)
    }
  }
  return { isPending, choose: () => void choose() }
}
