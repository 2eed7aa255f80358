import { mostOutgoing } from '../../../contract/outgoing.ts'
import { Choice } from '../../ui/choice.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { Setting, Settings } from '../../ui/setting.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { t } from './texts/index.ts'
import { useSettings } from './use-settings.ts'

const seconds = [0, 5, 10, 20, mostOutgoing.hold]

/** For how long a mail that was sent waits, so that it can be undone. */
export function Sending() {
  const { settings, error, retry, change } = useSettings()
  if (error && !settings) return <ProblemState error={error} retry={retry} />
  if (!settings) return <SkeletonRows height="3.75rem" />
  const chosen = settings.undoSendingSeconds
  const all = [...new Set([...seconds, chosen])].sort((a, b) => a - b)
  return (
    <Settings>
      <Setting
        label={t('settings.undoSending')}
        action={
          <Choice
            label={t('settings.undoSending')}
            value={String(chosen)}
            choices={all.map((n) => ({ value: String(n), label: n === 0 ? t('settings.never') : t('settings.seconds', { n }) }))}
            onChange={(value) => change({ undoSendingSeconds: Number(value) })}
          />
        }
      >
        {t('settings.undoSending.text')}
      </Setting>
    </Settings>
  )
}
