import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconPlus } from '../../ui/icons.tsx'
import { IconUsers } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import type { Quote } from '../../ui/why.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactItem } from './contact-item.tsx'
import css from './contacts.module.css'
import { t } from './texts/index.ts'
import { contactsQuery, useAddContact } from './use-contacts.ts'

/** The people of an application: who wrote, and whom the user added. */
export function Contacts({ applicationId, quotes }: { applicationId: string; quotes: readonly Quote[] }) {
  const { data, error, refetch } = useQuery(contactsQuery(applicationId))
  const [isAdding, setAdding] = useState(false)
  const add = useAddContact(applicationId)
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  if (!data) return <SkeletonRows height="4rem" />
  const people = data.list.filter(({ isShared }) => !isShared)
  const shared = data.list.filter(({ isShared }) => isShared)
  const addButton = (
    <Button look="default" icon={<IconPlus size="1rem" stroke={1.7} />} onClick={() => setAdding(true)}>
      {t('person.add')}
    </Button>
  )
  return (
    <div className={css.contacts}>
      {isAdding ? (
        <Card title={t('person.add')}>
          <ContactForm
            label={t('person.add')}
            isPending={add.isPending}
            problem={add.error}
            onSave={(said) => add.mutate(said, { onSuccess: () => setAdding(false) })}
            onLeave={() => setAdding(false)}
          />
        </Card>
      ) : (
        data.list.length > 0 && <div>{addButton}</div>
      )}
      {people.length > 0 && (
        <ul className={css.list} aria-label={t('people.list')}>
          {people.map((contact) => (
            <ContactItem key={contact.id} applicationId={applicationId} contact={contact} quotes={quotes} />
          ))}
        </ul>
      )}
      {shared.length > 0 && (
        <section className={css.shared} aria-label={t('people.shared')}>
          <h2>{t('people.shared')}</h2>
          <p className={css.meta}>{t('people.shared.text')}</p>
          <ul className={css.list} aria-label={t('people.shared')}>
            {shared.map((contact) => (
              <ContactItem key={contact.id} applicationId={applicationId} contact={contact} quotes={quotes} />
            ))}
          </ul>
        </section>
      )}
      {data.list.length === 0 && !isAdding && (
        <EmptyState icon={<IconUsers size="1.375rem" stroke={1.7} />} title={t('people.none')} action={addButton}>
          {t('people.none.text')}
        </EmptyState>
      )}
    </div>
  )
}
