import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Resume, type ResumeItem, shareResume, unshareResume } from '../../../../contract/resumes.ts'
import { type ApiProblem, call } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyText } from '../../../ui/copy.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { resumeQuery } from '../queries.ts'
import { t } from '../texts/index.ts'
import css from './entries.module.css'

/** A link for people without an account, off until it is made. */
export function PublicLink({ resume: { id, link } }: { resume: Resume }) {
  const queries = useQueryClient()
  const change = useMutation<ResumeItem, ApiProblem, boolean>({
    meta: { inline: true },
    mutationFn: (isShared) => (isShared ? call(shareResume, { params: { id } }) : call(unshareResume, { params: { id } })),
    onSettled: () => queries.invalidateQueries({ queryKey: resumeQuery(id).queryKey }),
  })
  return (
    <Card title={t('link')}>
      <div className={css.fields}>
        <p className={css.hint}>{link ? t('link.on') : t('link.off')}</p>
        {link && (
          <>
            <CopyText text={location.origin + link.path} label={t('link.copy')} />
            <p>{t('link.opened', { n: link.opened })}</p>
          </>
        )}
        <FormProblem message={change.error?.message} />
        <div>
          <Button look="default" size="small" isPending={change.isPending} onClick={() => change.mutate(!link)}>
            {link ? t('link.end') : t('link.make')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
