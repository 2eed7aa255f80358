import { useQuery } from '@tanstack/react-query'
import { metaQuery, profileQuery } from '../features/account/queries.ts'
import { Career } from '../features/career/records.tsx'
import { Completeness } from '../features/profile/completeness.tsx'
import { Picture } from '../features/profile/picture.tsx'
import { ProfileForm } from '../features/profile/profile-form.tsx'
import { t } from '../features/profile/texts/index.ts'
import { Card } from '../ui/card.tsx'
import { CopyText } from '../ui/copy.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import css from './settings.module.css'

export function Component() {
  const { data: user } = useQuery(profileQuery)
  const { data: meta } = useQuery(metaQuery)
  if (!user) return null
  return (
    <Page narrow>
      <PageHeader
        title={t('nav.profile')}
        description={
          <>
            {user.username} · <Completeness user={user} />
          </>
        }
      />
      <Picture user={user} />
      <ProfileForm user={user} />
      <Career />
      {meta && meta.signUp !== 'closed' && (
        <Card title={t('profile.invite')}>
          <p className={css.hint}>{t('profile.joined', { n: user.joined, code: user.refCode })}</p>
          <CopyText text={`${location.origin}/auth/sign-up?ref=${user.refCode}`} label={t('copy.invite')} />
        </Card>
      )}
    </Page>
  )
}
