import { sql } from 'kysely'
import { stemmerOf, wordsToFind } from '../../domain/text/search.ts'
import type { Db } from '../db/pool.ts'
import { toJson } from '../db/to-json.ts'
import { openThreads, type Threads } from '../lib/threads.ts'
import type { Understood } from './understand.ts'

export interface IndexingEarlier {
  /** Resolves when everything is indexed or given up. */
  ended: Promise<void>
  /** Stops after the current mail. */
  close(): Promise<void>
}

const atOnce = { found: 500, written: 25 }
/** Milliseconds for reading one mail. */
const limit = 10_000

/**
 * Makes mail that was read by a version without search findable, while everything else runs: one at a time, so that it takes a part of one
 * core. Ended early, it goes on the next time.
 */
export function indexEarlierMail(db: Db, onFailure: (cause: unknown) => void): IndexingEarlier {
  let isClosed = false
  const ended = run().catch(onFailure)
  return {
    ended,
    async close() {
      isClosed = true
      await ended
    },
  }

  async function run() {
    let after: Place = { userId: nobody, id: nobody }
    let reader: Threads<Uint8Array, Understood> | undefined
    try {
      for (;;) {
        const mails = await unindexedAfter(db, after)
        const last = mails.at(-1)
        if (!last) return
        reader ??= openThreads(new URL('./reading-thread.ts', import.meta.url), { threads: 1, limit })
        for (let from = 0; from < mails.length; from += atOnce.written) {
          const texts = []
          for (const mail of mails.slice(from, from + atOnce.written)) {
            if (isClosed) return
            texts.push(await textOf(db, reader, mail))
          }
          await write(db, texts)
        }
        after = last
      }
    } finally {
      await reader?.close()
    }
  }
}

interface Place {
  userId: string
  id: string
}

interface Unindexed extends Place {
  rawHash: Buffer
  subject: string
  fromName: string
  fromAddress: string
  preview: string
}

/** Below every id. */
const nobody = '00000000-0000-0000-0000-000000000000'

async function unindexedAfter(db: Db, { userId, id }: Place): Promise<Unindexed[]> {
  const { rows } = await sql<Unindexed>`
    select m.user_id as "userId", m.id, m.raw_hash as "rawHash", m.subject, m.from_name as "fromName", m.from_address as "fromAddress", m.preview
    from mails m where (m.user_id, m.id) > (${userId}, ${id}) and m.state = 'applied'
      and not exists (select from mail_texts t where t.user_id = m.user_id and t.mail_id = m.id)
    order by m.user_id, m.id limit ${atOnce.found}`.execute(db)
  return rows
}

interface Text extends Place {
  words: string[]
  text: string
  stemmer: string | null
}

async function textOf(db: Db, reader: Threads<Uint8Array, Understood>, mail: Unindexed): Promise<Text> {
  const { userId, id, rawHash, subject, fromName, fromAddress, preview } = mail
  const row = await db.selectFrom('rawMessages').select('bytes').where('hash', '=', rawHash).executeTakeFirst()
  // on a timeout, index the stored facts only
  const understood = row && (await reader.run(row.bytes, { person: userId }).catch(() => undefined))
  if (!understood) {
    const known = [subject, fromName, fromAddress, preview].join('\n')
    return { userId, id, words: wordsToFind(known, null), text: preview, stemmer: null }
  }
  const { words, text, reading } = understood
  return { userId, id, words, text, stemmer: stemmerOf(reading.language) }
}

async function write(db: Db, texts: readonly Text[]): Promise<void> {
  await sql`
    insert into mail_texts (user_id, mail_id, at, words, text)
    select m.user_id, m.id, m.listed_at, words_of_mail(m.user_id, t.words, t.stemmer), t.text
    from json_to_recordset(${toJson(texts)}::json) as t ("userId" uuid, id uuid, words text[], text text, stemmer text)
      join mails m on m.user_id = t."userId" and m.id = t.id
    on conflict do nothing`.execute(db)
}
