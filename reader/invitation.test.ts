import { afterEach, describe, expect, test, vi } from 'vitest'
import { calendarEvent } from './invitation.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

const calendarOf = (event: string[], around: string[] = []) =>
  ['BEGIN:VCALENDAR', ...around, 'BEGIN:VEVENT', 'UID:x1', ...event, 'SUMMARY:Interview', 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  )

const partOf = (calendar: string, type = 'Content-Type: text/calendar; charset=utf-8') => `${type}\r\n\r\n${calendar}`

/** A mail of somebody in Berlin on 13 January 2026. */
const mailWith = (part: string) =>
  `From: Ann Berg <ann@northline.example>\r\nTo: b@example.org\r\nSubject: Interview\r\nDate: Tue, 13 Jan 2026 10:00:00 +0100\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nWir freuen uns auf Sie und auf das Gespräch.\r\n--b\r\n${part}\r\n--b--\r\n`

const invitationIn = async (mail: string) => calendarEvent(normalise(await parse(Buffer.from(mail))))?.invitation

const rules = (name: string, winter: string, summer: string) => {
  const rule = (kind: string, from: string, to: string, when: string) => [
    `BEGIN:${kind}`,
    'DTSTART:16010101T020000',
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;${when}`,
    `END:${kind}`,
  ]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...rule('STANDARD', summer, winter, 'BYDAY=1SU;BYMONTH=11'),
    ...rule('DAYLIGHT', winter, summer, 'BYDAY=2SU;BYMONTH=3'),
    'END:VTIMEZONE',
  ]
}

describe('the times of a calendar are right to the minute, wherever it is read', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each<[string, string[], string, string[]?]>([
    ['in UTC', ['DTSTART:20260507T120000Z'], '2026-05-07T12:00Z'],
    ['in a zone of the IANA', ['DTSTART;TZID=Europe/London:20260507T140000'], '2026-05-07T13:00Z'],
    [
      'behind the path of Evolution',
      ['DTSTART;TZID=/freeassociation.sourceforge.net/America/New_York:20260507T140000'],
      '2026-05-07T18:00Z',
    ],
    ['behind the path of Mozilla', ['DTSTART;TZID=/mozilla.org/20050126_1/America/Chicago:20260507T140000'], '2026-05-07T19:00Z'],
    ['as Windows names it', ['DTSTART;TZID=Eastern Standard Time:20260507T140000'], '2026-05-07T18:00Z'],
    ['as Windows shows it', ['DTSTART;TZID="(GMT-05:00) Eastern Time (US & Canada)":20260507T140000'], '2026-05-07T18:00Z'],
    ['as Microsoft writes UTC', ['DTSTART;TZID=tzone://Microsoft/Utc:20260507T140000'], '2026-05-07T14:00Z'],
    ['by an abbreviation', ['DTSTART;TZID=CEST:20260507T140000'], '2026-05-07T12:00Z'],
    ['by an abbreviation of several zones', ['DTSTART;TZID=CST:20260507T140000'], '2026-05-07T19:00Z'],
    ['by an offset before its cities', ['DTSTART;TZID="(GMT+01.00) Sarajevo/Skopje":20260107T140000'], '2026-01-07T13:00Z'],
    ['by an offset', ['DTSTART;TZID=GMT+0100:20260507T140000'], '2026-05-07T13:00Z'],
    [
      'by rules under any name, in winter',
      ['DTSTART;TZID=Customized Time Zone:20260306T140000'],
      '2026-03-06T19:00Z',
      rules('Customized Time Zone', '-0500', '-0400'),
    ],
    [
      'by rules under any name, in summer',
      ['DTSTART;TZID=tzone://Microsoft/Custom:20260310T140000'],
      '2026-03-10T18:00Z',
      rules('tzone://Microsoft/Custom', '-0500', '-0400'),
    ],
    [
      'by rules under an escaped name',
      ['DTSTART;TZID="(GMT-05.00) Eastern, Havana":20260310T140000'],
      '2026-03-10T18:00Z',
      rules('(GMT-05.00) Eastern\\, Havana', '-0500', '-0400'),
    ],
    ['by the only rules there are', ['DTSTART:20260507T140000'], '2026-05-07T18:00Z', rules('Here', '-0500', '-0400')],
    ['by the zone of the whole calendar', ['DTSTART:20260507T140000'], '2026-05-07T18:00Z', ['X-WR-TIMEZONE:America/New_York']],
    ['by the writer’s zone where it names none', ['DTSTART;X-KIND=FIXED:20260507T140000'], '2026-05-07T12:00Z'],
    [
      'by the writer’s zone where nobody knows what it names',
      ['DTSTART;TZID=Customized Time Zone:20260507T140000'],
      '2026-05-07T12:00Z',
    ],
    ['of a day alone, at its midnight', ['DTSTART;VALUE=DATE:20260507'], '2026-05-06T22:00Z'],
    ['without seconds and in small letters', ['dtstart;tzid=Europe/London:20260507T1400'], '2026-05-07T13:00Z'],
    ['with hyphens, colons and an offset', ['DTSTART:2026-05-07T14:00:00+02:00'], '2026-05-07T12:00Z'],
    ['told twice, by the first', ['DTSTART:20260507T120000Z', 'DTSTART:20260507T130000Z'], '2026-05-07T12:00Z'],
  ])('%s', async (_, event, start, around) => {
    for (const machine of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', machine)
      const invitation = await invitationIn(mailWith(partOf(calendarOf(event, around))))
      expect(Date.parse(invitation?.start ?? '')).toBe(Date.parse(start))
    }
  })

  test('the southern summer spans the turn of the year', async () => {
    const south = ['BEGIN:VTIMEZONE', 'TZID:Ours']
    const rule = (kind: string, to: string, month: number) => [
      `BEGIN:${kind}`,
      `DTSTART:2008${month}05T020000`,
      `TZOFFSETTO:${to}`,
      `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=1SU`,
      `END:${kind}`,
    ]
    const around = [...south, ...rule('STANDARD', '+1000', 11), ...rule('DAYLIGHT', '+1100', 12), 'END:VTIMEZONE']
    const invitation = await invitationIn(mailWith(partOf(calendarOf(['DTSTART;TZID=Ours:20260115T140000'], around))))
    expect(Date.parse(invitation?.start ?? '')).toBe(Date.parse('2026-01-15T03:00Z'))
  })

  test('a length instead of an end', async () => {
    const event = ['DURATION:PT1H30M', 'DTSTART;TZID=Kunde:20260306T140000']
    const invitation = await invitationIn(mailWith(partOf(calendarOf(event, rules('Kunde', '-0500', '-0400')))))
    expect(invitation?.end).toBe('2026-03-06T21:30:00+01:00')
  })
})

describe('a calendar is found', () => {
  const calendar = calendarOf(['DTSTART:20260507T120000Z'])
  test.each([
    ['as a file of no type', mailWith(partOf(calendar, 'Content-Type: application/octet-stream; name="invite.ics"'))],
    ['as a file of text', mailWith(partOf(calendar, 'Content-Disposition: attachment; filename="Interview.ICS"'))],
    ['as Outlook of old wrote it', mailWith(partOf(calendar, 'Content-Type: text/x-vcalendar'))],
    [
      'with the line ends of an old Macintosh',
      mailWith(
        partOf(
          Buffer.from(calendar.replaceAll('\r\n', '\r')).toString('base64'),
          'Content-Type: text/calendar\r\nContent-Transfer-Encoding: base64',
        ),
      ),
    ],
    [
      'in a mail that was passed on',
      mailWith(`Content-Type: message/rfc822\r\n\r\n${mailWith(partOf(calendar)).replaceAll('--b', '--c').replace('=b', '=c')}`),
    ],
  ])('%s', async (_, mail) => {
    expect((await invitationIn(mail))?.uid).toBe('x1')
  })
})

test('a link is the place, rather than the name of the program that opens it', async () => {
  const event = [
    'DTSTART:20260507T120000Z',
    'LOCATION:Microsoft Teams Meeting',
    'DESCRIPTION:See https://northline.example/faq\\nJoin: https://teams.microsoft.com/l/meetup-join/19\\nHelp',
  ]
  const invitation = await invitationIn(mailWith(partOf(calendarOf(event))))
  expect(invitation).toMatchObject({ place: 'https://teams.microsoft.com/l/meetup-join/19', kind: 'video' })
})

test.each([
  ['takes it on', 'REPLY', 'ACCEPTED', 'reply'],
  ['does not come', 'REPLY', 'DECLINED', 'counter'],
  ['may come', 'REPLY', 'TENTATIVE', 'counter'],
  ['would like another time better', 'COUNTER', 'TENTATIVE', 'counter'],
  ['passes on another time that would suit', 'COUNTER', 'ACCEPTED', 'counter'],
])('one invited who %s', async (_, method, state, read) => {
  const attendee = `ATTENDEE;CN="Day, Lee";PARTSTAT=${state}:mailto:lee@example.com`
  const calendar = calendarOf(['DTSTART:20260507T120000Z', attendee], [`METHOD:${method}`])
  expect((await invitationIn(mailWith(partOf(calendar))))?.method).toBe(read)
})

test('a duration that is none is no end, and nothing for the log', async () => {
  const warn = vi.spyOn(console, 'warn')
  const calendar = calendarOf(['DTSTART:20260507T120000Z', 'DURATION:a while'])
  expect((await invitationIn(mailWith(partOf(calendar))))?.end).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

describe('several meetings in one mail', () => {
  const event = (uid: string, lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'SUMMARY:Interview', 'END:VEVENT']
  const calendar = (...events: string[][]) =>
    ['BEGIN:VCALENDAR', 'METHOD:REQUEST', ...events.flat(), 'END:VCALENDAR'].join('\r\n')
  const startsIn = async (source: string) =>
    calendarEvent(normalise(await parse(Buffer.from(mailWith(partOf(source))))))?.events.map(({ start }) =>
      new Date(start).toISOString().slice(0, 16),
    )

  test('each event is one', async () => {
    expect(await startsIn(calendar(event('a', ['DTSTART:20261203T090000Z']), event('b', ['DTSTART:20261204T090000Z'])))).toEqual([
      '2026-12-03T09:00',
      '2026-12-04T09:00',
    ])
  })

  test('a series is each of its meetings, at the same hour of its own clock, without those left out', async () => {
    const series = event('a', [
      'DTSTART;TZID=Europe/London:20260318T110000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/London:20260325T110000',
    ])
    expect(await startsIn(calendar(series))).toEqual(['2026-03-18T11:00', '2026-04-01T10:00', '2026-04-08T10:00'])
  })

  test('a series without end is followed for a year and sixty meetings', async () => {
    expect(await startsIn(calendar(event('a', ['DTSTART:20261203T090000Z', 'RRULE:FREQ=DAILY'])))).toHaveLength(60)
    expect(await startsIn(calendar(event('a', ['DTSTART:20261203T090000Z', 'RRULE:FREQ=MONTHLY'])))).toHaveLength(13)
  })

  test('a thousand calendars and a rule that fits no day cost little', async () => {
    const many = Array.from({ length: 1000 }, (_, n) =>
      event(String(n), ['DTSTART:20261203T090000Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=MO;BYSETPOS=9']),
    )
    expect((await startsIn(calendar(...many)))?.length).toBeLessThanOrEqual(60)
  })

  test('a calendar without type or ending is known by its first line', async () => {
    const file = 'Content-Type: application/octet-stream; name="Invite"\r\nContent-Disposition: attachment; filename="Invite"'
    const read = await calendarEvent(
      normalise(await parse(Buffer.from(mailWith(partOf(calendar(event('a', ['DTSTART:20261203T090000Z'])), file))))),
    )
    expect(read?.invitation.uid).toBe('a')
  })
})
