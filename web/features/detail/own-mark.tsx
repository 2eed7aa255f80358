import { useEffect, useEffectEvent, useState } from 'react'
import { useChangeApplication } from '../../change-application.ts'
import { Field, TextArea } from '../../ui/field.tsx'
import css from './compare-offers.module.css'
import type { ApplicationDetail } from './detail-header.tsx'
import { t } from './texts/index.ts'

/** What the user writes of an offer; saved when the field or the page is left. */
export function OwnMark({ offer, field }: { offer: ApplicationDetail; field: 'startsOn' | 'pros' | 'cons' }) {
  const company = offer.company?.name ?? t('company.unknown')
  const saved = offer[field] ?? ''
  // Null while nothing is typed, so that what another browser saved is shown.
  const [typed, setTyped] = useState<string | null>(null)
  const change = useChangeApplication(offer.id, {
    inline: true,
    told: () => t('job.saved', { company }),
  })
  function save(text: string | null) {
    if (text === null || (change.isPending && change.variables[field] === (text.trim() || null))) return
    if (text.trim() === saved) setTyped(null)
    // What is typed meanwhile stays.
    else change.mutate({ [field]: text.trim() || null }, { onSuccess: () => setTyped((now) => (now === text ? null : now)) })
  }
  const saveOnLeaving = useEffectEvent(() => save(typed))
  useEffect(() => () => saveOnLeaving(), [])
  const props = {
    label: t('offers.of', { what: t(`offers.${field}`), company }),
    value: typed ?? saved,
    error: change.error?.fields?.[field] ?? change.error?.message,
  }
  return (
    <div className={css.mark}>
      {field === 'startsOn' ? (
        <Field {...props} type="date" onChange={(event) => setTyped(event.target.value)} onBlur={() => save(typed)} />
      ) : (
        <TextArea
          {...props}
          rows={3}
          maxLength={2000}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => event.target.validity.valid && save(typed)}
        />
      )}
    </div>
  )
}
