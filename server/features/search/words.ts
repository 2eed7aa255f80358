import { sql } from 'kysely'
import { allStemmers, type SearchWord } from '../../../domain/text/search.ts'
import type { Db } from '../../db/pool.ts'

/** The stems of words in every supported language, and the settings for the statements that follow. */
export async function stemsOf(db: Db, words: readonly SearchWord[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string; stems: string[] }>`
    select word, array(
      select distinct stem from unnest(${allStemmers}::text[]) as name, unnest(ts_lexize(name::regdictionary, word)) as stem
    ) as stems, ${planForSearch} from unnest(${words.map(({ text }) => text)}::text[]) as word`.execute(db)
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

/** By the index of words always: PostgreSQL takes reading the words of every mail for cheap, which are stored apart. */
const planForSearch = sql`set_config('enable_seqscan', 'off', true)`
