import { expect, test } from 'vitest'
import { companyChoice } from '../company.ts'
import { mailOf } from '../mails.cases.ts'
import { companyContext, saidIn } from '../named.ts'

test('initials of those who take part are no employer', async () => {
  const mail = await mailOf('Kim Vale <kim.vale@heronmill.example>', 'Interview AB / KV', 'See you on Tuesday. Ring the bell.')
  const context = companyContext(mail, null, saidIn(mail, null), () => null)
  const said = companyChoice(context).candidates.map(({ key }) => key)
  expect(said).not.toContain('kv')
  expect(said).toContain('heronmill')
})
