import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Sort, sources, statuses } from '../../../../contract/applications.ts'
import { Button } from '../../../ui/button.tsx'
import { Chips } from '../../../ui/chips.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconStarFilled } from '../../../ui/more-icons.ts'
import { StatusIcon } from '../../../ui/status-badge.tsx'
import { SuggestField } from '../../../ui/suggest-field.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { isNarrowed, type ListAddress, noFacets, toggled } from '../list-address.ts'
import { companiesQuery, companyQuery, labelsQuery } from '../queries.ts'
import css from './panel.module.css'
import { t } from './texts/index.ts'

interface FilterMenuProps {
  address: ListAddress
  onChange: (change: Partial<ListAddress>) => void
  onClose: () => void
}

const days = [7, 30, 90] as const
const sorts: Sort[] = ['-lastActivityAt', '-appliedAt', 'appliedAt', 'company', 'title', 'status', '-rating', 'nextStepDueAt']

/** Everything by which the list can be narrowed and sorted; each choice is seen at once. */
export function FilterMenu({ address, onChange, onClose }: FilterMenuProps) {
  const { data: labels } = useQuery(labelsQuery)
  const { status, source, label, rating, quiet, asked, from, to, sort } = address
  const chosenQuiet = quiet === 'any' ? ['waiting', 'ghosted'] : quiet ? [quiet] : []
  const known = [...new Set([...(labels?.list.map((one) => one.label) ?? []), ...label.split(',').filter(Boolean)])]

  function toggleQuiet(value: string) {
    const next = chosenQuiet.includes(value) ? chosenQuiet.filter((one) => one !== value) : [...chosenQuiet, value]
    onChange({ quiet: next.length === 2 ? 'any' : (next[0] ?? '') })
  }
  return (
    <div className={css.panel}>
      <Part name={t('sort')}>
        <div>
          <Choice
            label={t('sort')}
            value={sort}
            choices={[...new Set([...sorts, sort])].map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(next) => onChange({ sort: next })}
          />
        </div>
      </Part>
      <Part name={t('column.status')}>
        <Chips
          label={t('column.status')}
          choices={statuses.map((value) => ({ value, label: t(`status.${value}`), icon: <StatusIcon status={value} /> }))}
          chosen={status.split(',') as (typeof statuses)[number][]}
          onToggle={(value) => onChange({ status: toggled(status, value) })}
        />
      </Part>
      {known.length > 0 && (
        <Part name={t('facet.label')}>
          <Chips
            label={t('facet.label')}
            choices={known.map((value) => ({
              value,
              label: value,
              count: labels?.list.find((one) => one.label === value)?.count,
            }))}
            chosen={label.split(',')}
            onToggle={(value) => onChange({ label: toggled(label, value) })}
          />
        </Part>
      )}
      <CompanyFilter companyId={address.companyId} onChange={(companyId) => onChange({ companyId })} />
      <Part name={t('facet.applied')}>
        <Chips
          label={t('facet.applied')}
          choices={days.map((count) => ({ value: daysAgo(count), label: t('facet.days', { count }) }))}
          chosen={to === '' ? [from] : []}
          onToggle={(day) => onChange({ from: day === from && to === '' ? '' : day, to: '' })}
        />
        <div className={css.days}>
          <DayField label={t('facet.from')} day={from} max={to} onDay={(day) => onChange({ from: day })} />
          <DayField label={t('facet.to')} day={to} min={from} onDay={(day) => onChange({ to: day })} />
        </div>
      </Part>
      <Part name={t('facet.asked')}>
        <Chips
          label={t('facet.asked')}
          choices={[{ value: 'true', label: t('asked.true') }]}
          chosen={[asked]}
          onToggle={(value) => onChange({ asked: value === asked ? '' : value })}
        />
      </Part>
      <Part name={t('facet.quiet')}>
        <Chips
          label={t('facet.quiet')}
          choices={(['waiting', 'ghosted'] as const).map((value) => ({ value, label: t(`quiet.${value}`) }))}
          chosen={chosenQuiet as ('waiting' | 'ghosted')[]}
          onToggle={toggleQuiet}
        />
      </Part>
      <Part name={t('facet.rating')}>
        <Chips
          label={t('facet.rating')}
          choices={['1', '2', '3', '4', '5'].map((value) => ({
            value,
            label: t('facet.stars', { count: value }),
            icon: <IconStarFilled size="0.75rem" aria-hidden="true" />,
          }))}
          chosen={[rating]}
          onToggle={(value) => onChange({ rating: value === rating ? '' : value })}
        />
      </Part>
      <Part name={t('facet.source')}>
        <Chips
          label={t('facet.source')}
          choices={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
          chosen={source.split(',') as (typeof sources)[number][]}
          onToggle={(value) => onChange({ source: toggled(source, value) })}
        />
      </Part>
      <div className={css.foot}>
        <Button look="default" size="small" disabled={!isNarrowed(address)} onClick={() => onChange(noFacets)}>
          {t('facet.clear')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('facet.done')}
        </Button>
      </div>
    </div>
  )
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={css.part}>
      <p className={css.name}>{name}</p>
      {children}
    </div>
  )
}

interface DayFieldProps {
  label: string
  day: string
  min?: string
  max?: string
  onDay: (day: string) => void
}

/** Keeps what is typed: the address, which holds the day, comes a moment later and would overwrite it. A year counts once it is complete. */
function DayField({ label, day, min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(day)
  const told = useRef(day)
  useEffect(() => {
    if (day === told.current) return
    told.current = day
    setTyped(day)
  }, [day])
  function type(next: string) {
    setTyped(next)
    if (next.startsWith('0')) return
    told.current = next
    onDay(next)
  }
  return (
    <Field type="date" label={label} value={typed} min={min} max={max} onChange={(event) => type(event.currentTarget.value)} />
  )
}

function CompanyFilter({ companyId, onChange }: { companyId: string; onChange: (companyId: string) => void }) {
  const [text, setText] = useState<string | null>(null)
  const { data: company } = useQuery({ ...companyQuery(companyId), enabled: companyId !== '' })
  const wanted = useDebounced((text ?? '').trim(), 150)
  const { data } = useQuery({ ...companiesQuery(wanted), enabled: wanted !== '' })
  function pick(id: string) {
    setText(null)
    onChange(id)
  }
  return (
    <SuggestField
      label={t('column.company')}
      text={text ?? (companyId ? (company?.name ?? '') : '')}
      onText={(next) => {
        setText(next)
        if (companyId) onChange('')
      }}
      suggestions={wanted === '' ? [] : (data ?? []).map(({ id, name }) => ({ id, label: name }))}
      onPick={pick}
      onLeave={() => setText(null)}
    />
  )
}

function daysAgo(count: number): string {
  const day = new Date()
  day.setDate(day.getDate() - count)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
}
