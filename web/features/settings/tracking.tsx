import { Choice } from '../../ui/choice.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { Setting, Settings } from '../../ui/setting.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { t } from './texts/index.ts'
import { useSettings } from './use-settings.ts'

const periods = [
  { field: 'quietAfterApplyingDays', days: [7, 10, 14, 21, 30] },
  { field: 'quietAfterInterviewDays', days: [3, 5, 7, 10, 14] },
  { field: 'ghostedAfterDays', days: [21, 30, 45, 60, 90] },
  { field: 'autoArchiveDays', days: [0, 7, 14, 30, 60, 90] },
] as const

/** When silence counts, and when what has ended goes out of the way. */
export function Tracking() {
  const { settings, error, retry, change } = useSettings()
  if (error && !settings) return <ProblemState error={error} retry={retry} />
  if (!settings) return <SkeletonRows height="3.75rem" />
  return (
    <Settings>
      {periods.map(({ field, days }) => (
        <Setting
          key={field}
          label={t(`settings.${field}`)}
          action={
            <Choice
              label={t(`settings.${field}`)}
              value={String(settings[field])}
              choices={withChosen(days, settings[field]).map((n) => ({ value: String(n), label: daysText(n) }))}
              onChange={(value) => change({ [field]: Number(value) })}
            />
          }
        >
          {t(`settings.${field}.text`)}
        </Setting>
      ))}
    </Settings>
  )
}

/** The choices, and what was chosen elsewhere. */
function withChosen(days: readonly number[], chosen: number): number[] {
  return [...new Set([...days, chosen])].sort((a, b) => a - b)
}

function daysText(n: number): string {
  return n === 0 ? t('settings.never') : t('settings.days', { n })
}
