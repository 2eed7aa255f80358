import { describe, expect, test } from 'vitest'
import { asLines, freeTimes, inserted } from './free-times.ts'

// a Friday evening
const now = new Date('2026-11-27T20:00:00Z')
const berlin = 'Europe/Berlin'
const busy = (startsAt: string, rest: object = {}) => ({ startsAt, endsAt: null, allDay: false, timeZone: berlin, ...rest })

describe('Free times', () => {
  test('are three hours on the next working days, in the hours that people work', () => {
    expect(freeTimes(now, berlin, null, [])).toEqual([
      '2026-11-30T09:00:00.000Z',
      '2026-12-01T13:00:00.000Z',
      '2026-12-02T10:00:00.000Z',
    ])
  })

  test('are not during an interview, nor on a day that has one without a time', () => {
    const interviews = [
      busy('2026-11-30T09:30:00.000Z'),
      busy('2026-11-30T12:30:00.000Z', { endsAt: '2026-11-30T15:59:00.000Z' }),
      busy('2026-12-01T00:00:00.000Z', { allDay: true }),
    ]
    // 11 o'clock begins within the hour of the first, and 14 to 16 in the second
    expect(freeTimes(now, berlin, null, interviews).map((at) => at.slice(0, 13))).toEqual([
      '2026-11-30T08',
      '2026-12-02T13',
      '2026-12-03T10',
    ])
  })

  test('are in the working hours of both sides where there are some', () => {
    expect(freeTimes(now, berlin, 'America/New_York', []).map((at) => at.slice(11, 13))).toEqual(['14', '14', '14'])
    expect(freeTimes(now, berlin, 'Pacific/Auckland', [])).toEqual(freeTimes(now, berlin, null, []))
    expect(freeTimes(now, berlin, 'Nowhere/None', [])).toEqual(freeTimes(now, berlin, null, []))
  })

  test('are at the same hour of the day after clocks change', () => {
    const times = freeTimes(new Date('2026-10-22T20:00:00Z'), berlin, null, [])
    expect(times).toEqual(['2026-10-23T08:00:00.000Z', '2026-10-26T13:00:00.000Z', '2026-10-27T10:00:00.000Z'])
  })

  test('are none when every working hour of four weeks is taken', () => {
    expect(freeTimes(now, berlin, null, [busy('2026-11-27T00:00:00Z', { endsAt: '2027-01-27T00:00:00Z' })])).toEqual([])
  })

  test.each([
    ['en', 'America/New_York', '- Monday 30 November, 15:00–16:00 CET (09:00–10:00 GMT-5)'],
    ['de', null, '- Montag, 30. November, 15:00–16:00 Uhr MEZ'],
    ['en', 'Europe/Paris', '- Monday 30 November, 15:00–16:00 CET'],
    ['en', 'Pacific/Auckland', '- Monday 30 November, 15:00–16:00 CET (Tuesday 1 December, 03:00–04:00 GMT+13)'],
  ])('are written in the language of the conversation and the zones of both sides (%s, %s)', (language, theirs, line) => {
    expect(asLines(['2026-11-30T14:00:00.000Z'], berlin, theirs, language)).toBe(line)
  })

  test('stand as a paragraph of their own where the caret is', () => {
    expect(inserted('Dear Maya,\n\nBest, Ada', 11, '- a\n- b')).toEqual({
      text: 'Dear Maya,\n\n- a\n- b\n\nBest, Ada',
      caret: 21,
    })
    expect(inserted('', 0, '- a')).toEqual({ text: '- a\n\n', caret: 5 })
  })
})
