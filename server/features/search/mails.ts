import { sql } from 'kysely'
import { nearWords, pairsOf, type WantedWord } from '../../../domain/text/search.ts'
import type { Db } from '../../db/pool.ts'
import type { Page, Row, Wanted } from './named.ts'

/** Mails that have all the words, the latest first. */
export async function findMails(
  db: Db,
  userId: string,
  { words, isNear }: Wanted,
  { offset, limit }: { offset: number; limit: number },
): Promise<Page> {
  const query = words.map((word) => `(${alternatives(userId, word, isNear).join('|')})`).join('&')
  const { rows } = await sql<Row & { total: number }>`
    with found as materialized (select user_id, mail_id, at from mail_texts where words @@ ${query}::tsquery),
    own as (select mail_id, at from found where user_id = ${userId}),
    shown as (select mail_id, at from own order by at desc, mail_id desc limit ${limit} offset ${offset})
    select m.id, m.application_id as "applicationId", m.subject as title, t.text as words, c.name as company,
      coalesce(nullif(m.from_name, ''), m.from_address) as who, s.at, a.status, a.is_active as "isActive",
      a.company_id is null or a.job_id is null as "isUncategorized", n.total
    from (select count(*)::integer as total from own) as n
      left join shown s on true
      left join mail_texts t on t.user_id = ${userId} and t.mail_id = s.mail_id
      left join mails m on m.user_id = ${userId} and m.id = s.mail_id
      left join applications a on a.user_id = m.user_id and a.id = m.application_id
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
    order by s.at desc, s.mail_id desc`.execute(db)
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}

/** From so many letters on the beginning of a word is enough: shorter ones begin too many. A Korean syllable has several. */
const shortestBeginning = 3
/** 'gust', which 'guest' may be spelled as, begins words that nobody meant. */
const shortestSpelledBeginning = 5

/** What stands in the index for a word, as PostgreSQL's tsquery spells it. A word has letters and digits alone, so nothing in it is a sign. */
function alternatives(userId: string, { text, isUnspaced, stems, spelled }: WantedWord, isNear: boolean): string[] {
  const key = userId.slice(-12)
  if (isUnspaced) {
    const pairs = pairsOf(text)
    return [(pairs.length > 1 ? pairs.slice(0, -1) : pairs).map((pair) => `'${key}${pair}':*`).join('&')]
  }
  const word = `'${key}${text}'${text.normalize('NFD').length >= shortestBeginning ? ':*' : ''}`
  return [
    word,
    ...(spelled === null ? [] : [`'${key}${spelled}'${spelled.length >= shortestSpelledBeginning ? ':*' : ''}`]),
    ...stems.map((stem) => `'${key}~${stem}'`),
    ...(isNear ? nearWords({ text, isUnspaced }).map((near) => `'${key}${near}'`) : []),
  ]
}
