import { useMutation } from '@tanstack/react-query'
import { type Letter, type ResumeDocument, type ResumeLanguage, resumeLanguages } from '../../../../contract/resume-document.ts'
import { draftLetter } from '../../../../contract/resumes.ts'
import { withExtra } from '../../../../resume/change.ts'
import { type ApiProblem, call } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyAction } from '../../../ui/copy.tsx'
import { Field, FormProblem, SelectField, TextArea } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/form.tsx'
import { t } from '../texts/index.ts'
import css from './entries.module.css'
import { languageName } from './language-name.ts'
import { marked } from './mark.ts'
import { SendLetter } from './send-letter.tsx'

interface LetterFormProps {
  id: string
  applicationId: string | null
  document: ResumeDocument
  save: () => Promise<boolean>
  onChange: (document: ResumeDocument, about?: string) => void
}

/** The cover letter of a version: begun from what is known of the application, and written beside its PDF. */
export function LetterForm({ id, applicationId, document, save, onChange }: LetterFormProps) {
  const { letter } = document['x-applybox']
  const put = (next: Letter | undefined, about?: string) => onChange(withExtra(document, { letter: next }), about)
  const begin = useMutation<Letter, ApiProblem, ResumeLanguage | undefined>({
    meta: { inline: true },
    mutationFn: (wanted) =>
      call(draftLetter, { params: { id }, query: { day: today(), ...(wanted !== undefined && { language: wanted }) } }),
    onSuccess: (draft) => put(draft),
  })
  if (!letter)
    return (
      <Card title={t('resume.letter')}>
        <div className={css.fields}>
          <p>{t('letter.none')}</p>
          <FormProblem message={begin.error?.message} />
          <div>
            <Button isPending={begin.isPending} onClick={() => begin.mutate(undefined)}>
              {t('letter.begin')}
            </Button>
          </div>
        </div>
      </Card>
    )
  const set = (part: Partial<Letter>, about: string) => put({ ...letter, ...part }, `letter ${about}`)
  const gaps = [letter.recipient, letter.subject, letter.text].join(' ').match(/\[[^[\]\n]+\](?!\()/g)?.length ?? 0
  return (
    <Card
      title={t('resume.letter')}
      aside={
        <Button look="subtle" size="small" onClick={() => put(undefined)}>
          {t('letter.remove')}
        </Button>
      }
    >
      <div className={css.fields}>
        <p className={css.hint}>{t('letter.sender')}</p>
        <Fields>
          <SelectField
            label={t('letter.language')}
            value={letter.language}
            choices={resumeLanguages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(chosen) => set({ language: chosen }, '')}
          />
          <Field
            label={t('letter.date')}
            maxLength={200}
            value={letter.date}
            onChange={(event) => set({ date: event.currentTarget.value }, 'date')}
          />
        </Fields>
        <TextArea
          label={t('letter.recipient')}
          rows={4}
          maxLength={1000}
          value={letter.recipient}
          onChange={(event) => set({ recipient: event.currentTarget.value }, 'recipient')}
        />
        <Field
          label={t('letter.subject')}
          maxLength={500}
          value={letter.subject}
          onChange={(event) => set({ subject: event.currentTarget.value }, 'subject')}
        />
        <TextArea
          label={t('letter.text')}
          description={gaps > 0 ? t('letter.gaps', { n: gaps }) : undefined}
          rows={18}
          maxLength={20_000}
          value={letter.text}
          onKeyDown={(event) => marked(event, (text) => set({ text }, 'text'))}
          onChange={(event) => set({ text: event.currentTarget.value }, 'text')}
        />
        <FormProblem message={begin.error?.message} />
        <div className={css.chips}>
          <CopyAction text={letter.text} />
          <Button look="default" isPending={begin.isPending} onClick={() => begin.mutate(letter.language)}>
            {t('letter.again', { language: languageName(letter.language) })}
          </Button>
        </div>
        {applicationId !== null && <SendLetter id={id} applicationId={applicationId} document={document} save={save} />}
      </div>
    </Card>
  )
}

/** The day where the person is. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
