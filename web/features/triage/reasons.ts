import type { Reason } from '../../../contract/mail.ts'
import { t } from './texts/index.ts'

/** Why attribution did what it did, in words. */
export function reasonWords(reasons: readonly Reason[]): string {
  return reasons.map(({ code, value = '' }) => t(`reason.${code}`, { value })).join(' · ')
}
