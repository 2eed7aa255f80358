import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishWelcome, getProfile, hideReleaseNotes, updateProfile } from '../../../contract/profile.ts'
import { type Installation, install, type Person } from '../../testing/installation.ts'

let here: Installation
let ada: Person
beforeAll(async () => {
  here = await install()
  ada = await here.person({ email: 'ada.b-king@example.com' })
})
afterAll(() => here.close())

test('a new person has an empty profile, a name made of the mailbox, and the welcome before them', async () => {
  const profile = await ada.call(getProfile)
  expect(profile).toMatchObject({
    username: 'Ada B King',
    isActive: true,
    hasPassword: true,
    isGoogle: false,
    isApple: false,
    clickOn: false,
    welcomeScreen: true,
    phoneNumber: '',
    notification: [{ notification: false }],
    countryId: null,
    countryName: null,
    race: null,
    joined: 0,
  })
  expect(profile.refCode).toMatch(/^[A-Z2-9]{10}$/)
  expect(Date.parse(profile.lastLogin ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('what is changed is kept, what is left out stays', async () => {
  await ada.call(updateProfile, {
    body: {
      firstName: 'ada',
      lastName: "o'brien-king",
      countryId: 'CZ',
      otherLinks: ['https://example.com/ada'],
      gender: 'female',
    },
  })
  const changed = await ada.call(updateProfile, { body: { city: 'Brno', gender: null, veteran: 'no' } })
  expect(changed).toMatchObject({
    username: "Ada O'Brien-King",
    firstName: 'ada',
    countryName: 'Czechia',
    city: 'Brno',
    otherLinks: ['https://example.com/ada'],
    gender: null,
    veteran: 'no',
  })
  expect(await ada.call(getProfile)).toEqual(changed)
})

test.each([
  ['github', 'javascript:alert(1)'],
  ['otherLinks', ['data:text/html,x']],
  ['countryId', 'XX'],
  ['countryId', 'EU'],
  ['firstName', 'a'.repeat(121)],
])('%s is refused by its field when it can not be right', async (field, value) => {
  const problem = await ada.refused(updateProfile, { body: { [field]: value } })
  expect(problem).toMatchObject({ code: 'bad_input' })
  expect(problem.errors?.[0]?.path.split('.')[0]).toBe(field)
})

test('hidden release notes and the finished welcome are remembered', async () => {
  await ada.call(hideReleaseNotes, { body: { clickOn: true } })
  await ada.call(finishWelcome, { body: { welcomeScreen: false } })
  expect(await ada.call(getProfile)).toMatchObject({ clickOn: true, welcomeScreen: false })
})

test('two people see and change their own alone', async () => {
  const bob = await here.person({ email: 'bob@example.com' })
  await bob.call(updateProfile, { body: { firstName: 'Bob', race: 'mine alone' } })
  expect(await ada.call(getProfile)).toMatchObject({ firstName: 'ada', race: null })
  const { rows } = await sql`select 1 from equal_opportunity_answers`.execute(here.database.db)
  expect(rows).toHaveLength(2)
})
