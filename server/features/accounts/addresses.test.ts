import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressAvailability, assignAddress } from '../../../contract/accounts.ts'
import { listApplications } from '../../../contract/applications.ts'
import { getProfile, updateProfile } from '../../../contract/profile.ts'
import { install, type Person } from '../../testing/installation.ts'
import { flawOf, ideasFor, skeletonOf } from './address-names.ts'
import { reservedNames } from './reserved-names.ts'

const here = await install()
afterAll(() => here.close())

describe('choosing an address', () => {
  test('opens the tracker, and stands in the profile', async () => {
    const ada = await here.person({ email: 'ada@example.com' })
    expect(await ada.refused(listApplications)).toMatchObject({ code: 'address_missing', status: 403 })
    expect(await ada.call(assignAddress, { body: { name: ' Ada.Lovelace ' } })).toEqual({
      email: 'ada.lovelace@applybox.localhost',
    })
    expect(await ada.call(getProfile)).toMatchObject({
      assignedEmail: 'ada.lovelace@applybox.localhost',
      assignedEmails: [{ email: 'ada.lovelace@applybox.localhost' }],
    })
    await ada.call(listApplications)
  })

  test('is for good: there is no second one', async () => {
    const bob = await here.person({ email: 'bob@example.com', name: 'bob.builder' })
    expect(await bob.refused(assignAddress, { body: { name: 'bobby.builder' } })).toMatchObject({
      code: 'address_already_assigned',
    })
  })

  test('of twenty people who want the same at once, one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, n) => here.person({ email: `race${n}@example.com` })))
    const answers = await Promise.all(people.map((person) => person.send(assignAddress, { body: { name: 'the.winner' } })))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(19)
    const lost = answers.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json()).toMatchObject({ code: 'address_taken' })
  })

  test('twenty wishes of one person at once give one address', async () => {
    const greedy = await here.person({ email: 'greedy@example.com' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => greedy.send(assignAddress, { body: { name: `greedy.${n + 100}` } })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('an address of a person who left is never given to another', async () => {
    await here.person({ email: 'left@example.com', name: 'left.long.ago' })
    await sql`delete from users where email = 'left@example.com'`.execute(here.database.db)
    const next = await here.person({ email: 'next@example.com' })
    expect(await next.refused(assignAddress, { body: { name: 'left.long.ago' } })).toMatchObject({ code: 'address_taken' })
  })

  test.each(['admin', 'postmaster', 'no-reply', 'security', 'abuse', 'applybox'])('%s is nobody’s', async (name) => {
    const eve = await here.person({ email: `${name}@example.com` })
    expect(await eve.refused(assignAddress, { body: { name } })).toMatchObject({ code: 'address_refused', status: 409 })
  })

  test.each([
    ['adm1n', 'look_alike'],
    ['a.d.m.i.n', 'look_alike'],
    ['p0stmaster', 'look_alike'],
    ['secur1ty', 'look_alike'],
    ['support', 'reserved'],
    ['ab', 'too_short'],
    ['a'.repeat(41), 'too_long'],
    ['a..b', 'bad_characters'],
    ['.abc', 'bad_characters'],
    ['abc-', 'bad_characters'],
    ['аdа', 'bad_characters'],
    ['a b c', 'bad_characters'],
    ['jane+jobs', 'bad_characters'],
    ['jane.roe', null],
  ])('%s: %s', (name, flaw) => {
    expect(flawOf(name)).toBe(flaw)
  })

  test('every reserved name is refused, and none of them by its form', () => {
    for (const name of reservedNames) expect(['reserved', 'too_short']).toContain(flawOf(name))
  })
})

describe('while typing', () => {
  let jane: Person
  beforeAll(async () => {
    jane = await here.person({ email: 'jane@example.com' })
    await jane.call(updateProfile, { body: { firstName: 'Jürgen', lastName: 'Łęcki-Smith' } })
    await here.person({ email: 'other@example.com', name: 'juergen.lecki' })
  })
  const ask = (name: string) => jane.call(addressAvailability, { query: { name } })

  test('a free name can be had', async () => {
    expect(await ask('Jane.Roe')).toMatchObject({ email: 'jane.roe@applybox.localhost', available: true, reason: null })
    expect(await ask('jane.roe@applybox.localhost')).toMatchObject({ email: 'jane.roe@applybox.localhost', available: true })
  })

  test('a taken one, and one that looks like it, can not', async () => {
    expect(await ask('juergen.lecki')).toMatchObject({ available: false, reason: 'taken' })
    expect(await ask('juergenlecki')).toMatchObject({ available: false, reason: 'look_alike' })
    expect(await ask('juergen.1eck1')).toMatchObject({ available: false, reason: 'look_alike' })
  })

  test('one that can not be an address says why', async () => {
    expect(await ask('jo')).toMatchObject({ email: null, available: false, reason: 'too_short' })
    expect(await ask('jürgen!')).toMatchObject({ email: null, available: false, reason: 'bad_characters' })
    expect(await ask('postmaster')).toMatchObject({
      email: 'postmaster@applybox.localhost',
      available: false,
      reason: 'reserved',
    })
  })

  test('nobody learns who is here by asking for many names', async () => {
    const curious = await here.person({ email: 'curious@example.com' })
    const ask = (n: number) => curious.send(addressAvailability, { query: { name: `name.${n}` } })
    const statuses: number[] = []
    for (let n = 0; n < 100; n++) statuses.push((await ask(n)).statusCode)
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(70)
    expect(statuses.at(-1)).toBe(429)
    expect(await jane.call(addressAvailability, { query: { name: 'jane.elsewhere' } })).toMatchObject({ available: true })
  })

  test('what is suggested can be had, and is made of the person’s name', async () => {
    const { suggestions } = await ask('')
    expect(suggestions[0]).toBe('juergen.leckismith')
    expect(suggestions).toHaveLength(4)
    for (const name of (await ask('juergen.lecki')).suggestions) expect(await ask(name)).toMatchObject({ available: true })
  })

  test('suggestions come for every name that people have', () => {
    const person = { firstName: '', lastName: '', preferredName: '', email: 'x@example.com', wish: '' }
    expect(ideasFor({ ...person, firstName: 'Ольга', email: 'olga.k@example.com' })[0]).toBe('olga.k')
    expect(ideasFor({ ...person, preferredName: 'İbrahim', lastName: 'Çelik' })[0]).toBe('ibrahim.celik')
    expect(ideasFor({ ...person, email: 'info@example.com' }).length).toBeGreaterThan(0)
    for (const idea of ideasFor({ ...person, firstName: 'A'.repeat(120), lastName: 'B'.repeat(120), wish: '.-'.repeat(40) }))
      expect(flawOf(idea)).toBe(null)
  })

  test('what the eye takes for the same has the same skeleton', () => {
    for (const [one, other] of [
      ['modern', 'modem'],
      ['bill', 'b1l1'],
      ['willow', 'vvillow'],
      ['john.doe', 'johndoe'],
      ['j0hn', 'john'],
    ] as const)
      expect(skeletonOf(one)).toBe(skeletonOf(other))
    expect(skeletonOf('anna')).not.toBe(skeletonOf('hanna'))
  })
})

describe('the limits of accounts', () => {
  test('one browser takes no more addresses than allowed, even at once', async () => {
    const limited = await install({ APPLYBOX_MAX_ACCOUNTS_PER_DEVICE: '2' })
    const device = 'the one laptop'
    const people = await Promise.all(['a', 'b', 'c', 'd'].map((n) => limited.person({ email: `${n}@example.com`, device })))
    const answers = await Promise.all(people.map((person, n) => person.send(assignAddress, { body: { name: `person.${n}x` } })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'max_account_limit_reached',
      detail: 'This device can have at most 2 accounts',
    })
    await limited.person({ email: 'e@example.com', device: 'another laptop', name: 'elsewhere' })
    await limited.close()
  })

  test('the installation takes no more than allowed', async () => {
    const limited = await install({ APPLYBOX_MAX_ACCOUNTS: '3' })
    const people = await Promise.all(Array.from({ length: 8 }, (_, n) => limited.person({ email: `p${n}@example.com` })))
    const answers = await Promise.all(people.map((person, n) => person.send(assignAddress, { body: { name: `person.${n}x` } })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    await limited.close()
  })
})
