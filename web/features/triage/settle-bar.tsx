import { IconArchive, IconArchiveOff, IconArrowRight, IconBan } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
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
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }
  function settle(to: Place) {
    assign.mutate({ mailIds, to })
    onLeave()
  }
  return (
    <>
      <BulkBar label={t('bulk')} leaveLabel={t('bulk.leave')} onLeave={onLeave} count={t('bulk.count', { n: mailIds.length })}>
        <Button look="subtle" size="small" icon={<IconArrowRight {...icon} />} onClick={() => setAsks(true)}>
          {t('bulk.assign')}
        </Button>
        {chosen.every(({ filter }) => filter === 'review') && (
          <Button look="subtle" size="small" icon={<IconBan {...icon} />} onClick={() => settle({ as: 'aside' })}>
            {t('settle.aside')}
          </Button>
        )}
        <Button
          look="subtle"
          size="small"
          icon={archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={() => {
            archive.mutate({ mailIds, archived: !archived })
            onLeave()
          }}
        >
          {archived ? t('settle.back') : t('settle.archive')}
        </Button>
      </BulkBar>
      {asks && (
        <Dialog title={t('bulk.assign')} onClose={() => setAsks(false)} action={null}>
          {picker((applicationId) => settle({ as: 'application', applicationId }))}
        </Dialog>
      )}
    </>
  )
}
