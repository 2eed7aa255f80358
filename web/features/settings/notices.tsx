import type { ReactNode } from 'react'
import type { Notice } from '../../../contract/notifications.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { Setting, Settings } from '../../ui/setting.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { t } from './texts/index.ts'
import { useSettings } from './use-settings.ts'

const kinds: readonly Notice[] = ['interview', 'offer', 'action_required', 'assessment', 'rejection', 'code', 'review']

/** Which kinds of mail are announced; above them, where. */
export function Notices({ children }: { children: ReactNode }) {
  const { settings, error, retry, change } = useSettings()
  if (error && !settings) return <ProblemState error={error} retry={retry} />
  if (!settings) return <SkeletonRows height="3.5rem" />
  return (
    <Settings>
      {children}
      {kinds.map((kind) => (
        <Setting
          key={kind}
          label={t(`settings.notice.${kind}`)}
          action={
            <Switch
              label={t(`settings.notice.${kind}`)}
              isOn={settings.notifications[kind]}
              onChange={(isOn) => change({ notifications: { [kind]: isOn } })}
            />
          }
        >
          {t(`settings.notice.${kind}.text`)}
        </Setting>
      ))}
    </Settings>
  )
}
