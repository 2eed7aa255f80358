import { type RawBuilder, sql } from 'kysely'
import type { SearchKind } from '../../../contract/search.ts'
import { hasNear, isForgiven, partsLeftWhole, type WantedWord } from '../../../domain/text/search.ts'
import type { Db } from '../../db/pool.ts'

export interface Wanted {
  words: readonly WantedWord[]
  /** All that was typed, folded. */
  phrase: string
  isNear: boolean
}

export interface Row {
  id: string
  applicationId: string | null
  title: string | null
  /** What is quoted. */
  words: string | null
  company: string | null
  who: string | null
  at: Date | null
  status: string | null
  isActive: boolean | null
  isUncategorized: boolean | null
}

export interface Page {
  rows: Row[]
  total: number
}

type Part = { offset: number; limit: number }

/** Where words are looked for, what is shown, and what comes first: the whole name, then what begins so, then the latest. */
interface Source {
  searched: RawBuilder<string>
  name: RawBuilder<string>
  columns: RawBuilder<unknown>
  from: (userId: string) => RawBuilder<unknown>
  at: RawBuilder<unknown>
}

const withApplication = sql`a.status, a.is_active as "isActive", a.company_id is null or a.job_id is null as "isUncategorized"`
const alone = sql`null::text as status, null::boolean as "isActive", null::boolean as "isUncategorized"`
const itsNames = sql`
  left join companies c on c.user_id = a.user_id and c.id = a.company_id
  left join jobs j on j.user_id = a.user_id and j.id = a.job_id`

const sources: Record<Exclude<SearchKind, 'mail'>, Source> = {
  application: {
    searched: sql`concat_ws(' ', j.search, c.search, a.search)`,
    name: sql`coalesce(c.search, j.search, '')`,
    columns: sql`a.id, a.id as "applicationId", j.title, a.location as words, c.name as company, null::text as who, ${withApplication}`,
    from: (userId) => sql`applications a ${itsNames} where a.user_id = ${userId}`,
    at: sql`a.last_activity_at`,
  },
  company: {
    searched: sql`c.search || ' ' || folded(c.notes)`,
    name: sql`c.search`,
    columns: sql`c.id, null::uuid as "applicationId", c.name as title, c.notes as words, null::text as company, null::text as who, ${alone}`,
    from: (userId) => sql`companies c where c.user_id = ${userId}`,
    at: sql`c.created_at`,
  },
  job: {
    searched: sql`concat_ws(' ', j.search, c.search, folded(j.location))`,
    name: sql`j.search`,
    columns: sql`j.id, null::uuid as "applicationId", j.title, j.location as words, c.name as company, null::text as who, ${alone}`,
    from: (userId) =>
      sql`jobs j left join companies c on c.user_id = j.user_id and c.id = j.company_id where j.user_id = ${userId}`,
    at: sql`j.created_at`,
  },
  person: {
    searched: sql`k.search`,
    name: sql`k.search`,
    columns: sql`k.id, k.application_id as "applicationId", coalesce(nullif(k.name, ''), k.address) as title, k.address as words, c.name as company,
      k.role as who, ${withApplication}`,
    from: (userId) =>
      sql`contacts k join applications a on a.user_id = k.user_id and a.id = k.application_id ${itsNames}
        where k.user_id = ${userId} and not k.is_hidden`,
    at: sql`k.first_seen_at`,
  },
  note: {
    searched: sql`n.search`,
    name: sql`''`,
    columns: sql`n.id, n.application_id as "applicationId", j.title, n.text as words, c.name as company, null::text as who, ${withApplication}`,
    from: (userId) =>
      sql`notes n join applications a on a.user_id = n.user_id and a.id = n.application_id ${itsNames} where n.user_id = ${userId}`,
    at: sql`n.updated_at`,
  },
  document: {
    searched: sql`d.search`,
    name: sql`d.search`,
    columns: sql`d.id, d.application_id as "applicationId", d.filename as title, j.title as words, c.name as company, null::text as who,
      ${withApplication}`,
    from: (userId) =>
      sql`documents d join applications a on a.user_id = d.user_id and a.id = d.application_id ${itsNames} where d.user_id = ${userId}`,
    at: sql`d.created_at`,
  },
}

type Find = (db: Db, userId: string, wanted: Wanted, part: Part) => Promise<Page>

/** Names, notes and titles. They are few beside the mails, and read as they are: a word is found in the middle of another too. */
export const findNamed = Object.fromEntries(
  Object.entries(sources).map(([kind, source]) => [kind, (db, userId, wanted, part) => findIn(source, db, userId, wanted, part)]),
) as Record<Exclude<SearchKind, 'mail'>, Find>

/** Of what may be meant by a word with a typing error so many are looked at. */
const mostNear = 2_000

async function findIn(source: Source, db: Db, userId: string, wanted: Wanted, part: Part): Promise<Page> {
  const { searched, name, columns, from, at } = source
  const { words, phrase, isNear } = wanted
  const conditions = words.map((word) => sql<boolean>`${searched} like any(${patternsOf(word, isNear)}::text[])`)
  const { offset, limit } = isNear ? { offset: 0, limit: mostNear } : part
  const { rows } = await sql<Row & { searched: string; total: number }>`
    with found as materialized (
      select ${columns}, ${at} as at, ${isNear ? searched : sql`null::text`} as searched,
        case when ${name} like ${`${escaped(phrase)} %`} or ${name} = ${phrase} then 0 when ${name} like ${`${escaped(phrase)}%`} then 1 else 2 end as rank
      from ${from(userId)} and ${sql.join(conditions, sql` and `)}
    )
    select found.*, total from (select count(*)::integer as total from found) as t
    left join lateral (select * from found order by rank, at desc, id limit ${limit} offset ${offset}) as found on true`.execute(
    db,
  )
  const there = rows.filter(({ id }) => id !== null)
  if (!isNear) return { rows: there, total: rows[0]?.total ?? 0 }
  const near = there.filter((row) => hasNear(row.searched, words))
  return { rows: near.slice(part.offset, part.offset + part.limit), total: near.length }
}

function patternsOf(word: WantedWord, isNear: boolean): string[] {
  const parts =
    isNear && isForgiven(word) ? partsLeftWhole(word.text) : [word.text, ...word.stems.filter((stem) => stem.length >= 4)]
  return [...parts.map((part) => `%${escaped(part)}%`), ...(word.spelled === null ? [] : wholeOrLong(word.spelled))]
}

/** Within words only where it is long: 'gust', which 'guest' may be spelled as, stands in 'August'. */
const wholeOrLong = (word: string): string[] =>
  word.length >= 5 ? [`%${word}%`] : [word, `${word} %`, `% ${word}`, `% ${word} %`]

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
