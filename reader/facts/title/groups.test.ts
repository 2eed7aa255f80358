import { expect, test } from 'vitest'
import { normalise } from '../../normalise.ts'
import { parse } from '../../parse.ts'
import { bytesOf } from '../mails.cases.ts'
import { saidIn, titleContext } from '../named.ts'
import { formOf, titleGroups } from './groups.ts'

test.each([
  ['Thank you for applying for the post of Music Therapist (Band 6 equiv.).', 'Music Therapist (Band 6 equiv.)'],
  [
    'We are glad to offer you the post of Instructional Designer (Contract, 6 mos.) now.',
    'Instructional Designer (Contract, 6 mos.)',
  ],
  ['Your application for School Bus Driver (Cl. B, P/S) has arrived.', 'School Bus Driver (Cl. B, P/S)'],
  ['Tak for din ansøgning til stillingen som chauffør (kat. D) hos os.', 'chauffør (kat. D)'],
])('a short word with its full stop in a bracket ends no title: %s', async (text, title) => {
  const mail = normalise(await parse(bytesOf('Kim Vale <kim@harrow.example>', 'Your application', text)))
  const groups = titleGroups(titleContext(mail, null, saidIn(mail, null), null, () => null))
  expect(groups.map(formOf)).toContain(title)
})
