import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { parse, stringify } from 'uuid'
import { readCalendarFeed } from '../../../contract/calendar.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Db } from '../../db/pool.ts'
import { installationKey } from '../../lib/installation-key.ts'

/** Where a calendar program reads the interviews of a user. Signed instead of stored, so that it can be shown again. */
export async function addressOf(db: Db, publicUrl: string, userId: string, language: Language): Promise<string> {
  const secret = Buffer.concat([parse(userId), await signature(db, userId, await generationOf(db, userId))]).toString('base64url')
  return `${publicUrl}/${readCalendarFeed.path.replace('{secret}', secret)}${language === 'en' ? '' : `?language=${language}`}`
}

/** From now on another address is the valid one. */
export async function renew(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ calendarGeneration: sql<number>`calendar_generation + 1` })
    .where('id', '=', userId)
    .execute()
}

/** Whose address it is; null when it is nobody's any more. */
export async function ownerOf(db: Db, secret: string): Promise<string | null> {
  const bytes = Buffer.from(secret, 'base64url')
  if (bytes.length !== 48) return null
  const userId = idIn(bytes)
  const generation = userId === null ? null : await generationOf(db, userId)
  if (userId === null || generation === null) return null
  return timingSafeEqual(bytes.subarray(16), await signature(db, userId, generation)) ? userId : null
}

function idIn(bytes: Buffer): string | null {
  try {
    return stringify(bytes.subarray(0, 16))
  } catch {
    // not the bits of a UUID
    return null
  }
}

async function generationOf(db: Db, userId: string): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select('calendarGeneration')
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return user?.calendarGeneration ?? null
}

async function signature(db: Db, userId: string, generation: number | null): Promise<Buffer> {
  return createHmac('sha256', await installationKey(db, 'calendar feed'))
    .update(`${userId} ${generation}`)
    .digest()
}
