import { afterAll, expect, test } from 'vitest'
import { addTemplate, deleteTemplate, listTemplates, templateKeys } from '../../../contract/templates.ts'
import { languages } from '../../../reader/languages/all.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'
import { templateWords } from './template-words.ts'

const served = await serve(routesOf)
const { db } = served.database
afterAll(() => served.close())

async function person() {
  const userId = await addUser(db)
  await db.insertInto('profiles').values({ userId, firstName: 'Ada', lastName: 'Lovelace' }).execute()
  return { userId, client: served.as(userId) }
}
const box = (name: string, address: string) => ({ name, address })

test('Every language of the reader has every template', () => {
  expect(Object.keys(templateWords).sort()).toEqual(languages.map(({ code }) => code).sort())
})

test.each(languages.map(({ code }) => code))('in %s, each template is filled with what is known', async (language) => {
  const { userId, client } = await person()
  const applicationId = await addApplication(db, userId, { company: 'Northwind', title: 'Backend Engineer' })
  const emailId = await addReadMail(db, userId, {
    applicationId,
    read: { language, from: box('Maya Lindqvist', 'maya@northwind.example') },
  })
  const startsAt = new Date(Date.now() + 5 * 86_400_000)
  const meeting = { userId, id: userId, applicationId, startsAt, timeZone: 'Europe/Vienna', kind: 'video', state: 'proposed' }
  await db.insertInto('interviews').values(meeting).execute()
  const { list, ...of } = await client.call(listTemplates, { query: { emailId } })
  expect(of.language).toBe(language)
  expect(list.map(({ key }) => key)).toEqual(templateKeys)
  for (const { key, subject, text } of list) {
    expect(`${subject}\n${text}`).not.toMatch(/[{}]/)
    expect(subject).toMatch(/Northwind/)
    expect(text).toContain('Maya Lindqvist')
    expect(text).toMatch(/Ada Lovelace$/)
    expect(text.includes('['), key).toBe(key === 'otherTime')
  }
})

test('What is not known is marked, and a program is greeted by no name', async () => {
  const { userId, client } = await person()
  const emailId = await addReadMail(db, userId, {
    read: { language: 'de', from: box('Northwind Careers Team!', 'no-reply@northwind.example') },
  })
  const { list, language } = await client.call(listTemplates, { query: { emailId } })
  const text = list.find(({ key }) => key === 'followUp')?.text
  expect(language).toBe('de')
  expect(text).toMatch(/^Guten Tag,\n/)
  expect(text).toContain('[Stelle] bei [Unternehmen]')
  expect((await client.call(listTemplates)).language).toBe('en')
})

test('A question goes to whoever reads answers: their mail, else who is known, else nobody', async () => {
  const { userId, client } = await person()
  const applicationId = await addApplication(db, userId, { company: 'Northwind' })
  const answers = async () => (await client.call(listTemplates, { query: { applicationId } })).answers
  await addReadMail(db, userId, { applicationId, read: { from: box('', 'no-reply@northwind.example') } })
  expect(await answers()).toEqual({ emailId: null, to: null })
  const kim = { userId, id: userId, applicationId, address: 'kim@northwind.example', name: 'Kim Vega', firstSeenAt: new Date() }
  await db.insertInto('contacts').values(kim).execute()
  expect(await answers()).toEqual({ emailId: null, to: 'kim@northwind.example' })
  const emailId = await addReadMail(db, userId, {
    applicationId,
    sentAt: new Date(0),
    read: { from: box('Maya', 'maya@northwind.example') },
  })
  expect(await answers()).toEqual({ emailId, to: 'kim@northwind.example' })
})

test('Templates of one’s own are kept, filled, deleted, and nobody else’s', async () => {
  const { userId, client } = await person()
  const applicationId = await addApplication(db, userId, { company: 'Northwind', title: 'Cook' })
  const kept = await client.call(addTemplate, { body: { name: 'Short', subject: '{title}', text: 'Hi {name}, {company}? {me}' } })
  const { own } = await client.call(listTemplates, { query: { applicationId } })
  expect(own).toEqual([{ ...kept, filled: { subject: 'Cook', text: 'Hi [name], Northwind? Ada Lovelace' } }])
  const eve = await person()
  expect((await eve.client.call(listTemplates)).own).toEqual([])
  expect(await eve.client.refused(deleteTemplate, { params: { id: kept.id } })).toMatchObject({ code: 'not_found' })
  expect(await eve.client.refused(listTemplates, { query: { applicationId } })).toMatchObject({ code: 'not_found' })
  await client.call(deleteTemplate, { params: { id: kept.id } })
  expect((await client.call(listTemplates)).own).toEqual([])
})
