import { afterAll, expect, test } from 'vitest'
import { announce } from '../../lib/changes.ts'
import { serve } from '../../testing/served.ts'
import { addUser } from '../../testing/tracker.ts'
import { eventRoutes } from './index.ts'

const served = await serve(eventRoutes)
const url = `${await served.app.listen({ port: 0, host: '127.0.0.1' })}/api/events`
afterAll(() => served.close())

async function open(userId: string) {
  const ended = new AbortController()
  const answer = await fetch(url, { headers: { authorization: userId }, signal: ended.signal })
  let text = ''
  const reading = answer.body?.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write(part) {
        text += part
      },
    }),
  )
  reading?.catch(() => {})
  return { status: answer.status, text: () => text, end: () => ended.abort() }
}

test('an open window hears what changes for its user, and nothing of others', async () => {
  const { db } = served.database
  const [ada, eve] = [await addUser(db), await addUser(db)]
  const windows = [await open(ada), await open(ada), await open(eve)]
  for (const window of windows) await expect.poll(window.text).toContain(': ready\n\n')
  await announce(db, ada, [{ type: 'triage', applicationId: null, mailId: null }])
  await announce(db, eve, [{ type: 'profile', applicationId: null, mailId: null }])
  for (const [n, type] of ['triage', 'triage', 'profile'].entries()) {
    const window = windows[n]
    await expect.poll(() => window?.text()).toContain(`data: {"type":"${type}","applicationId":null,"mailId":null}\n\n`)
    expect(window?.text().match(/data:/g)).toHaveLength(1)
    window?.end()
  }
})

test('a change that is taken back is not heard', async () => {
  const { db } = served.database
  const ada = await addUser(db)
  const window = await open(ada)
  await expect.poll(window.text).toContain(': ready')
  await db
    .transaction()
    .execute(async (trx) => {
      await announce(trx, ada, [{ type: 'mail', applicationId: null, mailId: null }])
      throw new Error('taken back')
    })
    .catch(() => {})
  await announce(db, ada, [{ type: 'profile', applicationId: null, mailId: null }])
  await expect.poll(window.text).toContain('profile')
  expect(window.text()).not.toContain('mail"')
  window.end()
})

test('one person can not open windows without end, and gets the place of a closed one', async () => {
  const ada = await addUser(served.database.db)
  const windows = await Promise.all(Array.from({ length: 30 }, () => open(ada)))
  expect(windows.map(({ status }) => status)).toEqual(Array(30).fill(200))
  expect((await open(ada)).status).toBe(429)
  for (const window of windows) window.end()
  await expect
    .poll(async () => {
      const window = await open(ada)
      window.end()
      return window.status
    })
    .toBe(200)
})
