import { ResumeList, StartMenu } from '../features/resumes/resume-list.tsx'
import { t } from '../features/resumes/texts/index.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function Component() {
  return (
    <Page narrow>
      <PageHeader title={t('nav.resumes')} description={t('resumes.lead')} action={<StartMenu />} />
      <ResumeList />
    </Page>
  )
}
