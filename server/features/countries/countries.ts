import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

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

const countries = Object.keys(english.countries)
  .map((id) => {
    const name = shown[0]?.of(id) ?? id
    const names = [...shown.map((names) => names.of(id) ?? ''), ...lists.flatMap((list) => list[id] ?? [])]
    return { id, name, folded: [...new Set(names.map(fold))] }
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
const byId = new Map(countries.map(({ id, name }) => [id, name]))

/** The English name of a country, or undefined where there is none of that code. */
export function countryName(id: string): string | undefined {
  return byId.get(id)
}

const most = 20

/** Those that a word of their name begins with what was typed; exact codes and names that begin with it first. */
export function findCountries(name: string): Country[] {
  const wanted = fold(name)
  if (wanted === '') return []
  const rank = ({ id, folded }: (typeof countries)[number]) => {
    if (fold(id) === wanted || folded.includes(wanted)) return 0
    if (folded.some((known) => known.startsWith(wanted))) return 1
    return folded.some((known) => known.includes(` ${wanted}`)) ? 2 : 3
  }
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ country: { id, name } }) => ({ id, name }))
}

/** Without accents, case and punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
