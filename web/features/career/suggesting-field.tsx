import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchCompanies } from '../../../contract/companies.ts'
import { searchFieldsOfStudy, searchInstitutions } from '../../../contract/meta.ts'
import { call } from '../../api.ts'
import { language } from '../../texts/index.ts'
import { Field } from '../../ui/field.tsx'
import { SuggestField } from '../../ui/suggest-field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { FieldOf } from './kinds.ts'

/** Names that begin like what was typed. The server is not asked while nothing is. */
const searches = {
  companies: async (name: string) => (await call(searchCompanies, { query: { name } })).map((one) => one.name),
  institutions: async (name: string) => (await call(searchInstitutions, { query: { name } })).map((one) => one.name),
  fieldsOfStudy: async (name: string) => (await call(searchFieldsOfStudy, { query: { name } })).map((one) => one.name[language]),
}

interface SuggestingFieldProps {
  field: FieldOf
  text: string
  takesFocus: boolean
  error: string | undefined
  onText: (text: string) => void
}

/** A line of text that offers what is known, where anything is; whatever is typed counts. */
export function SuggestingField({ field, text, takesFocus, error, onText }: SuggestingFieldProps) {
  const { suggests } = field
  const name = useDebounced(text.trim(), 150)
  const { data = [] } = useQuery({
    queryKey: ['career', suggests, name],
    queryFn: () => (suggests ? searches[suggests](name) : []),
    enabled: suggests !== undefined && name !== '',
    placeholderData: keepPreviousData,
  })
  if (!suggests)
    return (
      <Field
        label={field.label()}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoFocus={takesFocus}
        error={error}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    )
  const others = text.trim() === '' ? [] : data.filter((one) => one !== text).slice(0, 6)
  return (
    <SuggestField
      label={field.label()}
      text={text}
      maxLength={200}
      isFree
      error={error}
      onText={onText}
      suggestions={others.map((one) => ({ id: one, label: one }))}
      onPick={onText}
      onLeave={() => undefined}
    />
  )
}
