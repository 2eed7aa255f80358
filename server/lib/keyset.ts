import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

/** How a list is sorted: by one expression, then by id, both in one direction. */
export interface Sorting {
  /** Of the list and its sort: a cursor of another one is refused. */
  name: string
  by: RawBuilder<unknown>
  kind: 'time' | 'text' | 'number'
  id: RawBuilder<unknown>
  direction: 'asc' | 'desc'
}

/**
 * Keyset paging: a page begins behind the row that the cursor names, so that no page is slower than the first one and none shows
 * a row twice. The cursor comes back from outside and is checked like any input.
 */
export function keyset({ name, by, kind, id, direction }: Sorting, page: { cursor?: string | undefined; limit: number }) {
  const after = page.cursor === undefined ? null : readCursor(page.cursor, name, kind)
  const beyond = direction === 'asc' ? sql`>` : sql`<`
  const type = { time: sql`timestamptz`, text: sql`text collate "C"`, number: sql`bigint` }[kind]
  return {
    /** To be selected as `key`. Times in microseconds, as PostgreSQL keeps them: cut to milliseconds they would lose rows. */
    key:
      kind === 'time'
        ? sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
        : sql<string>`(${by})::text`,
    isBehind:
      after === null ? sql<boolean>`true` : sql<boolean>`(${by}, ${id}) ${beyond} (${after[0]}::${type}, ${after[1]}::uuid)`,
    order: sql`${by} ${sql.raw(direction)}, ${id} ${sql.raw(direction)}`,
    /**
     * At least one row more than shown, which tells whether there is a next page. A literal of few sizes: with a parameter PostgreSQL
     * expects a tenth of all rows, finds its general plan too dear and plans anew at every call, which took longer than the page.
     */
    limit: sql.lit<number>(sizes.find((size) => size > page.limit) ?? page.limit + 1),
    isFirst: after === null,
    pageOf<Row extends { key: string; id: string }>(rows: Row[]): { rows: Row[]; nextCursor: string | null } {
      const last = rows.length > page.limit ? rows[page.limit - 1] : undefined
      return { rows: rows.slice(0, page.limit), nextCursor: last === undefined ? null : writeCursor(name, last) }
    },
  }
}

const sizes = [26, 51, 101]

function writeCursor(name: string, { key, id }: { key: string; id: string }): string {
  return Buffer.from(JSON.stringify([name, key, id])).toString('base64url')
}

function readCursor(cursor: string, name: string, kind: Sorting['kind']): [key: string, id: string] {
  const read = z.tuple([z.literal(name), keys[kind], z.uuid()]).safeParse(parsed(cursor))
  if (read.success) return [read.data[1], read.data[2]]
  throw new Refusal('bad_input', 'not_a_cursor', { errors: [{ path: 'cursor', because: 'not_a_cursor' }] })
}

const keys = {
  // PostgreSQL has no year 0.
  time: z.iso.datetime({ precision: 6 }).refine((time) => !time.startsWith('0000')),
  text: z
    .string()
    .max(1000)
    .refine((text) => !text.includes('\0')),
  number: z.string().regex(/^-?\d{1,15}$/),
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
