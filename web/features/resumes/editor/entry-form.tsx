import { useState } from 'react'
import { Field, TextArea } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/form.tsx'
import { t } from '../texts/index.ts'
import css from './entries.module.css'
import type { Entry, FieldOf } from './fields.ts'
import { Highlights } from './highlights.tsx'
import { marked } from './mark.ts'

interface EntryFormProps {
  /** Of the entry in the document. */
  at: string
  entry: Entry
  fields: FieldOf[]
  onChange: (entry: Entry, about?: string) => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

/** All that is asked of one entry. */
export function EntryForm({ at, entry, fields, onChange }: EntryFormProps) {
  const set = (name: string, value: unknown) => onChange({ ...entry, [name]: value }, name)
  const short = fields.filter(({ kind }) => kind === 'line' || kind === 'date' || kind === 'words')
  const long = fields.filter(({ kind }) => kind === 'text' || kind === 'lines')
  return (
    <div className={css.fields}>
      <Fields>
        {short.map(({ name, label, kind }) =>
          kind === 'words' ? (
            <Words
              key={name}
              at={`${at}/${name}`}
              label={label}
              words={listOf(entry[name])}
              onChange={(words) => set(name, words)}
            />
          ) : (
            <Field
              key={name}
              data-at={`${at}/${name}`}
              label={label}
              maxLength={kind === 'date' ? 40 : 500}
              placeholder={kind === 'date' ? t('resume.date.hint') : undefined}
              value={textOf(entry[name])}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ),
        )}
      </Fields>
      {long.map(({ name, label, kind }) =>
        kind === 'lines' ? (
          <Highlights
            key={name}
            at={`${at}/${name}`}
            label={label}
            lines={listOf(entry[name])}
            onChange={(lines, n) => onChange({ ...entry, [name]: lines }, n === undefined ? undefined : `${name} ${n}`)}
          />
        ) : (
          <TextArea
            key={name}
            data-at={`${at}/${name}`}
            label={label}
            rows={3}
            maxLength={10_000}
            value={textOf(entry[name])}
            onKeyDown={(event) => marked(event, (text) => set(name, text))}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ),
      )}
    </div>
  )
}

/** Several words in one line. What is typed stays as it is typed, the comma at its end too. */
function Words({
  at,
  label,
  words,
  onChange,
}: {
  at: string
  label: string
  words: string[]
  onChange: (words: string[]) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const split = (text: string) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
  return (
    <Field
      data-at={at}
      label={label}
      placeholder={t('resume.words.hint')}
      value={typed ?? words.join(', ')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(split(event.currentTarget.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
