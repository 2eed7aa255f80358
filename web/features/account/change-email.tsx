import { useMutation } from '@tanstack/react-query'
import { changeEmail } from '../../../contract/accounts.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import type { User } from '../../../contract/profile.ts'
import { type ApiProblem, call } from '../../api.ts'
import { Field, FormProblem } from '../../ui/field.tsx'
import { Form, SaveOrCancel } from '../../ui/form.tsx'
import { OwnPassword, problemElsewhere } from './own-password.tsx'
import { t } from './texts/index.ts'
import { useProfileAgain } from './use-profile-again.ts'

/** Asks for a link to another address; the present one stays until the link is opened. */
export function ChangeEmail({ user, onClose }: { user: User; onClose: () => void }) {
  const readAgain = useProfileAgain()
  const change = useMutation<void, ApiProblem, BodyIn<typeof changeEmail>>({
    meta: { inline: true },
    mutationFn: (body) => call(changeEmail, { body }),
    onSuccess: async () => {
      await readAgain()
      onClose()
    },
  })
  return (
    <Form
      label={t('account.email.change')}
      onSubmit={(data) =>
        change.mutate({
          email: String(data.get('email')).trim(),
          password: data.has('password') ? String(data.get('password')) : undefined,
        })
      }
      actions={<SaveOrCancel save={t('forgot.action')} isPending={change.isPending} onCancel={onClose} />}
    >
      <FormProblem message={change.error?.fields.email ? undefined : problemElsewhere(change.error)} />
      <Field
        name="email"
        type="email"
        label={t('account.email.new')}
        description={t('account.email.rule')}
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        autoFocus
        error={change.error?.fields.email}
      />
      <OwnPassword user={user} name="password" problem={change.error} />
    </Form>
  )
}
