import { Outbox } from '../features/mail/outbox.tsx'
import { t } from '../texts/index.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function Component() {
  return (
    <Page narrow>
      <PageHeader title={t('nav.outbox')} />
      <Outbox />
    </Page>
  )
}
