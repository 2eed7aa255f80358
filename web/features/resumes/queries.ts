import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResumeDocument } from '../../../contract/resume-document.ts'
import { createResume, deleteResume, getResume, listResumes, type ResumeItem } from '../../../contract/resumes.ts'
import { type ApiProblem, call, query } from '../../api.ts'
import { language } from '../../texts/index.ts'
import { useChange } from '../../use-change.ts'
import { t } from './texts/index.ts'

export const resumesQuery = query(listResumes, {})
export const resumeQuery = (id: string) => query(getResume, { params: { id } })

/** Starts one from a document, or from the profile, and answers it. */
export function useStart() {
  const queries = useQueryClient()
  return useMutation<{ id: string }, ApiProblem, { name: string; from: 'profile' | 'example' | ResumeDocument }>({
    mutationFn: ({ name, from }) =>
      call(createResume, { body: { name, language, ...(typeof from === 'string' ? { from } : { document: from }) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: resumesQuery.queryKey }),
  })
}

export function useDelete() {
  return useChange({
    queryKey: resumesQuery.queryKey,
    stale: [],
    work: (id: string) => call(deleteResume, { params: { id } }),
    shown: ({ list }: { list: ResumeItem[] }, id) => ({ list: list.filter((resume) => resume.id !== id) }),
    told: () => t('resumes.deleted'),
  })
}
