import { IconUsers } from '@tabler/icons-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import type { ApplicationDetail } from './detail-header.tsx'
import css from './people.module.css'
import { t } from './texts/index.ts'

/** The people who wrote. */
export function People({ contacts }: Pick<ApplicationDetail, 'contacts'>) {
  if (contacts.length === 0) {
    return (
      <EmptyState icon={<IconUsers size={22} stroke={1.7} />} title={t('people.none')}>
        {t('people.none.text')}
      </EmptyState>
    )
  }
  return (
    <ul className={css.list}>
      {contacts.map(({ name, address, role }) => (
        <li key={address} className={css.person}>
          <Monogram name={name || address} size={36} />
          <div className={css.who}>
            <p className={css.name}>
              {name || address}
              {role && <span className={css.role}>{role}</span>}
            </p>
            <a href={`mailto:${address}`} className={css.address}>
              {address}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
