import { expect, test } from 'vitest'
import { plainReading } from '../../server/testing/reading.ts'
import { evidenceOfFacts, historyOf } from './history.ts'
import { inOrder, type StoredMail } from './stored-mail.ts'

const identity = { company: 'Heron Mill', title: null, location: null, requisition: null, agency: null, postingUrl: null }

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

test('what one mail did stands in the order of cause, and what is dated alike in one order whichever came first', () => {
  const at = '2031-05-01T10:00:00.000Z'
  const of = (id: string, kind: StoredMail['kind']): StoredMail => ({ ...mail(id, 0.4), at, kind })
  const [receipt, invitation, refusal] = [of('c', 'application_received'), of('b', 'interview'), of('a', 'rejection')]
  const sorted = inOrder([refusal, invitation, receipt])
  expect(sorted).toEqual([receipt, invitation, refusal])
  expect(inOrder([receipt, refusal, invitation])).toEqual(sorted)
  const step = { at, from: 'applied', to: 'interview', by: 'mail', mailId: 'b', isReopening: false } as const
  const entries = historyOf({
    mails: sorted,
    steps: [step, { ...step, from: 'interview', to: 'rejected', mailId: 'a' }],
    interviewSteps: [{ mailId: 'b', at, from: null, to: '2031-05-09T10:00:00.000Z' }],
    began: 'applied',
  })
  expect(entries.map(({ kind, mailId }) => `${kind} ${mailId}`)).toEqual([
    'created c',
    'mail c',
    'mail b',
    'interview b',
    'status b',
    'mail a',
    'status a',
  ])
  const moments = entries.map((entry) => entry.at)
  expect(moments).toEqual(moments.toSorted())
  expect(new Set(moments).size).toBe(moments.length)
})

test('a meeting that is called off and what the user decides are proved by the sentence that does it', () => {
  const told = mail('one', 0.4)
  const saying = (says: 'cancel' | 'withdraw', quote: string) => ({
    ...told,
    reading: { ...told.reading, evidence: [], acts: [{ says: [says], times: [], quote }] },
  })
  const at = told.at
  const off = historyOf({
    mails: [saying('cancel', 'We have to cancel.')],
    steps: [],
    interviewSteps: [{ mailId: 'one', at, from: '2031-05-02T10:00:00Z', to: null }],
    began: null,
  })
  expect(off.find(({ kind }) => kind === 'interview')?.evidence).toMatchObject([{ quote: 'We have to cancel.', mailId: 'one' }])
  const times = (day: string, clock: string) => [{ day, weekday: null, clock, zone: 'UTC' }]
  const offered = {
    ...told,
    reading: {
      ...told.reading,
      evidence: [],
      acts: [
        { says: [], times: times('2031-05-02', '10:00'), quote: 'Friday at ten' },
        { says: [], times: times('2031-05-05', '14:00'), quote: 'Monday at two' },
      ],
    },
  }
  const choice = historyOf({
    mails: [offered],
    steps: [],
    interviewSteps: [
      { mailId: 'one', at, from: null, to: '2031-05-02T10:00:00.000Z' },
      { mailId: 'one', at, from: null, to: '2031-05-05T14:00:00.000Z' },
    ],
    began: null,
  })
  expect(choice.flatMap((one) => (one.kind === 'interview' ? one.evidence : []))).toMatchObject([
    { quote: 'Friday at ten' },
    { quote: 'Monday at two' },
  ])
  const ended = historyOf({
    mails: [saying('withdraw', 'I withdraw my application.')],
    steps: [{ at, from: 'applied', to: 'withdrawn', by: 'mail', mailId: 'one', isReopening: false }],
    interviewSteps: [],
    began: null,
  })
  expect(ended.find(({ kind }) => kind === 'status')?.evidence).toMatchObject([{ quote: 'I withdraw my application.' }])
})
