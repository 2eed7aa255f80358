import { afterAll, expect, test } from 'vitest'
import { listApplications } from '../../../contract/applications.ts'
import { countUnread, dismissNotifications, listNotifications } from '../../../contract/notifications.ts'
import { getProfile } from '../../../contract/profile.ts'
import { getSettings, updateSettings } from '../../../contract/settings.ts'
import { install } from '../../testing/installation.ts'
import { addApplication, addReadMail } from '../../testing/tracker.ts'

const here = await install({ APPLYBOX_AUTO_ARCHIVE_DAYS: '45' })
const ada = await here.person({ email: 'ada@example.com', name: 'ada.settings' })
const userId = (await ada.call(getProfile)).id
afterAll(() => here.close())

const everything = {
  interview: true,
  offer: true,
  rejection: true,
  assessment: true,
  action_required: true,
  code: true,
  review: true,
}

test('who chose nothing has what the installation says', async () => {
  expect(await ada.call(getSettings)).toEqual({
    quietAfterApplyingDays: 14,
    quietAfterInterviewDays: 7,
    ghostedAfterDays: 30,
    autoArchiveDays: 45,
    notifications: everything,
    singleKeyShortcuts: true,
    undoSendingSeconds: 10,
  })
})

test('what is changed is kept, what is left out stays, and nobody else has it', async () => {
  const bob = await here.person({ email: 'bob@example.com' })
  const before = await ada.call(getSettings)
  const changed = await ada.call(updateSettings, {
    body: { autoArchiveDays: 0, singleKeyShortcuts: false, notifications: { rejection: false } },
  })
  expect(changed).toEqual({
    ...before,
    autoArchiveDays: 0,
    singleKeyShortcuts: false,
    notifications: { ...everything, rejection: false },
  })
  const both = await ada.call(updateSettings, { body: { notifications: { rejection: true, code: false } } })
  expect(both).toEqual({ ...changed, notifications: { ...everything, code: false } })
  expect(await ada.call(getSettings)).toEqual(both)
  expect(await ada.call(updateSettings, { body: {} })).toEqual(both)
  expect(await bob.call(getSettings)).toEqual(before)
  await ada.call(updateSettings, { body: before })
})

test.each([
  ['quietAfterApplyingDays', 0],
  ['quietAfterInterviewDays', 366],
  ['ghostedAfterDays', 1.5],
  ['autoArchiveDays', -1],
  ['autoArchiveDays', '30'],
  ['notifications', { everything: false }],
  ['singleKeyShortcuts', 'no'],
  ['undoSendingSeconds', 31],
  ['undoSendingSeconds', -1],
])('%s can not be %j', async (field, value) => {
  const problem = await ada.refused(updateSettings, { body: { [field]: value } as object })
  expect(problem.code).toBe('bad_input')
  expect(problem.errors?.[0]?.path.split('.')[0]).toBe(field)
})

test('an application counts as quiet after the days that were chosen', async () => {
  const lastActivityAt = new Date(Date.now() - 5 * 86_400_000)
  await addApplication(here.database.db, userId, { company: 'Contoso', title: 'Analyst', lastActivityAt })
  const quiet = async () => (await ada.call(listApplications)).list[0]?.quiet
  expect(await quiet()).toBe(null)
  await ada.call(updateSettings, { body: { quietAfterApplyingDays: 4 } })
  expect(await quiet()).toBe('waiting')
  await ada.call(updateSettings, { body: { ghostedAfterDays: 4 } })
  expect(await quiet()).toBe('ghosted')
})

test('a kind that was turned off is announced nowhere, and is there again when turned on', async () => {
  const { db } = here.database
  const applicationId = await addApplication(db, userId, { company: 'Fabrikam', title: 'Analyst' })
  await addReadMail(db, userId, { applicationId, read: { kind: 'rejection' } })
  await addReadMail(db, userId, { applicationId, read: { kind: 'offer' } })
  const notices = async () => (await ada.call(listNotifications)).list.map(({ notice }) => notice).toSorted()
  expect(await notices()).toEqual(['offer', 'rejection'])
  await ada.call(updateSettings, { body: { notifications: { rejection: false } } })
  expect(await notices()).toEqual(['offer'])
  expect(await ada.call(countUnread)).toEqual({ count: 1 })
  expect((await ada.call(dismissNotifications, { body: { all: true } })).ids).toHaveLength(1)
  await ada.call(updateSettings, { body: { notifications: { rejection: true } } })
  expect(await notices()).toEqual(['rejection'])
})
