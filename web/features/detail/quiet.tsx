import { type ReactNode, useState } from 'react'
import type { Application } from '../../../contract/applications.ts'
import { relativeLabel } from '../../texts/time.ts'
import { Button } from '../../ui/button.tsx'
import { IconHourglass } from '../../ui/icons.tsx'
import { Prompt } from '../../ui/prompt.tsx'
import { t } from './texts/index.ts'

interface QuietProps {
  application: Application
  /** The draft of a mail that asks how it stands. */
  followUp: (onClose: () => void) => ReactNode
}

/** Says that nobody has written for long, and what can be done about it. */
export function Quiet({ application: { quiet, lastActivityAt }, followUp }: QuietProps) {
  const [isAsking, setAsking] = useState(false)
  if (quiet === null) return null
  return (
    <>
      <Prompt
        label={t('quiet')}
        tone="attention"
        icon={<IconHourglass size="1.125rem" stroke={1.7} aria-hidden="true" />}
        title={t('quiet.since', { time: relativeLabel(lastActivityAt) })}
        actions={
          <Button look="default" size="small" onClick={() => setAsking(true)}>
            {t('quiet.followUp')}
          </Button>
        }
      >
        {t(`quiet.${quiet}.text`)}
      </Prompt>
      {isAsking && followUp(() => setAsking(false))}
    </>
  )
}
