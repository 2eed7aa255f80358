import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import type { Signs } from '../../domain/attribution/shapes.ts'
import { testDatabase } from '../testing/database.ts'
import { addUser } from '../testing/tracker.ts'
import { forget, loadMemory, remember } from './memory.ts'

const database = await testDatabase()
afterAll(() => database.close())

const signs: Signs = {
  thread: ['<a@example.com>'],
  sender: 'kim@example.com',
  automated: false,
  platform: 'direct',
  kind: 'conversation',
  companyKey: 'contoso',
  titleKey: null,
}

test('corrections come back oldest first with all they say, to their user alone, until they are forgotten', async () => {
  const { db } = database
  const [ada, eve] = [await addUser(db), await addUser(db)]
  const [a, b] = [uuidv7(), uuidv7()]
  await remember(db, ada, null, { kind: 'assign', signs, applicationId: a })
  await remember(db, ada, null, { kind: 'merge', signs, applicationId: b, from: a })
  const rename = await remember(db, ada, null, { kind: 'rename', signs, applicationId: b, company: 'Contoso Ltd', title: null })
  await remember(db, eve, null, { kind: 'not_about_jobs', signs })
  expect(await loadMemory(db, ada)).toMatchObject([
    { kind: 'assign', signs, applicationId: a },
    { kind: 'merge', signs, applicationId: b, from: a },
    { kind: 'rename', signs, applicationId: b, company: 'Contoso Ltd', title: null },
  ])
  await forget(db, eve, [rename])
  expect(await loadMemory(db, ada)).toHaveLength(3)
  await forget(db, ada, [rename])
  expect(await loadMemory(db, ada)).toHaveLength(2)
})
