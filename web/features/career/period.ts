import { language } from '../../texts/index.ts'
import { t } from './texts/index.ts'

/** 'March 2020 – today', as far as it is known; '' where nothing is. */
export function periodText({ startDate, endDate }: { startDate: string | null; endDate: string | null }): string {
  if (startDate === null) return endDate === null ? '' : t('career.until', { month: monthText(endDate) })
  return `${monthText(startDate)} – ${endDate === null ? t('career.today') : monthText(endDate)}`
}

function monthText(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date(year, number - 1))
}
