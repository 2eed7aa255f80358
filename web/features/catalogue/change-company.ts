import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeJob, getCompany, getJobDetails, listJobs, listMyCompanies } from '../../../contract/companies.ts'
import type { ApiProblem } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import {
  type CompanyChange,
  type CompanyDetail,
  companyQuery,
  type JobChange,
  type JobDetail,
  jobQuery,
  saveCompany,
  saveJob,
} from './queries.ts'
import { t } from './texts/index.ts'

interface Options {
  /** The form shows the refusal itself. */
  inline?: boolean
  onChanged?: () => void
}

/** Changes a company: shown at once, as it was before when the server refuses; the toast writes back what stood there. */
export function useChangeCompany(id: string, told: (name: string, change: CompanyChange) => string, options: Options = {}) {
  return useChange<CompanyDetail, CompanyChange>({
    queryKey: companyQuery(id).queryKey,
    stale: [getCompany, listMyCompanies],
    save: (change) => saveCompany(id, change),
    told: (shown, change) => told(change.name ?? shown.name, change),
    ...options,
  })
}

export function useChangeJob(id: string, options: Options = {}) {
  return useChange<JobDetail, JobChange>({
    queryKey: jobQuery(id).queryKey,
    stale: [getJobDetails, listJobs, changeJob],
    save: (change) => saveJob(id, change),
    told: (shown, change) => t('job.saved', { title: change.title ?? shown.title }),
    ...options,
  })
}

interface Change<Shown, Given> extends Options {
  queryKey: readonly unknown[]
  stale: readonly { path: string }[]
  save: (given: Given) => Promise<unknown>
  told: (shown: Shown, given: Given) => string
}

function useChange<Shown extends object, Given extends object>({
  queryKey,
  stale,
  save,
  told,
  inline,
  onChanged,
}: Change<Shown, Given>) {
  const queries = useQueryClient()
  const settle = () => Promise.all(stale.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
  const back = useMutation<unknown, ApiProblem, Given>({
    mutationFn: save,
    onSuccess: () => toast({ message: t('toast.undone') }),
    onSettled: settle,
  })
  return useMutation<unknown, ApiProblem, Given, Shown | undefined>({
    meta: { inline: inline ?? false },
    mutationFn: save,
    onMutate: async (given) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Shown>(queryKey)
      if (before) queries.setQueryData<Shown>(queryKey, { ...before, ...given })
      return before
    },
    onError: (_error, _given, before) => {
      if (before) queries.setQueryData(queryKey, before)
    },
    onSuccess: (_answer, given, before) => {
      const undo =
        before &&
        (() => back.mutate(Object.fromEntries(Object.keys(given).map((key) => [key, before[key as keyof Shown]])) as Given))
      if (before) toast({ message: told(before, given), undo })
      onChanged?.()
    },
    onSettled: settle,
  })
}
