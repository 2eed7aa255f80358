import { globSync } from 'node:fs'
import path from 'node:path'
import { errors } from '../contract/errors.ts'
import { refusalTexts } from '../contract/refusals.ts'

export type Language = 'en' | 'de'
type Texts = Record<string, string>

const web = path.join(import.meta.dirname, '../web')
const rooms = globSync('**/texts/**/en.ts', { cwd: web }).map((file) => path.dirname(file))

/** Every text of the app in both languages, and every refusal of the server. */
export const wording: readonly Record<Language, string>[] = (
  await Promise.all([
    ...rooms.map(async (room) => [await texts(room, 'en'), await texts(room, 'de')] as const),
    texts('texts/refusals', 'de').then((de) => [refusals(), de] as const),
  ])
).flatMap(([english, german]) => Object.entries(english).map(([key, en]) => ({ en, de: german[key] ?? '' })))

async function texts(room: string, language: Language): Promise<Texts> {
  const { [language]: all }: Record<string, Texts> = await import(path.join(web, room, `${language}.ts`))
  return all ?? {}
}

function refusals(): Texts {
  return { ...Object.fromEntries(Object.entries(errors).map(([code, { title }]) => [code, title])), ...refusalTexts }
}

/** What finds something that the English catalogue calls so, or that is called so by somebody, whatever stands in its gaps and counts. */
export function called(name: string, language: Language): RegExp {
  const names = [...new Set([name, ...wording.filter(({ en }) => en === name).map((text) => text[language])])]
  return new RegExp(`^(?:${names.map(patternOf).join('|')})(?:,? ?\\d+)?$`)
}

/** A text with anything in its gaps, as the source of a regular expression. */
export function patternOf(text: string): string {
  return text
    .split(/\{\w+(?::[^}]*)?\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+')
}
