import type { Asked as AskedThing } from '../../../contract/applications.ts'
import { useChangeApplication } from '../../change-application.ts'
import { dueLabel } from '../../texts/due.ts'
import { nearDayWithin } from '../../texts/time.ts'
import { Button } from '../../ui/button.tsx'
import { IconCalendarQuestion, IconCheck, IconChecklist, IconMailQuestion, IconTrophy } from '../../ui/icons.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import { Prompt } from '../../ui/prompt.tsx'
import css from './asked.module.css'
import type { ApplicationDetail } from './detail-header.tsx'
import { t } from './texts/index.ts'

const icons = {
  action_required: IconMailQuestion,
  assessment: IconChecklist,
  interview: IconCalendarQuestion,
  offer: IconTrophy,
}

/** What the employer waits for, with the words that ask for it, until it is done; then when the user answered. */
export function Asked({ application }: { application: ApplicationDetail }) {
  const { id, asked, answered } = application
  return (
    <>
      {asked.map((one) => (
        <OneAsked key={one.mailId} applicationId={id} asked={one} />
      ))}
      {answered.length > 0 && (
        <ul className={css.answered} aria-label={t('asked.answered.list')}>
          {answered.map(({ kind, mailId, answeredAt, answerId }) => (
            <li key={mailId}>
              <IconCheck size="0.9375rem" aria-hidden="true" />
              <span>
                <MailLink mailId={mailId} className={css.what}>
                  <s>{t(`asked.${kind}`)}</s>
                </MailLink>
                <MailLink mailId={answerId}>{t('asked.answered', { day: nearDayWithin(answeredAt) })}</MailLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function OneAsked({
  applicationId,
  asked: { kind, mailId, at, dueBy, subject, quote },
}: {
  applicationId: string
  asked: AskedThing
}) {
  const change = useChangeApplication(applicationId, { told: () => t('asked.doneWith', { subject }) })
  const Icon = icons[kind]
  return (
    <Prompt
      label={t('asked')}
      tone="accent"
      icon={<Icon size="1.125rem" stroke={1.7} aria-hidden="true" />}
      title={t(`asked.${kind}`)}
      actions={
        <Button look="default" size="small" disabled={change.isPending} onClick={() => change.mutate({ doneWith: mailId })}>
          {t('asked.done')}
        </Button>
      }
    >
      {quote ? t('asked.quote', { quote }) : subject}{' '}
      {dueBy ? <b>{t('asked.due', { day: dueLabel(dueBy) })}</b> : t('asked.at', { day: nearDayWithin(at) })}{' '}
      <MailLink mailId={mailId}>{t('why.mail')}</MailLink>
    </Prompt>
  )
}
