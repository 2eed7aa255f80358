import { expect, test } from 'vitest'
import { normalise } from '../../normalise.ts'
import { parse } from '../../parse.ts'
import { bytesOf } from '../mails.cases.ts'
import { saidIn, titleContext } from '../named.ts'
import { titleChoice } from '../title.ts'
import { formOf } from './groups.ts'

/** What is said of each candidate. */
async function saidOf(subject: string, text: string): Promise<Map<string, Set<string>>> {
  const mail = normalise(await parse(bytesOf('Kim Vale <kim@harrow.example>', subject, text)))
  const { groups, field } = titleChoice(titleContext(mail, null, saidIn(mail, null), null, () => null))
  return new Map(
    groups.map((group, n) => {
      const said = new Set<string>()
      field.candidates[n]?.((family, which = '') => said.add(`${family}: ${which}`))
      return [formOf(group), said] as const
    }),
  )
}

test('a title that stands by itself in the subject is more than a piece of a longer one', async () => {
  const said = await saidOf(
    'Night Baker',
    'Thank you for applying for the position of Night Baker Apprentice. We will be in touch.',
  )
  expect(said.get('Night Baker')).toContain('free, begins: in one')
  expect(said.get('Night Baker')).toContain('free in, begins: subject')
  expect(said.get('Night Baker Apprentice')).toContain('shorter elsewhere, begins: subject')
})

test('a title that stands nowhere without the words behind it is a piece of a longer one', async () => {
  const said = await saidOf(
    'Your application',
    'Thank you for applying for the position of Night Baker Apprentice. We will be in touch.',
  )
  expect(said.get('Night Baker')).toContain('free, begins: nowhere')
})
