import type { User } from '../../../contract/profile.ts'
import { Tag } from '../../ui/tag.tsx'
import { t } from './texts/index.ts'

const needed = [
  ['firstName', 'profile.firstName'],
  ['lastName', 'profile.lastName'],
  ['countryId', 'profile.country'],
  ['preferredName', 'profile.preferredName'],
] as const

/** Completed once first, last and preferred name and the country are there; else which are not. */
export function Completeness({ user }: { user: User }) {
  const missing = needed.filter(([field]) => !user[field]).map(([, label]) => t(label))
  return missing.length === 0 ? (
    <Tag tone="good">{t('profile.complete')}</Tag>
  ) : (
    t('profile.missing', { fields: missing.join(', ') })
  )
}
