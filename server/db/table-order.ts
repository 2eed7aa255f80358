import { sql } from 'kysely'
import type { Db } from './pool.ts'

/**
 * The tables of the schema in an order in which each can be filled: none refers to a later one. Backwards, in which each can be emptied.
 * From the catalogue, so that a later table needs no thought.
 */
export async function tablesParentsFirst(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'migrations'
    order by 1`.execute(db)
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select distinct child.relname as child, parent.relname as parent from pg_constraint f
    join pg_class child on child.oid = f.conrelid
    join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and child.oid <> parent.oid`.execute(db)

  const left = new Set(tables.map(({ name }) => name))
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left].filter((table) => !references.some(({ child, parent }) => child === table && left.has(parent)))
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...left]}`)
    for (const table of free) left.delete(table)
    order.push(...free)
  }
  return order
}
