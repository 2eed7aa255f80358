import { describe, expect, test } from 'vitest'
import { factsOf } from '../../server/placement/facts.ts'
import { plainReading } from '../../server/testing/reading.ts'
import { attribute, type Memory } from '../attribution/attribute.ts'
import { candidateOf, signsOf } from '../attribution/candidate.ts'
import type { Reading } from '../reading.ts'
import { asOwnMail, ownAddresses } from './own-mail.ts'
import type { StoredMail } from './stored-mail.ts'

const email = 'ada@example.com'
const ada = { name: 'Ada', address: email }
const ana = { name: 'Ana Diaz', address: 'ana@contoso.example' }
const lou = { name: 'Lou Reyes', address: 'lou@fabrikam.example' }

let count = 0

/** A mail as it counts for Ada. */
function stored(said: Partial<Reading>): StoredMail {
  const recipient = 'ada@applybox.localhost'
  const whole: Reading = { ...plainReading, messageId: `${++count}@example.com`, subject: '', ...said }
  const reading = asOwnMail(whole, ownAddresses(email, [{ recipient }]))
  return {
    id: String(count),
    recipient,
    tag: null,
    at: '2031-05-04T10:00:00Z',
    kind: reading.kind,
    reading,
    authentication: null,
  }
}

const contoso = (...mails: StoredMail[]) =>
  candidateOf(
    {
      id: 'contoso',
      company: 'Contoso',
      title: 'Analyst',
      requisition: null,
      postingUrl: null,
      location: null,
      status: 'applied',
      appliedAt: null,
      endedAt: null,
    },
    mails.map((mail) => factsOf(mail, email)),
  )

const outcome = (comes: StoredMail, memory: Memory = []) =>
  attribute(factsOf(comes, email), [contoso(stored({ from: ada, to: [ana], subject: 'Documents' }))], memory)

describe('a mail that the user wrote', () => {
  test('and copied in is part of a conversation, by whatever form of the address', () => {
    for (const address of [email, 'ADA@example.com', 'ada+jobs@example.com'])
      expect(stored({ kind: 'withdrawal', from: { name: '', address }, to: [ana] })).toMatchObject({
        kind: 'conversation',
        reading: { people: [{ address: ana.address }] },
      })
  })

  test('to an address of their own is read as what was put into it', () => {
    const own = ownAddresses('ada+jobs@example.com', [])
    const reading: Reading = { ...plainReading, kind: 'offer', from: { name: '', address: 'ada+jobs@example.com' } }
    for (const to of ['ada+jobs@example.com', 'Ada+Jobs@example.com'])
      expect(asOwnMail({ ...reading, to: [{ name: '', address: to }] }, own).kind).toBe('offer')
  })

  test('belongs where those belong whom they wrote to', () => {
    expect(outcome(stored({ from: ada, to: [ana] }))).toMatchObject({ as: 'attached', applicationId: 'contoso' })
  })

  test('to somebody else does not follow what they wrote before, nor does what they put in', () => {
    expect(outcome(stored({ from: ada, to: [lou], subject: 'Documents' }))).toMatchObject({ as: 'unsure' })
    expect(outcome(stored({ from: ada, kind: 'interview' }))).toMatchObject({ as: 'unsure' })
  })

  test('says nothing of the next one, wherever they put it', () => {
    const signs = signsOf(factsOf(stored({ from: ada, kind: 'other' }), email))
    const next = stored({ from: ada, kind: 'offer', company: 'Fabrikam', title: 'Tester' })
    expect(outcome(next, [{ kind: 'not_about_jobs', at: '2031-05-01T10:00:00Z', signs }])).toMatchObject({ as: 'created' })
    expect(outcome(next, [{ kind: 'assign', at: '2031-05-01T10:00:00Z', signs, applicationId: 'contoso' }])).toMatchObject({
      as: 'created',
    })
  })

  test('in answer to an offer of work starts no application', () => {
    const said = { subject: 'Tester', title: 'Tester', company: 'Fabrikam', inReplyTo: ['offer@fabrikam.example'] }
    expect(outcome(stored({ from: ada, to: [lou], ...said }))).toMatchObject({ as: 'unsure' })
    expect(outcome(stored({ from: lou, to: [ada], ...said }))).toMatchObject({ as: 'created' })
  })
})
