import { describe, expect, test } from 'vitest'
import type { Kind } from '../domain/reading.ts'
import { mailCases, mailOf } from './facts/mails.cases.ts'
import { nameKey } from './facts/names.ts'
import { titleKey } from './facts/title/tidy.ts'
import { zoneOfWriter } from './facts/zone.ts'
import { facts } from './facts.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'
import { platformOf } from './platforms/index.ts'

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

  test.each([
    [
      'Vielen Dank für Ihre Bewerbung als Pflegefachkraft (gn*) Intensivstation im Klinikum Auwald.',
      'Pflegefachkraft Intensivstation',
    ],
    ['Vielen Dank für Ihre Bewerbung als Sachbearbeiter Schaden (gn) an unserem Standort Hamburg.', 'Sachbearbeiter Schaden'],
  ])('a mark for all genders is no part of the title: %s', async (text, title) => {
    expect((await read(text, 'application_received')).title).toBe(title)
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

  test.each<[from: string, subject: string, text: string, company: string | null]>([
    [
      'AutoNotification <noreply@successfactors.com>',
      'Application received',
      'We received your application for Clerk (Req 40871).',
      null,
    ],
    [
      'Recruiting <recruiting@jobsystem.example>',
      'Your application',
      'Thank you for applying at the Hospital. Kind regards, Recruiting',
      null,
    ],
    ['noreply@taleo.net', 'JR0012345 Process Engineer', 'Thank you for applying to JR0012345 at R-88123.', null],
    ['HR <hr@mail-04.prod.example>', 'Your application', 'Your application was received by mail-04.prod.example.', null],
    ['Das Krankenhaus <bewerbung@jobsystem.example>', 'Ihre Bewerbung', 'Ihre Bewerbung ist beim Krankenhaus eingegangen.', null],
    ['larkspur@myworkday.com', 'Thank you for applying', 'Thank you for your application. We will review it.', 'Larkspur'],
    ['Workday <northgate@myworkday.com>', 'Application received', 'We received your application for Data Analyst.', 'Northgate'],
    ['fuchs-catering@m.personio.de', 'Ihre Bewerbung', 'Vielen Dank für Ihre Bewerbung als Koch.', 'Fuchs Catering'],
    [
      'Team <no-reply@us.greenhouse-mail.io>',
      'Hi',
      'Thanks for your interest in Fable & Finch and the Product Designer role.',
      'Fable & Finch',
    ],
    ['Jobs <jobs@apply.example>', 'Interest', 'Thank you for expressing interest in Marlow Freight.', 'Marlow Freight'],
    ['noreply@jobvite.com', 'Bewerbung', 'Vielen Dank für Ihr Interesse an Nebelhorn Software GmbH.', 'Nebelhorn Software'],
    ['noreply@jobvite.com', 'Your application', 'Thank you for your interest in our company and the Nurse role.', null],
  ])(
    '%s: %s: no number, machine or common word is an employer, and who is plainly named is',
    async (from, subject, text, company) => {
      expect((await read(text, 'application_received', from, subject)).company).toBe(company)
    },
  )

  test.each<[text: string, title: string]>([
    ['Thank you for applying for the Senior Software Engineer, Search role at Northline.', 'Senior Software Engineer, Search'],
    ['Gracias por tu candidatura al puesto de Ingeniero de datos en Northline.', 'Ingeniero de datos'],
    ['Recibimos tu solicitud para Analista de datos en Northline.', 'Analista de datos'],
  ])('the job is read whole: %s', async (text, title) => {
    expect((await read(text, 'application_received')).title).toBe(title)
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

/** A mail of Tuesday, 24 November 2026, with words enough to tell its language. */
const writers: Record<string, [offset: string, words: string, host: string]> = {
  en: ['+0000', 'We look forward to seeing you and to hearing about your work with us.', 'northline.co.uk'],
  us: ['-0500', 'We look forward to seeing you and to hearing about your work with us.', 'northline.example'],
  de: ['+0100', 'Wir freuen uns auf Sie und auf das Gespräch mit Ihnen.', 'northline.example'],
  fr: ['+0100', 'Nous nous réjouissons de vous rencontrer pour un entretien dans nos bureaux.', 'northline.example'],
  nl: ['+0100', 'We kijken ernaar uit om je te ontmoeten voor een gesprek.', 'northline.example'],
  sv: ['+0100', 'Vi ser fram emot att träffa dig och prata om tjänsten hos oss.', 'northline.example'],
  da: ['+0100', 'Vi glæder os til at møde dig og tale om stillingen hos os.', 'northline.example'],
  no: ['+0100', 'Vi gleder oss til å møte deg og snakke om stillingen hos oss.', 'northline.example'],
  fi: ['+0200', 'Tervetuloa haastatteluun, odotamme sinua toimistollamme ja kerromme lisää.', 'northline.example'],
  pl: ['+0100', 'Cieszymy się na spotkanie i rozmowę z Panią w naszym biurze.', 'northline.example'],
  it: ['+0100', 'Siamo lieti di incontrarla per il colloquio presso la nostra sede.', 'northline.example'],
  es: ['+0100', 'Nos alegra mucho poder conocerte en la entrevista con nuestro equipo.', 'northline.example'],
  pt: ['+0000', 'Temos muito gosto em conhecê-lo na entrevista com a nossa equipa.', 'northline.example'],
}

async function written(writer: string, text: string, kind: Kind) {
  const [offset, words, host] = writers[writer] ?? ['', '', '']
  const body = `Hello Sam,\n\n${text}\n\n${words}\n\nAnn Berg`
  const mail = await mailOf(`Ann Berg <ann.berg@${host}>`, 'Your application', body, `Tue, 24 Nov 2026 10:00:40 ${offset}`)
  return facts(mail, platformOf(mail), kind)
}

async function meeting(writer: string, text: string) {
  const { invitation } = await written(writer, text, 'interview')
  if (invitation === null) return null
  const hours = Number(writers[writer]?.[0].slice(0, 3))
  const wall = (iso: string) => new Date(Date.parse(iso) + hours * 3_600_000).toISOString().slice(0, 16)
  const end = invitation.end === null ? '' : `-${wall(invitation.end).slice(11)}`
  return `${invitation.method === 'cancel' ? 'off ' : ''}${wall(invitation.start).replace('2026-', '').replace('T', ' ')}${end}`
}

describe('a time is read as it is written', () => {
  test.each<[writer: string, text: string, time: string]>([
    ['en', 'Your interview is on Thursday 3 December at half past two.', '12-03 14:30'],
    ['en', 'Thurs 3/12 @ 2:30pm GMT for your interview?', '12-03 14:30'],
    ['fr', "Jeudi 3 décembre, l'entretien sera de 9h à 10h.", '12-03 09:00-10:00'],
    ['fr', "L'entretien aura lieu jeudi 3 décembre à dix heures et sera mené par Mme Roy.", '12-03 10:00'],
    ['es', 'La entrevista será el jueves 3 de diciembre a las once en nuestras oficinas.', '12-03 11:00'],
    ['pt', 'A entrevista será às dez horas na quinta-feira, 3 de dezembro.', '12-03 10:00'],
    ['it', 'Il colloquio è giovedì 3 dicembre alle otto di sera.', '12-03 20:00'],
    ['nl', 'We zien je graag donderdag 3 december om één voor het gesprek.', '12-03 13:00'],
    ['en', 'Could you come in on the 3rd at 14.30?', '12-03 14:30'],
    ['en', 'Can we speak tomorrow at 9?', '11-25 09:00'],
    ['en', 'We will call you this Friday between 10 and 12.', '11-27 10:00-12:00'],
    ['en', 'Interview: Thursday 3 December, 10–10:45 CET / 9–9:45 GMT', '12-03 09:00-09:45'],
    ['en', 'Thursday, December 3 at 3pm ET (12pm PT)', '12-03 20:00'],
    ['en', 'Your interview is scheduled for Thursday 3 December 2026, 2:30 PM - 3:15 PM.', '12-03 14:30-15:15'],
    ['en', 'We have moved your interview from Tuesday 1 December to Thursday 3 December at 10:00.', '12-03 10:00'],
    ['en', 'Your interview will now be on Thursday 3 December at 11:00 instead of Tuesday 1 December at 10:00.', '12-03 11:00'],
    ['en', 'Not Tuesday but Thursday 3 December at 11:00, sorry.', '12-03 11:00'],
    ['en', 'Your interview is on Thursday 3 December at 10:00, please call us if you need to reschedule.', '12-03 10:00'],
    ['en', 'Please meet our change manager on Thursday 3 December from 10:00 to 11:00.', '12-03 10:00-11:00'],
    ['en', 'If you need to cancel your interview on Thursday 3 December at 10:00, let us know.', '12-03 10:00'],
    ['en', 'If you can no longer attend your interview on Thursday 3 December at 10:00, please call us.', '12-03 10:00'],
    ['en', 'Please be there at 13:45 on Thursday 3 December; the interview starts at 14:00.', '12-03 14:00'],
    ['en', 'Please arrive at 1:45pm for a 2pm interview on Thursday 3 December.', '12-03 14:00'],
    ['en', 'Date: 3 December 2026\nTime: 2:30 pm\nLocation: 4 Mill Street, Leeds', '12-03 14:30'],
    ['en', 'Date\n3 December 2026\nTime\n14:30\nLocation\nRoom 4', '12-03 14:30'],
    ['en', 'When: Thu Dec 3, 2026 2:30pm – 3:15pm (GMT)', '12-03 14:30-15:15'],
    ['en', 'Day: Thursday 3rd December\nArrival: 9.45am\nInterview: 10.00am', '12-03 10:00'],
    ['en', 'Can you make 2:30 on Thursday 3 December?', '12-03 14:30'],
    ['en', 'See you at 4 on Thursday 3 December.', '12-03 16:00'],
    ['en', 'Thursday 3 December at 7:30 in the evening works for us.', '12-03 19:30'],
    ['en', 'Come along half seven in the morning on Thursday 3 December.', '12-03 07:30'],
    ['en', 'Thursday 3 December, half 2, at the yard.', '12-03 14:30'],
    ['en', 'quarter past nine on Thursday 3 December', '12-03 09:15'],
    ['en', "Let's say quarter to two on Thursday the 3rd.", '12-03 13:45'],
    ['en', "We'd like to see you Saturday the 5th at 10.", '12-05 10:00'],
    ['en', 'Thursday 3 December, 9.30am until about 12 noon, in our office.', '12-03 09:30-12:00'],
    ['en', 'Thursday 3 December from 11.15am until 1.15pm.', '12-03 11:15-13:15'],
    ['en', 'The interview is on Thursday 3 December, 10 to 4.', '12-03 10:00-16:00'],
    ['en', 'Report to the gatehouse by 0830 on Thursday 3 December.', '12-03 08:30'],
    ['en', 'We meet on 03/12/2026 at 10:00.', '12-03 10:00'],
    ['en', 'We meet on 13/12/2026 at 10:00.', '12-13 10:00'],
    ['en', 'The interview takes place on Thursday 3 December at 10:00 and lasts 2 hours.', '12-03 10:00'],
    ['en', 'Next Tuesday at 10 for a chat?', '12-01 10:00'],
    ['en', 'Could we talk next week on Thursday at 10:00?', '12-03 10:00'],
    ['en', 'If you are selected, interviews will be held on 14 December at 10:00.', '12-14 10:00'],
    ['en', 'Thursday, December 3, 2026\n9:15 am: Check in\n9:30 am: Meet Ada Lark, Director\n10:15 am: Case team', '12-03 09:15'],
    ['en', 'Monday 4 January at 10am', '2027-01-04 10:00'],
    ['en', 'Friday, 4 December at 10:00 AM EST', '12-04 15:00'],
    ['en', 'Friday, 4 December at 10:00 (UTC+2)', '12-04 08:00'],
    ['en', 'The interview on Thursday 3 December at 10:00 will last 45 minutes; please reply by Monday.', '12-03 10:00'],
    ['en', 'Please deliver a short talk: your interview is on Thursday 3 December at 10:00.', '12-03 10:00'],
    ['en', 'Would Thursday 3 December at 10:00 suit? If not, Friday at 2pm is fine too.', '12-03 10:00'],
    ['en', 'The call is on Thursday 3 December at 12 noon.', '12-03 12:00'],
    ['en', 'We meet Thursday 3 December at 10:00 (please arrive ten minutes early). Parking is closed from noon.', '12-03 10:00'],
    ['en', 'Thursday 3 December 10.00-10.45', '12-03 10:00-10:45'],
    ['en', 'Weds 2 Dec, 4pm on Zoom', '12-02 16:00'],
    ['en', '3pm on the 3rd of December works.', '12-03 15:00'],
    ['en', "December 3rd, 3 o'clock", '12-03 15:00'],
    ['en', 'Your interview: 2026-12-03 14:30', '12-03 14:30'],
    ['en', 'The first interview was on 12 November at 10:00, the second is on Thursday 3 December at 14:00.', '12-03 14:00'],
    ['en', 'Hi Sam, are you free for a call tomorrow afternoon at 3?', '11-25 15:00'],
    ['en', 'Today at 4:15pm works!', '11-24 16:15'],
    ['en', 'Interview Dec 3 10AM-11AM PST', '12-03 18:00-19:00'],
    ['us', 'Interview: 12/03/2026 at 2:30 PM', '12-03 14:30'],
    ['us', 'Interview: Thursday 12/3 at 2:30 PM ET', '12-03 14:30'],
    ['us', 'Thursday, December 3rd @ 11:00am EST / 8:00am PST', '12-03 11:00'],
    ['us', 'Your phone screen is on 12/3 at 10 AM Eastern.', '12-03 10:00'],
    ['us', "It's Thursday Dec 3 at 10am, for 30 min. Call me at 555-0199.", '12-03 10:00'],
    ['us', 'Please stop by on Dec 3 at 4:30.', '12-03 16:30'],
    ['us', 'Come Thursday December 3 at 9, ask for Ada.', '12-03 09:00'],
    ['de', 'Do., 03.12., 14 Uhr', '12-03 14:00'],
    ['de', 'Kommen Sie am Donnerstag, 3. Dezember, um halb drei.', '12-03 14:30'],
    ['de', 'Wir sehen uns Donnerstag um halb drei.', '11-26 14:30'],
    ['de', 'am Donnerstag, dem 3. Dezember, viertel nach neun', '12-03 09:15'],
    ['de', 'am Donnerstag, 3.12., um Viertel vor 3', '12-03 14:45'],
    ['de', 'Ihr Gespräch ist am 03.12.2026 von 14 bis 15 Uhr.', '12-03 14:00-15:00'],
    ['de', 'Ihr Gespräch ist am 03.12.2026 von 8 bis 11.30 Uhr.', '12-03 08:00-11:30'],
    ['de', 'Ihr Gespräch wurde vom 01.12.2026 auf den 03.12.2026 um 10:00 Uhr verschoben.', '12-03 10:00'],
    ['de', 'Statt am Dienstag, 1. Dezember, treffen wir uns am Donnerstag, 3. Dezember, um 10 Uhr.', '12-03 10:00'],
    ['de', 'Am 3. um 14 Uhr würde es passen.', '12-03 14:00'],
    ['de', 'Montag, 30. November, in der Früh um 7 Uhr 15', '11-30 07:15'],
    ['de', 'Mittwoch, 2.12., 8:00 Uhr, Treffpunkt 7:50 Uhr beim Empfang', '12-02 08:00'],
    ['de', 'nächste Woche Donnerstag um 10 Uhr', '12-03 10:00'],
    ['de', 'morgen um 10 Uhr am Telefon', '11-25 10:00'],
    ['de', 'übermorgen, 15:30 Uhr', '11-26 15:30'],
    ['de', 'Termin: Donnerstag, 03. Dezember 2026, 14:00–14:45 Uhr (MEZ)', '12-03 14:00-14:45'],
    ['de', 'Datum: 03.12.2026\nUhrzeit: 14:30 Uhr\nOrt: Raum 12', '12-03 14:30'],
    ['de', 'Wann: Do 03.12.26, 14h', '12-03 14:00'],
    ['de', 'Bitte seien Sie um 13:45 Uhr da, Beginn ist am 3. Dezember um 14:00 Uhr.', '12-03 14:00'],
    ['de', 'Gespräch am 4.1. um 10 Uhr', '2027-01-04 10:00'],
    ['fr', 'Entretien jeudi 3 décembre à 14h30.', '12-03 14:30'],
    ['fr', 'Nous vous attendons le 3 décembre à 14 h.', '12-03 14:00'],
    ['fr', 'Nous vous attendons le jeudi 3 décembre à 14 h 15.', '12-03 14:15'],
    ['fr', 'Nous vous attendons le jeudi 3 décembre de 14h à 15h30.', '12-03 14:00-15:30'],
    ['fr', "L'entretien du 1er décembre est reporté au jeudi 3 décembre à 10h.", '12-03 10:00'],
    ['fr', 'Demain à 9h par téléphone', '11-25 09:00'],
    ['fr', 'le 3 à 14h dans nos bureaux', '12-03 14:00'],
    ['fr', 'mardi prochain à 10h', '12-01 10:00'],
    ['fr', 'Date : jeudi 3 décembre 2026\nHeure : 14 h 30 à 15 h 30\nLieu : salle 2', '12-03 14:30-15:30'],
    ['fr', "jeudi 3 décembre à deux heures et demie de l'après-midi", '12-03 14:30'],
    ['fr', 'Le 3/12 à 14h30, visio', '12-03 14:30'],
    ['fr', 'Prévenez-nous 24 h avant si le jeudi 3 décembre à 10h ne convient pas.', '12-03 10:00'],
    ['fr', 'jeudi 3 décembre à neuf heures et quart', '12-03 09:15'],
    ['fr', "Présentez-vous à 13h45, l'entretien débute à 14h le jeudi 3 décembre.", '12-03 14:00'],
    ['nl', 'Kun je donderdag 3 december om half drie?', '12-03 14:30'],
    ['nl', 'donderdag 3 december om kwart over negen', '12-03 09:15'],
    ['nl', 'donderdag 3 december, 16u30 tot 17u15', '12-03 16:30-17:15'],
    ['nl', 'Het gesprek is verplaatst van dinsdag 1 december naar donderdag 3 december om 10.00 uur.', '12-03 10:00'],
    ['nl', 'vr 4/12 om 14u', '12-04 14:00'],
    ['nl', 'volgende week donderdag om 10 uur', '12-03 10:00'],
    ['nl', 'morgen om 9 uur', '11-25 09:00'],
    ['nl', 'Wanneer: 3-12-2026, 14:30 - 15:30', '12-03 14:30-15:30'],
    ['nl', 'Op 3 december om 14 uur 30', '12-03 14:30'],
    ['nl', 'donderdag 3 december om half 9', '12-03 08:30'],
    ['sv', 'Intervjun är torsdag 3 december kl. 14.30.', '12-03 14:30'],
    ['sv', 'torsdagen den 3 december klockan halv tre', '12-03 14:30'],
    ['sv', 'Intervjun flyttas från tisdag 1 december till torsdag 3 december kl 10.', '12-03 10:00'],
    ['sv', 'i morgon kl 9', '11-25 09:00'],
    ['sv', 'imorgon kl. 09:00', '11-25 09:00'],
    ['sv', 'kvart över nio på torsdag 3 december', '12-03 09:15'],
    ['sv', 'Tid: 13.00–14.15\nDatum: torsdag 3 december 2026', '12-03 13:00-14:15'],
    ['sv', 'Datum: torsdag 3 december 2026\nTid: 13.00–14.15', '12-03 13:00-14:15'],
    ['sv', 'den 3/12 kl 14.30', '12-03 14:30'],
    ['da', 'torsdag den 3.12. kl. 14:30', '12-03 14:30'],
    ['da', 'torsdag den 3. december klokken 14.30', '12-03 14:30'],
    ['da', 'torsdag d. 3/12 kl. 14', '12-03 14:00'],
    ['da', 'Samtalen er flyttet fra tirsdag den 1. december til torsdag den 3. december kl. 10.', '12-03 10:00'],
    ['da', 'i morgen kl. 9', '11-25 09:00'],
    ['da', 'kvart over ni torsdag den 3. december', '12-03 09:15'],
    ['da', 'halv tre torsdag den 3. december', '12-03 14:30'],
    ['da', 'torsdag i næste uge kl. 10-11', '12-03 10:00-11:00'],
    ['no', 'torsdag 3. desember klokken 14.30', '12-03 14:30'],
    ['no', 'torsdag 3. desember kl 1430', '12-03 14:30'],
    ['no', 'Intervjuet flyttes fra tirsdag 1. desember til torsdag 3. desember kl. 10.', '12-03 10:00'],
    ['no', 'torsdag 3. desember kl. 13-14', '12-03 13:00-14:00'],
    ['fi', 'torstaina 3.12. klo 14.30', '12-03 14:30'],
    ['fi', 'Haastattelu on torstaina 3. joulukuuta kello 14.', '12-03 14:00'],
    ['fi', 'Haastattelu on to 3.12.2026 klo 9–10.', '12-03 09:00-10:00'],
    ['fi', 'huomenna klo 9', '11-25 09:00'],
    ['fi', 'Haastattelu siirtyy tiistailta 1.12. torstaille 3.12. klo 10.', '12-03 10:00'],
    ['fi', 'torstaina 3.12. puoli kolmelta', '12-03 14:30'],
    ['pl', 'Zapraszamy na rozmowę w czwartek 3 grudnia, godz. 14:30.', '12-03 14:30'],
    ['pl', 'Rozmowa odbędzie się 3 grudnia o godz. 14.00 w biurze.', '12-03 14:00'],
    ['pl', 'Zapraszamy w czwartek 3 grudnia o 15, proszę dać znać.', '12-03 15:00'],
    ['pl', 'w czwartek 3 grudnia o godzinie 15', '12-03 15:00'],
    ['pl', 'jutro o 9:00', '11-25 09:00'],
    ['pl', 'Rozmowa zostaje przeniesiona z wtorku 1 grudnia na czwartek 3 grudnia na godz. 10:00.', '12-03 10:00'],
    ['pl', 'Termin: 03.12.2026 r., godz. 9.30', '12-03 09:30'],
    ['pl', 'w czwartek 3 grudnia o wpół do trzeciej', '12-03 14:30'],
    ['it', 'giovedì 3 dicembre alle ore 14,30', '12-03 14:30'],
    ['it', 'giovedì 3 dicembre alle 15 in sede', '12-03 15:00'],
    ['it', 'Le andrebbe di fare due chiacchiere giovedì 3 dicembre alle 13.15?', '12-03 13:15'],
    ['it', 'giovedì 3 dicembre dalle 14 alle 15', '12-03 14:00-15:00'],
    ['it', 'domani alle 9:30', '11-25 09:30'],
    ['it', 'Il colloquio di martedì 1 dicembre è spostato a giovedì 3 dicembre alle 10.', '12-03 10:00'],
    ['it', 'sabato 5 alle 8 e mezza', '12-05 08:30'],
    ['it', 'giovedì 3 dicembre alle tre del pomeriggio', '12-03 15:00'],
    ['it', 'Data: 03/12/2026\nOra: 14:30\nSede: via Roma 4', '12-03 14:30'],
    ['es', 'jueves 3 de diciembre a las 14:30h', '12-03 14:30'],
    ['es', 'el jueves 3 de diciembre a las 2 y media de la tarde', '12-03 14:30'],
    ['es', 'el lunes 30 a las cinco de la tarde', '11-30 17:00'],
    ['es', 'mañana a las 9:00', '11-25 09:00'],
    ['es', 'el jueves 3 de diciembre de 10:00 a 11:00 h', '12-03 10:00-11:00'],
    ['es', 'La entrevista del martes 1 de diciembre se traslada al jueves 3 de diciembre a las 10:00.', '12-03 10:00'],
    ['es', 'el 3 a las 10 en la oficina', '12-03 10:00'],
    ['es', 'Fecha: 3 de diciembre de 2026\nHora: 14:30 h\nLugar: sala 2', '12-03 14:30'],
    ['es', 'el jueves 3 de diciembre a las 9:45 horas, 10 minutos antes por favor', '12-03 09:45'],
    ['pt', 'quinta-feira, 3 de dezembro, às 14h30', '12-03 14:30'],
    ['pt', 'Pode passar na quinta-feira, dia 3, pelas 17h30?', '12-03 17:30'],
    ['pt', 'amanhã às 9h', '11-25 09:00'],
    ['pt', 'dia 3 às 14h', '12-03 14:00'],
    ['pt', 'A entrevista passa de terça-feira, 1 de dezembro, para quinta-feira, 3 de dezembro, às 10h.', '12-03 10:00'],
    ['pt', 'quinta-feira, 3 de dezembro, das 14h às 15h', '12-03 14:00-15:00'],
    ['pt', 'quinta-feira, 3 de dezembro, às duas e meia da tarde', '12-03 14:30'],
    [
      'en',
      'Interview details\n\nPosition: Baker\nDate: Thursday, 3 December 2026\nTime: 9:30 AM - 10:15 AM (GMT)\nFormat: Microsoft Teams\nMeeting ID: 345 678 912 10\nPasscode: 845123',
      '12-03 09:30-10:15',
    ],
    ['en', "I've got you down for Thursday 3rd at 2.15, ask for Jo.", '12-03 14:15'],
    ['en', "We'd love to see you on Monday 7 December. Please arrive at 9.20 for a 9.30 start.", '12-07 09:30'],
    [
      'en',
      'Your interview is confirmed for 10 am on Thursday 3 December. If you are running late call 0113 496 0000 before 9:45.',
      '12-03 10:00',
    ],
    ['en', 'Monday 7 December 2026 (09:00 - 12:00 GMT) assessment centre', '12-07 09:00-12:00'],
    ['en', 'You have been invited to an interview on 3rd Dec 2026 at 14:00hrs.', '12-03 14:00'],
    ['en', '14:00 - 14:45, Thursday, 3 December 2026 (UK, Ireland, Lisbon Time)', '12-03 14:00-14:45'],
    ['en', 'Event Date/Time: 2:30pm - Thursday, 3 December 2026 (GMT)', '12-03 14:30'],
    ['en', 'Can we bring our chat forward from 3pm to 2pm on Thursday 3 December?', '12-03 14:00'],
    ['us', 'Hi Sam, can you do Thu 12/3 at 11? Zoom.', '12-03 11:00'],
    ['us', 'Friday, December 4, 2026 1:00 PM - 1:30 PM (EST)', '12-04 13:00-13:30'],
    ['us', 'Interview with Ada: Wed Dec 2, 9:00am - 9:45am EST (8:00am CST)', '12-02 09:00-09:45'],
    ['us', '1pm ET/10am PT on Thursday, Dec 3', '12-03 13:00'],
    ['de', 'Termin: Montag, den 7. Dezember 2026, von 9.30 Uhr bis 10.15 Uhr', '12-07 09:30-10:15'],
    ['de', 'Haben Sie am kommenden Donnerstag um 15 Uhr Zeit?', '11-26 15:00'],
    ['de', 'Ich rufe Sie morgen zwischen 10 und 12 Uhr an.', '11-25 10:00-12:00'],
    ['de', 'Bitte seien Sie 15 Minuten vor Beginn da. Beginn: Donnerstag, 3.12.2026, 14 Uhr', '12-03 14:00'],
    ['de', 'Leider müssen wir den Termin am 1.12. um 9 Uhr verschieben. Neuer Termin: 3.12.2026, 11 Uhr', '12-03 11:00'],
    ['de', 'Sehr geehrte Frau Berg, am Do 3.12. ab 14:00 Uhr sind wir für Sie da.', '12-03 14:00'],
    ['de', 'Donnerstag, 03.12.2026 · 14:30 Uhr · Raum 3.12', '12-03 14:30'],
    ['fr', 'Nous vous confirmons votre rendez-vous du jeudi 3 décembre 2026 à 9h00 (durée : 45 min).', '12-03 09:00'],
    ['fr', 'Je vous propose un appel ce vendredi à 11 h 45.', '11-27 11:45'],
    ['nl', 'Kunt u op maandag 7 december om 9.30 uur langskomen? Adres: Kade 12, 3011 AB', '12-07 09:30'],
    ['nl', 'Het gesprek duurt ca. 1,5 uur en begint donderdag 3 december om 13:00.', '12-03 13:00'],
    ['sv', 'Välkommen på intervju måndagen den 7/12 kl. 13.00–13.45.', '12-07 13:00-13:45'],
    ['sv', 'Vi ses på torsdag klockan 9!', '11-26 09:00'],
    ['da', 'Vi ses mandag d. 7. december kl. 9.30-10.30.', '12-07 09:30-10:30'],
    ['no', 'Velkommen til intervju mandag 7.12 kl. 0930.', '12-07 09:30'],
    ['fi', 'Haastattelu: ma 7.12.2026 klo 9.30–10.15, Teams', '12-07 09:30-10:15'],
    ['fi', 'Soitan sinulle huomenna klo 13 ja 14 välillä.', '11-25 13:00'],
    ['pl', 'Spotkanie: 7.12.2026 (poniedziałek), godz. 10:00–11:00', '12-07 10:00-11:00'],
    ['pl', 'Zadzwonię jutro o 14.30.', '11-25 14:30'],
    ['it', 'La aspettiamo lunedì 7 dicembre 2026, ore 9.30.', '12-07 09:30'],
    ['it', 'Possiamo sentirci domani pomeriggio alle 3?', '11-25 15:00'],
    ['es', 'Te esperamos el lunes 7 de diciembre a las 9:30 h en calle Mayor, 12.', '12-07 09:30'],
    ['es', '¿Podemos hablar mañana por la tarde a las 5?', '11-25 17:00'],
    ['pt', 'Confirmamos a entrevista: 07/12/2026, 09h30.', '12-07 09:30'],
    ['pt', 'Podemos falar amanhã à tarde, às 3?', '11-25 15:00'],
  ])('%s: %s', async (writer, text, time) => {
    expect(await meeting(writer, text)).toBe(time)
  })

  test.each<[writer: string, text: string, time: string]>([
    ['en', 'Your interview on Thursday 3 December at 10:00 has been cancelled.', 'off 12-03 10:00'],
    ['de', 'Den Termin am 03.12.2026 um 10:00 Uhr müssen wir leider absagen.', 'off 12-03 10:00'],
    ['fr', 'Votre entretien du 3 décembre à 10h est annulé.', 'off 12-03 10:00'],
    ['nl', 'Het gesprek van donderdag 3 december om 10.00 uur gaat helaas niet door.', 'off 12-03 10:00'],
    ['sv', 'Intervjun torsdag 3 december kl 10 är inställd.', 'off 12-03 10:00'],
    ['da', 'Samtalen torsdag den 3. december kl. 10 er desværre aflyst.', 'off 12-03 10:00'],
    ['no', 'Intervjuet torsdag 3. desember kl. 10 er avlyst.', 'off 12-03 10:00'],
    ['fi', 'Haastattelu torstaina 3.12. klo 10 on valitettavasti peruttu.', 'off 12-03 10:00'],
    ['pl', 'Rozmowa 3 grudnia o 10:00 została odwołana.', 'off 12-03 10:00'],
    ['it', 'Il colloquio di giovedì 3 dicembre alle 10 è annullato.', 'off 12-03 10:00'],
    ['es', 'La entrevista del jueves 3 de diciembre a las 10:00 queda cancelada.', 'off 12-03 10:00'],
    ['pt', 'A entrevista de quinta-feira, 3 de dezembro, às 10h foi cancelada.', 'off 12-03 10:00'],
    [
      'en',
      'Due to illness we have to cancel your interview on Thursday 3 December at 10:00. We will be in touch with a new date.',
      'off 12-03 10:00',
    ],
  ])('%s calls off: %s', async (writer, text, time) => {
    expect(await meeting(writer, text)).toBe(time)
  })

  test.each<[writer: string, text: string, isMoved: boolean]>([
    ['en', 'We have moved your interview to Thursday 3 December at 10:00.', true],
    ['en', 'Your interview was rescheduled to Thursday 3 December at 10:00, tell us if that does not suit.', true],
    ['en', 'Your interview is now on Thursday 3 December at 10:00 instead of Tuesday.', true],
    ['en', 'We had to change your interview on Thursday 3 December from 10:00 to 14:00.', true],
    ['de', 'Wir haben Ihr Gespräch auf Donnerstag, 3. Dezember, 10:00 Uhr verschoben.', true],
    ['en', 'Your second interview is on Thursday 3 December at 10:00, please call us if you need to reschedule.', false],
    ['en', 'We are moving offices, so your second interview on Thursday 3 December at 10:00 is in Mill Road.', false],
    ['en', 'To reschedule your interview on Thursday 3 December at 10:00, call us.', false],
    ['en', 'Can we make it Thursday 3 December at 10:00 instead?', true],
    ['de', 'Leider müssen wir das Gespräch verschieben. Der neue Termin ist Donnerstag, 3. Dezember, um 10:00 Uhr.', true],
    ['en', 'We need to postpone the interview at Halden Ltd. It now takes place on Thursday 3 December at 10:00.', true],
    ['en', 'We need to postpone the interview. It takes place on Thursday 3 December at 10:00.', true],
    ['pt', 'A entrevista foi remarcada para o dia 03/12/2026, 10h.', true],
    [
      'de',
      'Ihr zweites Gespräch ist am Donnerstag, 3. Dezember um 10:00 Uhr; falls Sie verschieben müssen, rufen Sie an.',
      false,
    ],
  ])('%s, whether it takes the place of another: %s', async (writer, text, isMoved) => {
    expect((await written(writer, text, 'interview')).invitation?.isMoved === true).toBe(isMoved)
  })

  test.each<[writer: string, text: string]>([
    ['en', 'Interview on Wednesday 3 December 2026 at 10:00.'],
    ['en', 'Would Thursday at 10 or Friday at 2 suit you?'],
    ['en', 'Your interview is on Thursday 3 December at one or more of our sites.'],
    ['en', 'Your interview is on Thursday 3 December at three or four.'],
    ['nl', 'Graag zien we je donderdag 3 december om een en ander te bespreken.'],
    ['sv', 'Välkommen torsdag den 3 december för att prata om ett av våra jobb.'],
    ['no', 'Vi møtes torsdag 3. desember for å snakke om to av stillingene.'],
    ['en', 'I can do Thursday 3 December at 10:00, 11:30 or 15:00 - which do you prefer?'],
    ['en', 'Please book your slot by 5pm on Friday 4 December.'],
    ['en', 'Please book your slot before 5 pm on Monday.'],
    ['en', 'Please confirm by noon on Monday 30 November.'],
    ['en', 'The link is valid until Sunday 23:59.'],
    ['en', 'We meet on 12/03/2026 at 10:00 AM.'],
    ['en', 'We meet on Thursday 12/03/2026 at 10:00 AM.'],
    ['en', 'You applied on 20 November 2026 at 10:00.'],
    ['en', 'Your start date would be Monday 4 January at 9:00.'],
    ['en', 'Our office is closed on Thursday 3 December from 10:00.'],
    ['en', 'Last Thursday at 10:00 we spoke on the phone.'],
    ['en', 'Anything from Thursday 3 December at 9:00 works for me.'],
    ['en', 'Slots are available on Thursday 3 December between 9:00 and 17:00.'],
    ['en', 'Interviews take place on 14 December. We will tell you your time.'],
    ['en', 'Thank you for calling today. Our office is open from 9:00 to 17:00.'],
    ['en', '9:15 am: Check in\n9:30 am: Meet Ada Lark, Director\n10:15 am: Case team\n11:00 am: Charles Odom, until 11:30 am'],
    ['en', 'Thursday, December 3, 2026:\n9:15 am\n10:15 am\n11:15 am\nPlease choose one.'],
    ['en', 'Thursday 3 December at 11am your time'],
    ['en', 'Thursday 3 December 2pm, Friday 4 December 3pm'],
    ['de', 'Guten Morgen, unser Büro ist ab 10 Uhr besetzt.'],
    ['de', 'Mir passen der 2., 3. oder 4. Dezember, jeweils ab 7:30 Uhr.'],
    ['de', 'Bitte antworten Sie innerhalb von 5 Werktagen bis 18 Uhr.'],
    ['de', 'Am Donnerstagnachmittag um 3 Uhr'],
    ['de', 'Mittwoch, 3. Dezember 2026, 10 Uhr'],
    ['de', 'Wir haben am 2. Dezember um 10 Uhr oder um 14 Uhr Zeit.'],
    ['de', 'Die Stelle ist ab 1. Januar 2027, 8 Uhr zu besetzen.'],
    ['fr', 'Êtes-vous disponible jeudi 3 à 9h ou vendredi 4 à 14h ?'],
    ['fr', 'Merci de répondre sous 48 heures, soit avant le 26 novembre à 18h.'],
    ['fr', 'à partir du 3 décembre, 9h, nous sommes fermés'],
    ['nl', 'Ik kan donderdag 3 december om 15.00 uur of vrijdag de hele ochtend.'],
    ['nl', 'Goedemorgen, ons kantoor is geopend vanaf 9 uur.'],
    ['nl', 'Graag uiterlijk 27 november om 12 uur reageren.'],
    ['sv', 'Passar torsdag 3/12 kl 14 eller fredag 4/12 kl 10?'],
    ['sv', 'Svara senast fredag 27 november kl 12.'],
    ['da', 'Jeg har plads den 2., 3. eller 4. december fra kl. 7.15.'],
    ['no', 'Frist for svar er fredag 27. november kl. 12.'],
    ['fi', 'Sopiiko torstai 3.12. klo 10 vai perjantai 4.12. klo 12?'],
    ['fi', 'Vastaa viimeistään perjantaina 27.11. klo 12.'],
    ['pl', 'Pasuje Pani czwartek 3 grudnia o 10:00 lub piątek o 12:00?'],
    ['pl', 'Prosimy o odpowiedź do 27 listopada do godz. 12:00.'],
    ['it', 'Preferisce giovedì 3 dicembre alle 10 o venerdì 4 alle 15?'],
    ['it', 'Rispondere entro venerdì 27 novembre alle 12.'],
    ['es', 'Buenos días, te llamamos esta mañana a las 11:00.'],
    ['es', '¿Te viene bien el jueves 3 a las 10:00 o el viernes 4 a las 12:00?'],
    ['es', 'Responde antes del viernes 27 de noviembre a las 12:00.'],
    ['pt', 'Prefere quinta-feira, 3 de dezembro, às 10h ou sexta às 15h?'],
    ['pt', 'Responda até sexta-feira, 27 de novembro, às 12h.'],
    ['en', 'Please select one of these times: Thu 3 Dec 10:00, Thu 3 Dec 14:00, Fri 4 Dec 09:00.'],
    ['en', 'Does 10am, 2pm or 4pm on Thursday 3 December work?'],
    ['en', 'Would either Tuesday 1st or Thursday 3rd December suit, around 11?'],
    ['en', 'The successful candidate will start on 4 January 2027 at 9am.'],
    ['en', 'The shop opens at 8:00 on Thursday 3 December.'],
    ['en', 'Interviews are on 3 and 4 December between 9 and 5.'],
    ['en', "I'm away until Monday 30 November at 9:00."],
    ['en', 'Our call yesterday at 10:00 was great.'],
    ['en', 'Thursday 3 December, 14:30-15:15 (your time 15:30-16:15)'],
    ['en', 'Due to illness we need to postpone your interview on Thursday 3 December at 10:00.'],
    ['us', 'Please submit the assessment by 12/03/2026 at 5 PM.'],
    ['de', 'Unser Büro ist vom 24.12. bis 3.1. geschlossen.'],
    ['de', 'Passt es Ihnen am 3.12. um 10 Uhr oder lieber am 4.12. um 14 Uhr?'],
    ['fr', 'Seriez-vous disponible le jeudi 3 décembre entre 14h et 16h ?'],
    ['fr', 'Le poste est à pourvoir au 4 janvier 2027, 35h par semaine, de 9h à 17h.'],
    ['nl', 'We bellen je morgenochtend om 10.00 uur.'],
  ])('%s fixes none: %s', async (writer, text) => {
    expect(await meeting(writer, text)).toBeNull()
  })
})

describe('what is asked, typed and paid is read as it is written', () => {
  test.each<[writer: string, kind: Kind, text: string, deadline: string | null]>([
    ['en', 'assessment', 'The link is valid for 5 days. Please complete the test.', '2026-11-29'],
    ['en', 'assessment', 'You have 72 hours to complete the assessment.', '2026-11-27'],
    ['en', 'assessment', 'Please complete it by Sunday 23:59.', '2026-11-29T23:59'],
    ['en', 'action_required', 'Please send us the form before 5 pm on Monday.', '2026-11-30T17:00'],
    ['en', 'action_required', 'Please reply within 2 working days.', '2026-11-26'],
    ['en', 'action_required', 'Please reply within five working days.', '2026-12-01'],
    ['en', 'action_required', 'Please send it to us by tomorrow.', '2026-11-25'],
    ['en', 'action_required', 'Please upload your passport by close of business on Friday.', '2026-11-27'],
    ['en', 'action_required', 'Please complete your profile. We will contact you within 5 days.', null],
    [
      'en',
      'action_required',
      'Please sign the form. The interview lasts 2 hours and you will hear from us within 3 weeks.',
      null,
    ],
    ['en', 'offer', 'Your start date is 4 January 2027; please sign and return the contract by 30 November.', '2026-11-30'],
    ['en', 'offer', 'The offer lapses on 1 December 2026 at noon.', '2026-12-01T12:00'],
    ['en', 'interview', 'Please confirm by 12:00 on Wednesday 25 November.', '2026-11-25T12:00'],
    ['en', 'assessment', 'This assessment must be completed no later than 11:59 PM EST on December 1, 2026.', '2026-12-02T04:59'],
    ['en', 'action_required', 'Deadline: 27/11/2026', '2026-11-27'],
    ['en', 'action_required', 'Please book a slot by the 30th.', '2026-11-30'],
    ['en', 'action_required', 'Kindly respond by EOD Thursday.', '2026-11-26'],
    ['en', 'interview', 'Please be there by 9:00 on Thursday 3 December.', null],
    ['en', 'action_required', 'The posting closes on 1 December. Please complete your application.', '2026-12-01'],
    ['en', 'assessment', 'The test takes 60 minutes. Please submit it by Wednesday 3 December.', null],
    ['en', 'assessment', 'Your test link expires in 48 hours.', '2026-11-26'],
    ['en', 'assessment', 'Please finish the take-home within a week.', '2026-12-01'],
    ['en', 'interview', 'We will let you know our decision by 11 December.', null],
    ['en', 'action_required', 'You were born before 1 May 1990? Please send the form.', null],
    ['de', 'action_required', 'Bitte senden Sie uns die Unterlagen innerhalb von 5 Werktagen zurück.', '2026-12-01'],
    ['de', 'action_required', 'Bitte antworten Sie bis Freitag, 12 Uhr.', '2026-11-27T12:00'],
    ['de', 'action_required', 'Bitte reichen Sie die Nachweise bis spätestens Montag, den 30.11.2026, ein.', '2026-11-30'],
    ['de', 'assessment', 'Der Link ist 72 Stunden gültig, bitte schließen Sie den Test ab.', '2026-11-27'],
    ['de', 'assessment', 'Bitte bearbeiten Sie den Test bis Sonntag, 29.11., 23:59 Uhr.', '2026-11-29T23:59'],
    ['de', 'action_required', 'Bitte füllen Sie den Bogen bis Ende der Woche aus.', null],
    ['de', 'action_required', 'Wir melden uns bis zum 11. Dezember bei Ihnen. Bitte bestätigen Sie den Eingang.', null],
    ['de', 'assessment', 'Sie haben 7 Tage Zeit, um die Aufgabe abzuschließen.', '2026-12-01'],
    ['fr', 'assessment', 'Vous avez 48 heures pour compléter le test.', '2026-11-26'],
    ['fr', 'action_required', 'Merci de nous renvoyer le document sous 48 heures.', '2026-11-26'],
    ['fr', 'action_required', 'Merci de répondre avant vendredi 18h.', '2026-11-27T18:00'],
    ['fr', 'action_required', 'Merci de nous retourner le dossier avant le 1er décembre.', '2026-12-01'],
    ['fr', 'assessment', 'Le lien est valable 5 jours, merci de faire le test.', '2026-11-29'],
    ['nl', 'assessment', 'Je hebt 5 dagen om de test te maken.', '2026-11-29'],
    ['nl', 'action_required', 'Stuur het formulier vóór vrijdag 27 november terug.', '2026-11-27'],
    ['nl', 'action_required', 'Graag ontvangen wij je reactie uiterlijk maandag 30 november om 17.00 uur.', '2026-11-30T17:00'],
    ['nl', 'action_required', 'Wil je binnen 3 dagen reageren?', '2026-11-27'],
    ['sv', 'assessment', 'Länken är giltig i 5 dagar, gör testet innan dess.', '2026-11-29'],
    ['sv', 'action_required', 'Svara senast på fredag kl. 12.', '2026-11-27T12:00'],
    ['sv', 'action_required', 'Skicka in dina betyg inom 3 dagar.', '2026-11-27'],
    ['da', 'action_required', 'Send venligst papirerne senest fredag den 27. november kl. 12.', '2026-11-27T12:00'],
    ['da', 'assessment', 'Du har 48 timer til at gennemføre testen.', '2026-11-26'],
    ['da', 'action_required', 'Vi beder dig svare inden for 3 dage.', '2026-11-27'],
    ['no', 'action_required', 'Fristen for å sende inn er fredag 27. november.', '2026-11-27'],
    ['no', 'assessment', 'Du har 5 dager på å fullføre testen.', '2026-11-29'],
    ['fi', 'action_required', 'Palauta lomake viimeistään perjantaina 27.11.', '2026-11-27'],
    ['fi', 'action_required', 'Täytä lomake 27.11. mennessä.', '2026-11-27'],
    ['fi', 'assessment', 'Sinulla on 5 päivää aikaa tehdä testi.', '2026-11-29'],
    ['pl', 'action_required', 'Prosimy o odesłanie formularza do 27 listopada do godz. 12:00.', '2026-11-27T12:00'],
    ['pl', 'action_required', 'Prosimy o odpowiedź w ciągu 3 dni.', '2026-11-27'],
    ['it', 'action_required', 'La preghiamo di inviare i documenti entro venerdì 27 novembre alle ore 12.', '2026-11-27T12:00'],
    ['it', 'assessment', 'Ha 72 ore per completare il test.', '2026-11-27'],
    ['it', 'action_required', 'Si prega di rispondere entro 3 giorni.', '2026-11-27'],
    ['es', 'action_required', 'Envíenos los documentos antes del viernes 27 de noviembre a las 12:00.', '2026-11-27T12:00'],
    ['es', 'assessment', 'Dispones de 48 horas para completar la prueba.', '2026-11-26'],
    ['es', 'action_required', 'Por favor, responda en un plazo de 3 días.', '2026-11-27'],
    ['pt', 'action_required', 'Envie os documentos até sexta-feira, 27 de novembro, às 12h.', '2026-11-27T12:00'],
    ['pt', 'assessment', 'Tem 48 horas para concluir o teste.', '2026-11-26'],
    ['pt', 'action_required', 'Responda no prazo de 3 dias.', '2026-11-27'],
  ])('%s, %s: %s', async (writer, kind, text, deadline) => {
    const said = (await written(writer, text, kind)).deadline
    expect(
      said !== null && said.length > 10 && writer === 'en'
        ? new Date(said).toISOString().slice(0, 16)
        : (said?.slice(0, 16) ?? null),
    ).toBe(deadline)
  })

  test.each<[writer: string, text: string, code: string | null]>([
    ['en', 'Your verification code is 482913.', '482913'],
    ['en', 'Your code: 482 913', '482913'],
    ['en', '482913 is your verification code.', '482913'],
    ['en', 'G-482913 is your security code', 'G-482913'],
    ['en', 'Enter the following code to sign in:\n\n482913\n\nIt expires in 10 minutes.', '482913'],
    ['en', 'Use 482913 to verify your account.', '482913'],
    ['en', 'Your one-time passcode (OTP) is 7731. Call us on 0800 123 456.', '7731'],
    ['en', 'Your account was created in 2026. Reference code 20261124.', null],
    ['en', 'Join Zoom Meeting ID: 912 3344 5566 Passcode: 845123', null],
    ['en', 'Please enter your ZIP code 90210.', null],
    ['en', 'The dress code is casual, room 4512.', null],
    ['en', 'Your postcode: SW1A 1AA', null],
    ['en', 'Job code: 104422. Please sign in.', null],
    ['en', 'We use 2026 to confirm when we began; sign in to see more.', null],
    ['en', 'Use promo code SAVE2026 for 20% off', null],
    ['en', 'Your verification code\n\n4 8 2 9 1 3\n\nDo not share it.', '482913'],
    ['en', "Here's your code:\n\nXK4-9PQ", 'XK4-9PQ'],
    ['en', 'Confirm your email. Verification code: 0042', '0042'],
    ['de', 'Ihr Bestätigungscode: 482913', '482913'],
    ['de', 'Ihr Code lautet 482913.', '482913'],
    ['de', '482913 ist Ihr Sicherheitscode.', '482913'],
    ['de', 'Geben Sie diesen Code ein: 482913', '482913'],
    ['de', 'Unsere Postleitzahl 80331, Ihr Code ist 771204.', '771204'],
    ['fr', 'Votre code de vérification est : 482913', '482913'],
    ['fr', 'Saisissez le code 482913 pour vous connecter.', '482913'],
    ['fr', 'Code postal : 75011', null],
    ['nl', 'Je verificatiecode is 482913.', '482913'],
    ['nl', 'Gebruik code 482913 om in te loggen.', '482913'],
    ['sv', 'Din verifieringskod är 482913.', '482913'],
    ['sv', 'Ange koden 482913 för att logga in.', '482913'],
    ['da', 'Din bekræftelseskode er 482913.', '482913'],
    ['no', 'Din engangskode er 482913.', '482913'],
    ['no', 'Koden din er 482913', '482913'],
    ['fi', 'Vahvistuskoodisi on 482913.', '482913'],
    ['fi', 'Kertakäyttökoodi: 482913', '482913'],
    ['pl', 'Twój kod weryfikacyjny to 482913.', '482913'],
    ['pl', 'Kod: 482913', '482913'],
    ['pl', 'Kod pocztowy: 00-950', null],
    ['it', 'Il tuo codice di verifica è 482913.', '482913'],
    ['it', 'Codice fiscale: RSSMRA80A01H501U', null],
    ['es', 'Tu código de verificación es 482913.', '482913'],
    ['es', 'Código postal: 28013', null],
    ['pt', 'O seu código de verificação é 482913.', '482913'],
    ['pt', 'Use o código 482913 para entrar.', '482913'],
  ])('%s, a code: %j', async (writer, text, code) => {
    expect((await written(writer, text, 'account')).code).toBe(code)
  })

  test.each<[writer: string, text: string, salary: string | null]>([
    ['en', 'We offer a salary of £32,000–£36,000 pro rata.', '£32,000–£36,000 pro rata'],
    ['en', 'Salary: £32,000 - £36,000 per annum', '£32,000 - £36,000 per annum'],
    ['en', 'Your hourly rate is $28.50/hr.', '$28.50/hr'],
    ['en', 'Your rate is $28.50 an hour plus tips.', '$28.50 an hour'],
    ['en', 'We offer $120k base plus 10% bonus.', '$120k'],
    ['en', 'Compensation: $110,000 - $125,000 annually, OTE $150,000', '$110,000 - $125,000 annually'],
    ['en', 'The pay is 12.50 GBP per hour.', '12.50 GBP per hour'],
    ['en', 'You receive a referral bonus of £500. Travel costs up to £60 are paid.', null],
    ['en', 'Our revenue was $12,000,000 last year. Your salary is $85,000.', '$85,000'],
    ['en', 'Please pay the fee of £45 for the DBS check.', null],
    ['en', 'The starting salary for this post will be £24,702 (NJC point 9), plus a laptop worth £900.', '£24,702'],
    ['en', 'We reimburse your travel costs of £38. Your salary will be £30,000 a year.', '£30,000 a year'],
    ['en', 'A signing bonus of $5,000 is paid after 90 days.', null],
    ['en', 'Rs. 6,50,000 per annum CTC', 'Rs. 6,50,000 per annum'],
    ['en', '€ 3,200 gross per month', '€ 3,200 gross per month'],
    ['de', 'Ihr Gehalt beträgt 52.000 € brutto jährlich.', '52.000 € brutto jährlich'],
    ['de', 'Das Bruttomonatsgehalt beträgt 3.450,00 EUR.', '3.450,00 EUR'],
    ['de', 'Die Vergütung erfolgt nach TVöD E9b.', 'TVöD E9b'],
    ['de', 'Wir zahlen 16,50 € pro Stunde.', '16,50 € pro Stunde'],
    ['de', 'Jahresgehalt: 48.000 - 52.000 Euro', '48.000 - 52.000 Euro'],
    ['de', 'Wir erstatten Fahrtkosten bis 120 Euro.', null],
    ['de', '2.800 € brutto x 13 Monatsgehälter', '2.800 € brutto'],
    ['fr', 'Votre salaire sera de 34 000 € brut annuel sur 13 mois.', '34 000 € brut annuel'],
    ['fr', 'La rémunération est de 2 150 € brut par mois.', '2 150 € brut par mois'],
    ['fr', 'Salaire : 38 à 42 k€', '38 à 42 k€'],
    ['fr', 'Tickets restaurant de 9 € et prime de 500 €.', null],
    ['nl', 'Het salaris is € 3.200 bruto per maand.', '€ 3.200 bruto per maand'],
    ['nl', '€ 3.200,- bruto per maand op basis van 36 uur', '€ 3.200,- bruto per maand'],
    ['nl', 'Reiskosten van € 0,23 per kilometer.', null],
    ['sv', 'Lönen är 42 000 kr/mån.', '42 000 kr/mån'],
    ['sv', 'Månadslönen är 38 500 kronor.', '38 500 kronor'],
    ['da', 'Månedslønnen er 38.500 kr. før skat.', '38.500 kr'],
    ['no', 'Årslønn kr 620 000,- brutto', 'kr 620 000,- brutto'],
    ['no', 'Lønnen er 620 000 kroner i året.', '620 000 kroner i året'],
    ['fi', 'Kuukausipalkka on 3 200 euroa.', '3 200 euroa'],
    ['fi', 'Tuntipalkka 14,50 €/h', '14,50 €/h'],
    ['pl', 'Wynagrodzenie: zł 8 500 brutto', 'zł 8 500 brutto'],
    ['pl', 'Proponujemy 8 500 zł brutto miesięcznie.', '8 500 zł brutto miesięcznie'],
    ['it', 'RAL 28.000 € su 13 mensilità', '28.000 €'],
    ['it', 'La retribuzione è di 1.650 euro lordi al mese.', '1.650 euro lordi al mese'],
    ['es', 'El salario es de 24.000 € brutos anuales en 14 pagas.', '24.000 € brutos anuales'],
    ['es', '1.600 € brutos al mes', '1.600 € brutos al mes'],
    ['pt', 'O salário é de 1 500 € brutos por mês.', '1 500 € brutos por mês'],
    ['pt', 'Salário: R$ 6.900,00 por mês', 'R$ 6.900,00 por mês'],
  ])('%s, pay: %s', async (writer, text, salary) => {
    expect((await written(writer, text, 'offer')).salary).toBe(salary)
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
    ['Om te beginnen betaalt u eerst € 65 voor de training via een betaalverzoek.', 'advance_fee'],
    ['Inden du kan begynde, skal du betale 450 kr. i gebyr via MobilePay.', 'advance_fee'],
    ['Ennen aloitusta sinun tulee maksaa 80 euron rekisteröintimaksu.', 'advance_fee'],
    ['Para garantir a vaga é preciso pagar uma taxa de R$ 89,90 via Pix.', 'advance_fee'],
    ['İşe başlamadan önce 750 TL eğitim ücretini yatırmanız gerekmektedir.', 'advance_fee'],
    ['Achetez des recharges PCS de 150 euros et envoyez-moi les codes.', 'advance_fee'],
    ['Complete 40 tasks per set and top up with USDT to unlock your commission.', 'advance_fee'],
    ['Sie empfangen Zahlungen auf Ihr Konto und leiten das Geld weiter.', 'advance_fee'],
    ['Vous recevrez un chèque à encaisser pour acheter votre matériel.', 'cheque'],
    ['Recibirás un cheque que deberás ingresar en tu banco para comprar el equipo.', 'cheque'],
    ['Rozmowa kwalifikacyjna odbędzie się na czacie w Telegramie.', 'text_interview'],
    ['Mülakat Telegram üzerinden yazılı olarak yapılacaktır.', 'text_interview'],
    ['Haastattelu tehdään chatissa Telegramissa.', 'text_interview'],
    ['Inviare fronte e retro della carta d’identità per procedere con la candidatura.', 'personal_data'],
    ['Kimlik kartınızın fotoğrafını ve banka hesap bilgilerinizi gönderiniz.', 'personal_data'],
    ['Please send your online banking username and password.', 'personal_data'],
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

  test('a demand for money is one at an employer’s own address too, and in a chat that is called an interview', async () => {
    const from = 'Kestrel <hr@kestrel-jobs.example>'
    const codes = async (text: string) => (await read(text, 'interview', from)).trust.warnings.map(({ code }) => code)
    expect(await codes('The training costs £199, payable in advance. You will be reimbursed.')).toEqual(['advance_fee'])
    expect(await codes('Das Vorstellungsgespräch findet per Telegram-Chat statt.')).toEqual(['text_interview'])
  })

  test('a famous name in letters that only look like its own is nobody’s', async () => {
    const said = await read('Thank you for applying to Amazon.', 'application_received', 'Amazon <jobs@amaz0n-careers.test>')
    expect(said.trust.warnings).toEqual([{ code: 'sender_unproven', quote: 'jobs@amaz0n-careers.test' }])
  })

  test.each([
    ['Ristorante <ristorantekestrel@gmail.com>', 'Ci scriva su WhatsApp per fissare un orario per il colloquio.'],
    ['Café <cafekestrel@gmail.com>', 'Schreib mir per WhatsApp, wann du zum Vorstellungsgespräch kommen magst.'],
    ['Salong <salongkestrel@gmail.com>', 'Parkering kostar 20 kr vid automaten. Välkommen på intervju!'],
    ['Care <vesta.care@outlook.com>', 'For payroll please send me your bank details and National Insurance number.'],
    ['Imbiss <imbiss.kestrel@gmx.de>', 'Schick mir bitte Steuer-ID und IBAN für die Anmeldung bei der Minijob-Zentrale.'],
  ])('a small house on a free account is no swindler: %s', async (from, text) => {
    expect((await read(text, 'action_required', from)).trust.warnings).toEqual([])
  })

  test('who takes money for a place at a school or a flat is no swindler', async () => {
    for (const text of [
      'Your application to the university is incomplete: please pay the application fee of £60 through the portal.',
      'Bitte überweisen Sie die Kaution für die Wohnung, 1.200 Euro, vor Einzug.',
    ])
      for (const kind of ['action_required', 'other'] as const) expect((await read(text, kind)).trust.level).toBe('normal')
  })

  test.each([
    'Beware of fraud: swindlers pose as our recruiters and ask you to pay a registration fee of $150 by PayPal.',
    'Wenn Sie aufgefordert werden, eine Bearbeitungsgebühr von 90 Euro zu überweisen, melden Sie uns das bitte.',
    'Si quelqu’un vous demande de payer des frais de dossier de 75 €, signalez-le nous.',
    'Emme koskaan pyydä hakijoilta rahaa emmekä rekisteröintimaksua, 80 euroa.',
    'Szkolenie opłaca firma, nie trzeba wpłacać 200 zł.',
    'Send a voided check or direct-deposit form.',
    'The company covers the visa fee of £1,500 and refunds your move by bank transfer.',
    'Please pay for the police certificate (£55) yourself first; we refund it with your first payslip.',
    'As a thank you we will send you a £25 gift card.',
    'Feel free to contact me by phone, on LinkedIn or on Telegram (@annberg) before the interview.',
    'If you leave within a year you will have to pay back training costs of £1,500.',
    'In this role you receive payments from customers and post them to the account.',
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

test.each<[text: string, people: [name: string, role: string | null][]]>([
  [
    'Interviewers:\nCarla Boone - Engineering Manager\nTom Reed - Staff Engineer',
    [
      ['Carla Boone', 'Engineering Manager'],
      ['Tom Reed', 'Staff Engineer'],
    ],
  ],
  ['Mit freundlichen Grüßen\ni. A. Petra Vogt\nPersonalreferentin', [['Petra Vogt', 'Personalreferentin']]],
  ['Best regards,\nPetra Vogt\nMobile: +44 7700 900123\nSenior Recruiter', [['Petra Vogt', 'Senior Recruiter']]],
  ['Best regards,\nPetra Vogt\nChief Executive Officer: John Smith', [['Petra Vogt', null]]],
  ['Best regards,\nPetra Vogt\nI am the Data Engineer you spoke to', [['Petra Vogt', null]]],
])('each has the role that is theirs: %j', async (text, people) => {
  const said = await read(`Hi,\n\nthank you.\n\n${text}`, 'interview', 'Northline <jobs@northlineco.example>')
  expect(said.people.map(({ name, role }) => [name, role])).toEqual(people)
})

test.each([
  ['Personal Plus Zeitarbeit', null],
  ['Senior Consultant, Personal Plus', 'Senior Consultant'],
  ['Senior Consultant', 'Senior Consultant'],
])('a firm is nobody’s role: %s', async (line, role) => {
  const from = 'Tobias Renk <t.renk@personal-plus.example>'
  const { people } = await read(`Hallo,\n\nich melde mich.\n\nTobias Renk\n${line}`, 'conversation', from)
  expect(people).toMatchObject([{ name: 'Tobias Renk', role }])
})

test('what seems to be outreach may ask for a meeting, which counts once it is in an application', async () => {
  const { acts, invitation } = await read('Seriez-vous disponible mardi 21 avril à 17h30 au garage ?', 'recruiter_outreach')
  expect(acts).toMatchObject([{ says: ['question'], times: [{ day: '2026-04-21', clock: '17:30' }] }])
  expect(invitation).toBeNull()
  const mail = await mailOf('Ann Berg <ann@example.com>', 'Le poste', 'Seriez-vous disponible mardi 21 avril à 17h30 au garage ?')
  const { invitation: within } = facts(mail, null, 'recruiter_outreach', undefined, true)
  expect(within).toMatchObject({ start: '2026-04-21T17:30:00+02:00', method: 'text' })
})

test('who looks for work is none of the people who hire', async () => {
  const mail = await mailOf('Northline <jobs@northlineco.example>', 'Your application', 'We received:\n\nSam Kern\nData Engineer')
  mail.to = [{ name: 'Sam Kern', address: 'sam@example.org' }]
  expect(facts(mail, platformOf(mail), 'application_received').people).toEqual([])
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

test.each<[from: string, text: string, company: string | null]>([
  ['DocuSign System <dse@docusign.net>', 'Your offer is ready to sign.\n\nThe DocuSign Team', null],
  ['DocuSign NA4 System <dse_na4@docusign.net>', 'Your contract is completed.\n\nDocuSign', null],
  [
    'Dana Frost via DocuSign <dse_na4@docusign.net>',
    'Hi Robin, please sign your offer of employment with Contoso.\n\nDocuSign',
    'Contoso',
  ],
  ['Adobe Acrobat Sign <adobesign@adobesign.com>', 'You are asked to sign Employment contract.\n\nAdobe Acrobat Sign Team', null],
  ['Adobe Sign <adobesign@adobe.com>', 'You are asked to sign Employment contract.\n\nThe Adobe Sign Team', null],
  ['Dropbox Sign <noreply@mail.hellosign.com>', 'You have been asked to sign Offer letter.\n\nThe Dropbox Sign Team', null],
  ['HelloSign <noreply@hellosign.com>', 'You have been asked to sign Offer letter.\n\nHelloSign', null],
  [
    'Skribble <no-reply@skribble.com>',
    'Sie wurden eingeladen, Ihren Arbeitsvertrag zu unterzeichnen.\n\nIhr Skribble Team',
    null,
  ],
  ['People <people@mailhost.test>', 'Your contract has been sent.\n\nAdobe Sign Team', null],
  ['PandaDoc Hiring Team <no-reply@greenhouse-mail.io>', 'Thank you for applying to PandaDoc.', 'PandaDoc'],
])('with what a contract is signed is nobody who hires: %s', async (from, text, company) => {
  const said = await read(text, 'offer', from, 'Your contract')
  expect(said.company).toBe(company)
  expect(said.people.filter(({ address }) => /docusign|sign\.com|skribble/.test(address))).toEqual([])
})

test.each([
  'No interview needed. Message our manager on Teams by text chat to begin.',
  'You can start at once without an interview. Our text-based chat on Discord is open.',
  'Kein Vorstellungsgespräch nötig. Schreiben Sie text-based auf Discord.',
])('where no interview is held, none is held by text: %s', async (text) => {
  const { trust } = await read(text, 'application_update')
  expect(trust.warnings.filter(({ code }) => code === 'text_interview')).toEqual([])
})

describe('who it is that hires', () => {
  test.each<[from: string, text: string, company: string | null]>([
    [
      'Jane Moss <jane.moss@careteam.test>',
      'Thank you for applying for the Site Manager role.\n\nKind regards\nJane Moss\nHR Adviser\nSovereign House\n12 High Street\nLeeds LS1 4DT',
      null,
    ],
    [
      'HR <hr@mailhost.test>',
      'We have received your application for Site Manager.\n\nKind regards\nHR Team\nSovereign House, 12 High Street, Leeds LS1 4DT',
      null,
    ],
    [
      'HR <hr@mailhost.test>',
      'We have received your application for Site Manager.\n\nKind regards\nHR Team\nEagle Tower, 12 High Street, Leeds LS1 4DT',
      null,
    ],
    [
      'HR <hr@mailhost.test>',
      'Nous avons reçu votre candidature.\n\nCordialement\nService RH\nImmeuble Horizon\n12 rue de la Paix\n75002 Paris',
      null,
    ],
    [
      'HR <hr@mailhost.test>',
      'Vielen Dank für Ihre Bewerbung.\n\nMit freundlichen Grüßen\nPersonal\nHaus Merkur\nHauptstraße 12\n50667 Köln',
      null,
    ],
    [
      'Abbey House <noreply@abbeyhouse.test>',
      'We received your application for Care Assistant.\n\nAbbey House\n12 High Street\nLeeds LS1 4DT',
      'Abbey House',
    ],
    [
      'HR <hr@mailhost.test>',
      'Thank you for applying to Abbey House. We read every application.\n\nAbbey House\n12 High Street\nLeeds LS1 4DT',
      'Abbey House',
    ],
    ['stonebridge@smartrecruiters.com', 'thank you for applying. We will review your application.', 'Stonebridge'],
    ['stonebridge@bamboohr.com', 'thank you for applying. We will review your application.', 'Stonebridge'],
    ['stonebridge@teamtailor-mail.com', 'thank you for applying. We will review your application.', 'Stonebridge'],
    ['stonebridge@workablemail.com', 'thank you for applying. We will review your application.', 'Stonebridge'],
    ['stonebridge@recruitee.com', 'vielen Dank für Ihre Bewerbung. Wir melden uns.', 'Stonebridge'],
    ['notifications@smartrecruiters.com', 'thank you for applying. We will review your application.', null],
    ['candidate-support@smartrecruiters.com', 'thank you for applying. We will review your application.', null],
    ['jane.doe@smartrecruiters.com', 'thank you for applying. We will review your application.', null],
    [
      '株式会社みどり商事 採用担当 <saiyo@midori.test>',
      'この度は株式会社みどり商事の営業職にご応募いただき、ありがとうございます。',
      '株式会社みどり商事',
    ],
    [
      '佐藤 健 <sato@agent.test>',
      '株式会社キャリアエージェントの佐藤です。\n株式会社みどり商事様の面接日程が決まりました。\n\n株式会社キャリアエージェント\n佐藤 健',
      '株式会社みどり商事',
    ],
    [
      '採用担当 <saiyo@midori.test>',
      'ご応募いただき、ありがとうございます。\n\nミドリ工業株式会社\n人事部',
      'ミドリ工業株式会社',
    ],
  ])('%s: %s', async (from, text, company) => {
    expect((await read(`Dear Sam,\n\n${text}`, 'application_received', from, 'Your application')).company).toBe(company)
  })

  test.each<[from: string, text: string, people: string[]]>([
    [
      '株式会社みどり商事 採用担当 <saiyo@midori.test>',
      '山田 様\n\nご応募ありがとうございます。\n\n株式会社みどり商事\n人事部 田中 花子',
      ['田中 花子'],
    ],
    ['佐藤 健 <sato@agent.test>', '山田 様\n\n面接日程が決まりました。', ['佐藤 健']],
    ['採用担当 <saiyo@midori.test>', 'ご応募ありがとうございます。\n\n人事部 採用担当', []],
  ])('and who writes: %s', async (from, text, people) => {
    expect((await read(text, 'application_received', from, 'ご応募')).people.map(({ name }) => name)).toEqual(people)
  })
})
