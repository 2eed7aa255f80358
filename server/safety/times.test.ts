import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/index.ts'
import { type Installation, install } from '../testing/installation.ts'
import { type Input, type Path, replaced, send, textPaths, validInputs, withoutCursor } from './inputs.ts'
import { idsOf, type Tracker, trackerOf } from './people.ts'

let here: Installation
let ada: Tracker
let id: string
beforeAll(async () => {
  here = await install()
  ada = await trackerOf(here, 'ada')
  id = (await idsOf(here, ada.userId))[0] ?? ''
})
afterAll(() => here.close())

const extremes = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
]

const textAt = (input: Input, path: Path) => path.reduce<unknown>((inner, key) => Object(inner)[key], input) as string

/** What an entry takes, with the places in it where a time stands. */
const withTimes = [...endpoints].flatMap(([name, endpoint]) =>
  validInputs(endpoint, '00000000-0000-7000-8000-000000000000')
    .map(withoutCursor)
    .flatMap((input) =>
      textPaths(input).flatMap((path) => {
        if (!/^\d{4}-\d\d-\d\dT/.test(textAt(input, path))) return []
        return [[`${name} at ${path.join('.')}`, endpoint, input, path] as const]
      }),
    ),
)
const cases = [...new Map(withTimes.map((one) => [one[0], one])).values()]

test.each(cases)('%s refuses a time that no calendar has', async (_, endpoint, input, path) => {
  for (const extreme of extremes) {
    const answer = await send(here, endpoint, withId(replaced(input, path, extreme)), ada.headers)
    expect(answer.status, `${extreme}: ${answer.text}`).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ path: path.slice(1).join('.'), reason: 'beyond_calendar' }] })
  }
})

test.each(cases)('%s understands whatever offset a time has', async (_, endpoint, input, path) => {
  const elsewhere = `${new Date(Date.parse(textAt(input, path)) + 23 * 3_600_000).toISOString().slice(0, -1)}+23:00`
  const answer = await send(here, endpoint, withId(replaced(input, path, elsewhere)), ada.headers)
  expect([200, 404], answer.text).toContain(answer.status)
})

const withId = (input: object) => ({ ...input, ...('params' in input && { params: { id, interviewId: id } }) })

const withZones = [...endpoints].flatMap(([name, endpoint]) =>
  validInputs(endpoint, '00000000-0000-7000-8000-000000000000')
    .map(withoutCursor)
    .flatMap((input) =>
      textPaths(input).flatMap((path) =>
        path.at(-1) === 'timeZone' ? [[`${name} at ${path.join('.')}`, endpoint, input, path] as const] : [],
      ),
    ),
)
const zoned = [...new Map(withZones.map((one) => [one[0], one])).values()]

test.each(zoned)('%s refuses a time zone that does not exist', async (_, endpoint, input, path) => {
  for (const zone of ['Mars/Base', 'Europe/Atlantis', 'UTC+25', 'x', '+01:00']) {
    const answer = await send(here, endpoint, withId(replaced(input, path, zone)), ada.headers)
    expect(answer.status, zone).toBe(400)
  }
})

test('time zones stand in interviews, statistics, reports, summaries and exports', () => {
  expect(new Set(zoned.map(([name]) => name.split(' ')[0])).size).toBeGreaterThan(6)
})
