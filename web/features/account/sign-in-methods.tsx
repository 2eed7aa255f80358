import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../contract/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Setting, Settings } from '../../ui/setting.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { ConfirmationMail } from './confirmation-mail.tsx'
import { KeepEmail } from './keep-email.tsx'
import { ProviderSetting } from './provider-setting.tsx'
import { metaQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** The ways in: e-mail, password, and the providers that the installation has or the account knows. */
export function SignInMethods({ user }: { user: User }) {
  const { data: meta } = useQuery(metaQuery)
  const [open, setOpen] = useState<'email' | 'password'>()
  const close = () => setOpen(undefined)
  const isConnected = { google: user.isGoogle, apple: user.isApple }
  const offered = meta?.providers ?? []
  const providers = (['google', 'apple'] as const).filter((name) => isConnected[name] || offered.includes(name))
  return (
    <Settings>
      <Setting
        label={t('field.email')}
        tag={
          user.emailVerified ? (
            <Tag tone="good">{t('settings.verified')}</Tag>
          ) : (
            <Tag tone="attention">{t('settings.unverified')}</Tag>
          )
        }
        action={
          open !== 'email' && (
            <Button look="default" size="small" aria-label={t('account.email.change')} onClick={() => setOpen('email')}>
              {t('account.change')}
            </Button>
          )
        }
        form={
          open === 'email' ? (
            <ChangeEmail user={user} onClose={close} />
          ) : (
            !user.emailVerified && <ConfirmationMail address="present" email={user.email} />
          )
        }
      >
        {user.email}
      </Setting>
      {user.pendingEmail && (
        <Setting
          label={t('account.email.pending')}
          tag={<Tag tone="attention">{t('settings.unverified')}</Tag>}
          form={
            <ConfirmationMail key={user.pendingEmail} address="pending" email={user.pendingEmail}>
              <KeepEmail user={user} />
            </ConfirmationMail>
          }
        >
          {user.pendingEmail}
        </Setting>
      )}
      <Setting
        label={t('field.password')}
        action={
          open !== 'password' && (
            <Button
              look="default"
              size="small"
              aria-label={user.hasPassword ? t('account.password.change') : t('account.password.set')}
              onClick={() => setOpen('password')}
            >
              {user.hasPassword ? t('account.change') : t('account.set')}
            </Button>
          )
        }
        form={open === 'password' && <ChangePassword user={user} onClose={close} />}
      >
        {user.hasPassword ? t('account.password.is') : t('account.password.none')}
      </Setting>
      {providers.map((name) => (
        <ProviderSetting
          key={name}
          user={user}
          provider={name}
          isOffered={offered.includes(name)}
          isConnected={isConnected[name]}
          isOnlyWayIn={isConnected[name] && !user.hasPassword && !offered.some((other) => other !== name && isConnected[other])}
        />
      ))}
    </Settings>
  )
}
