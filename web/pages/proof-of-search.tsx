import { Report } from '../features/report/report.tsx'
import { t } from '../features/report/texts/index.ts'
import { Page } from '../ui/page.tsx'
import { BackLink, PageHeader } from '../ui/page-header.tsx'

export function Component() {
  return (
    <Page narrow>
      <BackLink to="/settings" label={t('nav.settings')} />
      <PageHeader title={t('report')} description={t('report.lead')} />
      <Report />
    </Page>
  )
}
