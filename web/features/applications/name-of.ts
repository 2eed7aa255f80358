import type { Application } from '../../../contract/applications.ts'
import { t } from '../../texts/index.ts'

/** What an application is called where it is heard. */
export function nameOf({ company, job }: Pick<Application, 'company' | 'job'>): string {
  return `${company?.name ?? t('company.unknown')}, ${job?.title ?? t('title.unknown')}`
}
