import { afterAll, expect, test } from 'vitest'
import * as contract from '../../../contract/applications.ts'
import { search } from '../../../contract/search.ts'
import { openPipeline } from '../../mail/process.ts'
import { rereadMails } from '../../mail/reread.ts'
import { serve } from '../../testing/served.ts'
import { addMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
const failures: unknown[] = []
const pipeline = openPipeline(db, { onFailure: (cause) => failures.push(cause), threads: 1 })
afterAll(async () => {
  await pipeline.close()
  await served.close()
})

interface Mail {
  from?: string
  subject: string
  text: string
  day?: number
  replyTo?: string
}

const jana = 'Jana Roth | Talentbrücke GmbH <jana.roth@talentbruecke.example>'
const signature = '\r\n\r\nFreundliche Grüße\r\nJana Roth\r\nSenior Consultant\r\nTalentbrücke GmbH'
const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** Somebody whose mail goes through the pipeline. */
async function somebody() {
  const email = `robin.${Math.random().toString(36).slice(2)}@example.com`
  const user = await addUser(db, { email })
  const client = served.as(user)
  const receive = async ({ from = jana, subject, text, day = 2 }: Mail) => {
    const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(from) ?? []
    const bytes = Buffer.from(
      `From: ${encoded(name)} <${address}>\r\nTo: ${email}\r\nSubject: ${encoded(subject)}\r\nMessage-ID: <${Math.random()}@mail.example>\r\nDate: ${new Date(Date.UTC(2026, 10, day, 9)).toUTCString()}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}\r\n`,
    )
    await addMail(db, user, { bytes, recipient: email })
    while ((await pipeline.drain(user, 'quick')) !== null);
    expect(failures).toEqual([])
  }
  const all = async () => {
    const { list } = await client.call(contract.listApplications, { query: { active: 'all' } })
    return list.map(({ company, agency }) => [company?.name ?? null, agency]).sort()
  }
  const only = async () => {
    const { list } = await client.call(contract.listApplications, { query: { active: 'all' } })
    expect(list).toHaveLength(1)
    return list[0] as contract.Application
  }
  return { email, user, client, receive, all, only }
}

const putForward = (client: string, title: string, day: number): Mail => ({
  subject: `Ihre Bewerbung als ${title}`,
  text: `Guten Tag Robin Lind,\r\n\r\nvielen Dank für Ihre Bewerbung als ${title} (m/w/d) bei unserem Kunden, der ${client} GmbH. Ich habe Ihre Unterlagen an die ${client} GmbH weitergegeben.${signature}`,
  day,
})

test('an application through an agency has both names, and its words; a search finds it by either', async () => {
  const { client, receive, only, all } = await somebody()
  await receive(putForward('Nordmühle', 'Lagerleiter', 2))
  expect(await all()).toEqual([['Nordmühle', 'Talentbrücke']])
  const { id } = await only()
  const { evidence, agency } = await client.call(contract.getApplication, { params: { id } })
  expect(agency).toBe('Talentbrücke')
  expect(evidence).toContainEqual(expect.objectContaining({ field: 'agency', quote: jana, where: 'from' }))
  for (const q of ['Talentbrücke', 'talentbrucke', 'Nordmühle']) {
    const { list } = await client.call(search, { query: { q, kind: 'application' } })
    expect(list.map((one) => one.id)).toEqual([id])
  }
  for (const name of ['talentbrücke', 'nordmühle']) {
    const { list } = await client.call(contract.listApplications, { query: { name } })
    expect(list.map((one) => one.id)).toEqual([id])
  }
})

test('the agency stays when the employer writes itself, in the same application', async () => {
  const { receive, all } = await somebody()
  await receive(putForward('Nordmühle', 'Lagerleiter', 2))
  await receive({
    from: 'Nordmühle Personal <personal@nordmuehle.example>',
    subject: 'Einladung zum Gespräch als Lagerleiter',
    text: 'Guten Tag Robin Lind,\r\n\r\ngern möchten wir Sie zum Vorstellungsgespräch für die Stelle als Lagerleiter bei der Nordmühle GmbH einladen: am 24.11.2026 um 10 Uhr.\r\n\r\nNordmühle GmbH\r\nPersonalabteilung',
    day: 5,
  })
  expect(await all()).toEqual([['Nordmühle', 'Talentbrücke']])
})

test.each([
  ['two jobs', 'Lagerleiter', 'Elektriker'],
  ['one job', 'Lagerleiter', 'Lagerleiter'],
])('an agency with %s at two clients has two applications', async (_, first, second) => {
  const { receive, all } = await somebody()
  await receive(putForward('Nordmühle', first, 2))
  await receive(putForward('Hansabau', second, 3))
  const both = [
    ['Hansabau', 'Talentbrücke'],
    ['Nordmühle', 'Talentbrücke'],
  ]
  expect(await all()).toEqual(both)
  await receive({
    subject: 'Absage der Hansabau',
    text: `Guten Tag Robin Lind,\r\n\r\nleider hat sich die Hansabau GmbH bei der Stelle als ${second} für jemand anderen entschieden.${signature}`,
    day: 6,
  })
  expect(await all()).toEqual(both)
})

test('a client that is not named is not shown: the agency is the company', async () => {
  const { receive, all } = await somebody()
  await receive({
    subject: 'Ihre Bewerbung als Lagerleiter',
    text: `Guten Tag Robin Lind,\r\n\r\nvielen Dank für Ihre Bewerbung als Lagerleiter (m/w/d). Für meinen Mandanten, einen Mittelständler im Raum Ulm, prüfe ich Ihre Unterlagen.${signature}`,
  })
  expect(await all()).toEqual([['Talentbrücke', null]])
})

test('either is corrected by hand, can be undone, and stays when the mail is read again', async () => {
  const { client, email, receive, only } = await somebody()
  await receive(putForward('Nordmühle', 'Lagerleiter', 2))
  const { id } = await only()
  const change = (body: object) => client.call(contract.changeApplication, { params: { id }, body })
  const { undo, ...changed } = await change({ agency: '  Talent & Brücke ' })
  expect(changed.agency).toBe('Talent & Brücke')
  await client.call(contract.undo, { params: { token: undo } })
  expect((await only()).agency).toBe('Talentbrücke')

  await change({ agency: null })
  const reread = () =>
    rereadMails(db, { email, failedOnly: false, apply: true, read: (mail) => pipeline.read(mail), onChange: () => {} })
  await reread()
  expect((await only()).agency).toBeNull()
  await change({ agency: 'Brücke', company: 'Südmühle' })
  await reread()
  expect(await only()).toMatchObject({ agency: 'Brücke', company: { name: 'Südmühle' } })
})

test('a company that the user names instead of the agency is the client of that agency', async () => {
  const { client, receive, only } = await somebody()
  await receive({
    subject: 'Ihre Bewerbung als Lagerleiter',
    text: `Guten Tag Robin Lind,\r\n\r\nvielen Dank für Ihre Bewerbung als Lagerleiter (m/w/d). Für meinen Mandanten prüfe ich Ihre Unterlagen.${signature}`,
  })
  const { id } = await only()
  const body = { company: 'Nordmühle' }
  expect(await client.call(contract.changeApplication, { params: { id }, body })).toMatchObject({ agency: 'Talentbrücke' })
})

test('an agency is noted by hand, and is no name where it is empty or too long', async () => {
  const { client } = await somebody()
  const noted = { company: 'Nordmühle', title: 'Koch' }
  const made = await client.call(contract.createApplication, { body: { ...noted, agency: 'Talentbrücke' } })
  expect(made).toMatchObject({ agency: 'Talentbrücke' })
  for (const agency of ['', '  ', 'x'.repeat(201)])
    await expect(client.call(contract.changeApplication, { params: { id: made.id }, body: { agency } })).rejects.toMatchObject({
      message: expect.stringContaining('bad_input'),
    })
})
