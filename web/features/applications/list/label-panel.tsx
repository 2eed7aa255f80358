import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Application } from '../../../../contract/applications.ts'
import { Button } from '../../../ui/button.tsx'
import { Chips } from '../../../ui/chips.tsx'
import { Field } from '../../../ui/field.tsx'
import { labelsQuery } from '../queries.ts'
import css from './panel.module.css'
import { t } from './texts/index.ts'

interface LabelPanelProps {
  applications: readonly Application[]
  onChange: (change: { add?: string[]; remove?: string[] }) => void
}

/** The user's labels: one is given to all that are chosen, or taken from all when each of them has it. */
export function LabelPanel({ applications, onChange }: LabelPanelProps) {
  const { data } = useQuery(labelsQuery)
  const [text, setText] = useState('')
  const label = text.trim()
  const everywhere = (one: string) => applications.length > 0 && applications.every(({ labels }) => labels.includes(one))
  const known = data?.list.map((one) => one.label) ?? []

  function add(event: FormEvent) {
    event.preventDefault()
    if (label) onChange({ add: [label] })
  }
  return (
    <div className={css.panel}>
      <form className={css.line} onSubmit={add}>
        <Field
          label={t('label.new')}
          value={text}
          maxLength={40}
          pattern="[^,]*"
          title={t('label.comma')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" look="default" disabled={!label}>
          {t('label.add')}
        </Button>
      </form>
      {known.length > 0 && (
        <Chips
          label={t('facet.label')}
          choices={known.map((value) => ({ value, label: value }))}
          chosen={known.filter(everywhere)}
          onToggle={(one) => onChange(everywhere(one) ? { remove: [one] } : { add: [one] })}
        />
      )}
    </div>
  )
}
