import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { deleteAccount } from '../../../contract/personal-data.ts'
import type { User } from '../../../contract/profile.ts'
import { type ApiProblem, call } from '../../api.ts'
import { session } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FormProblem } from '../../ui/field.tsx'
import { Setting, Settings } from '../../ui/setting.tsx'
import { toast } from '../../ui/toast.tsx'
import { OwnPassword, problemElsewhere } from './own-password.tsx'
import { t } from './texts/index.ts'

/** Deletes everything for good, after the password and the address, typed. */
export function DeleteAccount({ user, applications }: { user: User; applications: number }) {
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const wanted = user.assignedEmail ?? user.email
  const remove = useMutation<void, ApiProblem, string | undefined>({
    meta: { inline: true },
    mutationFn: (password) => session.endAfter(call(deleteAccount, { body: { password } }), session.end),
    onSuccess: () => toast({ message: t('delete.done') }),
  })
  function close() {
    setOpen(false)
    setTyped('')
    remove.reset()
  }
  return (
    <Settings>
      <Setting
        label={t('delete.title')}
        action={
          <Button look="default" size="small" onClick={() => setOpen(true)}>
            {t('delete.open')}
          </Button>
        }
      >
        {t('delete.text')}
      </Setting>
      {isOpen && (
        <Dialog
          title={t('delete.confirm')}
          onClose={close}
          action={
            <Button
              look="danger"
              type="submit"
              form={formId}
              disabled={typed.trim().toLowerCase() !== wanted.toLowerCase()}
              isPending={remove.isPending}
            >
              {t('delete.action')}
            </Button>
          }
        >
          <p>{t('delete.lost')}</p>
          <ul>
            <li>{t('delete.lost.applications', { n: applications })}</li>
            <li>{t('delete.lost.mail')}</li>
            <li>{t('delete.lost.profile')}</li>
            <li>{t('delete.lost.address', { address: wanted })}</li>
          </ul>
          <form
            id={formId}
            onSubmit={(event) => {
              event.preventDefault()
              const password = new FormData(event.currentTarget).get('password')
              remove.mutate(password === null ? undefined : String(password))
            }}
          >
            <FormProblem message={problemElsewhere(remove.error)} />
            <OwnPassword user={user} name="password" problem={remove.error} />
            <Field
              label={t('delete.type', { address: wanted })}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </form>
        </Dialog>
      )}
    </Settings>
  )
}
