import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword } from '../../../contract/accounts.ts'
import type { User } from '../../../contract/profile.ts'
import { type ApiProblem, call } from '../../api.ts'
import { FormProblem, PasswordField } from '../../ui/field.tsx'
import { Form, SaveOrCancel } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { OwnPassword, problemElsewhere } from './own-password.tsx'
import { profileQuery, sessionsQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** Sets another password, or the first one of an account that only knew providers. */
export function ChangePassword({ user, onClose }: { user: User; onClose: () => void }) {
  const queries = useQueryClient()
  const change = useMutation<void, ApiProblem, { current?: string | undefined; password: string }>({
    meta: { inline: true },
    mutationFn: (body) => call(changePassword, { body }),
    onSuccess: async () => {
      toast({ message: t('account.password.done') })
      onClose()
      await Promise.all([profileQuery, sessionsQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
    },
  })
  const weak = change.error?.code === 'password_weak' ? change.error.message : change.error?.fields.password
  return (
    <Form
      label={user.hasPassword ? t('account.password.change') : t('account.password.set')}
      onSubmit={(data) =>
        change.mutate({
          current: data.has('current') ? String(data.get('current')) : undefined,
          password: String(data.get('password')),
        })
      }
      actions={
        <SaveOrCancel
          save={user.hasPassword ? t('account.password.change') : t('account.password.set')}
          isPending={change.isPending}
          onCancel={onClose}
        />
      }
    >
      <FormProblem message={weak ? undefined : problemElsewhere(change.error)} />
      <OwnPassword user={user} name="current" problem={change.error} autoFocus />
      <PasswordField
        name="password"
        label={t('field.password.new')}
        description={t('account.password.rule')}
        autoComplete="new-password"
        minLength={10}
        maxLength={200}
        required
        autoFocus={!user.hasPassword}
        error={weak}
      />
    </Form>
  )
}
