import { type KeyboardEvent, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Form, SaveOrCancel } from '../../ui/form.tsx'
import { useRenameDocument } from './files.ts'
import { t } from './texts/index.ts'

interface RenameFormProps {
  applicationId: string
  id: string
  filename: string
  onLeave: () => void
}

/** What a document is called, without the ending that says what it is. Enter saves, Escape leaves. */
export function RenameForm({ applicationId, id, filename, onLeave }: RenameFormProps) {
  const rename = useRenameDocument(applicationId)
  const [isNameless, setNameless] = useState(false)
  const ending = /\.[a-z0-9]{1,8}$/i.exec(filename)?.[0] ?? ''
  const before = filename.slice(0, filename.length - ending.length)
  function save(data: FormData) {
    const name = String(data.get('name')).trim()
    setNameless(name === '')
    if (name === before) onLeave()
    else if (name !== '') rename.mutate({ id, filename: name + ending }, { onSuccess: onLeave })
  }
  return (
    <Form
      label={t('document.rename', { name: filename })}
      onSubmit={save}
      actions={<SaveOrCancel save={t('document.rename.save')} isPending={rename.isPending} onCancel={onLeave} />}
    >
      <Field
        name="name"
        label={t('document.name')}
        defaultValue={before}
        maxLength={200 - ending.length}
        autoFocus
        autoComplete="off"
        end={<span>{ending}</span>}
        error={isNameless ? t('document.nameless') : rename.error?.message}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onLeave()}
      />
    </Form>
  )
}
