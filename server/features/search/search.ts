import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts'
import { type Found, type SearchKind, type search, searchKinds } from '../../../contract/search.ts'
import { foldForSearch, marksIn, quotationOf, type SearchWord, typedWords, type WantedWord } from '../../../domain/text/search.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { findMails } from './mails.ts'
import { findNamed, type Page, type Row, type Wanted } from './named.ts'
import { stemsOf } from './words.ts'

type Answer = AnswerOf<typeof search>

/**
 * Everything of the user that has each of the words; where nothing has them, what has words that differ in a letter. Nothing that is typed has a
 * meaning beyond its letters.
 */
export async function find(db: Db, userId: string, { q, kind, limit, cursor }: QueryOf<typeof search>): Promise<Answer> {
  const words = typedWords(q)
  if (words.length === 0) return { list: [], nextCursor: null, counts: countsOf(new Map()), isNear: false }
  return transaction(db, async (trx) => {
    const stems = await stemsOf(trx, words)
    const page = { offset: Number(cursor ?? 0), limit }
    for (const isNear of [false, true]) {
      const wanted = wantedOf(q, words, stems, isNear)
      const found = new Map<SearchKind, Page>()
      for (const one of searchKinds) {
        // the others are counted alone
        const part = kind === undefined || kind === one ? page : { offset: 0, limit: 0 }
        found.set(one, await (one === 'mail' ? findMails : findNamed[one])(trx, userId, wanted, part))
      }
      const counts = countsOf(found)
      if (!isNear && Object.values(counts).every((count) => count === 0)) continue
      const next = page.offset + limit
      const total = kind === undefined ? 0 : counts[kind]
      return {
        list: searchKinds.flatMap((one) => found.get(one)?.rows.map((row) => foundOf(one, row, wanted.words)) ?? []),
        nextCursor: next < Math.min(total, mostPaged) ? String(next) : null,
        counts,
        isNear: isNear && Object.values(counts).some((count) => count > 0),
      }
    }
    throw new Error('The second time is the last')
  })
}

/** Nobody reads on for so long. */
const mostPaged = 1_000

function wantedOf(q: string, words: readonly SearchWord[], stems: ReadonlyMap<string, string[]>, isNear: boolean): Wanted {
  return {
    words: words.map((word) => ({ ...word, stems: stems.get(word.text) ?? [], isNearEnough: isNear })),
    phrase: foldForSearch(q.trim().slice(0, 200)),
    isNear,
  }
}

const countsOf = (found: ReadonlyMap<SearchKind, Page>) =>
  Object.fromEntries(searchKinds.map((kind) => [kind, found.get(kind)?.total ?? 0])) as Answer['counts']

function foundOf(kind: SearchKind, row: Row, wanted: readonly WantedWord[]): Found {
  const { id, applicationId, company, who } = row
  const title = row.title ?? ''
  const words = quotationOf(row.words ?? '', wanted)
  return {
    kind,
    id,
    applicationId,
    title,
    words,
    company,
    who,
    marks: {
      title: marksIn(title, wanted),
      words: marksIn(words, wanted),
      company: marksIn(company ?? '', wanted),
      who: marksIn(who ?? '', wanted),
    },
    at: row.at?.toISOString() ?? null,
    status: row.status as Found['status'],
    place: placeOf(kind, row),
  }
}

function placeOf(kind: SearchKind, { applicationId, isActive, isUncategorized }: Row): Found['place'] {
  if (applicationId === null) return kind === 'mail' ? 'inbox' : null
  if (isUncategorized) return 'uncategorized'
  return isActive ? 'active' : 'archived'
}
