import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Application, deleteApplication, mergeApplications } from '../../../contract/applications.ts'
import { call } from '../../api.ts'
import { ActionsMenu } from '../../ui/actions-menu.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconArrowMerge, IconPencil, IconTrash } from '../../ui/more-icons.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { t } from './texts/index.ts'

export interface MoreActionsProps {
  application: Pick<Application, 'id' | 'company' | 'job'>
  /** Finds another application. */
  picker: (onPick: (applicationId: string) => void) => ReactNode
  takesFocus: boolean
  onEditNames: () => void
  /** It becomes part of another one: its page is left at once. */
  onMerged: (into: string) => unknown
  onDeleted: () => unknown
  /** The server refused: its page comes back. */
  onKept: () => void
}

/** What is done with an application now and then. */
export function MoreActions({ application, picker, takesFocus, onEditNames, onMerged, onDeleted, onKept }: MoreActionsProps) {
  const [isMerging, setMerging] = useState(false)
  const queries = useQueryClient()
  const takeBack = useUndo()
  const name = [application.company?.name, application.job?.title].filter(Boolean).join(', ') || t('company.unknown')
  const merge = useMutation({
    mutationFn: (into: string) => call(mergeApplications, { body: { from: application.id, into } }),
    onMutate: onMerged,
    onSuccess: ({ undo }) => toast({ message: t('merged', { name }), undo: () => takeBack(undo) }),
    onError: onKept,
    onSettled: () => queries.invalidateQueries(),
  })
  const remove = useMutation({
    mutationFn: () => call(deleteApplication, { params: { id: application.id } }),
    onMutate: onDeleted,
    onSuccess: ({ undo }) => toast({ message: t('deleted', { name }), undo: () => takeBack(undo) }),
    onError: onKept,
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <>
      <ActionsMenu
        label={t('more')}
        takesFocus={takesFocus}
        actions={[
          { label: t('names.edit'), icon: <IconPencil size="1rem" stroke={1.7} />, onChoose: onEditNames },
          { label: t('merge'), icon: <IconArrowMerge size="1rem" stroke={1.7} />, onChoose: () => setMerging(true) },
          { label: t('delete'), icon: <IconTrash size="1rem" stroke={1.7} />, isGrave: true, onChoose: () => remove.mutate() },
        ]}
      />
      {isMerging && (
        <Dialog title={t('merge.title', { name })} isWide action={null} onClose={() => setMerging(false)}>
          <p>{t('merge.text')}</p>
          {picker((into) => {
            setMerging(false)
            merge.mutate(into)
          })}
        </Dialog>
      )}
    </>
  )
}
