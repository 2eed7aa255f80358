import type { Message } from '../../../contract/mail.ts'
import { t } from '../../texts/index.ts'
import { kindText } from '../../texts/kind.ts'
import { At } from '../../ui/moment.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import css from './message-header.module.css'

/** Subject, sender, recipients and date of a mail that stands alone. */
export function MessageHeader({ message }: { message: Pick<Message, 'subject' | 'from' | 'to' | 'date' | 'kind'> }) {
  const { subject, from, to, date, kind } = message
  const sender = from?.name || from?.address || t('mail.noSender')
  const known = kindText(kind)
  return (
    <header className={css.header}>
      <PageTitle>{subject || t('mail.noSubject')}</PageTitle>
      <h1 className={css.subject}>{subject || t('mail.noSubject')}</h1>
      <div className={css.line}>
        <Monogram name={sender} size="2.25rem" />
        <div className={css.who}>
          <p className={css.sender}>
            <b>{sender}</b>
            {from?.name && <span className={css.muted}>{from.address}</span>}
          </p>
          <p className={css.muted}>
            {to.length > 0 && t('mail.to', { people: to.map((one) => one.name || one.address).join(', ') })} · <At at={date} />
            {known && ` · ${known}`}
          </p>
        </div>
      </div>
    </header>
  )
}
