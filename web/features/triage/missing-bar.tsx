import { type FormEvent, useId, useState } from 'react'
import { mostAtOnce } from '../../../contract/application-lists.ts'
import type { Application } from '../../../contract/applications.ts'
import { BulkBar, BulkButton } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { IconArchive } from '../../ui/icons.tsx'
import { IconBan, IconPencil } from '../../ui/more-icons.ts'
import { useSettleMany } from './settle-whole.ts'
import { t } from './texts/index.ts'

interface MissingBarProps {
  chosen: readonly Application[]
  onLeave: () => void
  /** Leaves the page of what is settled, before it is. */
  leave: (ids: readonly string[]) => unknown
}

/** Fills in what all that are chosen lack, or settles them otherwise, at once. */
export function MissingBar({ chosen: all, onLeave, leave }: MissingBarProps) {
  const [asks, setAsks] = useState(false)
  const settle = useSettleMany()
  const form = useId()
  const chosen = all.slice(0, mostAtOnce)
  async function say(way: Parameters<typeof settle.mutate>[0]['way']) {
    await leave(chosen.map(({ id }) => id))
    settle.mutate({ chosen, way })
    onLeave()
  }
  function fill(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const said = (name: string) => String(data.get(name) ?? '').trim() || undefined
    const [company, title] = [said('company'), said('title')]
    if (company || title) void say({ action: 'name', company, title })
  }
  const lacking = [
    { name: 'company', label: t('column.company'), n: chosen.filter(({ company }) => !company).length, most: 200 },
    { name: 'title', label: t('column.title'), n: chosen.filter(({ job }) => !job).length, most: 300 },
  ].filter(({ n }) => n > 0)
  return (
    <>
      <BulkBar
        label={t('missing.bulk')}
        leaveLabel={t('bulk.leave')}
        onLeave={onLeave}
        count={t('missing.bulk.count', { n: chosen.length })}
      >
        <BulkButton icon={IconPencil} onClick={() => setAsks(true)}>
          {t('missing.form')}
        </BulkButton>
        <BulkButton icon={IconBan} onClick={() => say({ action: 'aside' })}>
          {t('settle.aside')}
        </BulkButton>
        <BulkButton icon={IconArchive} onClick={() => say({ action: 'archive' })}>
          {t('settle.archive')}
        </BulkButton>
      </BulkBar>
      {asks && (
        <Dialog
          title={t('missing.bulk.title', { n: chosen.length })}
          onClose={() => setAsks(false)}
          action={
            <Button type="submit" form={form}>
              {t('missing.form')}
            </Button>
          }
        >
          <form id={form} onSubmit={fill}>
            {lacking.map(({ name, label, n, most }, at) => (
              <Field
                key={name}
                name={name}
                label={label}
                description={t('missing.bulk.lack', { n })}
                maxLength={most}
                autoFocus={at === 0}
                autoComplete="off"
              />
            ))}
          </form>
        </Dialog>
      )}
    </>
  )
}
