import { type KeyboardEvent, useState } from 'react'
import { Field, FormProblem } from '../../ui/field.tsx'
import { Fields, Form, SaveOrCancel } from '../../ui/form.tsx'
import { useChangeJob } from './change-company.ts'
import { changedOf } from './changed.ts'
import type { JobDetail } from './queries.ts'
import { t } from './texts/index.ts'

/** Title, place and posting of a job: Escape leaves them. What was typed stays when the server refuses. */
export function JobForm({ job, onDone }: { job: JobDetail; onDone: () => void }) {
  const [before] = useState(job)
  const [isNameless, setNameless] = useState(false)
  const change = useChangeJob(job.id, { inline: true })
  function save(data: FormData) {
    const text = (name: string) => String(data.get(name)).trim()
    setNameless(text('title') === '')
    if (text('title') === '') return
    const given = changedOf(before, {
      title: text('title'),
      location: text('location') || null,
      requisition: text('requisition') || null,
      postingUrl: text('postingUrl') || null,
    })
    if (Object.keys(given).length === 0) return onDone()
    change.mutate(given, { onSuccess: onDone })
  }
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onDone()
  const { fields = {}, message } = change.error ?? {}
  return (
    <Form
      label={t('detail.edit')}
      onSubmit={save}
      actions={<SaveOrCancel save={t('form.save')} isPending={change.isPending} onCancel={onDone} />}
    >
      <Fields>
        <Field
          name="title"
          label={t('form.title')}
          defaultValue={before.title}
          maxLength={300}
          aria-required
          autoFocus
          autoComplete="off"
          onKeyDown={leave}
          error={isNameless ? t('form.name.missing') : fields.title}
        />
        <Field
          name="location"
          label={t('form.location')}
          defaultValue={before.location ?? ''}
          maxLength={200}
          autoComplete="off"
          onKeyDown={leave}
          error={fields.location}
        />
        <Field
          name="postingUrl"
          label={t('form.posting')}
          placeholder="https://"
          defaultValue={before.postingUrl ?? ''}
          maxLength={2000}
          inputMode="url"
          autoComplete="off"
          onKeyDown={leave}
          error={fields.postingUrl && t('form.website.hint')}
        />
        <Field
          name="requisition"
          label={t('form.requisition')}
          defaultValue={before.requisition ?? ''}
          maxLength={100}
          autoComplete="off"
          onKeyDown={leave}
          error={fields.requisition}
        />
      </Fields>
      <FormProblem message={message && Object.keys(fields).length === 0 ? message : undefined} />
    </Form>
  )
}
