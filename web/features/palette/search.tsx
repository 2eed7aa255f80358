import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listApplications } from '../../../contract/applications.ts'
import { listJobs, searchCompanies } from '../../../contract/companies.ts'
import { query } from '../../api.ts'
import { IconBriefcase2, IconBuilding } from '../../ui/icons.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Command } from './commands.tsx'
import { t } from './texts/index.ts'

const most = 5

/** What the server finds while one types: applications, companies, jobs. */
export function useFound(name: string, go: (to: string) => void): Command[] {
  const options = { enabled: name !== '', placeholderData: keepPreviousData }
  const { data: applications } = useQuery({
    ...query(listApplications, { query: { active: 'all', name, limit: most } }),
    ...options,
  })
  const { data: companies } = useQuery({ ...query(searchCompanies, { query: { name } }), ...options })
  const { data: jobs } = useQuery({ ...query(listJobs, { query: { name, limit: most } }), ...options })
  if (name === '') return []
  const icon = { size: '1.125rem', stroke: 1.7, 'aria-hidden': true }
  return [
    ...(applications?.list ?? []).map(({ id, company, job, status, isActive, isUncategorized }) => ({
      id: `application ${id}`,
      group: 'applications' as const,
      label: t('palette.jobAt', { title: job?.title ?? t('title.unknown'), company: company?.name ?? t('company.unknown') }),
      more: <StatusBadge status={status} />,
      icon: <Monogram name={company?.name ?? null} size="1.25rem" />,
      run: () =>
        go(
          isUncategorized ? `/uncatagorized-application-detail/${id}` : `/${isActive ? 'active' : 'archived'}-applications/${id}`,
        ),
    })),
    ...(companies ?? []).slice(0, most).map(({ id, name }) => ({
      id: `company ${id}`,
      group: 'companies' as const,
      label: name,
      icon: <IconBuilding {...icon} />,
      run: () => go(`/companies/${id}`),
    })),
    ...(jobs?.list ?? []).map(({ id, title, company }) => ({
      id: `job ${id}`,
      group: 'jobs' as const,
      label: company ? t('palette.jobAt', { title, company: company.name }) : title,
      icon: <IconBriefcase2 {...icon} />,
      run: () => go(`/jobs/${id}`),
    })),
  ]
}
