import { type Catalogue, en, type TextKey } from './en.ts'

export type { TextKey }

type Names<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}:${string}` ? Name : Slot) | Names<Rest>
  : never
type Values<Key extends TextKey> = [Names<(typeof en)[Key]>] extends [never]
  ? []
  : [values: Record<Names<(typeof en)[Key]>, string | number>]

let catalogue: Catalogue = en
let plural = new Intl.PluralRules('en')
let forms = plural.resolvedOptions().pluralCategories

export let language = 'en'

/** Takes the first language that the browser wants and we have; each but English is loaded when it is wanted. */
export async function chooseLanguage(wanted: readonly string[]): Promise<void> {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'de')
  if (found !== 'de') return
  catalogue = (await import('./de.ts')).de
  language = 'de'
  plural = new Intl.PluralRules(language)
  forms = plural.resolvedOptions().pluralCategories
}

/**
 * The text in the chosen language. `{name}` takes a value; `{count:# mail|# mails}` takes a number and the form
 * that the language uses for it (in the order of its plural categories), `#` standing for the number.
 */
export function t<Key extends TextKey>(key: Key, ...[values]: Values<Key>): string {
  const given: Partial<Record<string, string | number>> = values ?? {}
  return catalogue[key].replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name: string, variants?: string) => {
    const value = given[name] ?? ''
    if (variants === undefined) return String(value)
    const texts = variants.split('|')
    const form = texts[forms.indexOf(plural.select(Number(value)))] ?? texts.at(-1) ?? ''
    return form.replace('#', formatNumber(Number(value)))
  })
}

/** More than two decimals are rounded to two. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}
