import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { checkResume, type ReadEntry, type ReadField, type ResumeFinding } from '../../../../contract/resume-check.ts'
import type { ResumeDocument } from '../../../../contract/resume-document.ts'
import { dateText } from '../../../../resume/dates.ts'
import { sectionsOf } from '../../../../resume/sections.ts'
import { call } from '../../../api.ts'
import { language } from '../../../texts/index.ts'
import { Card } from '../../../ui/card.tsx'
import { IconAlertTriangle, IconCheck, IconChevronDown, IconX } from '../../../ui/icons.tsx'
import { ProblemState } from '../../../ui/problem-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { t } from '../texts/index.ts'
import css from './check.module.css'
import { fieldsOf } from './fields.ts'

/** What a machine reads in the PDF, beside what is written, and what makes it hard to read. */
export function Check({ document }: { document: ResumeDocument }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['resume check', document],
    queryFn: ({ signal }) => call(checkResume, { body: { document }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (error && !data) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonText />
  const titles = new Map(sectionsOf(document).map(({ key, title }) => [key, title]))
  const sections = Map.groupBy(data.entries, ({ section }) => section)
  return (
    <>
      <p className={css.lead}>{t('check.lead')}</p>
      <Card title={t('check.findings')}>
        {data.findings.length === 0 ? <p>{t('check.fine')}</p> : <Findings findings={data.findings} />}
      </Card>
      <Card title={t('check.read')}>
        <p className={css.lead}>{data.entries.length === 0 ? t('check.nothing') : t('check.read.lead')}</p>
        {[...sections].map(([key, entries]) => (
          <section key={key} className={css.section}>
            {key !== 'basics' && <h3 className={css.title}>{titles.get(key)}</h3>}
            {entries.map((entry, n) => (
              <Entry key={entry.fields[0]?.at ?? n} entry={entry} />
            ))}
          </section>
        ))}
      </Card>
      <Card>
        <details className={css.details}>
          <summary className={css.summary}>
            <IconChevronDown size="1rem" aria-hidden="true" className={css.chevron} />
            {t('check.text')}
          </summary>
          <p className={css.text}>{data.text}</p>
        </details>
      </Card>
    </>
  )
}

function Findings({ findings }: { findings: readonly ResumeFinding[] }) {
  return (
    <ul className={css.findings}>
      {findings.map(({ rule, at, about, from, to }) => {
        const text = t(`check.${rule}`, { about, from: dateText(from, language), to: dateText(to, language) })
        return (
          <li key={`${rule} ${at}`} className={css.finding}>
            <span className={css.words}>{text}</span>
            <EditLink at={at} name={text} />
          </li>
        )
      })}
    </ul>
  )
}

function Entry({ entry: { section, name, fields } }: { entry: ReadEntry }) {
  const found = fields.filter(({ state }) => state === 'found').length
  const isAll = found === fields.length
  return (
    <details className={css.details} open={!isAll}>
      <summary className={css.summary}>
        <IconChevronDown size="1rem" aria-hidden="true" className={css.chevron} />
        <span className={css.name}>{name || t('resume.basics')}</span>
        <span className={css.state} data-state={isAll ? 'found' : 'different'}>
          {isAll ? t('check.allFound') : t('check.notAll', { found, all: fields.length })}
        </span>
      </summary>
      <ul className={css.fields}>
        {fields.map((field) => (
          <FieldRead key={field.at} field={field} label={labelOf(section, field.name)} />
        ))}
      </ul>
    </details>
  )
}

const icons = { found: IconCheck, different: IconAlertTriangle, missing: IconX }

function FieldRead({ field: { at, written, read, state }, label }: { field: ReadField; label: string }) {
  const Icon = icons[state]
  return (
    <li className={css.field}>
      <span className={css.state} data-state={state}>
        <Icon size="0.875rem" aria-hidden="true" />
        <span className="visually-hidden">{t(`check.${state}`)}</span>
      </span>
      <div className={css.words}>
        <span className={css.label}>{label}</span> {datesIn(written)}
        {state === 'different' && (
          <p className={css.read}>{read ? t('check.readAs', { text: datesIn(read) }) : t('check.asText')}</p>
        )}
        {state === 'missing' && <p className={css.read}>{t('check.missing')}</p>}
      </div>
      {state !== 'found' && <EditLink at={at} name={label} />}
    </li>
  )
}

/** Months as the language writes them. */
const datesIn = (text: string) =>
  /^\d{4}(?:-\d\d){1,2}(?:, \d{4}(?:-\d\d){1,2})?$/.test(text)
    ? text
        .split(', ')
        .map((date) => dateText(date, language))
        .join(' – ')
    : text

/** Leads to the field in the form. */
function EditLink({ at, name }: { at: string; name: string }) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  if (at.startsWith('look/')) next.set('tab', 'design')
  else next.delete('tab')
  next.set('at', at)
  return (
    <Link to={{ search: String(next) }} replace className={css.edit} aria-label={t('check.edit.of', { name })}>
      {t('check.edit')}
    </Link>
  )
}

function labelOf(section: string, name: string): string {
  if (section === 'basics') return basics()[name] ?? ''
  if (name === 'startDate') return t('check.period')
  return fieldsOf(section).find((field) => field.name === name)?.label ?? ''
}

const basics = (): Record<string, string> => ({
  name: t('resume.f.fullName'),
  label: t('resume.f.label'),
  email: t('resume.f.email'),
  phone: t('resume.f.phone'),
  url: t('resume.f.website'),
  summary: t('resume.summary'),
  location: t('check.place'),
  link: t('check.link'),
})
