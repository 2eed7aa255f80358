import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { changeApplication } from '../../../contract/applications.ts'
import { addInterview } from '../../../contract/interviews.ts'
import { addSnooze, deleteSnooze, listSnoozes } from '../../../contract/snoozes.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
const user = await addUser(db)
const client = served.as(user)
afterAll(() => served.close())

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
const newApplication = () => addApplication(db, user, { company: `Contoso ${uuidv7()}`, title: 'Analyst' })
const putOff = (kind: 'step' | 'asked' | 'interview' | 'quiet', subjectId: string, until = hours(24 * 7)) =>
  client.call(addSnooze, { body: { kind, subjectId, until } })
const isOff = async (id: string) => (await client.call(listSnoozes, { query: {} })).list.some((one) => one.id === id)
/** As if it had been put off that many days ago. */
const since = (id: string, days: number) =>
  sql`update snoozes set snoozed_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(db)

describe('what is put off', () => {
  test('is so until its time, and once for each thing', async () => {
    const id = await newApplication()
    const first = await putOff('quiet', id, hours(24))
    const again = await putOff('quiet', id, hours(48))
    expect(again.id).toBe(first.id)
    expect((await client.call(listSnoozes, { query: {} })).list).toEqual([again])
    await sql`update snoozes set until = now() where id = ${again.id}`.execute(db)
    expect(await isOff(again.id)).toBe(false)
  })

  test('is brought back by hand', async () => {
    const { id } = await putOff('quiet', await newApplication())
    await client.call(deleteSnooze, { params: { id } })
    expect(await isOff(id)).toBe(false)
    expect(await client.refused(deleteSnooze, { params: { id } })).toMatchObject({ code: 'not_found' })
  })

  test('comes back with new mail in its application, and not with mail that was sent', async () => {
    const applicationId = await newApplication()
    const { id } = await putOff('quiet', applicationId)
    await addReadMail(db, user, { applicationId, source: 'sent', read: { kind: 'conversation' } })
    await addReadMail(db, user, { applicationId: await newApplication(), read: { kind: 'conversation' } })
    expect(await isOff(id)).toBe(true)
    await addReadMail(db, user, { applicationId, read: { kind: 'conversation' } })
    expect(await isOff(id)).toBe(false)
  })

  test('comes back a day before an interview, unless it was put off within that day', async () => {
    const applicationId = await newApplication()
    const { id } = await putOff('step', applicationId)
    await client.call(addInterview, { params: { id: applicationId }, body: { startsAt: hours(20) } })
    expect(await isOff(id)).toBe(true)
    await since(id, 1)
    expect(await isOff(id)).toBe(false)
  })

  test('comes back on the day on which it is due, unless it was put off on that day', async () => {
    const step = await newApplication()
    await client.call(changeApplication, { params: { id: step }, body: { nextStep: 'Call', nextStepDueAt: hours(0) } })
    const asking = await newApplication()
    const mailId = await addReadMail(db, user, {
      applicationId: asking,
      receivedAt: new Date(hours(-240)),
      read: { kind: 'assessment', deadline: hours(0).slice(0, 10) },
    })
    await refreshApplication(db, user, asking)
    const later = await newApplication()
    await client.call(changeApplication, { params: { id: later }, body: { nextStep: 'Call', nextStepDueAt: hours(72) } })
    const [due, asked, notYet] = [await putOff('step', step), await putOff('asked', mailId), await putOff('step', later)]
    for (const { id } of [due, asked, notYet]) expect(await isOff(id)).toBe(true)
    for (const { id } of [due, asked, notYet]) await since(id, 2)
    expect([await isOff(due.id), await isOff(asked.id), await isOff(notYet.id)]).toEqual([false, false, true])
  })

  test.each(['step', 'asked', 'interview', 'quiet'] as const)('is the user’s own: %s', async (kind) => {
    const other = await addUser(db)
    const theirs = await addApplication(db, other, { company: 'Fabrikam', title: 'Cook' })
    const mail = await addReadMail(db, other, { applicationId: theirs })
    for (const subjectId of [theirs, mail, uuidv7()])
      expect(await client.refused(addSnooze, { body: { kind, subjectId, until: hours(24) } })).toMatchObject({
        code: 'not_found',
      })
  })
})
