import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { disconnectProvider, type Provider, startConnecting } from '../../../contract/accounts.ts'
import type { User } from '../../../contract/profile.ts'
import { type ApiProblem, call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { Form, SaveOrCancel } from '../../ui/form.tsx'
import { Setting } from '../../ui/setting.tsx'
import { Tag } from '../../ui/tag.tsx'
import { toast } from '../../ui/toast.tsx'
import { ConnectionReturn } from './connection-return.tsx'
import { OwnPassword, problemElsewhere } from './own-password.tsx'
import { providerNames } from './provider-names.ts'
import { t } from './texts/index.ts'
import { useProfileAgain } from './use-profile-again.ts'

interface ProviderSettingProps {
  user: User
  provider: Provider
  /** Whether the installation signs people in with it. */
  isOffered: boolean
  isConnected: boolean
  isOnlyWayIn: boolean
}

/** One provider as a way in: connected, with a way to take it away, or not yet, with a way to add it. Either asks whether it is the person. */
export function ProviderSetting({ user, provider, isOffered, isConnected, isOnlyWayIn }: ProviderSettingProps) {
  const [isOpen, setOpen] = useState(false)
  const [search] = useSearchParams()
  const hasReturned = search.get('method') === provider
  const close = () => setOpen(false)
  const values = { provider: providerNames[provider] }
  const action = isConnected ? t('account.disconnect.from', values) : t('account.connect.with', values)
  const Way = isConnected ? Disconnect : Connect
  return (
    <Setting
      label={values.provider}
      tag={isConnected && <Tag tone="good">{t('account.connected')}</Tag>}
      action={
        !isOpen &&
        !isOnlyWayIn && (
          <Button look="default" size="small" aria-label={action} onClick={() => setOpen(true)}>
            {isConnected ? t('account.disconnect') : t('account.connect')}
          </Button>
        )
      }
      form={
        isOpen ? (
          <Way user={user} provider={provider} label={action} onClose={close} />
        ) : (
          hasReturned && <ConnectionReturn provider={provider} />
        )
      }
    >
      {sentence({ isOffered, isConnected, isOnlyWayIn }, values)}
    </Setting>
  )
}

type State = Pick<ProviderSettingProps, 'isOffered' | 'isConnected' | 'isOnlyWayIn'>

function sentence({ isOffered, isConnected, isOnlyWayIn }: State, values: { provider: string }) {
  if (!isConnected) return t('account.connect.text', values)
  if (isOnlyWayIn) return t('account.connected.only', values)
  return isOffered ? t('account.connected.text', values) : t('account.connected.off', values)
}

interface FormProps {
  user: User
  provider: Provider
  label: string
  onClose: () => void
}

function Connect({ user, provider, label, onClose }: FormProps) {
  const start = useMutation<{ url: string }, ApiProblem, string | undefined>({
    meta: { inline: true },
    mutationFn: (password) => call(startConnecting, { params: { provider }, body: { password } }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <ProofForm
      user={user}
      label={label}
      text={t('account.connect.how', { provider: providerNames[provider] })}
      action={t('account.connect')}
      problem={start.error}
      // pressed until the browser has left
      isPending={start.isPending || start.isSuccess}
      onSubmit={start.mutate}
      onClose={onClose}
    />
  )
}

function Disconnect({ user, provider, label, onClose }: FormProps) {
  const readAgain = useProfileAgain()
  const end = useMutation<void, ApiProblem, string | undefined>({
    meta: { inline: true },
    mutationFn: (password) => call(disconnectProvider, { params: { provider }, body: { password } }),
    onSuccess: async () => {
      await readAgain()
      toast({ message: t('account.disconnected', { provider: providerNames[provider] }) })
      onClose()
    },
  })
  return (
    <ProofForm
      user={user}
      label={label}
      text={t('account.disconnect.text', { provider: providerNames[provider] })}
      action={t('account.disconnect')}
      problem={end.error}
      isPending={end.isPending}
      onSubmit={end.mutate}
      onClose={onClose}
    />
  )
}

interface ProofFormProps {
  user: User
  label: string
  text: string
  action: string
  problem: ApiProblem | null
  isPending: boolean
  onSubmit: (password: string | undefined) => void
  onClose: () => void
}

/** Says what will happen, and asks for the password where there is one. */
function ProofForm({ user, label, text, action, problem, isPending, onSubmit, onClose }: ProofFormProps) {
  return (
    <Form
      label={label}
      onSubmit={(data) => onSubmit(data.has('password') ? String(data.get('password')) : undefined)}
      actions={<SaveOrCancel save={action} isPending={isPending} onCancel={onClose} />}
    >
      <FormProblem message={problemElsewhere(problem)} />
      <p>{text}</p>
      <OwnPassword user={user} name="password" problem={problem} autoFocus />
    </Form>
  )
}
