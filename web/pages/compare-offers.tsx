import { CompareOffers } from '../features/detail/compare-offers.tsx'
import { t } from '../features/detail/texts/index.ts'
import { Page } from '../ui/page.tsx'
import { BackLink, PageHeader } from '../ui/page-header.tsx'

export function Component() {
  return (
    <Page>
      <BackLink to="/dashboard" label={t('nav.dashboard')} />
      <PageHeader title={t('offers')} description={t('offers.lead')} />
      <CompareOffers />
    </Page>
  )
}
