import { Link } from 'react-router'
import type { Resume } from '../../../../contract/resumes.ts'
import { t } from '../texts/index.ts'
import css from './editor.module.css'

/** Which application a version is for. */
export function ForApplication({ application: { id, company, title } }: { application: NonNullable<Resume['application']> }) {
  return (
    <p className={css.for}>
      {t('resume.for')}{' '}
      <Link to={`/active-applications/${id}?tab=documents`}>{[company, title].filter(Boolean).join(' · ')}</Link>
    </p>
  )
}
