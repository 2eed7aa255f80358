import { afterAll, expect, test } from 'vitest'
import { run } from '../testing/running.ts'
import { smtpClient } from '../testing/smtp-client.ts'
import { list, remove, show } from './postmaster.ts'

const here = await run({ APPLYBOX_ROLES: 'smtp' })
afterAll(() => here.close())

test('what came to postmaster@ is listed, printed with how it came, and removed', async () => {
  const { db } = here.database
  expect((await list(db)).toString()).toContain('Nobody has written')
  const client = await smtpClient(here.product.smtpPort ?? 0)
  const message = 'From: a@example.com\r\nSubject: Your \x1b[31mserver\r\n\r\nsends spam\r\n'
  expect(await client.deliver('postmaster', message, 'abuse@example.com')).toMatch(/^250 /)
  expect(await client.deliver('abuse@applybox.localhost', 'Subject: Another\r\n\r\nx\r\n', '')).toMatch(/^250 /)
  client.close()

  const lines = (await list(db)).toString().trim().split('\n')
  expect(lines).toHaveLength(2)
  const line = lines.find((one) => one.includes('abuse@example.com')) ?? ''
  expect(line).toMatch(/^[0-9a-f]{12} {2}\d{4}-\d\d-\d\dT\d\d:\d\dZ {2}abuse@example\.com {2}Your \[31mserver$/)
  const id = line.slice(0, 12)
  const text = (await show(db, id)).toString()
  expect(text).toMatch(/^Return-Path: <abuse@example\.com>\r\nReceived: from client\.example\.com \(\[127\.0\.0\.1\]\)\r\n/)
  expect(text.endsWith(message)).toBe(true)

  await remove(db, id)
  expect((await list(db)).toString()).not.toContain('spam')
  for (const wrong of [id, '', "a'b", 'ffff', '%']) await expect(show(db, wrong)).rejects.toThrow('There is no one mail')
})
