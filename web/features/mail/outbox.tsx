import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconSend } from '../../ui/icons.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import css from './composer.module.css'
import { Drafts, OnTheirWay } from './on-their-way.tsx'
import { t } from './texts/index.ts'
import { Composer, useComposerAhead } from './write-mail.tsx'
import { begun, draftsQuery, type Opened, outgoingQuery } from './writing.ts'

/** Drafts, and mails that are scheduled, delayed, refused or overtaken. */
export function Outbox() {
  useComposerAhead()
  const [opened, open] = useState<Opened | null>(null)
  const drafts = useQuery(draftsQuery)
  const outgoing = useQuery(outgoingQuery)
  const error = drafts.error ?? outgoing.error
  if (error && !(drafts.data && outgoing.data))
    return <ProblemState error={error} retry={() => Promise.all([drafts.refetch(), outgoing.refetch()])} />
  if (!drafts.data || !outgoing.data) return <SkeletonRows height="3.5rem" />
  const shownDrafts = drafts.data.list.filter(({ id }) => id !== opened?.draft?.id)
  const isNothing = shownDrafts.length === 0 && outgoing.data.list.length === 0 && opened === null
  return (
    <div className={css.outbox}>
      {opened ? (
        <Composer opened={opened} onClose={() => open(null)} />
      ) : (
        <div className={css.actions}>
          <Button look="default" icon={<IconSend size="1rem" stroke={1.7} />} onClick={() => open(begun({}))}>
            {t('write.new')}
          </Button>
        </div>
      )}
      {isNothing && (
        <EmptyState icon={<IconSend size="1.375rem" stroke={1.7} />} title={t('outbox.none')}>
          {t('outbox.none.text')}
        </EmptyState>
      )}
      {outgoing.data.list.length > 0 && (
        <section className={css.outgoing} aria-label={t('outbox.leaving')}>
          <h2 className={css.title}>{t('outbox.leaving')}</h2>
          <OnTheirWay isOurs={() => true} open={open} />
        </section>
      )}
      {shownDrafts.length > 0 && (
        <section className={css.outgoing} aria-label={t('outbox.drafts')}>
          <h2 className={css.title}>{t('outbox.drafts')}</h2>
          <Drafts isOurs={({ id }) => id !== opened?.draft?.id} open={open} />
        </section>
      )}
    </div>
  )
}
