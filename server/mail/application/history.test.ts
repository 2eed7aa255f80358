import { expect, test } from 'vitest'
import { plainReading } from '../../testing/reading.ts'
import { evidenceOfFacts } from './history.ts'
import type { StoredMail } from './stored-mail.ts'

const identity = { company: 'Heron Mill', title: null, location: null, requisition: null, postingUrl: null }

function mail(id: string, share: number): StoredMail {
  const quote = `It is ${id} at Heron Mill`
  const company = [{ name: 'Heron Mill', share, evidence: { field: 'company' as const, quote, where: 'body' as const } }]
  const reading = { ...plainReading, likely: { company, title: [] } }
  return { id, recipient: '', tag: null, at: '2031-05-01T10:00:00Z', kind: reading.kind, reading, authentication: null }
}

test('a name that several mails tell together is proved by the one that is surest of it', () => {
  expect(evidenceOfFacts([mail('one', 0.4), mail('two', 0.6)], identity, [])).toEqual([
    { field: 'company', quote: 'It is two at Heron Mill', where: 'body', mailId: 'two' },
  ])
})

test('a client is proved by the words in which the agency names it', () => {
  const named = mail('one', 0.4)
  const reading = {
    ...named.reading,
    likely: { company: [], title: [] },
    client: { name: 'Heron Mill', quote: 'The client is Heron Mill' },
  }
  expect(evidenceOfFacts([{ ...named, reading }], identity, [])).toEqual([
    { field: 'company', quote: 'The client is Heron Mill', where: 'body', mailId: 'one' },
  ])
})

test('a job is proved by the words that say more than belongs to its title', () => {
  const told = mail('one', 0.4)
  const evidence = [{ field: 'title' as const, quote: 'We look for a Miller (34.5 hrs)', where: 'body' as const }]
  const reading = { ...told.reading, title: 'Miller (34.5 hrs)', evidence }
  expect(evidenceOfFacts([{ ...told, reading }], { ...identity, company: null, title: 'Miller' }, [])).toEqual([
    { field: 'title', quote: 'We look for a Miller (34.5 hrs)', where: 'body', mailId: 'one' },
  ])
})
