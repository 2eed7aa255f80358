import { expect, test } from 'vitest'
import type { Invitation } from '../../../reader/reading.ts'
import { plainReading } from '../../testing/reading.ts'
import { interviewsOf } from './interviews.ts'

const start = '2031-05-07T12:00:00Z'
const read = { sequence: 0, end: null, timeZone: null, summary: 'Talk', place: null, kind: 'other', organizer: null } as const

/** The states of what mails, one a day, say of one meeting. */
function statesAfter(...said: [method: Invitation['method'], uid: string | null][]) {
  const mails = said.map(([method, uid], n) => ({
    id: String(n),
    recipient: 'ada@applybox.localhost',
    tag: null,
    at: `2031-05-0${n + 1}T10:00:00Z`,
    kind: 'interview' as const,
    reading: { ...plainReading, invitation: { ...read, method, uid, start } },
    authentication: null,
  }))
  return interviewsOf(mails, 'ada@example.com').interviews.map(({ state }) => state)
}

test('a meeting that was proposed is confirmed by whoever takes it on, and by nobody who does not', () => {
  expect(statesAfter(['text', null], ['reply', 'a'])).toEqual(['confirmed'])
  expect(statesAfter(['text', null], ['counter', 'a'])).toEqual(['proposed'])
})

test('who does not take on a meeting that nobody knew of makes none', () => {
  expect(statesAfter(['counter', 'a'])).toEqual([])
})
