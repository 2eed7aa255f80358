import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listDocuments } from '../../../../contract/documents.ts'
import { beginDraft, listDrafts } from '../../../../contract/drafts.ts'
import type { ResumeDocument } from '../../../../contract/resume-document.ts'
import { attachResume } from '../../../../contract/resumes.ts'
import { listTemplates } from '../../../../contract/templates.ts'
import { letterAsMail } from '../../../../resume/letter.ts'
import { type ApiProblem, call } from '../../../api.ts'
import { randomId } from '../../../random-id.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { IconSend } from '../../../ui/icons.tsx'
import { t } from '../texts/index.ts'

interface SendLetterProps {
  id: string
  applicationId: string
  document: ResumeDocument
  /** False where the server has not got all of it. */
  save: () => Promise<boolean>
}

/** Opens the letter as an email of its application: its words as the text, its PDF attached. The email that holds this PDF goes on, if it is begun. */
export function SendLetter({ id, applicationId, document, save }: SendLetterProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const write = useMutation<string | null, ApiProblem>({
    meta: { inline: true },
    mutationFn: async () => {
      if (!(await save())) return null
      const pdf = await call(attachResume, { params: { id }, body: { applicationId, part: 'letter' } })
      const { list: drafts } = await call(listDrafts, {})
      const begun = drafts.find((draft) => draft.applicationId === applicationId && draft.documents.includes(pdf.id))
      if (begun) return begun.id
      const { answers } = await call(listTemplates, { query: { applicationId } })
      const draft = await call(beginDraft, {
        body: {
          ...{ as: 'new', emailId: null, replyAll: false, meeting: null, startsAt: null, sendAt: null, unlessAnswered: false },
          ...{ writer: randomId(), number: 1, applicationId, to: answers?.to ?? '', cc: '', bcc: '', documents: [pdf.id] },
          ...letterAsMail(document),
        },
      })
      return draft.id
    },
    onSuccess: async (draft) => {
      if (draft === null) return
      await Promise.all(
        [listDrafts, listDocuments].map(({ path }) => queries.invalidateQueries({ queryKey: [path], refetchType: 'none' })),
      )
      await navigate(`/active-applications/${applicationId}?tab=mail&draft=${draft}`)
    },
  })
  return (
    <>
      <FormProblem message={write.error?.message ?? (write.data === null ? t('letter.notSaved') : undefined)} />
      <div>
        <Button icon={<IconSend size="1rem" stroke={1.7} />} isPending={write.isPending} onClick={() => write.mutate()}>
          {t('letter.send')}
        </Button>
      </div>
    </>
  )
}
