import type { BodyOf } from '../../../contract/endpoint.ts'
import { notice } from '../../../contract/notifications.ts'
import type { Settings, updateSettings } from '../../../contract/settings.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'

const columns = [
  'quietAfterApplyingDays',
  'quietAfterInterviewDays',
  'ghostedAfterDays',
  'autoArchiveDays',
  'singleKeyShortcuts',
  'undoSendingSeconds',
  'mutedNotices',
] as const

export async function readSettings({ db, config }: Pick<Context, 'db' | 'config'>, userId: string): Promise<Settings> {
  const { mutedNotices, autoArchiveDays, ...settings } = await findSettings(db, userId).executeTakeFirstOrThrow()
  return {
    ...settings,
    autoArchiveDays: autoArchiveDays ?? config.autoArchiveDays,
    notifications: Object.fromEntries(
      notice.options.map((kind) => [kind, !mutedNotices.includes(kind)]),
    ) as Settings['notifications'],
  }
}

/** Changes what is given and leaves the rest. */
export async function changeSettings(
  { db, config }: Context,
  userId: string,
  { notifications = {}, ...change }: BodyOf<typeof updateSettings>,
): Promise<Settings> {
  return transaction(db, async (trx) => {
    const { mutedNotices } = await findSettings(trx, userId).forNoKeyUpdate().executeTakeFirstOrThrow()
    const muted = notice.options.filter((kind) => !(notifications[kind] ?? !mutedNotices.includes(kind)))
    await trx
      .updateTable('users')
      .set({ ...change, mutedNotices: muted })
      .where('id', '=', userId)
      .execute()
    await announce(trx, userId, [{ type: 'profile', applicationId: null, mailId: null }])
    return readSettings({ db: trx, config }, userId)
  })
}

function findSettings(db: Db, userId: string) {
  return db.selectFrom('users').select(columns).where('id', '=', userId)
}
