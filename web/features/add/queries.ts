import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  type Application,
  createApplication,
  findDuplicates,
  listApplications,
  readPosting,
} from '../../../contract/applications.ts'
import { listJobs, searchCompanies } from '../../../contract/companies.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { countByStatus } from '../../../contract/statistics.ts'
import { type ApiProblem, call, query } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { t } from './texts/index.ts'

export const companiesQuery = (name: string) => query(searchCompanies, { query: { name } })
export const jobsQuery = (name: string, companyId: string | undefined) =>
  query(listJobs, { query: { name, companyId, limit: 8 } })
export const duplicatesQuery = (said: { company: string; title: string; requisition: string; link: string }) =>
  query(findDuplicates, { query: said })

export const readLink = (link: string) => call(readPosting, { body: { link } })

export type NewApplication = BodyIn<typeof createApplication> & { company: string; title: string }
type Lists = InfiniteData<{ list: Application[]; total?: number }>

/** Notes an application: it stands in the lists at once, and goes away again when the server refuses it. */
export function useAdd(onRefused: (problem: ApiProblem) => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const takeBack = useUndo()
  const lists = { queryKey: [listApplications.path, 'pages'] }
  return useMutation<Application & { undo: string }, ApiProblem, NewApplication, [readonly unknown[], unknown][]>({
    meta: { inline: 'always' },
    mutationFn: (body) => call(createApplication, { body }),
    onMutate: async (body) => {
      await queries.cancelQueries(lists)
      const before = queries.getQueriesData<Lists>(lists)
      for (const [key, shown] of before) if (shown && isShownIn(key)) queries.setQueryData(key, withNew(shown, body))
      return before
    },
    onError: (problem, _body, before) => {
      for (const [key, data] of before ?? []) queries.setQueryData(key, data)
      onRefused(problem)
    },
    onSuccess: ({ id, company, undo }) => {
      const leave = () => navigate('/active-applications', { flushSync: true })
      toast({ message: t('add.done', { company: company?.name ?? '' }), undo: () => takeBack(undo, { id, leave }) })
    },
    onSettled: () =>
      Promise.all(
        [listApplications, countByStatus, findDuplicates, searchCompanies, listJobs].map(({ path }) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}

/** The list of the active ones, when nothing narrows it. */
function isShownIn(key: readonly unknown[]): boolean {
  const { query = {} } = key[2] as { query?: Record<string, unknown> }
  const { active, sort, limit: _, ...narrowing } = query
  return (
    active !== 'false' &&
    String(sort).startsWith('-') &&
    Object.values(narrowing).every((value) => value === undefined || value === '')
  )
}

function withNew(shown: Lists, { company, title, status = 'applied', location, requisition, appliedAt }: NewApplication): Lists {
  const [first, ...others] = shown.pages
  if (!first) return shown
  const id = `new ${Date.now()}`
  const made: Application = {
    id,
    company: { id, name: company },
    agency: null,
    job: { id, title },
    status,
    isActive: true,
    isUncategorized: false,
    source: 'manual',
    location: location ?? null,
    requisition: requisition ?? null,
    appliedAt: appliedAt ?? null,
    isAppliedAtKnown: true,
    lastActivityAt: new Date().toISOString(),
    isNew: false,
    nextInterviewAt: null,
    quiet: null,
    asked: [],
    expected: null,
    workMode: null,
    employmentType: null,
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
    rating: null,
    labels: [],
    nextStep: null,
    nextStepDueAt: null,
  }
  return { ...shown, pages: [{ ...first, list: [made, ...first.list], total: (first.total ?? 0) + 1 }, ...others] }
}
