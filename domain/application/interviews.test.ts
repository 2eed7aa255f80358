import { expect, test } from 'vitest'
import { plainReading } from '../../server/testing/reading.ts'
import type { Invitation } from '../reading.ts'
import { interviewsOf } from './interviews.ts'

const read = {
  method: 'text',
  uid: null,
  start: '2031-05-07T12:00:00Z',
  sequence: 0,
  end: null,
  timeZone: null,
  summary: 'Talk',
  place: null,
  kind: 'other',
  organizer: null,
} as const

/** The meetings after mails, one a day, that say this of them. */
function meetingsAfter(...said: Partial<Invitation>[]) {
  const mails = said.map((one, n) => ({
    id: String(n),
    recipient: 'ada@applybox.localhost',
    tag: null,
    at: `2031-05-0${n + 1}T10:00:00Z`,
    kind: 'interview' as const,
    reading: { ...plainReading, invitation: { ...read, ...one } },
    authentication: null,
  }))
  return interviewsOf(mails, 'ada@example.com').interviews
}

const statesAfter = (...said: [method: Invitation['method'], uid: string | null][]) =>
  meetingsAfter(...said.map(([method, uid]) => ({ method, uid }))).map(({ state }) => state)

test('a meeting that was proposed is confirmed by whoever takes it on, and by nobody who does not', () => {
  expect(statesAfter(['text', null], ['reply', 'a'])).toEqual(['confirmed'])
  expect(statesAfter(['text', null], ['counter', 'a'])).toEqual(['proposed'])
})

test('who does not take on a meeting that nobody knew of makes none', () => {
  expect(statesAfter(['counter', 'a'])).toEqual([])
})

test('a meeting that a text moves is the one ahead, as long as there is one alone', () => {
  const moved = { start: '2031-05-09T08:00:00Z', isMoved: true }
  expect(meetingsAfter({}, moved)).toMatchObject([{ state: 'moved', startsAt: '2031-05-09T08:00:00.000Z' }])
  const request = {
    uid: 'a',
    method: 'request',
    sequence: 2,
    end: '2031-05-07T12:45:00Z',
    place: 'Room 4',
    summary: 'A talk',
  } as const
  expect(meetingsAfter(request, { ...moved, summary: 'Re: Thursday', place: 'Hill Road 3' })).toMatchObject([
    { state: 'moved', uid: 'a', place: 'Room 4', summary: 'A talk', endsAt: '2031-05-09T08:45:00.000Z' },
  ])
  expect(meetingsAfter({}, { start: '2031-05-08T12:00:00Z' }, moved)).toHaveLength(3)
  expect(meetingsAfter({ start: '2031-05-01T12:00:00Z' }, moved)).toMatchObject([{ state: 'proposed' }, { state: 'proposed' }])
})

test('a meeting that a calendar changed is called off by words too', () => {
  const request = { uid: 'a', method: 'request', sequence: 2 } as const
  expect(meetingsAfter(request, { method: 'cancel' })).toMatchObject([{ state: 'cancelled' }])
})

test('a meeting that lasts for thousands of years ends at no time when it is moved by thousands more', () => {
  const long = { uid: 'a', method: 'request', start: '1970-01-02T00:00:00Z', end: '9998-01-01T00:00:00Z' } as const
  expect(meetingsAfter(long, { ...long, sequence: 1, start: '9997-01-01T00:00:00Z', end: null })).toMatchObject([
    { endsAt: null },
  ])
})

test('a mail that asks the user to confirm proposes, one that says it is fixed confirms, by words and by calendar', () => {
  const states = (...said: Partial<Invitation>[]) => meetingsAfter(...said).map(({ state }) => state)
  const request = { uid: 'a', method: 'request' } as const
  expect(states({ standing: 'proposed' })).toEqual(['proposed'])
  expect(states({ standing: 'confirmed' })).toEqual(['confirmed'])
  expect(states({ ...request, standing: null })).toEqual(['confirmed'])
  expect(states({ ...request, standing: 'proposed' })).toEqual(['proposed'])
  expect(states({ standing: 'proposed' }, { standing: 'confirmed' })).toEqual(['confirmed'])
  expect(states({ standing: 'confirmed' }, { standing: null })).toEqual(['confirmed'])
  expect(states({}, { start: '2031-05-09T08:00:00Z', isMoved: true, standing: 'proposed' })).toEqual(['proposed'])
})

test('a meeting keeps its place and its link whole', () => {
  const place = 'Contoso AG, Lindenstraße 14, Hinterhof, 3. OG, Raum „Elbe“, 10969 Berlin'
  const link = `https://teams.microsoft.com/l/meetup-join/${'x'.repeat(400)}`
  expect(meetingsAfter({ place, link }, { place: null, link: null })).toMatchObject([{ place, link }])
})
