import { v7 as uuidv7 } from 'uuid'
import type { addContact as addContract, Contact, changeContact as changeContract } from '../../../contract/contacts.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import { isShared } from '../applications/index.ts'
import { changeWithUndo } from '../undo/index.ts'
import {
  type ContactRow,
  countContacts,
  findByAddress,
  findContact,
  hideContact,
  insertContact,
  removeContact,
  updateContact,
} from './queries.ts'

export type Undoable = Contact & { undo: string }

const most = 200

/** One that was taken away before comes back as it is said now. */
export async function addContact(
  db: Db,
  userId: string,
  applicationId: string,
  said: BodyOf<typeof addContract>,
): Promise<Undoable> {
  const { result, undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    if ((await countContacts(trx, userId, applicationId)) >= most)
      throw new Refusal('conflict', { reason: 'contacts_full', values: { most } })
    await makeRoom(trx, userId, applicationId, said.address)
    const id = uuidv7()
    await insertContact(trx, userId, { id, applicationId, ...said })
    return { result: await contactOfUser(trx, userId, applicationId, id) }
  })
  return { ...contactOf(result), undo }
}

export async function changeContact(
  db: Db,
  userId: string,
  applicationId: string,
  id: string,
  said: BodyOf<typeof changeContract>,
): Promise<Undoable> {
  const { result, undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    const before = await contactOfUser(trx, userId, applicationId, id)
    const hasMoved = said.address !== undefined && said.address !== before.address
    if (hasMoved) await makeRoom(trx, userId, applicationId, said.address ?? null)
    await updateContact(trx, userId, id, hasMoved ? { ...said, source: 'user' } : said)
    // The mails from the old address would tell of it again.
    if (hasMoved && before.source === 'mail' && before.address !== null)
      await insertContact(trx, userId, { id: uuidv7(), applicationId, name: '', address: before.address, isHidden: true })
    return { result: await contactOfUser(trx, userId, applicationId, id) }
  })
  return { ...contactOf(result), undo }
}

export async function deleteContact(db: Db, userId: string, applicationId: string, id: string): Promise<{ undo: string }> {
  const { undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    const { source, mails } = await contactOfUser(trx, userId, applicationId, id)
    // A person noted by hand who wrote later comes from mail as well.
    if (source === 'mail' || mails > 0) await hideContact(trx, userId, id)
    else await removeContact(trx, userId, id)
    return { result: null }
  })
  return { undo }
}

export function contactOf({ lastWroteAt, source, ...row }: ContactRow): Contact {
  return {
    ...row,
    isShared: isShared({ ...row, source }),
    source: source as Contact['source'],
    lastWroteAt: lastWroteAt?.toISOString() ?? null,
  }
}

/** An address stands once in an application. */
async function makeRoom(db: Db, userId: string, applicationId: string, address: string | null): Promise<void> {
  const there = address === null ? undefined : await findByAddress(db, userId, applicationId, address)
  if (there?.isHidden === false)
    throw new Refusal('conflict', 'contact_there', { errors: [{ path: 'address', because: 'contact_there' }] })
  if (there) await removeContact(db, userId, there.id)
}

async function contactOfUser(db: Db, userId: string, applicationId: string, id: string): Promise<ContactRow> {
  const row = await findContact(db, userId, applicationId, id)
  if (!row) throw new Refusal('not_found')
  return row
}
