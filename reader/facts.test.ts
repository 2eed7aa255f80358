import { describe, expect, test } from 'vitest'
import { mailCases, mailOf } from './facts/mails.cases.ts'
import { nameKey } from './facts/names.ts'
import { titleKey } from './facts/title/tidy.ts'
import { zoneOfWriter } from './facts/zone.ts'
import { facts } from './facts.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'
import { platformOf } from './platforms/index.ts'
import type { Kind } from './reading.ts'

async function read(
  text: string,
  kind: Kind,
  from = 'Ann Berg <ann.berg@northlineco.example>',
  subject = 'Hello',
  date?: string,
) {
  const mail = await mailOf(from, subject, text, date)
  return facts(mail, platformOf(mail), kind)
}

describe('a mail names the employer and the job', () => {
  test.each(mailCases)('%s: %s', async (from, subject, text, company, title) => {
    const mail = await mailOf(from, subject, text)
    const said = facts(mail, platformOf(mail))
    expect(said.company === null ? null : nameKey(said.company)).toBe(company === null ? null : nameKey(company))
    if (title !== null) expect(said.title === null ? null : titleKey(said.title)).toBe(titleKey(title))
  })

  test('every fact comes with words of the mail', async () => {
    const mail = await mailOf(
      'Oakhurst <no-reply@us.greenhouse-mail.io>',
      'Thank you for applying to Oakhurst',
      'Hi,\n\nwe received your application for the Night Baker role (ID: 48112).\n\nOakhurst',
    )
    const said = facts(mail, platformOf(mail), 'application_received')
    expect(said.evidence.find((entry) => entry.field === 'title')?.quote).toContain('Night Baker')
    expect(said.requisition).toBe('48112')
  })

  test('a digest, an alien mail and a code have no job', async () => {
    const text = 'Warehouse Lead\nGulf Cold Storage – Mobile, AL\n\nYard Driver\nBayline – Mobile, AL'
    expect((await read(text, 'job_alert', 'Glassdoor Jobs <noreply@glassdoor.com>', '12 jobs for you')).company).toBeNull()
    expect((await read('Your application for the Silver Card has been approved.', 'other')).title).toBeNull()
    expect((await read('Paste this code: 8Hq2Lm9Z', 'account', 'no-reply@us.greenhouse-mail.io')).code).toBe('8Hq2Lm9Z')
  })

  test('neither the system nor a passing desk is the employer', async () => {
    for (const from of [
      'Workable <noreply@candidates.workablemail.com>',
      'HR Inbox <hr@example.com>',
      'LinkedIn <jobs-noreply@linkedin.com>',
    ]) {
      expect(
        (await read('Your application has been received. We will be in touch.', 'application_received', from)).company,
      ).toBeNull()
    }
  })
})

describe('a mail fixes a time', () => {
  test.each([
    ['Your interview is on Thursday, April 23, 2026 at 2:15 PM EDT.', '2026-04-23T14:15:00-04:00', '+0000'],
    ['We would like to see you on 23 April 2026 at 09:30.', '2026-04-23T09:30:00+01:00', '+0100'],
    ['When: Monday, 4 May 2026, 11:00 - 11:45 CEST', '2026-05-04T11:00:00+02:00', '+0200'],
    ['Your interview is at 14:00 GMT 23 April 2026, by video.', '2026-04-23T14:00:00+01:00', '+0100'],
    ['Wir laden Sie ein am Donnerstag, 23.04.2026, um 14:00 Uhr.', '2026-04-23T14:00:00+02:00', '+0200'],
    [
      'Das Gespräch findet am 5. Mai 2026 von 10:00 bis 11:00 Uhr statt, wir freuen uns auf Sie.',
      '2026-05-05T10:00:00+02:00',
      '+0200',
    ],
    ['Kun je langskomen op dinsdag 21 april om half 9? We horen het graag van je.', '2026-04-21T08:30:00+02:00', '+0200'],
    ['Could you make Monday 20 April at ten? The committee would like to see you.', '2026-04-20T10:00:00+01:00', '+0100'],
    ['Come and see us on Tuesday 21 April at half past two for an interview.', '2026-04-21T14:30:00+01:00', '+0100'],
    ['Passt Ihnen Dienstag, 21. April, um zehn? Wir freuen uns auf das Gespräch.', '2026-04-21T10:00:00+02:00', '+0200'],
    ['Kommen Sie am Dienstag, 21. April, um halb neun zum Gespräch.', '2026-04-21T08:30:00+02:00', '+0200'],
    ['Nous vous attendons mardi 21 avril à dix heures pour un entretien.', '2026-04-21T10:00:00+02:00', '+0200'],
    ['Schikt donderdag 23 april om 11.30 uur bij ons op kantoor voor het gesprek?', '2026-04-23T11:30:00+02:00', '+0200'],
    ["L'entretien aura lieu le jeudi 23 avril 2026 à 14h30 dans nos bureaux, merci.", '2026-04-23T14:30:00+02:00', '+0200'],
    ['La entrevista será el jueves 23 de abril de 2026 a las 17:00 en nuestras oficinas.', '2026-04-23T17:00:00+02:00', '+0200'],
    [
      'A entrevista será no dia 23 de abril de 2026 às 14h30, obrigado pela sua disponibilidade.',
      '2026-04-23T14:30:00-03:00',
      '-0300',
    ],
    [
      'Il colloquio è fissato per giovedì 23 aprile 2026 alle 15:30, la aspettiamo nella nostra sede.',
      '2026-04-23T15:30:00+02:00',
      '+0200',
    ],
    ['Vi vill träffa dig torsdag 23 april kl. 13.00 hos oss på kontoret, passar det?', '2026-04-23T13:00:00+02:00', '+0200'],
    ['Rozmowa odbędzie się 23 kwietnia 2026 o 10:00 w naszym biurze, dziękujemy.', '2026-04-23T10:00:00+02:00', '+0200'],
    [
      'Mülakatınız 23 Nisan 2026 saat 14:00 için planlandı, sizi bekliyoruz ve teşekkür ederiz.',
      '2026-04-23T14:00:00+03:00',
      '+0300',
    ],
    [
      'Vi vil gerne invitere dig til samtale torsdag den 23. april 2026 kl. 13.30 på vores kontor.',
      '2026-04-23T13:30:00+02:00',
      '+0200',
    ],
    ['Kan du komme til en samtale tirsdag i næste uge kl. 10-11? Du er meget velkommen.', '2026-04-21T10:00:00+02:00', '+0200'],
    [
      'Vi ønsker å møte deg onsdag 22. april kl. 0900 i våre lokaler, og gleder oss til det.',
      '2026-04-22T09:00:00+02:00',
      '+0200',
    ],
    ['Intervjuet er i morgen klokken 14, og vi ser frem til å snakke med deg.', '2026-04-15T14:00:00+02:00', '+0200'],
    ['Tervetuloa haastatteluun torstaina 23.4.2026 klo 14.00 toimistollemme.', '2026-04-23T14:00:00+03:00', '+0300'],
    ['Haastattelu pidetään 5. toukokuuta klo 9.30, ja se kestää noin tunnin.', '2026-05-05T09:30:00+03:00', '+0300'],
    ['Välkommen på intervju tisdag nästa vecka kl 15 hos oss på kontoret.', '2026-04-21T15:00:00+02:00', '+0200'],
    ['Can you come in on Monday next week at 10:30 for a chat with the team?', '2026-04-20T10:30:00+01:00', '+0100'],
    ['Wir würden Sie gern am Dienstag nächster Woche um 9 Uhr kennenlernen.', '2026-04-21T09:00:00+02:00', '+0200'],
    ['La entrevista con el constructor será el jueves 23 de abril a las 17:00.', '2026-04-23T17:00:00+02:00', '+0200'],
  ])('%s', async (text, start, offset) => {
    const said = await read(text, 'interview', undefined, 'Interview', `Tue, 14 Apr 2026 10:00:00 ${offset}`)
    expect(said.invitation && Date.parse(said.invitation.start)).toBe(Date.parse(start))
  })

  test.each([
    ['Are you free any morning between April 20 and April 24, say at 9:00?'],
    ['Please reply by Friday, 24 April at noon.'],
    ['You can choose Tue 21 April 10:00 or Wed 22 April 14:00.'],
    ['We look forward to meeting you soon.'],
    ['On Tuesday 21 April we build, constructor by constructor.'],
  ])('no time is fixed by: %s', async (text) => {
    expect((await read(text, 'interview')).invitation).toBeNull()
  })

  test('an ending of an address that is no country tells no zone', () => {
    for (const ending of ['constructor', '__proto__'])
      expect(zoneOfWriter('2026-01-14T10:00:00+00:00', 'en', `acme.${ending}`)).toBe('Europe/London')
  })

  test('a calendar object with the zone names of Outlook is right to the minute', async () => {
    const calendar = [
      'BEGIN:VCALENDAR',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:x1',
      'SEQUENCE:2',
      'DTSTART;TZID=W. Europe Standard Time:20260712T110000',
      'DTEND;TZID=W. Europe Standard Time:20260712T120000',
      'RRULE:FREQ=SECONDLY',
      'SUMMARY:Interview',
      'ORGANIZER;CN=Kofi Mensah:mailto:kofi@example.com',
      'ATTENDEE;CN="Noor Ali";ROLE=REQ-PARTICIPANT:mailto:Noor@example.com',
      'ATTENDEE:mailto:b@example.org',
      'ATTENDEE;CUTYPE=ROOM;CN=Room 4:mailto:room4@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    const raw = `From: a@example.com\r\nTo: b@example.org\r\nSubject: x\r\nDate: Tue, 14 Apr 2026 10:00:00 +0200\r\nContent-Type: text/calendar; method=REQUEST\r\n\r\n${calendar}\r\n`
    const mail = normalise(await parse(Buffer.from(raw)))
    const { invitation } = facts(mail, platformOf(mail), 'interview')
    expect(invitation).toMatchObject({
      uid: 'x1',
      sequence: 2,
      method: 'request',
      start: '2026-07-12T11:00:00+02:00',
      end: '2026-07-12T12:00:00+02:00',
      timeZone: 'Europe/Berlin',
      attendees: [
        { name: 'Noor Ali', address: 'noor@example.com' },
        { name: '', address: 'b@example.org' },
      ],
    })
  })
})

describe('a mail asks for something by a day', () => {
  test.each<[string, Kind, string]>([
    ['Please complete the test by April 21, 2026.', 'assessment', '2026-04-21'],
    ['Bitte senden Sie uns die Unterlagen bis zum 30. April.', 'action_required', '2026-04-30'],
    ['Merci de me renvoyer votre note au plus tard le 25 avril.', 'assessment', '2026-04-25'],
    ['Devuélvela firmada antes del 5 de mayo.', 'offer', '2026-05-05'],
    ['The invitation expires in 7 days. Complete it within 7 days.', 'assessment', '2026-04-21'],
  ])('%s', async (text, kind, deadline) => {
    expect((await read(text, kind)).deadline).toBe(deadline)
  })
})

test.each([
  ['Base salary: $196,000 a year', '$196,000 a year'],
  ['Wir bieten ein Jahresgehalt von 62.000 € brutto.', '62.000 € brutto'],
  ['Journeyman Electrician, $41.50/hr to start', '$41.50/hr'],
  ['36.500 € brutos al año en 14 pagas', '36.500 € brutos al año'],
])('an offer says its pay: %s', async (text, salary) => {
  expect((await read(text, 'offer')).salary).toBe(salary)
})

describe('a mail that asks for trust', () => {
  test.each([
    ['Kindly download the Telegram app and add the hiring manager for an online interview.', 'text_interview'],
    ['We will mail you a check to buy the equipment; deposit the check at your bank.', 'cheque'],
    ['Please pay the registration fee of $150 by PayPal before the training.', 'advance_fee'],
    ['We never ask for your password, just pay the registration fee of $150 by PayPal.', 'advance_fee'],
    ['Vor Antritt überweisen Sie bitte 180 Euro für die Arbeitserlaubnis.', 'advance_fee'],
    ['Avant de commencer, virez 90 € pour votre badge.', 'advance_fee'],
    ['Antes de empezar, transfiera 75 euros para el uniforme.', 'advance_fee'],
    ['Przed rozpoczęciem pracy wpłać 300 zł kaucji.', 'advance_fee'],
  ])('%s', async (text, code) => {
    const { trust } = await read(text, 'recruiter_outreach', 'HR DEPARTMENT <acme.recruit.desk@gmail.com>')
    expect(trust.level).toBe('warn')
    expect(trust.warnings.map((warning) => warning.code)).toContain(code)
  })

  test('the cheque is quoted where it is promised, not the sentence before', async () => {
    const text =
      'Please add the hiring manager on Telegram.\n\nWe will mail you a check to buy the equipment for your home office.'
    const { trust } = await read(text, 'recruiter_outreach', 'HR DEPARTMENT <acme.recruit.desk@gmail.com>')
    expect(trust.warnings.find(({ code }) => code === 'cheque')?.quote).toContain('We will mail you a check')
  })

  test.each([
    'We would like to interview you by phone. A background check follows an offer.',
    'Whoever accepts an offer completes a credit check, as the law requires of banks. Your laptop is sent before.',
    'Your references come through an agency. We pay the fee.',
    'Ihre Fahrkarte ersetzen wir: wir überweisen Ihnen 60 Euro.',
    'Please bring your laptop and check in at the front desk. The final check of references follows.',
    'Our recruiters never ask for payment, cheques to deposit at a bank, or an interview over Telegram.',
    'We will not ask you to pay a registration fee of $150 by PayPal. Report such mail to us.',
    'We write from our own domain. If somebody sends you a cheque to buy equipment in our name, please report it to us.',
  ])('an ordinary invitation raises none: %s', async (text) => {
    const { trust } = await read(text, 'interview')
    expect(trust).toEqual({ level: 'normal', warnings: [] })
  })
})

test('who signs is somebody with a role', async () => {
  const said = await read(
    'Hi Sam,\n\nsee you on Monday.\n\nKind regards,\nAnn Berg\nSenior Recruiter, Northline Co.',
    'conversation',
  )
  expect(said.people[0]).toEqual({ name: 'Ann Berg', address: 'ann.berg@northlineco.example', role: 'Senior Recruiter' })
})

describe('hostile text costs no time', () => {
  const patterns = [
    'a ',
    'A ',
    'position ',
    'for the ',
    'at ',
    '(m/w/d) ',
    'Inc. ',
    '12:00 ',
    '12 April ',
    '$1,000 ',
    'code: ',
    '- ',
    ', ',
    '((',
    'A. ',
    'the team at ',
    'ref 1234 ',
    'von der ',
  ]
  test.each(patterns)('a megabyte of %j', async (pattern) => {
    const mail = await mailOf('Ann <ann@example.com>', pattern.repeat(100), pattern.repeat(Math.ceil(1_000_000 / pattern.length)))
    const start = process.cpuUsage()
    facts(mail, platformOf(mail), 'offer')
    facts(mail, platformOf(mail), 'interview')
    const { user } = process.cpuUsage(start)
    // 200 ms each on an idle core; tests share theirs with others.
    expect(user / 1000).toBeLessThan(800)
  })
})
