import { expect, test } from 'vitest'
import { emptyReading } from '../testing/tracker.ts'
import { evidenceOfFacts } from './history.ts'
import type { StoredMail } from './stored-mail.ts'

const identity = { company: 'Heron Mill', title: null, location: null, requisition: null, postingUrl: null }

function mail(id: string, share: number): StoredMail {
  const quote = `It is ${id} at Heron Mill`
  const company = [{ name: 'Heron Mill', share, evidence: { field: 'company' as const, quote, where: 'body' as const } }]
  const reading = { ...emptyReading, likely: { company, title: [] } }
  return { id, recipient: '', tag: null, at: '2031-05-01T10:00:00Z', kind: reading.kind, reading, authentication: null }
}

test('a name that several mails tell together is proved by the one that is surest of it', () => {
  expect(evidenceOfFacts([mail('one', 0.4), mail('two', 0.6)], identity, [])).toEqual([
    { field: 'company', quote: 'It is two at Heron Mill', where: 'body', mailId: 'two' },
  ])
})
