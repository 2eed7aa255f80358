import { type KeyboardEvent, useState } from 'react'
import type { Application } from '../../../contract/applications.ts'
import { useChangeApplication } from '../../change-application.ts'
import { Field, FormProblem } from '../../ui/field.tsx'
import { Fields, Form, SaveOrCancel } from '../../ui/form.tsx'
import { t } from './texts/index.ts'

interface EditNamesProps {
  application: Pick<Application, 'id' | 'company' | 'agency' | 'job'>
  onDone: () => void
}

/** Company, agency and job title, written anew: Enter saves, Escape leaves them. What was typed stays when the server refuses. */
export function EditNames({ application: { id, company, agency, job }, onDone }: EditNamesProps) {
  // What stood there at first: the shown names are already the new ones while they are being saved.
  const [before] = useState({ company: company?.name ?? '', agency: agency ?? '', title: job?.title ?? '' })
  const [missing, setMissing] = useState({ company: false, title: false })
  const change = useChangeApplication(id, {
    inline: true,
    told: ({ company }) => t('names.saved', { company: company?.name ?? t('company.unknown') }),
    onChanged: onDone,
  })
  function save(data: FormData) {
    const company = String(data.get('company')).trim()
    const agency = String(data.get('agency')).trim()
    const title = String(data.get('title')).trim()
    setMissing({ company: company === '', title: title === '' })
    if (company === '' || title === '') return
    if (company === before.company && agency === before.agency && title === before.title) return onDone()
    change.mutate({
      ...(company !== before.company && { company }),
      ...(agency !== before.agency && { agency: agency || null }),
      ...(title !== before.title && { title }),
    })
  }
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onDone()
  const { fields = {}, message } = change.error ?? {}
  return (
    <Form
      label={t('names.edit')}
      onSubmit={save}
      actions={<SaveOrCancel save={t('names.save')} isPending={change.isPending} onCancel={onDone} />}
    >
      <Fields>
        <Field
          name="company"
          label={t('column.company')}
          defaultValue={before.company}
          aria-required
          maxLength={200}
          autoFocus
          autoComplete="off"
          onKeyDown={leave}
          error={missing.company ? t('names.missing.company') : fields.company}
        />
        <Field
          name="agency"
          label={t('names.agency')}
          defaultValue={before.agency}
          maxLength={200}
          autoComplete="off"
          onKeyDown={leave}
          error={fields.agency}
        />
        <Field
          name="title"
          label={t('column.title')}
          defaultValue={before.title}
          aria-required
          maxLength={300}
          autoComplete="off"
          onKeyDown={leave}
          error={missing.title ? t('names.missing.title') : fields.title}
        />
      </Fields>
      <FormProblem message={message && Object.keys(fields).length === 0 ? message : undefined} />
    </Form>
  )
}
