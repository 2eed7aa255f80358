import { t } from './mail/index.ts'

/** What a mail is, in words; null for a kind that has none (unread, or new to this browser). */
export function kindText(kind: string | null): string | null {
  switch (kind) {
    case 'application_received':
      return t('kind.application_received')
    case 'application_update':
      return t('kind.application_update')
    case 'action_required':
      return t('kind.action_required')
    case 'assessment':
      return t('kind.assessment')
    case 'interview':
      return t('kind.interview')
    case 'offer':
      return t('kind.offer')
    case 'rejection':
      return t('kind.rejection')
    case 'withdrawal':
      return t('kind.withdrawal')
    case 'conversation':
      return t('kind.conversation')
    case 'recruiter_outreach':
      return t('kind.recruiter_outreach')
    case 'job_alert':
      return t('kind.job_alert')
    case 'account':
      return t('kind.account')
    case 'other':
      return t('kind.other')
    default:
      return null
  }
}
