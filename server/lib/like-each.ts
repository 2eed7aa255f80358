import { type RawBuilder, sql } from 'kysely'
import { typedWords } from '../../domain/text/search.ts'

/** Whether a text has each of the words, as typed or as German names are written too. */
export function likeEach(column: RawBuilder<unknown>, text: string | undefined): RawBuilder<boolean> {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const conditions = words.map((word) => sql`${column} like any(${patternsOf(word)}::text[])`)
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/** Escapes the wildcards of LIKE. */
function patternsOf(word: string): string[] {
  const parts = typedWords(word)
  const isSpelledTwice = parts.some(({ spelled }) => spelled !== null)
  const ways = [parts.map(({ text }) => text), parts.map(({ text, spelled }) => spelled ?? text)].map((way) => way.join(' '))
  return [word.replace(/[\\%_]/g, '\\$&'), ...(isSpelledTwice ? ways : [])].map((one) => `%${one}%`)
}
