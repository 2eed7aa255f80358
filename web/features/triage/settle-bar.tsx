import { type ReactNode, useState } from 'react'
import { BulkBar, BulkButton } from '../../ui/bulk-bar.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconArchive, IconArrowRight } from '../../ui/icons.tsx'
import { IconArchiveOff, IconBan } from '../../ui/more-icons.ts'
import type { Place, UnknownMail } from './queries.ts'
import { useSettle } from './settle.ts'
import { t } from './texts/index.ts'

interface SettleBarProps {
  chosen: readonly UnknownMail[]
  archived: boolean
  onLeave: () => void
  /** The search over the user's applications; a choice calls back with the id. */
  picker: (onPick: (applicationId: string) => void) => ReactNode
}

/** Settles all mails that are chosen, at once. */
export function SettleBar({ chosen, archived, onLeave, picker }: SettleBarProps) {
  const [asks, setAsks] = useState(false)
  const { assign, archive } = useSettle()
  const mailIds = chosen.map(({ id }) => id).slice(0, 500)
  function settle(to: Place) {
    assign.mutate({ mailIds, to })
    onLeave()
  }
  return (
    <>
      <BulkBar label={t('bulk')} leaveLabel={t('bulk.leave')} onLeave={onLeave} count={t('bulk.count', { n: mailIds.length })}>
        <BulkButton icon={IconArrowRight} onClick={() => setAsks(true)}>
          {t('bulk.assign')}
        </BulkButton>
        {chosen.every(({ filter }) => filter === 'review') && (
          <BulkButton icon={IconBan} onClick={() => settle({ as: 'aside' })}>
            {t('settle.aside')}
          </BulkButton>
        )}
        <BulkButton
          icon={archived ? IconArchiveOff : IconArchive}
          onClick={() => {
            archive.mutate({ mailIds, archived: !archived })
            onLeave()
          }}
        >
          {archived ? t('settle.back') : t('settle.archive')}
        </BulkButton>
      </BulkBar>
      {asks && (
        <Dialog title={t('bulk.assign')} onClose={() => setAsks(false)} action={null}>
          {picker((applicationId) => settle({ as: 'application', applicationId }))}
        </Dialog>
      )}
    </>
  )
}
