import type { Application } from '../../../contract/applications.ts'
import { formatNumber } from '../../texts/index.ts'
import { t } from './texts/index.ts'

/** What the job pays, in words; null where nothing is known of it. */
export function payText({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryPeriod,
}: Pick<Application, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>): string | null {
  const sums = [...new Set([salaryMin, salaryMax].filter((sum) => sum !== null))].map(formatNumber)
  if (sums.length === 0) return null
  const sum =
    salaryMin === null
      ? t('detail.pay.most', { sum: sums.join('') })
      : salaryMax === null
        ? t('detail.pay.least', { sum: sums.join('') })
        : sums.join('–')
  const period = salaryPeriod && t(`detail.pay.${salaryPeriod}`)
  return [sum, salaryCurrency, period].filter(Boolean).join(' ')
}
