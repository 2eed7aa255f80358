import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { changeApplication, createApplication, getApplication, undo } from '../../../contract/applications.ts'
import {
  addCompany,
  addJob,
  changeCompany,
  changeJob,
  getCompany,
  getJob,
  getJobDetails,
  renameJob,
} from '../../../contract/companies.ts'
import { loadMemory } from '../../placement/memory.ts'
import { type Client, serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
afterAll(() => served.close())

let user: string
let client: Client
beforeEach(async () => {
  user = await addUser(db)
  client = served.as(user)
})

const at = (id: string) => ({ params: { id } })
const takeBack = (token: string | null) => client.call(undo, { params: { token: token ?? '' } })
const refusal = (token: string | null) => client.refused(undo, { params: { token: token ?? '' } })
async function apply(company: string, title: string) {
  const made = await client.call(createApplication, { body: { company, title } })
  return { id: made.id, company: made.company?.id ?? '', job: made.job?.id ?? '' }
}
async function namesOf(id: string) {
  const { company, job } = await client.call(getApplication, at(id))
  return [company?.name, job?.title]
}
const sayOfCompany = (id: string, body: Parameters<typeof bodyOfCompany>[0]) => client.call(changeCompany, { ...at(id), body })
const bodyOfCompany = (body: { name?: string; website?: string | null; notes?: string; rating?: number | null }) => body

describe('a company that was renamed on its page', () => {
  test('has its name again when that is undone, and what mail says of its applications counts again', async () => {
    const id = await addApplication(db, user, { company: 'Grenhouse', title: 'Gardener' })
    await addReadMail(db, user, { applicationId: id, read: { company: 'Grenhouse', title: 'Gardener' } })
    const company = (await client.call(getApplication, at(id))).company?.id ?? ''
    const renamed = await sayOfCompany(company, { name: 'Tailspin Toys' })
    expect(await namesOf(id)).toEqual(['Tailspin Toys', 'Gardener'])
    expect(await loadMemory(db, user)).toHaveLength(1)
    expect(await takeBack(renamed.undo)).toEqual({ applicationIds: [id] })
    expect(await client.call(getApplication, at(id))).toMatchObject({ company: { id: company, name: 'Grenhouse' } })
    expect(await loadMemory(db, user)).toEqual([])
    const { settled } = await db.selectFrom('applications').select('settled').where('id', '=', id).executeTakeFirstOrThrow()
    expect(settled).toEqual([])
    expect(await refusal(renamed.undo)).toMatchObject({ code: 'not_found', reason: 'undone_too_late' })
  })

  test('is found by its old name again', async () => {
    const one = await apply('Adatum', 'Clerk')
    const renamed = await sayOfCompany(one.company, { name: 'Relecloud' })
    await takeBack(renamed.undo)
    expect(await apply('adatum', 'Porter')).toMatchObject({ company: one.company })
    expect((await apply('Relecloud', 'Porter')).company).not.toBe(one.company)
  })

  test('is not undone by anybody else', async () => {
    const { undo: token } = await sayOfCompany((await apply('Adatum', 'Clerk')).company, { name: 'Relecloud' })
    const other = served.as(await addUser(db))
    expect(await other.refused(undo, { params: { token } })).toMatchObject({ code: 'not_found' })
    await takeBack(token)
  })

  test('keeps its name where another device gave it another one since', async () => {
    const { id, company } = await apply('Adatum', 'Clerk')
    const first = await sayOfCompany(company, { name: 'Relecloud' })
    const second = await sayOfCompany(company, { name: 'RELECLOUD' })
    expect(await refusal(first.undo)).toMatchObject({ code: 'conflict', reason: 'changed_since' })
    expect(await namesOf(id)).toEqual(['RELECLOUD', 'Clerk'])
    await takeBack(second.undo)
    await takeBack(first.undo)
    expect(await namesOf(id)).toEqual(['Adatum', 'Clerk'])
  })

  test('comes back under its own address when its application went on to another one meanwhile and back', async () => {
    const { id, company, job } = await apply('Adatum', 'Clerk')
    const renamed = await sayOfCompany(company, { name: 'Relecloud' })
    const moved = await client.call(changeApplication, { ...at(id), body: { company: 'Fabrikam' } })
    expect(await client.refused(getCompany, at(company))).toMatchObject({ code: 'not_found' })
    expect(await refusal(renamed.undo)).toMatchObject({ code: 'conflict', reason: 'changed_since' })
    await takeBack(moved.undo)
    expect(await client.call(getCompany, at(company))).toMatchObject({ name: 'Relecloud' })
    expect(await client.call(getJob, at(job))).toMatchObject({ title: 'Clerk', company: { id: company } })
    await takeBack(renamed.undo)
    expect(await client.call(getApplication, at(id))).toMatchObject({ company: { id: company, name: 'Adatum' } })
  })

  test('is not called as another one is, neither by the change nor by taking it back', async () => {
    const [one, other] = [await apply('Adatum', 'Clerk'), await apply('Relecloud', 'Clerk')]
    expect(await client.refused(changeCompany, { ...at(one.company), body: { name: 'relecloud', rating: 5 } })).toMatchObject({
      code: 'conflict',
      reason: 'company_taken',
    })
    expect(await client.call(getCompany, at(one.company))).toMatchObject({ name: 'Adatum', rating: null })
    const renamed = await sayOfCompany(one.company, { name: 'Fabrikam' })
    await sayOfCompany(other.company, { name: 'Adatum' })
    expect(await refusal(renamed.undo)).toMatchObject({ code: 'conflict', reason: 'company_taken' })
    expect([await namesOf(one.id), await namesOf(other.id)]).toEqual([
      ['Fabrikam', 'Clerk'],
      ['Adatum', 'Clerk'],
    ])
  })

  test('and then got an application changed is renamed back after that one only', async () => {
    const { id, company } = await apply('Adatum', 'Clerk')
    const before = await client.call(changeApplication, { ...at(id), body: { rating: 2 } })
    const renamed = await sayOfCompany(company, { name: 'Relecloud' })
    expect(await refusal(before.undo)).toMatchObject({ code: 'conflict', reason: 'changed_since' })
    const after = await client.call(changeApplication, { ...at(id), body: { rating: 4 } })
    expect(await refusal(renamed.undo)).toMatchObject({ code: 'conflict', reason: 'changed_since' })
    for (const { undo: token } of [after, renamed, before]) await takeBack(token)
    expect(await client.call(getApplication, at(id))).toMatchObject({ company: { name: 'Adatum' }, rating: null })
  })
})

describe('what was noted of a company', () => {
  test('is as before when that is undone, but for what another device noted since', async () => {
    const { id } = await client.call(addCompany, { body: { name: 'Adatum' } })
    await sayOfCompany(id, { rating: 2 })
    const { undo: token } = await sayOfCompany(id, { rating: 5, website: 'https://adatum.example/', notes: 'Kind people' })
    await sayOfCompany(id, { notes: 'Kind people, says Kim' })
    await takeBack(token)
    expect(await client.call(getCompany, at(id))).toMatchObject({
      rating: 2,
      website: null,
      notes: 'Kind people, says Kim',
    })
  })

  test('stays where all of it was changed since, and where the company is gone', async () => {
    const { id, undo: added } = await client.call(addCompany, { body: { name: 'Adatum' } })
    const first = await sayOfCompany(id, { rating: 2 })
    const second = await sayOfCompany(id, { rating: 3 })
    expect(await refusal(first.undo)).toMatchObject({ code: 'conflict', reason: 'changed_since' })
    expect(await refusal(added)).toMatchObject({ code: 'conflict', reason: 'changed_since' })
    for (const token of [second.undo, first.undo, added]) await takeBack(token)
    expect(await client.refused(getCompany, at(id))).toMatchObject({ code: 'not_found' })
  })
})

describe('a company or a job that was added', () => {
  test('goes when that is undone, while nothing is in it; one that was there stays', async () => {
    const made = await client.call(addCompany, { body: { name: 'Adatum' } })
    expect(await client.call(addCompany, { body: { name: 'ADATUM' } })).toEqual({ ...made, undo: null })
    const job = await client.call(addJob, { body: { companyId: made.id, title: 'Clerk' } })
    expect(await client.call(addJob, { body: { companyId: made.id, title: 'clerk' } })).toMatchObject({ id: job.id, undo: null })
    expect(await refusal(made.undo)).toMatchObject({ code: 'conflict', reason: 'changed_since' })
    await takeBack(job.undo)
    await takeBack(made.undo)
    expect(await client.refused(getJob, at(job.id))).toMatchObject({ code: 'not_found' })
    expect(await client.refused(getCompany, at(made.id))).toMatchObject({ code: 'not_found' })
  })
})

describe('a job that was changed on its page', () => {
  test('has its title and what else was changed again when that is undone, at once', async () => {
    const { id, job } = await apply('Adatum', 'Clark')
    const body = { title: 'Clerk', location: 'Bern', postingUrl: 'https://adatum.example/1' }
    const changed = await client.call(changeJob, { ...at(job), body })
    expect(changed).toMatchObject(body)
    expect(await namesOf(id)).toEqual(['Adatum', 'Clerk'])
    await takeBack(changed.undo)
    expect(await client.call(getJobDetails, at(job))).toMatchObject({ title: 'Clark', location: null, postingUrl: null })
    expect(await namesOf(id)).toEqual(['Adatum', 'Clark'])
    expect(await loadMemory(db, user)).toEqual([])
  })

  test('is refused as a whole where another job there has the title', async () => {
    const { job } = await apply('Adatum', 'Clerk')
    await apply('Adatum', 'Porter')
    expect(await client.refused(changeJob, { ...at(job), body: { title: 'porter', location: 'Bern' } })).toMatchObject({
      code: 'conflict',
      reason: 'title_taken',
    })
    expect(await client.call(getJob, at(job))).toMatchObject({ title: 'Clerk', location: null })
  })

  test('keeps its title where it was given another one since, and gives way to one that has it now', async () => {
    const { job } = await apply('Adatum', 'Clerk')
    const first = await client.call(renameJob, { ...at(job), body: { title: 'Porter' } })
    const second = await client.call(renameJob, { ...at(job), body: { title: 'Head Porter' } })
    expect(await refusal(first.undo)).toMatchObject({ code: 'conflict', reason: 'changed_since' })
    await takeBack(second.undo)
    await apply('Adatum', 'Clerk')
    expect(await refusal(first.undo)).toMatchObject({ code: 'conflict', reason: 'title_taken' })
  })
})
