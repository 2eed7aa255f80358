import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchCountries } from '../../../contract/meta.ts'
import { query } from '../../api.ts'
import { language } from '../../texts/index.ts'
import { CopyButton } from '../../ui/copy.tsx'
import { SuggestField } from '../../ui/suggest-field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { t } from './texts/index.ts'

interface CountryFieldProps {
  countryId: string | null
  error: string | undefined
  onChange: (countryId: string | null) => void
}

/** Finds a country while one types. The server is not asked while nothing is typed. */
export function CountryField({ countryId, error, onChange }: CountryFieldProps) {
  const chosen = countryId === null ? '' : countryLabel(countryId)
  const [typed, setTyped] = useState<string>()
  const name = useDebounced((typed ?? '').trim(), 150)
  const { data } = useQuery({
    ...query(searchCountries, { query: { name } }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <SuggestField
      label={t('profile.country')}
      error={error}
      text={typed ?? chosen}
      onText={(text) => {
        setTyped(text)
        if (text.trim() === '') onChange(null)
      }}
      suggestions={typed?.trim() ? (data ?? []).map(({ id }) => ({ id, label: countryLabel(id) })) : []}
      onPick={(id) => {
        onChange(id)
        setTyped(undefined)
      }}
      onLeave={() => setTyped(undefined)}
      end={chosen && <CopyButton text={chosen} label={t('profile.copy', { field: t('profile.country') })} />}
    />
  )
}

function countryLabel(id: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(id) ?? id
}
