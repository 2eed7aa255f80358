import { describe, expect, test } from 'vitest'
import { normalise } from '../normalise.ts'
import { parse } from '../parse.ts'
import { read } from '../read.ts'
import { isMachineReply } from './acts.ts'

interface Written {
  subject?: string
  date?: string
  from?: string
  headers?: string[]
}

/** A mail of Wednesday, 18 November 2026, in answer to another. */
const mail = (text: string, { subject = 'Re: Interview for Data Analyst', date, from, headers = [] }: Written = {}) =>
  Buffer.from(
    [
      `From: ${from ?? 'Maya Lind <maya@northwind.example>'}`,
      'To: sam@example.com',
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      `Date: ${date ?? 'Wed, 18 Nov 2026 09:00:00 +0000'}`,
      'Message-ID: <2@northwind.example>',
      'In-Reply-To: <1@example.com>',
      'Content-Type: text/plain; charset=utf-8',
      ...headers,
      '',
      text,
    ].join('\r\n'),
  )

const said = async (text: string) => ((await read(mail(text))).acts ?? []).flatMap(({ says }) => says)
const times = async (text: string, written: Written = {}) =>
  ((await read(mail(text, written))).acts ?? []).flatMap((act) =>
    act.times.map(({ day, weekday, clock, daysLater, minutesLater }) =>
      [weekday === null ? day : weekday, clock, daysLater && `${daysLater} d`, minutesLater && `${minutesLater} min`]
        .filter(Boolean)
        .join(' '),
    ),
  )

describe('what a sentence says of a meeting', () => {
  test.each([
    ['en', "I'm afraid we have to cancel the interview.", 'cancel'],
    ['en', "Please don't come tomorrow.", 'cancel'],
    ['de', 'Leider fällt das Gespräch aus.', 'cancel'],
    ['fr', "L'entretien n'aura pas lieu.", 'cancel'],
    ['it', 'Siamo costretti ad annullare il colloquio.', 'cancel'],
    ['pl', 'Rozmowa niestety się nie odbędzie, odwołujemy spotkanie.', 'cancel'],
    ['cs', 'Bohužel musíme pohovor zrušit.', 'cancel'],
    ['ja', '面接は中止となりました。', 'cancel'],
    ['ko', '면접이 취소되었습니다.', 'cancel'],
    ['en', 'That works for me.', 'yes'],
    ['de', 'Das passt mir gut.', 'yes'],
    ['sv', 'Det går bra.', 'yes'],
    ['tr', 'Bu saat bana uygun.', 'yes'],
    ['hu', 'Ez megfelel.', 'yes'],
    ['zh', '好的，没问题。', 'yes'],
    ['nl', 'Dat lukt me helaas niet.', 'no'],
    ['es', 'Ese día no puedo.', 'no'],
    ['en', 'I would like to withdraw my application.', 'withdraw'],
    ['de', 'Hiermit ziehe ich meine Bewerbung zurück.', 'withdraw'],
    ['fr', "J'accepte votre offre.", 'acceptOffer'],
    ['en', 'Please ignore the rejection we sent this morning.', 'retract'],
    ['de', 'Bitte betrachten Sie unsere Absage als gegenstandslos.', 'retract'],
  ])('%s: %s', async (_, text, act) => {
    expect(await said(text)).toContain(act)
  })

  test.each([
    'If you need to cancel, please call us.',
    'Use the link to cancel or reschedule.',
    'Sollten Sie absagen müssen, rufen Sie uns an.',
    'If you received this message by mistake, delete it and tell the sender.',
    'Could we cancel?',
  ])('nothing is called off or taken back by: %s', async (text) => {
    const acts = await said(text)
    expect(acts).not.toContain('cancel')
    expect(acts).not.toContain('retract')
  })
})

describe('the times of a sentence, whole or in part', () => {
  test.each<[string, string[]]>([
    ['Monday, Tuesday or Wednesday at ten', ['1 10:00', '2 10:00', '3 10:00']],
    ['Mon 30 Nov at 10, Wed 2 Dec at 15.30 or Thu 3 Dec at 13', ['2026-11-30 10:00', '2026-12-02 15:30', '2026-12-03 13:00']],
    ['Could we say 17:00?', ['17:00']],
    ['We moved it to the day after.', ['1 d']],
    ['We have to start two hours later.', ['120 min']],
    ['Wir fangen eine halbe Stunde früher an.', ['-30 min']],
    ['12月3日（木）15:00', ['2026-12-03 15:00']],
    ['12월 3일 오후 3시에 뵙겠습니다.', ['2026-12-03 15:00']],
    ['12月3日下午3点半', ['2026-12-03 15:30']],
    ["3 Aralık 2026 saat 14:00'te", ['2026-12-03 14:00']],
    ['ve čtvrtek 3. prosince v 10:00', ['2026-12-03 10:00']],
  ])('%s', async (text, expected) => {
    expect(await times(text)).toEqual(expected)
  })
})

describe('a machine that says somebody is away', () => {
  const isMachine = async (text: string, written: Written) => isMachineReply(normalise(await parse(mail(text, written))))
  test.each<[string, string, Written, boolean]>([
    ['by its subject and words', 'I am out of the office until Monday.', { subject: 'Automatic reply: Data Analyst' }, true],
    ['by its header and words', 'Ich bin bis Montag im Urlaub.', { headers: ['Auto-Submitted: auto-replied'] }, true],
    ['that read a message', 'Your message was read.', { subject: 'Read: Data Analyst' }, true],
    ['but a person who is away', 'I am away on Tuesday, but Thursday works.', {}, false],
    [
      'but an automatic receipt',
      'We have received your application. Thank you.',
      { subject: 'Automatic reply: your application' },
      false,
    ],
  ])('%s', async (_, text, written, expected) => {
    expect(await isMachine(text, written)).toBe(expected)
  })
})

test.each<[string, string, string, string]>([
  ['CST of a writer in China', 'Thu, 19 Nov 2026 15:00:00 +0800', '2026-12-03T02:00:00.000Z', 'Asia/Shanghai'],
  ['CST of a writer in Chicago', 'Thu, 19 Nov 2026 15:00:00 -0600', '2026-12-03T16:00:00.000Z', 'America/Chicago'],
])('%s', async (_, date, instant, zone) => {
  const text = 'Your interview for the Data Analyst position is confirmed for Thursday, 3 December 2026 at 10:00 AM CST.'
  const { invitation, acts } = await read(mail(text, { date }))
  expect(acts?.flatMap(({ times }) => times.map((time) => time.zone))).toEqual([zone])
  expect(new Date(invitation?.start ?? 0).toISOString()).toBe(instant)
})

test.each([
  ['Hungarian', 'Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
  ['Czech', 'Od', 'Odesláno', 'Komu', 'Předmět'],
  ['Greek', 'Από', 'Στάλθηκε', 'Προς', 'Θέμα'],
])('old words below a %s header decide nothing', async (_, from, sent, to, subject) => {
  const old = [
    `${from}: Maya Lind <maya@northwind.example>`,
    `${sent}: 2026. 11. 13. 10:00`,
    `${to}: sam@example.com`,
    `${subject}: Data Analyst`,
    '',
    'Unfortunately we have decided not to move forward with your application for the Data Analyst position.',
  ].join('\r\n')
  const text = 'Your interview for the Data Analyst position is confirmed for Thursday, 3 December 2026 at 10:00.'
  const { kind } = await read(mail(`Hello Sam,\r\n\r\n${text}\r\n\r\nMaya Lind\r\n\r\n${old}`))
  expect(kind).toBe('interview')
})

test.each<[string, string, string]>([
  ['ja', '面接の日程についてご連絡いたします。12月3日10時はいかがでしょうか。', 'interview'],
  ['ko', '안타깝게도 이번에는 함께하지 못하게 되었습니다.', 'rejection'],
  ['zh', '我们很高兴地通知您，您已被录用。', 'offer'],
  ['cs', 'Děkujeme za Vaši přihlášku, obdrželi jsme ji v pořádku a ozveme se.', 'application_received'],
  ['hu', 'Sajnos másik jelöltet választottunk, köszönjük a jelentkezését.', 'rejection'],
])('a mail in %s is known by its words', async (_, text, kind) => {
  expect((await read(mail(text, { subject: 'Northwind' }))).kind).toBe(kind)
})
