import { describe, expect, it } from 'vitest'
import type { Status } from '../../contract/applications.ts'
import type { Kind } from '../reading.ts'
import { type StatusEvent, statusOf } from './status.ts'

/** `kind` on the nth day of March, or the user's own choice of a status. */
function on(day: number, what: Kind | { user: Status } | Partial<StatusEvent & { by: 'mail' }>): StatusEvent {
  const at = `2026-03-${String(day).padStart(2, '0')}T09:00:00Z`
  if (typeof what === 'object' && 'user' in what) return { by: 'user', at, status: what.user }
  const said = typeof what === 'string' ? { kind: what } : what
  return {
    by: 'mail',
    at,
    mailId: `mail-${day}`,
    kind: 'other',
    confidence: 0.95,
    isTrusted: true,
    isCancellation: false,
    isOfApplication: true,
    isLetter: false,
    ...said,
  }
}

describe('status of an application', () => {
  it.each<[string, StatusEvent[], Status]>([
    ['is applied after the confirmation', [on(1, 'application_received')], 'applied'],
    [
      'goes forward with each mail',
      [on(1, 'application_received'), on(2, 'application_update'), on(3, 'assessment'), on(4, 'interview')],
      'interview',
    ],
    [
      'never goes back',
      [on(1, 'interview'), on(2, 'application_update'), on(3, 'assessment'), on(4, 'application_received')],
      'interview',
    ],
    [
      'is not moved by a conversation or something to do',
      [on(1, 'offer'), on(2, 'action_required'), on(3, 'conversation')],
      'offer',
    ],
    ['is applied when a person answers first', [on(1, 'conversation')], 'applied'],
    ['ends with a rejection', [on(1, 'application_received'), on(2, 'interview'), on(3, 'rejection')], 'rejected'],
    ['ends with a withdrawal', [on(1, 'application_received'), on(2, 'withdrawal')], 'withdrawn'],
    [
      'stays withdrawn when a late reminder or rejection comes',
      [on(1, 'withdrawal'), on(2, 'interview'), on(3, 'rejection')],
      'withdrawn',
    ],
    ['is open again after good news', [on(1, 'interview'), on(2, 'rejection'), on(5, 'interview')], 'interview'],
    [
      'is not opened again by a late status line',
      [on(1, 'rejection'), on(2, 'application_update'), on(3, 'application_received')],
      'rejected',
    ],
    [
      'is not opened again by a meeting called off',
      [on(1, 'interview'), on(2, 'rejection'), on(3, { kind: 'interview', isCancellation: true })],
      'rejected',
    ],
    ['ends a second time', [on(1, 'rejection'), on(2, 'interview'), on(3, 'rejection')], 'rejected'],
    [
      'follows the dates of the mails, not their arrival',
      [on(9, 'rejection'), on(2, 'interview'), on(1, 'application_received')],
      'rejected',
    ],
    [
      'is not moved by mail that failed authentication',
      [on(1, 'application_received'), on(2, { kind: 'offer', isTrusted: false })],
      'applied',
    ],
    [
      'is not moved by mail read with doubt',
      [on(1, 'application_received'), on(2, { kind: 'rejection', confidence: 0.59 })],
      'applied',
    ],
    [
      'is moved by what is half as likely again as all else together',
      [on(1, 'application_received'), on(2, { kind: 'rejection', confidence: 0.6 })],
      'rejected',
    ],
    ["is the user's choice", [on(1, 'application_received'), on(2, { user: 'offer' })], 'offer'],
    [
      "keeps the user's choice against older mail that arrives later",
      [on(5, { user: 'interview' }), on(3, 'rejection')],
      'interview',
    ],
    ["goes on from the user's choice with newer mail", [on(2, { user: 'in_review' }), on(3, 'interview')], 'interview'],
    ['can be set back by the user', [on(1, 'interview'), on(2, { user: 'applied' })], 'applied'],
    [
      'stays accepted once the user accepted',
      [on(1, 'offer'), on(2, { user: 'accepted' }), on(3, 'rejection'), on(4, 'interview')],
      'accepted',
    ],
  ])('%s', (_, events, expected) => {
    expect(statusOf(events).status).toBe(expected)
  })

  it('starts as saved when the job was only noted, and moves on with the confirmation', () => {
    expect(statusOf([], 'saved').status).toBe('saved')
    expect(statusOf([on(1, 'application_received')], 'saved').steps).toMatchObject([{ from: 'saved', to: 'applied', by: 'mail' }])
  })

  it('tells each step, who decided it, and when it was opened again', () => {
    const { steps, endedAt } = statusOf([on(1, 'interview'), on(2, 'rejection'), on(5, 'offer'), on(6, { user: 'accepted' })])
    expect(steps.map(({ to, by, mailId, isReopening }) => ({ to, by, mailId, isReopening }))).toEqual([
      { to: 'interview', by: 'mail', mailId: 'mail-1', isReopening: false },
      { to: 'rejected', by: 'mail', mailId: 'mail-2', isReopening: false },
      { to: 'offer', by: 'mail', mailId: 'mail-5', isReopening: true },
      { to: 'accepted', by: 'user', mailId: null, isReopening: false },
    ])
    expect(endedAt).toBe('2026-03-06T09:00:00Z')
  })

  it('was applied for on the day of the confirmation, else of the first mail', () => {
    expect(statusOf([on(3, 'application_received'), on(1, 'action_required')]).appliedAt).toBe('2026-03-03T09:00:00Z')
    expect(statusOf([on(4, 'interview'), on(2, 'conversation')]).appliedAt).toBe('2026-03-02T09:00:00Z')
  })
})

describe('the day of applying', () => {
  it.each<[string, StatusEvent[], string]>([
    ['is that of the receipt', [on(20, 'application_received'), on(27, 'rejection')], '2026-03-20T09:00:00Z'],
    [
      'is the one that the receipt tells',
      [on(27, { kind: 'application_received', appliedOn: '2026-03-20' })],
      '2026-03-20T12:00:00.000Z',
    ],
    [
      'is the one that a later mail tells',
      [on(24, 'conversation'), on(27, { kind: 'rejection', appliedOn: '2026-03-20' })],
      '2026-03-20T12:00:00.000Z',
    ],
    [
      'stays the receipt’s day when a mail tells a later one',
      [on(20, 'application_received'), on(27, { kind: 'application_update', appliedOn: '2026-03-22' })],
      '2026-03-20T09:00:00Z',
    ],
    [
      'stays the receipt’s moment when a mail tells the same day',
      [on(20, { kind: 'application_received', appliedOn: '2026-03-20' })],
      '2026-03-20T09:00:00Z',
    ],
    [
      'is not told by a mail that cannot be trusted',
      [on(27, { kind: 'application_received', appliedOn: '2026-03-20', isTrusted: false })],
      '2026-03-27T09:00:00Z',
    ],
  ])('%s', (_, events, day) => {
    expect(statusOf(events).appliedAt).toBe(day)
  })
})
