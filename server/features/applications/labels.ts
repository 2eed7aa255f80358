import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** The user's labels, the most used first. */
export async function listLabels(db: Db, userId: string): Promise<{ label: string; count: number }[]> {
  const { rows } = await sql<{ label: string; count: number }>`
    select label, count(*) from applications, unnest(labels) label
    where user_id = ${userId} and labels <> '{}' group by label order by count(*) desc, label limit ${most}`.execute(db)
  return rows
}

const most = 500

/** Each label once, spelled as the user's other applications spell it: 'Remote' and 'remote' are one label. */
export async function asSpelled(
  db: Db,
  userId: string,
  labels: readonly string[],
  applicationId: string | null,
): Promise<string[]> {
  if (labels.length === 0) return []
  const { rows } = await sql<{ label: string }>`
    select distinct on (lower(label)) label from applications, unnest(labels) label
    where user_id = ${userId} and labels <> '{}' and id is distinct from ${applicationId}::uuid and lower(label) = any(select lower(l) from unnest(${labels}::text[]) l)
    order by lower(label), label`.execute(db)
  const known = new Map(rows.map(({ label }) => [label.toLowerCase(), label]))
  return eachOnce(labels).map((label) => known.get(label.toLowerCase()) ?? label)
}

/** Each label as it is spelled first. */
export function eachOnce(labels: readonly string[]): string[] {
  const once = new Map<string, string>()
  for (const label of labels) if (!once.has(label.toLowerCase())) once.set(label.toLowerCase(), label)
  return [...once.values()]
}
