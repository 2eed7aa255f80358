import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { undo } from '../../../contract/applications.ts'
import * as career from '../../../contract/career.ts'
import { searchFieldsOfStudy, searchInstitutions } from '../../../contract/meta.ts'
import { serve } from '../../testing/served.ts'
import { addUser } from '../../testing/tracker.ts'
import { undoRoutes } from '../undo/index.ts'
import { careerRoutes } from './index.ts'

const served = await serve(careerRoutes, undoRoutes)
afterAll(() => served.close())

const person = async () => served.as(await addUser(served.database.db))
const work = (title: string, startDate: string | null = null, endDate: string | null = null) => ({
  title,
  company: 'Contoso',
  startDate,
  endDate,
})

describe('Experience', () => {
  test('is kept as said, and shown with the latest first', async () => {
    const ada = await person()
    const first = await ada.call(career.addExperience, { body: work('First', '2018-01', '2019-12') })
    await ada.call(career.addExperience, { body: { ...work('Now', '2022-05'), location: 'Brno', description: 'Much' } })
    await ada.call(career.addExperience, { body: work('Before', '2020-01', '2022-04') })
    await ada.call(career.addExperience, { body: work('Long ago') })
    const { list } = await ada.call(career.listExperience)
    expect(list.map(({ title }) => title)).toEqual(['Now', 'Long ago', 'Before', 'First'])
    expect(list[0]).toEqual({
      id: expect.any(String),
      title: 'Now',
      company: 'Contoso',
      location: 'Brno',
      description: 'Much',
      startDate: '2022-05',
      endDate: null,
    })
    expect(first).toMatchObject({ title: 'First', location: '', description: '' })
  })

  test('is changed and removed, and each can be taken back, the latest change first', async () => {
    const ada = await person()
    const { id, undo: unadd } = await ada.call(career.addExperience, { body: work('Analyst', '2020-01') })
    const titles = async () => (await ada.call(career.listExperience)).list.map(({ title, startDate }) => [title, startDate])
    const { undo: unchange } = await ada.call(career.changeExperience, { params: { id }, body: work('Engineer') })
    expect(await titles()).toEqual([['Engineer', null]])
    const { undo: unremove } = await ada.call(career.removeExperience, { params: { id } })
    expect(await titles()).toEqual([])
    expect((await ada.refused(undo, { params: { token: unchange } })).code).toBe('conflict')
    await ada.call(undo, { params: { token: unremove } })
    expect(await titles()).toEqual([['Engineer', null]])
    await ada.call(undo, { params: { token: unchange } })
    expect(await titles()).toEqual([['Analyst', '2020-01']])
    await ada.call(undo, { params: { token: unadd } })
    expect(await titles()).toEqual([])
    expect((await ada.refused(undo, { params: { token: unadd } })).code).toBe('not_found')
  })

  test.each([
    ['title', { ...work(' '), title: ' ' }],
    ['company', { ...work('x'), company: '' }],
    ['startDate', work('x', '2020-13')],
    ['startDate', work('x', '2020')],
    ['endDate', work('x', '2020-02', '2020-01')],
    ['description', { ...work('x'), description: 'x'.repeat(4001) }],
  ])('says at %s what is wrong', async (field, body) => {
    const ada = await person()
    const problem = await ada.refused(career.addExperience, { body })
    expect([problem.code, problem.errors?.[0]?.path]).toEqual(['bad_input', field])
  })

  test('has an end: a hundred are enough', async () => {
    const ada = await person()
    for (let n = 0; n < career.mostRecords; n++) await ada.call(career.addExperience, { body: work(`Job ${n}`) })
    expect((await ada.refused(career.addExperience, { body: work('One more') })).code).toBe('too_many_records')
  })
})

describe('Education', () => {
  test('is kept, changed and removed likewise', async () => {
    const ada = await person()
    const said = {
      institution: 'Masaryk University',
      degree: 'MSc',
      fieldOfStudy: 'Computer Science',
      grade: '1.3',
      startDate: '2012-09',
      endDate: '2014-06',
      description: '',
    }
    const { id, undo: _, ...kept } = await ada.call(career.addEducation, { body: said })
    expect(kept).toEqual(said)
    await ada.call(career.changeEducation, { params: { id }, body: { ...said, degree: 'PhD' } })
    expect((await ada.call(career.listEducation)).list).toEqual([{ ...said, id, degree: 'PhD' }])
    const { undo: token } = await ada.call(career.removeEducation, { params: { id } })
    expect((await ada.call(career.listEducation)).list).toEqual([])
    await ada.call(undo, { params: { token } })
    expect((await ada.call(career.listEducation)).list).toEqual([{ ...said, id, degree: 'PhD' }])
    expect((await ada.call(career.listExperience)).list).toEqual([])
  })
})

test('what somebody else wrote is as unknown as what never was', async () => {
  const [ada, eve] = [await person(), await person()]
  const { id, undo: token } = await ada.call(career.addExperience, { body: work('Secret') })
  expect((await eve.call(career.listExperience)).list).toEqual([])
  const attempts = [
    (of: string) => eve.refused(career.changeExperience, { params: { id: of }, body: work('Mine') }),
    (of: string) => eve.refused(career.removeExperience, { params: { id: of } }),
    (of: string) => eve.refused(career.changeEducation, { params: { id: of }, body: { institution: 'Mine' } }),
    (of: string) => eve.refused(career.removeEducation, { params: { id: of } }),
  ]
  for (const attempt of attempts) {
    const unknown = await attempt(uuidv7())
    expect(unknown.code).toBe('not_found')
    expect(await attempt(id)).toEqual(unknown)
  }
  expect((await eve.refused(undo, { params: { token } })).code).toBe('not_found')
  expect((await ada.call(career.listExperience)).list.map(({ title }) => title)).toEqual(['Secret'])
})

describe('While one types', () => {
  test.each([
    ['masaryk', 'Masaryk University', 'CZ'],
    ['Technische Universität Mün', 'Technische Universität München', 'DE'],
    ['mit.edu', 'Massachusetts Institute of Technology', 'US'],
  ])('%s finds %s', async (name, expected, countryId) => {
    const found = await (await person()).call(searchInstitutions, { query: { name } })
    expect(found).toContainEqual({ name: expected, countryId })
    expect(found.length).toBeLessThanOrEqual(20)
  })

  test.each([
    ['informatik', 'Computer Science'],
    ['comp', 'Computer Science'],
    ['MASCHINENBAU', 'Mechanical Engineering'],
    ['okol', 'Ecology'],
  ])('%s finds the field %s', async (name, expected) => {
    const found = await (await person()).call(searchFieldsOfStudy, { query: { name } })
    expect(found.map(({ name }) => name.en)).toContain(expected)
  })

  test.each(['', '  ', '%', '...'])('nothing is found for %j', async (name) => {
    const ada = await person()
    expect(await ada.call(searchInstitutions, { query: { name } })).toEqual([])
    expect(await ada.call(searchFieldsOfStudy, { query: { name } })).toEqual([])
  })
})
