import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerData } from '../../../contract/endpoint.ts'
import {
  type ImportChoices,
  type ImportedTable,
  listImports,
  previewImport,
  runImport,
  stopImport,
  uploadTable,
} from '../../../contract/imports.ts'
import { type ApiProblem, call, query } from '../../api.ts'

export const importsQuery = query(listImports, {})
export type Preview = AnswerData<typeof previewImport>

/** Kept by what was chosen: choosing back shows at once what it was. */
export const previewQuery = (id: string, choices: ImportChoices) => query(previewImport, { params: { id }, body: choices })

export function useUploadTable() {
  const show = useShowTable()
  return useMutation<ImportedTable, ApiProblem, File>({
    meta: { inline: true },
    mutationFn: (file) => {
      const body = new FormData()
      body.set('file', file)
      return call(uploadTable, { body })
    },
    onSuccess: show,
  })
}

export function useRunImport() {
  const show = useShowTable()
  return useMutation<ImportedTable, ApiProblem, { id: string; choices: ImportChoices }>({
    mutationFn: ({ id, choices }) => call(runImport, { params: { id }, body: choices }),
    onSuccess: show,
  })
}

/** Stops one, or forgets one that was not begun. */
export function useStopImport() {
  const queries = useQueryClient()
  return useMutation<ImportedTable, ApiProblem, string>({
    mutationFn: (id) => call(stopImport, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}

function useShowTable() {
  const queries = useQueryClient()
  return async (table: ImportedTable) => {
    // What is still being asked for does not know of it.
    await queries.cancelQueries({ queryKey: importsQuery.queryKey })
    queries.setQueryData(importsQuery.queryKey, (shown: { list: ImportedTable[] } | undefined) => ({
      list: [table, ...(shown?.list ?? []).filter(({ id, state }) => id !== table.id && state !== 'draft')],
    }))
  }
}
