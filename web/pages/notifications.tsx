import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DismissAll } from '../features/notifications/dismiss-all.tsx'
import { NotificationList } from '../features/notifications/notification-list.tsx'
import { unreadQuery } from '../features/notifications/queries.ts'
import { t } from '../features/notifications/texts/index.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Tabs } from '../ui/tabs.tsx'

export function Component() {
  const [search] = useSearchParams()
  const { data: unread } = useQuery(unreadQuery)
  const chosen = search.get('tab') === 'dismissed' ? 'dismissed' : 'unread'
  return (
    <Page narrow>
      <PageHeader title={t('nav.notifications')} action={<DismissAll />} />
      <Tabs
        label={t('notifications.which')}
        chosen={chosen}
        tabs={[
          { value: 'unread', label: t('notifications.unread'), count: unread?.count },
          { value: 'dismissed', label: t('notifications.dismissed') },
        ]}
      />
      <NotificationList key={chosen} dismissed={chosen === 'dismissed'} />
    </Page>
  )
}
