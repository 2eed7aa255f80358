import type { Language } from '../../contract/languages.ts'
import { en } from './en.ts'
import type { Translation } from './translation.ts'

export type { Translation }

type Texts = Record<string, string>
type SharedKey = keyof typeof en
type Names<Text> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}:${string}` ? Name : Slot) | Names<Rest>
  : never
type Values<Text> = [Names<Text>] extends [never] ? [] : [values: Record<Names<Text>, string | number>]
type TextOf<Own, Key> = Key extends keyof Own ? Own[Key] : Key extends SharedKey ? (typeof en)[Key] : never

/** What one part of the app says: in English at once, in another language once that has come. */
interface Room {
  texts: Texts
  translated: () => Promise<{ de: Texts }>
}

const rooms: Room[] = []
const underWay = new Set<Promise<void>>()
let plural = new Intl.PluralRules('en')
let forms = plural.resolvedOptions().pluralCategories

export let language: Language = 'en'

/**
 * Gives a part of the app its texts: a function for its own keys and the shared ones.
 * `{name}` takes a value; `{count:# mail|# mails}` takes a number and the form that the language uses for it
 * (in the order of its plural categories), `#` standing for the number.
 */
export function texts<const Own extends Texts>(own: Own, translated: () => Promise<{ de: Translation<Own> }>) {
  const room: Room = { texts: own, translated }
  rooms.push(room)
  translate(room)
  return <Key extends (keyof Own & string) | SharedKey>(key: Key, ...[values]: Values<TextOf<Own, Key>>): string =>
    fill(room.texts[key] ?? shared.texts[key] ?? key, values ?? {})
}

const shared: Room = { texts: en, translated: () => import('./de.ts') }
rooms.push(shared)

/** The texts that all parts share. */
export function t<Key extends SharedKey>(key: Key, ...[values]: Values<(typeof en)[Key]>): string {
  return fill(shared.texts[key] ?? key, values ?? {})
}

/** Takes the first language that the browser wants and we have; each but English is loaded when it is wanted. */
export async function chooseLanguage(wanted: readonly string[]): Promise<void> {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'de')
  if (found !== 'de') return
  language = found
  plural = new Intl.PluralRules(language)
  forms = plural.resolvedOptions().pluralCategories
  rooms.forEach(translate)
  await textsReady()
}

/** What was loaded lately speaks the chosen language from here on; so does what is asked for while the app begins. */
export async function textsReady(): Promise<void> {
  await Promise.all(underWay)
}

function translate(room: Room) {
  if (language === 'en') return
  // A translation that does not come leaves the English text: understood by more people than none.
  const coming = room.translated().then(
    ({ de }) => {
      room.texts = de
    },
    () => undefined,
  )
  underWay.add(coming)
  void coming.then(() => underWay.delete(coming))
}

/** Puts the values into a text. */
export function fill(text: string, values: Partial<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name: string, variants?: string) => {
    const value = values[name] ?? ''
    if (variants === undefined) return String(value)
    const choices = variants.split('|')
    const form = choices[forms.indexOf(plural.select(Number(value)))] ?? choices.at(-1) ?? ''
    return form.replace('#', formatNumber(Number(value)))
  })
}

/** More than two decimals are rounded to two. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
}
