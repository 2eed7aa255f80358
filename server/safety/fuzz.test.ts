import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/index.ts'
import { getProfile } from '../../contract/profile.ts'
import { type Installation, install } from '../testing/installation.ts'
import { randomFrom } from '../testing/random.ts'
import { type Input, type Path, replaced, send, validInputs } from './inputs.ts'
import { idsOf, type Tracker, trackerOf } from './people.ts'

let here: Installation
let eve: Tracker
let ids: string[]
beforeAll(async () => {
  here = await install()
  eve = await trackerOf(here, 'eve')
  // not the session's, which would be ended
  const { sid } = decodeJwt(eve.headers.authorization ?? '')
  ids = (await idsOf(here, eve.userId)).filter((id) => id !== sid)
})
afterAll(() => here.close())

// The same in every run, so that a failure comes again.
const seeds = [1, 2, 3, 4]
const roundsPerEntry = 12

const entries = [...endpoints].filter(([name, { answer }]) => answer !== 'events' && name !== 'logout')

test.each(entries.flatMap(([name, endpoint]) => seeds.map((seed) => [name, seed, endpoint] as const)))(
  '%s withstands what seed %i makes up',
  async (_, seed, endpoint) => {
    const random = randomFrom(seed)
    for (let round = 0; round < roundsPerEntry; round++) {
      const inputs = validInputs(endpoint, pick(random, ids))
      let input: unknown = pick(random, inputs)
      for (let changes = Math.floor(random() * 4); changes > 0; changes--) input = mutated(random, input)
      const answer = await send(here, endpoint, Object(input) as Input, eve.headers)
      const context = JSON.stringify({ seed, round, input, answer: answer.text.slice(0, 300) })
      expect(answer.status, context).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.type, context).toContain('application/problem+json')
      expect(answer.ms, context).toBeLessThan(5000)
    }
  },
)

test('after all of it the server answers, and the fuzzer was signed in to the end', async () => {
  expect((await here.app.inject('/healthz')).statusCode).toBe(200)
  expect((await send(here, getProfile, {}, eve.headers)).status).toBe(200)
  // what a browser reports of itself is logged as an error, and no fault of the server
  expect(here.log.filter(({ level, browser }) => level === 'error' && browser === undefined)).toEqual([])
})

function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

const hostile: unknown[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202Egnp.exe',
  'e\u0301'.repeat(200),
  '🧨'.repeat(50),
  'x'.repeat(100_000),
  '%',
  '%00',
  '../../etc/passwd',
  '..%2f..%2fetc',
  "'; drop table users; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a@b@c',
  '\r\nSet-Cookie: a=b',
  '00000000-0000-0000-0000-000000000000',
  '-1',
  '1e309',
  'NaN',
  'true',
  'null',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  Buffer.from('[null,{"a":1}]').toString('base64url'),
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  true,
  null,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: { isAdmin: true } },
  { constructor: { prototype: {} } },
  Array(500).fill('x'),
]

/** Something small is wrong: a value, a name too many, one too few, another shape. */
function mutated(random: () => number, input: unknown): unknown {
  const paths = allPaths(input)
  const path = pick(random, paths)
  const what = random()
  if (what < 0.7) return replaced(input, path, pick(random, hostile))
  if (what < 0.8) return replaced(input, path, undefined)
  if (what < 0.9)
    return replaced(
      input,
      [...path.slice(0, -1), pick(random, ['__proto__', 'user_id', 'toString', '', 'x'])],
      pick(random, hostile),
    )
  return replaced(input, path, Array(3).fill(valueAt(input, path)))
}

function allPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [
    at,
    ...Object.entries(value).flatMap(([key, item]) => allPaths(item, [...at, Array.isArray(value) ? Number(key) : key])),
  ]
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value)
}
