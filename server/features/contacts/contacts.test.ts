import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { getApplication, mergeApplications, undo } from '../../../contract/applications.ts'
import { getCompany } from '../../../contract/companies.ts'
import * as contract from '../../../contract/contacts.ts'
import { assignUnknown } from '../../../contract/mail.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const user = await addUser(served.database.db, { email: 'ada@example.com' })
const client = served.as(user)
afterAll(() => served.close())

const kim = { name: 'Kim Vega', address: 'kim@contoso.example' }
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 9))
const listOf = async (id: string) => (await client.call(contract.listContacts, { params: { id } })).list
const namesOf = async (id: string) => (await listOf(id)).map(({ name }) => name)
const takeBack = (token: string) => client.call(undo, { params: { token } })
const refresh = (id: string) => refreshApplication(served.database.db, user, id)

async function written(from: { name: string; address: string }, applicationId: string, sentAt: Date) {
  await addReadMail(served.database.db, user, { applicationId, sentAt, read: { from } })
  await refresh(applicationId)
}
async function withKim() {
  const id = await addApplication(served.database.db, user, {
    company: `Contoso ${uuidv7()}`,
    title: 'Analyst',
    appliedAt: day(1),
    settled: ['company', 'title', 'appliedAt'],
  })
  await written(kim, id, day(4))
  const [contact] = await listOf(id)
  return { id, contactId: contact?.id ?? '' }
}

test('whoever wrote is a contact, with how much, when last, and how soon they answer', async () => {
  const { id } = await withKim()
  await written({ name: 'Ada', address: 'ada@example.com' }, id, day(5))
  await written({ name: 'Ada', address: 'ada@applybox.localhost' }, id, day(6))
  await written(kim, id, day(7))
  await written(kim, id, day(8))
  await written({ name: 'Ada', address: 'ada@example.com' }, id, day(9))
  await written(kim, id, day(11))
  await written({ name: 'Robin', address: 'robin@contoso.example' }, id, day(16))
  expect(await listOf(id)).toMatchObject([
    // three days after applying, one and two days after the latest question
    { ...kim, source: 'mail', mails: 4, lastWroteAt: day(11).toISOString(), answersInDays: 2 },
    // one answer is too few to report
    { name: 'Robin', mails: 1, answersInDays: null },
  ])
})

test('a mailbox that a team answers is told from a person, and a program is neither', async () => {
  const { id } = await withKim()
  for (const from of [
    { name: 'Larkspur Talent Team', address: 'hello@larkspur.example' },
    { name: '', address: 'careers@larkspur.example' },
    { name: 'Larkspur', address: 'support@larkspur.example' },
    { name: 'Larkspur', address: 'careers-noreply@larkspur.example' },
    { name: 'Robin Sato', address: 'careers@larkspur.example.org' },
    { name: '', address: 'm.keller@larkspur.example' },
    { name: 'Linh Do', address: 'linh.do@larkspur.example' },
  ])
    await written(from, id, day(10))
  const shared = (list: { address: string | null; isShared: boolean }[]) =>
    list.flatMap(({ address, isShared }) => (isShared ? address : [])).toSorted()
  const teams = ['careers@larkspur.example', 'hello@larkspur.example', 'support@larkspur.example']
  const list = await listOf(id)
  expect(list.map(({ address }) => address)).not.toContain('careers-noreply@larkspur.example')
  expect(list).toHaveLength(7)
  expect(shared(list)).toEqual(teams)
  const { contacts, company } = await client.call(getApplication, { params: { id } })
  expect(shared(contacts)).toEqual(teams)
  expect(shared((await client.call(getCompany, { params: { id: company?.id ?? '' } })).contacts)).toEqual(teams)
  const body = { name: 'Larkspur', address: 'jobs@larkspur.example' }
  expect(await client.call(contract.addContact, { params: { id }, body })).toMatchObject({ isShared: false })
})

describe('by hand', () => {
  test('a person is added, changed and taken away, each with a way back', async () => {
    const { id } = await withKim()
    const body = { name: 'Sam Ode', phone: '+43 1 234', role: 'Recruiter' }
    const added = await client.call(contract.addContact, { params: { id }, body })
    expect(added).toMatchObject({ ...body, address: null, source: 'user', mails: 0, lastWroteAt: null, answersInDays: null })
    const params = { id, contactId: added.id }
    const changed = await client.call(contract.changeContact, { params, body: { address: 'Sam@Contoso.example', phone: null } })
    expect(changed).toMatchObject({ name: 'Sam Ode', address: 'sam@contoso.example', phone: null, role: 'Recruiter' })
    const gone = await client.call(contract.deleteContact, { params })
    expect(await namesOf(id)).toEqual(['Kim Vega'])
    await takeBack(gone.undo)
    expect(await listOf(id)).toMatchObject([kim, { name: 'Sam Ode', address: 'sam@contoso.example' }])
    await takeBack(changed.undo)
    expect((await listOf(id))[1]).toMatchObject({ address: null, phone: '+43 1 234' })
    await takeBack(added.undo)
    expect(await namesOf(id)).toEqual(['Kim Vega'])
  })

  test('what was corrected stays though they write again', async () => {
    const { id, contactId } = await withKim()
    const body = { name: 'Kim Vega-Ruiz', role: 'Head of Hiring' }
    const { undo } = await client.call(contract.changeContact, { params: { id, contactId }, body })
    await written({ ...kim, name: 'K. Vega' }, id, day(9))
    expect(await listOf(id)).toMatchObject([{ ...body, address: kim.address, mails: 2 }])
    await takeBack(undo)
    expect(await listOf(id)).toMatchObject([kim])
  })

  test('who was taken away stays away though they write again, until they are added', async () => {
    const { id, contactId } = await withKim()
    await client.call(contract.deleteContact, { params: { id, contactId } })
    await written(kim, id, day(9))
    expect(await namesOf(id)).toEqual([])
    expect(await client.call(getApplication, { params: { id } })).toMatchObject({ contacts: [] })
    expect(await client.refused(contract.changeContact, { params: { id, contactId }, body: { name: 'X' } })).toMatchObject({
      code: 'not_found',
    })
    await client.call(contract.addContact, { params: { id }, body: { name: 'Kim', address: kim.address } })
    expect(await listOf(id)).toMatchObject([{ name: 'Kim', mails: 2 }])
  })

  test('an address that was corrected does not come back as another person', async () => {
    const { id, contactId } = await withKim()
    await client.call(contract.changeContact, { params: { id, contactId }, body: { address: 'kim.vega@contoso.example' } })
    await written(kim, id, day(9))
    expect(await listOf(id)).toMatchObject([{ name: 'Kim Vega', address: 'kim.vega@contoso.example' }])
  })

  test('a person who was taken away, wrote meanwhile and comes back is there once', async () => {
    const { id } = await withKim()
    const robin = { name: 'Robin', address: 'robin@contoso.example' }
    const added = await client.call(contract.addContact, { params: { id }, body: { ...robin, phone: '1' } })
    const gone = await client.call(contract.deleteContact, { params: { id, contactId: added.id } })
    await written(robin, id, day(9))
    await takeBack(gone.undo)
    expect(await listOf(id)).toMatchObject([kim, { ...robin, phone: '1', mails: 1 }])
  })

  test('an address stands once', async () => {
    const { id } = await withKim()
    expect(
      await client.refused(contract.addContact, { params: { id }, body: { name: 'Kim', address: 'KIM@contoso.example' } }),
    ).toMatchObject({ code: 'conflict', errors: [{ path: 'address' }] })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'Kim', address: 'kim' }, 'address'],
    [{ name: 'Kim', address: 'a@b.example\r\nBcc: c@d.example' }, 'address'],
    [{ name: 'Kim', phone: '1'.repeat(51) }, 'phone'],
  ])('%j is refused at its field', async (body, path) => {
    const { id } = await withKim()
    const refused = await client.refused(contract.addContact, { params: { id }, body: body as { name: string } })
    expect(refused).toMatchObject({ code: 'bad_input', errors: [{ path }] })
  })

  test('people go along when two applications become one, and come back when that is undone', async () => {
    const { id } = await withKim()
    const { id: other } = await withKim()
    await client.call(contract.addContact, { params: { id: other }, body: { name: 'Sam' } })
    await client.call(contract.addContact, { params: { id: other }, body: { name: 'Lee', address: 'lee@contoso.example' } })
    await client.call(contract.addContact, { params: { id }, body: { name: 'Lee', address: 'lee@contoso.example', phone: '2' } })
    const merged = await client.call(mergeApplications, { body: { from: other, into: id } })
    expect((await listOf(id)).map(({ name, phone }) => [name, phone])).toEqual([
      ['Kim Vega', null],
      ['Sam', null],
      ['Lee', '2'],
    ])
    await takeBack(merged.undo)
    expect(await namesOf(other)).toEqual(['Kim Vega', 'Sam', 'Lee'])
    expect(await namesOf(id)).toEqual(['Kim Vega', 'Lee'])
  })
})

test('a company shows the people of its applications, as they were corrected', async () => {
  const { id, contactId } = await withKim()
  await client.call(contract.changeContact, { params: { id, contactId }, body: { phone: '+1 555' } })
  await client.call(contract.addContact, { params: { id }, body: { name: 'Sam' } })
  const { company } = await client.call(getApplication, { params: { id } })
  const { contacts } = await client.call(getCompany, { params: { id: company?.id ?? '' } })
  expect(contacts).toEqual([
    { name: 'Sam', address: null, phone: null, role: null, isShared: false },
    { ...kim, phone: '+1 555', role: null, isShared: false },
  ])
})

test('somebody else’s contacts are not there', async () => {
  const { id, contactId } = await withKim()
  const stranger = served.as(await addUser(served.database.db))
  const own = await addApplication(served.database.db, user, {})
  const params = { id, contactId }
  for (const refused of [
    await stranger.refused(contract.listContacts, { params: { id } }),
    await stranger.refused(contract.addContact, { params: { id }, body: { name: 'X' } }),
    await stranger.refused(contract.changeContact, { params, body: { name: 'X' } }),
    await stranger.refused(contract.deleteContact, { params }),
    await client.refused(contract.changeContact, { params: { id: own, contactId }, body: { name: 'X' } }),
  ])
    expect(refused).toMatchObject({ code: 'not_found' })
  expect(await namesOf(id)).toEqual(['Kim Vega'])
})

test('what was said of a person stays where their application is merged into one that only mail tells them of', async () => {
  const { id: from, contactId } = await withKim()
  const { id: into } = await withKim()
  await client.call(contract.changeContact, { params: { id: from, contactId }, body: { phone: '+43 1 234' } })
  const merged = await client.call(mergeApplications, { body: { from, into } })
  expect(await listOf(into)).toMatchObject([{ ...kim, phone: '+43 1 234' }])
  await takeBack(merged.undo)
  expect([await listOf(into), await listOf(from)]).toMatchObject([[{ phone: null }], [{ phone: '+43 1 234' }]])
})

test('one that was noted by hand, wrote later and was taken away stays away', async () => {
  const { id } = await withKim()
  const robin = { name: 'Robin', address: 'robin@contoso.example' }
  const { id: contactId } = await client.call(contract.addContact, { params: { id }, body: robin })
  await written(robin, id, day(5))
  await client.call(contract.deleteContact, { params: { id, contactId } })
  await refresh(id)
  expect(await namesOf(id)).toEqual(['Kim Vega'])
})

test('an application that loses its last mail stays where a person was noted', async () => {
  const { db } = served.database
  const id = await addApplication(db, user, { company: 'Fabrikam', title: 'Clerk' })
  const mailId = await addReadMail(db, user, { applicationId: id, read: { company: 'Fabrikam', title: 'Clerk' } })
  await client.call(contract.addContact, { params: { id }, body: { name: 'Robin', phone: '+43 1 234' } })
  await client.call(assignUnknown, { body: { mailId, to: { as: 'aside' } } })
  expect(await namesOf(id)).toEqual(['Robin'])
})
