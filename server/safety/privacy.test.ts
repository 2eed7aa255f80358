import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/index.ts'
import { install } from '../testing/installation.ts'
import { type Answer, type Input, replaced, send, textPaths, validInputs, withoutCursor } from './inputs.ts'
import { idsOf, recordsOf, trackerOf } from './people.ts'

const here = await install()
const ada = await trackerOf(here, 'adasecret')
const mallory = await trackerOf(here, 'mallorymark')
const ids = await idsOf(here, ada.userId)
const ownIds = await idsOf(here, mallory.userId)
afterAll(() => here.close())

const placeholder = uuidv7()
const takesId = ([, endpoint]: [string, Endpoint]) =>
  validInputs(endpoint, placeholder).some((input) => JSON.stringify(input).includes(placeholder))
const withId = [...endpoints].filter(takesId)
const others = [...endpoints].filter(
  ([name, { answer, access }]) => answer !== 'events' && access !== 'public' && name !== 'logout' && name !== 'deleteAccount',
)

test('there is something to find, and there are paths to find it by', async () => {
  expect(ids.length).toBeGreaterThan(8)
  expect(withId.length).toBeGreaterThan(8)
  // The owner does find it.
  const found = await Promise.all(
    withId.flatMap(([, endpoint]) =>
      ids.flatMap((id) =>
        endpoint.method === 'GET' ? validInputs(endpoint, id).map((input) => send(here, endpoint, input, ada.headers)) : [],
      ),
    ),
  )
  expect(found.filter(({ status, text }) => status === 200 && text.includes('adasecret')).length).toBeGreaterThan(5)
})

// A path that takes two ids is tried with every pair.
const longest = 90_000
test.each(withId)(
  '%s: somebody else’s id is as one that is not there, and changes nothing',
  { timeout: longest },
  async (_, endpoint) => {
    const before = await recordsOf(here, ada.userId)
    const answers = new Map<string, Promise<Answer>>()
    const answerTo = (input: Input) => {
      const key = JSON.stringify(input)
      const answer = answers.get(key) ?? send(here, endpoint, input, mallory.headers)
      answers.set(key, answer)
      return answer
    }
    for (const id of ids)
      await Promise.all(
        withEachPair(
          validInputs(endpoint, id)
            .filter((one) => JSON.stringify(one).includes(id))
            .map(withoutCursor),
        ).map(async (input) => {
          const foreign = await send(here, endpoint, input, mallory.headers)
          const missing = await answerTo(withUnknownIds(input))
          expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text])
          expect(foreign.text).not.toContain('adasecret')
          if (textPaths(input.params).length > 0) expect(foreign.status).toBe(404)
        }),
      )
    expect(await recordsOf(here, ada.userId)).toBe(before)
  },
)

test.each(others)('%s: nothing of another person is in the answer', async (_, endpoint) => {
  const before = await recordsOf(here, ada.userId)
  for (const input of validInputs(endpoint, placeholder)) {
    expect((await send(here, endpoint, withoutCursor(input), mallory.headers)).text).not.toContain('adasecret')
  }
  expect(await recordsOf(here, ada.userId)).toBe(before)
})

test.each([...endpoints].filter(([, { access }]) => access !== 'public'))(
  '%s: nobody gets in without a session',
  async (_, endpoint) => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: `Bearer ${placeholder}` }]) {
      const answer = await send(here, endpoint, validInputs(endpoint, ids[0] ?? '')[0] ?? {}, headers as Record<string, string>)
      expect(answer.status).toBe(401)
      expect(answer.text).not.toContain('adasecret')
    }
  },
)

const unknownIds = Array.from({ length: 5 }, () => uuidv7())
const anyId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The input with unknown ids instead of the victim's. */
function withUnknownIds(input: Input): Input {
  const unknown = [...unknownIds]
  return JSON.parse(JSON.stringify(input).replaceAll(anyId, (one) => (ids.includes(one) ? (unknown.pop() ?? uuidv7()) : one)))
}

/** A path that takes two ids is tried with every pair: both of the victim, or the first of the caller's own. */
function withEachPair(inputs: Input[]): Input[] {
  return inputs.flatMap((input) => {
    const [first, second] = textPaths(input.params)
    if (!first || !second) return [input]
    const bothOfVictim = ids.map((id) => replaced(input, ['params', ...second], id))
    return [...bothOfVictim, ...ownIds.map((id) => replaced(input, ['params', ...first], id))]
  })
}
