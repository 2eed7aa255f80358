import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { nameSearch } from '../../lib/name-search.ts'

/**
 * The countries of ISO 3166-1 (with Kosovo) as the package i18n-iso-countries lists them, with the names by which people look for
 * them in English and German. The name that is shown is that of Unicode CLDR, which comes with the runtime.
 */
const lists: Record<string, string | string[]>[] = [english.countries, german.countries]
const shown = ['en', 'de'].map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))

export interface Country {
  id: string
  /** In English. */
  name: string
}

const countries: Country[] = Object.keys(english.countries)
  .map((id) => ({ id, name: shown[0]?.of(id) ?? id }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
const byId = new Map(countries.map(({ id, name }) => [id, name]))

/** The English name of a country, or undefined where there is none of that code. */
export function countryName(id: string): string | undefined {
  return byId.get(id)
}

/** By name in English or German, or by code. */
export const findCountries: (name: string) => Country[] = nameSearch(countries, ({ id }) => [
  id,
  ...shown.map((names) => names.of(id) ?? ''),
  ...lists.flatMap((list) => list[id] ?? []),
])
