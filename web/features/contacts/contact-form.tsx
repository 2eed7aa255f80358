import { type KeyboardEvent, useState } from 'react'
import type { Contact } from '../../../contract/contacts.ts'
import type { ApiProblem } from '../../api.ts'
import { Field, FormProblem } from '../../ui/field.tsx'
import { Fields, Form, SaveOrCancel } from '../../ui/form.tsx'
import { t } from './texts/index.ts'
import type { Said } from './use-contacts.ts'

interface ContactFormProps {
  label: string
  before?: Contact
  isPending: boolean
  problem: ApiProblem | null
  onSave: (said: Said) => void
  onLeave: () => void
}

/** Who somebody is and how to reach them. Enter saves, Escape leaves; what was typed stays when the server refuses. */
export function ContactForm({ label, before, isPending, problem, onSave, onLeave }: ContactFormProps) {
  const [isNameless, setNameless] = useState(false)
  const { code, fields = {}, message } = problem ?? {}
  function save(data: FormData) {
    const said = (field: string) => String(data.get(field)).trim() || null
    const name = said('name')
    setNameless(name === null)
    if (name !== null) onSave({ name, address: said('address'), phone: said('phone'), role: said('role') })
  }
  const text = {
    autoComplete: 'off',
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onLeave(),
  }
  return (
    <Form
      label={label}
      onSubmit={save}
      actions={<SaveOrCancel save={t('person.save')} isPending={isPending} onCancel={onLeave} />}
    >
      <Fields>
        <Field
          {...text}
          name="name"
          label={t('person.name')}
          defaultValue={before?.name ?? ''}
          aria-required
          autoFocus
          maxLength={200}
          error={isNameless ? t('person.missing') : fields.name}
        />
        <Field
          {...text}
          name="role"
          label={t('person.role')}
          defaultValue={before?.role ?? ''}
          maxLength={200}
          error={fields.role}
        />
        <Field
          {...text}
          name="address"
          inputMode="email"
          label={t('person.address')}
          defaultValue={before?.address ?? ''}
          maxLength={254}
          error={fields.address && t(code === 'conflict' ? 'person.address.there' : 'person.address.wrong')}
        />
        <Field
          {...text}
          name="phone"
          type="tel"
          label={t('person.phone')}
          defaultValue={before?.phone ?? ''}
          maxLength={50}
          error={fields.phone}
        />
      </Fields>
      <FormProblem message={message && Object.keys(fields).length === 0 ? message : undefined} />
    </Form>
  )
}
