import { afterAll, expect, test } from 'vitest'
import type { ChangeEvent } from '../../contract/events.ts'
import { announce } from '../lib/changes.ts'
import { testDatabase } from '../testing/database.ts'
import { openEvents } from './events.ts'

const database = await testDatabase()
const events = await openEvents(database.url, () => {})
const opened = performance.now()
afterAll(async () => {
  await events.close()
  await database.close()
})

const ada = '018f0000-0000-7000-8000-00000000000a'
const bob = '018f0000-0000-7000-8000-00000000000b'
const change = (type: ChangeEvent['type']): ChangeEvent => ({ type, applicationId: null, mailId: null })

function heardBy(userId: string, age?: number): ChangeEvent['type'][] {
  const heard: ChangeEvent['type'][] = []
  events.subscribe(userId, ({ type }) => heard.push(type), age)
  return heard
}

test('a stream begins with what changed for its user in the time it asks for, once for each kind', async () => {
  const live = heardBy(ada)
  await announce(database.db, ada, [change('mail'), change('mail'), change('triage')])
  await announce(database.db, bob, [change('profile')])
  await expect.poll(() => live).toEqual(['mail', 'mail', 'triage'])
  const sinceOpened = () => performance.now() - opened - 1
  expect(heardBy(ada, sinceOpened())).toEqual(['mail', 'triage'])
  expect(heardBy(ada)).toEqual([])
  await expect.poll(() => heardBy(bob, sinceOpened())).toEqual(['profile'])
})

test('a stream that asks for more than this process heard begins with every kind of change', () => {
  expect(heardBy(ada, performance.now() - opened + 60_000)).toEqual(
    expect.arrayContaining(['application', 'mail', 'triage', 'notification', 'profile', 'session', 'view']),
  )
})

test('a stream that asks for less than has passed since the last change begins with none', async () => {
  const live = heardBy(ada)
  await announce(database.db, ada, [change('view')])
  await expect.poll(() => live).toEqual(['view'])
  const heardAt = performance.now()
  await expect.poll(() => performance.now() - heardAt).toBeGreaterThan(20)
  expect(heardBy(ada, 5)).toEqual([])
})
