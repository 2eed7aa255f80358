import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { finishWelcome } from '../../contract/profile.ts'
import { call } from '../api.ts'
import { ConfirmationMail } from '../features/account/confirmation-mail.tsx'
import { profileQuery } from '../features/account/queries.ts'
import { FirstMail } from '../features/dashboard/first-mail.tsx'
import { t } from '../features/dashboard/texts/index.ts'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy.tsx'
import { IconSend } from '../ui/icons.tsx'
import { IconArrowForwardUp, IconWand } from '../ui/more-icons.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import css from './welcome.module.css'

export function Component() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: user } = useQuery(profileQuery)
  const address = user?.assignedEmail ?? ''
  const finish = useMutation({
    mutationFn: () => call(finishWelcome, { body: { welcomeScreen: false } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
    onSettled: () => navigate('/dashboard'),
  })
  const icon = { size: '1.25rem', stroke: 1.7, 'aria-hidden': true }
  return (
    <Page narrow>
      <PageHeader title={t('welcome.title')} description={t('welcome.lead')} />
      <div className={css.address}>
        <CopyText text={address} label={t('copy.address')} />
      </div>
      <ol className={css.steps}>
        <li className={css.step}>
          <span className={css.icon}>
            <IconWand {...icon} />
          </span>
          <div>
            <h2>{t('welcome.apply')}</h2>
            <p>{t('welcome.apply.text')}</p>
          </div>
        </li>
        <li className={css.step}>
          <span className={css.icon}>
            <IconArrowForwardUp {...icon} />
          </span>
          <div>
            <h2>{t('welcome.forward')}</h2>
            <p>{t('welcome.forward.text')}</p>
          </div>
        </li>
        <li className={css.step}>
          <span className={css.icon}>
            <IconSend {...icon} />
          </span>
          <div>
            <h2>{t('welcome.try')}</h2>
            <p>{t('welcome.try.text')}</p>
            <FirstMail />
          </div>
        </li>
      </ol>
      {user && !user.emailVerified && (
        <div className={css.confirmation}>
          <ConfirmationMail address="present" email={user.email} />
        </div>
      )}
      <div className={css.actions}>
        <Button onClick={() => finish.mutate()} isPending={finish.isPending}>
          {t('welcome.done')}
        </Button>
      </div>
    </Page>
  )
}
