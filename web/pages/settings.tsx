import { useQuery } from '@tanstack/react-query'
import { Appearance, LanguageOfApp } from '../features/account/appearance.tsx'
import { DeleteAccount } from '../features/account/delete-account.tsx'
import { metaQuery, profileQuery } from '../features/account/queries.ts'
import { Sessions } from '../features/account/sessions.tsx'
import { SignInMethods } from '../features/account/sign-in-methods.tsx'
import { signOut } from '../features/account/sign-out.ts'
import { t as ofAppearance } from '../features/account/texts/appearance/index.ts'
import { t } from '../features/account/texts/index.ts'
import { MailHealth } from '../features/dashboard/mail-health.tsx'
import { statusCountsQuery } from '../features/dashboard/queries.ts'
import { CalendarFeed } from '../features/interviews/calendar-feed.tsx'
import { t as interviews } from '../features/interviews/texts/index.ts'
import { Export } from '../features/personal-data/export.tsx'
import { PushOnThisDevice } from '../features/push/this-device.tsx'
import { Notices } from '../features/settings/notices.tsx'
import { Sending } from '../features/settings/sending.tsx'
import { Shortcuts } from '../features/settings/shortcuts.tsx'
import { t as own } from '../features/settings/texts/index.ts'
import { Tracking } from '../features/settings/tracking.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyText } from '../ui/copy.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import css from './settings.module.css'

export function Component() {
  const { data: user } = useQuery(profileQuery)
  const { data: counts } = useQuery(statusCountsQuery)
  const { data: meta } = useQuery(metaQuery)
  return (
    <Page narrow>
      <PageHeader title={t('nav.settings')} />
      <Card title={t('settings.address')}>
        <p className={css.hint}>{t('settings.address.text')}</p>
        <CopyText text={user?.assignedEmail ?? ''} label={t('copy.address')} />
      </Card>
      <Card title={own('settings.notifications')}>
        <Notices>{user && <PushOnThisDevice user={user} />}</Notices>
      </Card>
      <Card title={own('settings.tracking')}>
        <Tracking />
      </Card>
      <Card title={own('settings.sending')}>
        <Sending />
      </Card>
      <Card title={interviews('calendar.title')}>
        <CalendarFeed />
      </Card>
      <Card title={ofAppearance('appearance')}>
        <Appearance />
      </Card>
      <Card title={ofAppearance('language')}>
        <LanguageOfApp />
      </Card>
      <Card title={own('settings.keys')}>
        <Shortcuts />
      </Card>
      <Card
        title={t('settings.signIn')}
        aside={
          <Button look="default" size="small" onClick={signOut}>
            {t('signOut')}
          </Button>
        }
      >
        {user && <SignInMethods user={user} />}
      </Card>
      {meta?.signUp === 'referral' && user && (
        <Card title={t('settings.invite')}>
          <p className={css.hint}>{t('settings.invite.text')}</p>
          <CopyText text={`${location.origin}/auth/sign-up?ref=${user.refCode}`} label={t('copy.invite')} />
        </Card>
      )}
      <Card title={t('settings.sessions')}>
        <Sessions />
      </Card>
      <Card title={t('settings.mail')}>
        <MailHealth />
      </Card>
      <Card title={t('settings.data')}>
        <Export />
      </Card>
      {user && counts && (
        <Card title={t('settings.danger')}>
          <DeleteAccount user={user} applications={counts.active + counts.archived} />
        </Card>
      )}
      {meta && (
        <p className={css.version}>
          {t('settings.version', { version: meta.version })} · <a href="/third-party-licences.txt">{t('settings.licences')}</a>
        </p>
      )}
    </Page>
  )
}
