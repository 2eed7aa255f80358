import { describe, expect, test } from 'vitest'
import { plainReading } from '../../server/testing/reading.ts'
import type { Reading } from '../reading.ts'
import { asksOf } from './asked.ts'
import type { StoredMail } from './stored-mail.ts'

const email = 'ada@example.com'
const quote = 'please complete the task'
const invitation = { uid: null, method: 'text', start: '2031-05-04T12:00:00Z' } as Reading['invitation']

/** Mails of one application, one a day. */
const mailsOf = (said: (Partial<Reading> & { dmarc?: string })[]) =>
  said.map(({ dmarc = 'pass', ...reading }, n): StoredMail => {
    const whole: Reading = { ...plainReading, evidence: [{ field: 'kind', quote, where: 'body' }], ...reading }
    return {
      id: String(n),
      recipient: 'ada@applybox.localhost',
      tag: null,
      at: `2031-05-0${n + 1}T10:00:00Z`,
      kind: whole.kind,
      reading: whole,
      authentication: { spf: 'pass', dkim: 'pass', dmarc, arc: 'none' },
    }
  })

const openAfter = (...said: Parameters<typeof mailsOf>[0]) =>
  asksOf(mailsOf(said), 'applied', email).open.map(({ kind, mailId }) => `${kind} ${mailId}`)

describe('what an employer asks of the user', () => {
  test('stands with its words and its deadline', () => {
    const mail: StoredMail = {
      id: 'm',
      recipient: 'ada@applybox.localhost',
      tag: null,
      at: '2031-05-01T10:00:00Z',
      kind: 'assessment',
      reading: {
        ...plainReading,
        kind: 'assessment',
        subject: 'Your task',
        deadline: '2031-05-04',
        evidence: [{ field: 'kind', quote, where: 'body' }],
      },
      authentication: null,
    }
    expect(asksOf([mail], 'assessment', email).open).toEqual([
      { kind: 'assessment', mailId: 'm', at: mail.at, dueBy: '2031-05-04', subject: 'Your task', quote },
    ])
  })

  test('stands as answered from the day of the answer on, until the employer goes on', () => {
    const own: Partial<Reading> = { kind: 'conversation', from: { name: 'Ada', address: email } }
    const answeredAfter = (...said: Partial<Reading>[]) =>
      asksOf(mailsOf(said), 'applied', email).answered.map(({ kind, mailId, answerId, answeredAt }) => [
        `${kind} ${mailId}`,
        answerId,
        answeredAt.slice(0, 10),
      ])
    const asked = [{ kind: 'action_required' }, { kind: 'interview' }, own] as Partial<Reading>[]
    const both = [
      ['action_required 0', '2', '2031-05-03'],
      ['interview 1', '2', '2031-05-03'],
    ]
    expect(answeredAfter(...asked)).toEqual(both)
    expect(answeredAfter(...asked, own, { kind: 'conversation' })).toEqual(both)
    expect(answeredAfter(...asked, { kind: 'application_received' })).toEqual([both[1]])
    expect(answeredAfter(...asked, { kind: 'interview' })).toEqual([both[0]])
    expect(answeredAfter(...asked, { kind: 'application_update' })).toEqual([])
    expect(answeredAfter({ kind: 'assessment' }, own)).toEqual([])
    expect(answeredAfter({ kind: 'offer' }, own)).toEqual([['offer 0', '1', '2031-05-02']])
    expect(asksOf(mailsOf(asked), 'rejected', email)).toEqual({ open: [], answered: [] })
  })

  test('is an answer to the offer again, once the employer improves one that was declined', () => {
    const own: Partial<Reading> = { kind: 'conversation', from: { name: 'Ada', address: email } }
    const mails = mailsOf([{ kind: 'offer' }, own, { kind: 'conversation', confidence: 0.59 }])
    const askedAfter = (...steps: { mailId: string; to: 'offer' | 'withdrawn' }[]) => {
      const { open, answered } = asksOf(mails, 'offer', email, [], steps)
      return [...open, ...answered].map(({ kind, mailId }) => `${kind} ${mailId}`)
    }
    const declined = [{ mailId: '0', to: 'offer' } as const, { mailId: '1', to: 'withdrawn' } as const]
    expect(askedAfter(...declined, { mailId: '2', to: 'offer' })).toEqual(['offer 2'])
    expect(asksOf(mails, 'offer', email, [], declined).answered).toHaveLength(1)
  })

  test('is several things at once, and of each kind the last word', () => {
    expect(openAfter({ kind: 'assessment' }, { kind: 'action_required' }, { kind: 'assessment' })).toEqual([
      'action_required 1',
      'assessment 2',
    ])
  })

  test.each<[string, Partial<Reading>[], string[]]>([
    ['a meeting without a time asks for one', [{ kind: 'interview' }], ['interview 0']],
    ['a meeting with a time asks nothing more', [{ kind: 'interview' }, { kind: 'interview', invitation }], []],
    ['an invitation shows that the test was taken', [{ kind: 'assessment' }, { kind: 'interview' }], ['interview 1']],
    ['news of progress shows that all was there', [{ kind: 'assessment' }, { kind: 'application_update' }], []],
    ['a receipt may cross the test it comes with', [{ kind: 'assessment' }, { kind: 'application_received' }], ['assessment 0']],
    ['a receipt shows that nothing is missing', [{ kind: 'action_required' }, { kind: 'application_received' }], []],
    ['an offer is what counts', [{ kind: 'action_required' }, { kind: 'interview' }, { kind: 'offer' }], ['offer 2']],
    ['small talk changes nothing', [{ kind: 'action_required' }, { kind: 'conversation' }], ['action_required 0']],
    [
      'an answer of one’s own answers, but takes no test',
      [{ kind: 'interview' }, { kind: 'assessment' }, { kind: 'conversation', from: { name: 'Ada', address: email } }],
      ['assessment 1'],
    ],
    ['what the reader is not sure of asks nothing', [{ kind: 'offer', confidence: 0.55 }], []],
    [
      'what was only doubtful for perhaps being about no application asks, for it is in one',
      [{ kind: 'offer', confidence: 0.59, within: { kind: 'offer', confidence: 0.9, likelihood: 0.8 } }],
      ['offer 0'],
    ],
    [
      'what is doubtful even so asks nothing',
      [{ kind: 'offer', confidence: 0.59, within: { kind: 'offer', confidence: 0.59, likelihood: 0.8 } }],
      [],
    ],
    [
      'what shows the signs of a fraud asks nothing',
      [{ kind: 'offer', trust: { level: 'warn', warnings: [{ code: 'cheque', quote: 'a cheque' }] } }],
      [],
    ],
  ])('%s', (_, mails, open) => expect(openAfter(...mails)).toEqual(open))

  test('is nothing from a sender who fails the checks, and nothing once it has ended', () => {
    expect(openAfter({ kind: 'offer', dmarc: 'fail' })).toEqual([])
    expect(asksOf([], 'rejected', email).open).toEqual([])
  })
})
