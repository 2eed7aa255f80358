import { afterAll, expect, test } from 'vitest'
import { deleteDocument, uploadDocument } from '../../../contract/documents.ts'
import { type Problem, prefix } from '../../../contract/endpoint.ts'
import { getStorage } from '../../../contract/personal-data.ts'
import { getProfile } from '../../../contract/profile.ts'
import { install } from '../../testing/installation.ts'
import { addApplication, addReadMail } from '../../testing/tracker.ts'

const here = await install({ APPLYBOX_STORAGE_PER_ACCOUNT: '1' })
const ada = await here.person({ email: 'ada@example.com', name: 'ada.storage' })
const userId = (await ada.call(getProfile)).id
const applicationId = await addApplication(here.database.db, userId, { company: 'Contoso', title: 'Analyst' })
afterAll(() => here.close())

function upload(text: string) {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\n\r\n'
  return here.app.inject({
    method: 'POST',
    url: `${prefix}/${uploadDocument.path}?applicationId=${applicationId}`,
    headers: {
      authorization: `Bearer ${ada.token}`,
      'x-device-identity': ada.device,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload: `${head}${text}\r\n--b--\r\n`,
  })
}

test('an account is told what its mail and documents take of what it may have; more is refused', async () => {
  expect(await ada.call(getStorage)).toEqual({ used: 0, most: 1024 * 1024 })
  await addReadMail(here.database.db, userId, { applicationId })
  const { used } = await ada.call(getStorage)
  expect(used).toBeGreaterThan(0)
  const kept = await upload('x'.repeat(1_000_000))
  expect(kept.statusCode, kept.body).toBe(200)
  expect(await ada.call(getStorage)).toMatchObject({ used: used + 1_000_000 })
  const refused = await upload('y'.repeat(100_000))
  expect(refused.statusCode).toBe(413)
  expect(refused.json<Problem>()).toMatchObject({ reason: 'storage_full' })
  await ada.call(deleteDocument, { params: { id: kept.json<{ data: { id: string } }>().data.id } })
  expect(await ada.call(getStorage)).toMatchObject({ used })
  expect((await upload('y'.repeat(100_000))).statusCode).toBe(200)
})
