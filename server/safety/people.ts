import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { addEducation, addExperience } from '../../contract/career.ts'
import { getProfile, updateProfile } from '../../contract/profile.ts'
import { createResume, keepResumeState, shareResume } from '../../contract/resumes.ts'
import { addSnooze } from '../../contract/snoozes.ts'
import type { Installation } from '../testing/installation.ts'
import { addApplication, addDocument, addImport, addMail } from '../testing/tracker.ts'

export interface Tracker {
  userId: string
  headers: Record<string, string>
}

/** A person with something in every corner of the tracker, all of it naming `mark`. */
export async function trackerOf(here: Installation, mark: string): Promise<Tracker> {
  const { db } = here.database
  const person = await here.person({ email: `${mark}@example.com`, name: `${mark}.tracker` })
  const { id: userId } = await person.call(getProfile)
  await person.call(updateProfile, { body: { firstName: mark, emailSignature: mark, race: mark } })
  await person.call(addExperience, { body: { title: mark, company: mark } })
  await person.call(addEducation, { body: { institution: mark } })
  const applicationId = await addApplication(db, userId, { company: `${mark} Works`, title: `${mark} Engineer` })
  await addApplication(db, userId, { title: `${mark} Uncategorized` })
  for (const row of [
    { applicationId, place: 'application', state: 'applied' },
    { place: 'review', state: 'applied' },
    { place: 'aside', state: 'applied', kind: 'other' as const },
    { state: 'failed', failure: mark },
  ]) {
    const mailId = await addMail(db, userId, {
      ...row,
      subject: `${mark} subject`,
      fromName: mark,
      preview: mark,
      bytes: Buffer.from(
        `Subject: ${mark}\r\nMessage-ID: <${uuidv7()}@example.com>\r\n\r\n${mark} body ${hash('sha1', JSON.stringify(row))}`,
      ),
    })
    await db
      .insertInto('attachments')
      .values({ userId, mailId, n: 0, filename: `${mark}.txt`, type: 'text/plain', size: 3 })
      .execute()
  }
  await db
    .insertInto('interviews')
    .values({ userId, id: uuidv7(), applicationId, startsAt: new Date(), kind: 'phone', state: 'proposed', place: mark })
    .execute()
  await db
    .insertInto('contacts')
    .values({ userId, applicationId, address: `${mark}@example.com`, name: mark, firstSeenAt: new Date() })
    .execute()
  await db.insertInto('notes').values({ userId, id: uuidv7(), applicationId, text: mark }).execute()
  await addDocument(db, userId, { applicationId, filename: `${mark}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${mark}`) })
  await db.insertInto('savedViews').values({ userId, id: uuidv7(), name: mark, place: 'active', search: '' }).execute()
  await db
    .insertInto('drafts')
    .values({
      userId,
      id: uuidv7(),
      version: 1,
      writer: uuidv7(),
      number: 1,
      applicationId,
      written: JSON.stringify(draftOf(mark)),
    })
    .execute()
  const mail = {
    to: [`${mark}@example.com`],
    cc: [],
    bcc: [],
    subject: mark,
    text: mark,
    documents: [],
    replyAll: false,
    meeting: null,
  }
  await db.insertInto('templates').values({ userId, id: uuidv7(), name: mark, subject: mark, text: mark }).execute()
  for (const state of ['scheduled', 'failed'])
    await db
      .insertInto('outgoingMails')
      .values({
        userId,
        id: uuidv7(),
        state,
        dueAt: state === 'failed' ? null : new Date(Date.now() + 86_400_000),
        token: uuidv7(),
        messageId: `<${mark}@applybox.localhost>`,
        applicationId,
        recipients: [`${mark}@example.com`],
        written: JSON.stringify(mail),
        size: 1,
      })
      .execute()
  const document = { basics: { name: mark, summary: mark } }
  const resume = await person.call(createResume, { body: { name: mark, document } })
  await person.call(keepResumeState, { params: { id: resume.id }, body: { name: mark, document } })
  await person.call(shareResume, { params: { id: resume.id } })
  const until = new Date(Date.now() + 86_400_000).toISOString()
  await person.call(addSnooze, { body: { kind: 'quiet', subjectId: applicationId, until } })
  await addImport(db, userId, { filename: `${mark}.csv`, cells: [`${mark} Table`, 'Cook'] })
  return { userId, headers: { authorization: `Bearer ${person.token}`, 'x-device-identity': person.device } }
}

const draftOf = (mark: string) => ({
  as: 'new',
  replyAll: false,
  meeting: null,
  startsAt: null,
  sendAt: null,
  unlessAnswered: false,
  to: mark,
  cc: '',
  bcc: '',
  subject: mark,
  text: mark,
  documents: [],
})

/** The ids of everything that belongs to a person, from every table. */
export async function idsOf({ database: { db } }: Installation, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.columns u using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid' and u.column_name = 'user_id'`.execute(db)
  const found = await Promise.all(
    rows.map(({ name }) => sql<{ id: string }>`select id from ${sql.table(name)} where user_id = ${userId}`.execute(db)),
  )
  return found.flatMap(({ rows }) => rows.map(({ id }) => id))
}

/** Every record of a person as text, to see that nothing of it changed: of all tables, by one statement. */
export async function recordsOf({ database: { db } }: Installation, userId: string): Promise<string> {
  tablesOfPeople ??= (
    await sql<{ name: string }>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(
      db,
    )
  ).rows
  const ofEach = tablesOfPeople.map(
    ({ name }, n) => sql`select ${sql.lit(n)} as n, t::text as text from ${sql.table(name)} t where user_id = ${userId}`,
  )
  const { rows } = await sql<{ text: string }>`${sql.join(ofEach, sql` union all `)} order by n, text`.execute(db)
  return rows.map(({ text }) => text).join('\n')
}

/** Every database of a run has the same. */
let tablesOfPeople: { name: string }[] | undefined
