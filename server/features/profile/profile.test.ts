import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import {
  changePicture,
  finishWelcome,
  getProfile,
  hideReleaseNotes,
  removePicture,
  updateProfile,
} from '../../../contract/profile.ts'
import { install } from '../../testing/installation.ts'

const here = await install()
const ada = await here.person({ email: 'ada.b-king@example.com' })
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

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a picture is shown with the profile until it is removed, and to nobody else', async () => {
  const bo = await here.person({ email: 'bo.picture@example.com' })
  const changed = await ada.call(changePicture, { body: { picture: png.toString('base64') } })
  expect(changed.profilePic).toBe(`data:image/png;base64,${png.toString('base64')}`)
  expect(await ada.call(getProfile)).toEqual(changed)
  expect((await bo.call(getProfile)).profilePic).toBeNull()
  expect((await ada.call(removePicture)).profilePic).toBeNull()
})

test.each([
  ['a drawing that could run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a document', Buffer.from('%PDF-1.7')],
  ['a picture that is too large', Buffer.concat([png, Buffer.alloc(70_000)])],
])('%s is no picture for a profile', async (_, bytes) => {
  const refused = ada.call(changePicture, { body: { picture: bytes.toString('base64') } })
  await expect(refused).rejects.toThrow(/400 .*"path":"picture"/)
  expect((await ada.call(getProfile)).profilePic).toBeNull()
})
