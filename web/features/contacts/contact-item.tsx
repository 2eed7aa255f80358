import { useState } from 'react'
import type { Contact } from '../../../contract/contacts.ts'
import { exactDate } from '../../texts/time.ts'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { mailTo } from '../../ui/mail-to.ts'
import { Monogram } from '../../ui/monogram.tsx'
import { IconMail, IconPencil, IconTrash } from '../../ui/more-icons.ts'
import { type Quote, Why } from '../../ui/why.tsx'
import { ContactForm } from './contact-form.tsx'
import css from './contacts.module.css'
import { t } from './texts/index.ts'
import { nameOf, useChangeContact, useDeleteContact } from './use-contacts.ts'

interface ContactItemProps {
  applicationId: string
  contact: Contact
  /** The words that name people here. */
  quotes: readonly Quote[]
}

/** One person: who they are, how to reach them, and how soon they answer. */
export function ContactItem({ applicationId, contact, quotes }: ContactItemProps) {
  const [mode, setMode] = useState<'shown' | 'edited' | 'left'>('shown')
  const change = useChangeContact(applicationId)
  const remove = useDeleteContact(applicationId)
  const { id, address, phone, role } = contact
  const name = nameOf(contact)
  if (mode === 'edited') {
    return (
      <li className={css.edited}>
        <ContactForm
          label={t('person.edit', { name })}
          before={contact}
          isPending={change.isPending}
          problem={change.error}
          onSave={(said) => change.mutate({ id, ...said }, { onSuccess: () => setMode('left') })}
          onLeave={() => setMode('left')}
        />
      </li>
    )
  }
  return (
    <li className={css.person}>
      <Monogram name={name} size="2.25rem" />
      <div className={css.who}>
        <p>
          <b>{name}</b>
          {role && <span className={css.role}>{role}</span>}
          <Why about={name} quotes={contact.source === 'mail' ? quotes.filter(({ quote }) => quote.includes(name)) : []} />
        </p>
        {(address || phone) && (
          <p className={css.reach}>
            {address && <a href={mailTo(address)}>{address}</a>}
            {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          </p>
        )}
        <p className={css.meta}>{habits(contact)}</p>
      </div>
      <div className={css.actions}>
        {address && (
          <IconLink to={`?tab=mail&write=${encodeURIComponent(address)}`} label={t('person.write', { name })}>
            <IconMail size="1rem" stroke={1.7} aria-hidden="true" />
          </IconLink>
        )}
        <IconButton label={t('person.edit', { name })} autoFocus={mode === 'left'} onClick={() => setMode('edited')}>
          <IconPencil size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('person.remove', { name })} onClick={() => remove.mutate(contact)}>
          <IconTrash size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

function habits({ source, mails, lastWroteAt, answersInDays }: Contact): string {
  if (mails === 0) return source === 'user' ? t('person.byHand') : t('person.mails', { n: 0 })
  const answers =
    answersInDays !== null &&
    (answersInDays < 1 ? t('person.answers.sameDay') : t('person.answers', { n: Math.round(answersInDays) }))
  const parts = [t('person.mails', { n: mails }), lastWroteAt && t('person.last', { at: exactDate(lastWroteAt) }), answers]
  return parts.filter(Boolean).join(' · ')
}
