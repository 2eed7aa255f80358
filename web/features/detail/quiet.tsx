import { useLocation } from 'react-router'
import type { Application } from '../../../contract/applications.ts'
import { relativeLabel } from '../../texts/time.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { IconHourglass } from '../../ui/icons.tsx'
import { Prompt } from '../../ui/prompt.tsx'
import { t } from './texts/index.ts'

/** Says that nobody has written for long, and what can be done about it. */
export function Quiet({ application: { quiet, lastActivityAt } }: { application: Application }) {
  const { pathname } = useLocation()
  if (quiet === null) return null
  return (
    <Prompt
      label={t('quiet')}
      tone="attention"
      icon={<IconHourglass size="1.125rem" stroke={1.7} aria-hidden="true" />}
      title={t('quiet.since', { time: relativeLabel(lastActivityAt) })}
      actions={
        <ButtonLink to={`${pathname}?tab=mail&template=followUp`} look="default" size="small">
          {t('quiet.followUp')}
        </ButtonLink>
      }
    >
      {t(`quiet.${quiet}.text`)}
    </Prompt>
  )
}
