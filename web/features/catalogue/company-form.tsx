import { type KeyboardEvent, useState } from 'react'
import { Field, FormProblem, TextArea } from '../../ui/field.tsx'
import { Fields, Form, SaveOrCancel } from '../../ui/form.tsx'
import { useChangeCompany } from './change-company.ts'
import { type Changed, changedOf } from './changed.ts'
import type { CompanyDetail } from './queries.ts'
import { t } from './texts/index.ts'

/** Name, website and notes of a company: Escape leaves them. What was typed stays when the server refuses. */
export function CompanyForm({ company, onDone }: { company: CompanyDetail; onDone: () => void }) {
  // What stood there at first: what is shown changes while it is being saved.
  const [before] = useState(company)
  const [isNameless, setNameless] = useState(false)
  const change = useChangeCompany(company.id, (name) => t('company.saved', { company: name }), { inline: true })
  function save(data: FormData) {
    const name = String(data.get('name')).trim()
    setNameless(name === '')
    if (name === '') return
    const website = String(data.get('website')).trim() || null
    const given: Changed<typeof before> = changedOf(before, { name, website, notes: String(data.get('notes')) })
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
          name="name"
          label={t('form.name')}
          defaultValue={before.name}
          maxLength={200}
          aria-required
          autoFocus
          autoComplete="off"
          onKeyDown={leave}
          error={isNameless ? t('form.name.missing') : fields.name}
        />
        <Field
          name="website"
          label={t('form.website')}
          placeholder="https://"
          defaultValue={before.website ?? ''}
          maxLength={500}
          inputMode="url"
          autoComplete="off"
          onKeyDown={leave}
          error={fields.website && t('form.website.hint')}
        />
      </Fields>
      <TextArea
        name="notes"
        label={t('form.notes')}
        description={t('form.notes.hint')}
        defaultValue={before.notes}
        maxLength={20_000}
        onKeyDown={leave}
        error={fields.notes}
      />
      <FormProblem message={message && Object.keys(fields).length === 0 ? message : undefined} />
    </Form>
  )
}
