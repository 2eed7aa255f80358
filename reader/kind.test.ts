import { describe, expect, test } from 'vitest'
import { likelierKind, reviewBelow } from '../domain/reading.ts'
import { read } from './read.ts'

const readingOf = (subject: string, text: string, from = 'Ann Lee <ann@hillfarm.example>') =>
  read(
    Buffer.from(
      `From: ${from}\r\nTo: Ola Berg <ola@example.org>\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nDate: Thu, 05 Mar 2026 10:00:00 +0100\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    ),
  )

describe('a refusal is a refusal in every language', () => {
  test.each([
    [
      'en',
      'Your application',
      'Dear Ola,\n\nthank you for your interest. Unfortunately we have decided to move forward with other candidates.\n',
    ],
    [
      'de',
      'Ihre Bewerbung',
      'Sehr geehrte Frau Berg,\n\nleider können wir Ihre Bewerbung nicht berücksichtigen. Wir haben uns für einen anderen Bewerber entschieden.\n',
    ],
    [
      'nl',
      'Je sollicitatie',
      'Beste Ola,\n\nhelaas hebben we besloten niet met je verder te gaan. We hebben voor een andere kandidaat gekozen.\n',
    ],
    ['sv', 'Din ansökan', 'Hej Ola,\n\ntyvärr har vi valt att gå vidare med andra kandidater.\n'],
    ['da', 'Din ansøgning', 'Kære Ola,\n\ndesværre har vi valgt at gå videre med andre kandidater.\n'],
    ['no', 'Din søknad', 'Hei Ola,\n\ndessverre har vi valgt å gå videre med andre kandidater.\n'],
    ['pl', 'Twoja aplikacja', 'Dzień dobry,\n\nniestety zdecydowaliśmy się wybrać innego kandydata.\n'],
    ['fr', 'Votre candidature', "Bonjour,\n\nmalheureusement votre candidature n'a pas été retenue.\n"],
    ['es', 'Tu candidatura', 'Hola:\n\nlamentamos comunicarte que hemos decidido continuar con otros candidatos.\n'],
    ['pt', 'A sua candidatura', 'Olá,\n\ninfelizmente decidimos avançar com outros candidatos.\n'],
    ['it', 'La tua candidatura', 'Gentile Ola,\n\npurtroppo abbiamo deciso di proseguire con altri candidati.\n'],
    [
      'tr',
      'Başvurunuz',
      'Merhaba,\n\nmaalesef başvurunuz olumsuz değerlendirilmiştir, başka adaylarla devam etmeye karar verdik.\n',
    ],
  ])('%s', async (language, subject, text) => {
    const reading = await readingOf(subject, text)
    expect([reading.language, likelierKind(reading)]).toEqual([language, 'rejection'])
  })
})

test.each(['gn*', 'gn', 'm/w/d', 'all genders'])('a receipt is one whatever stands for all genders: (%s)', async (all) => {
  const { kind, confidence, title } = await readingOf(
    `Ihre Bewerbung: Pflegefachkraft (${all}) Intensivstation`,
    `Sehr geehrte Frau Berg,\n\nvielen Dank für Ihre Bewerbung vom 02.03.2026 als Pflegefachkraft (${all}) Intensivstation im Klinikum Auwald.\n\nWir haben Ihre Unterlagen an die Fachabteilung weitergeleitet.\n\nPersonalabteilung\nKlinikum Auwald\n`,
    'Klinikum Auwald <noreply@softgarden.io>',
  )
  expect([kind, confidence > reviewBelow, title]).toEqual(['application_received', true, 'Pflegefachkraft Intensivstation'])
})

describe('what is only supposed, quoted or denied does not count', () => {
  test('an interview that would follow a selection', async () => {
    const reading = await readingOf(
      'Application received',
      'Thank you for applying. We have received your application. If you are selected, you will be invited to an interview.\n',
    )
    expect(reading.kind).toBe('application_received')
  })

  test('an invitation in the history below a refusal', async () => {
    const reading = await readingOf(
      'Re: Interview on Monday',
      'Dear Ola,\n\nwe have decided to go with another candidate. I am sorry to disappoint you.\n\nAnn\n\nOn 3 Mar 2026, at 10:00, Ann Lee wrote:\n> We would like to invite you to an interview on Monday at ten. Please confirm.\n',
    )
    expect(reading.kind).toBe('rejection')
  })

  test('an offer that cannot be made', async () => {
    const reading = await readingOf(
      'Your interview',
      'Thank you for coming to the interview. Unfortunately we are unable to offer you the position.\n',
    )
    expect(reading.kind).toBe('rejection')
  })

  test('an apology for a delay', async () => {
    const reading = await readingOf(
      'Your application',
      'Unfortunately it is taking longer than planned. We are still reviewing applications and have made no decision yet.\n',
    )
    expect(reading.kind).toBe('application_update')
  })
})

test('the sentence that says it is quoted', async () => {
  const reading = await readingOf('News', 'Thank you for visiting us.\n\nWe have decided to offer the job to somebody else.\n')
  expect(reading.evidence.filter((e) => e.field === 'kind').map((e) => e.quote)).toContain(
    'We have decided to offer the job to somebody else.',
  )
})

test.each([
  [
    'Ah well, I half knew. Good luck, Tom\n\nOn Tue, 17 Nov 2026 at 16:58, Ada Lind <ada@example.com> wrote:\n> Dear Tom,\n> thank you for the talk. I would like to withdraw my application and stay nearer to home.\n',
    'I would like to withdraw my application and stay nearer to home.',
  ],
  [
    'Schade, aber ich kann es verstehen. Die Tür steht offen.\n\nAm 13.10.26 um 17:58 schrieb Ada Lind:\n> Hallo Herr Berg,\n> leider muss ich Ihnen absagen, ich fange woanders an.\n',
    'leider muss ich Ihnen absagen, ich fange woanders an.',
  ],
])('a withdrawal that stands in what is answered alone is proven by it: %s', async (text, proof) => {
  const { kind, evidence } = await readingOf('Re: Your application as a fitter', text)
  expect(kind).toBe('withdrawal')
  expect(evidence).toContainEqual({ field: 'kind', quote: proof, where: 'quoted' })
})

describe('what a mail is once it is known to be about an application', () => {
  const readingOfText = (text: string) => readingOf('Your application', text)

  test('is surer where nothing but that was doubted', async () => {
    const { kind, confidence, within } = await readingOfText(
      'Your application has been received and will be processed within four weeks.\n',
    )
    expect(within?.kind).toBe('application_received')
    expect(within?.confidence).toBeGreaterThan(0.8)
    expect(kind === 'other' || confidence < reviewBelow).toBe(true)
  })

  test('is said where it is taken for something else by itself, and proven by its own sentence', async () => {
    const text = 'We regret that your application could not be granted.'
    const { kind, within, evidence } = await readingOfText(`${text}\n`)
    expect([kind, within?.kind]).toEqual(['other', 'rejection'])
    expect(evidence).toContainEqual({ field: 'kind', quote: text, where: 'body' })
  })

  test('is left out where it is plainly something else', async () => {
    const { kind, within } = await readingOf('Your order', 'Your parcel was handed to the carrier and comes on Tuesday.\n')
    expect([kind, within]).toEqual(['other', undefined])
  })

  test('is the same as by itself where there is no doubt', async () => {
    const { kind, within } = await readingOfText('Dear Ola,\n\nwe have filled the role of gardener with another candidate.\n')
    expect([kind, within?.kind]).toEqual(['rejection', 'rejection'])
    expect(within?.likelihood).toBeGreaterThan(0.9)
  })
})

describe('what a mail says is quoted before what belongs to it', () => {
  test.each([
    [
      'Kennziffer 2026-118: Einladung',
      'Sehr geehrte Frau Berg,\n\nwir freuen uns, Sie zum Vorstellungsgespräch einzuladen. Folgende Termine stehen zur Auswahl:\n\na) Dienstag, 08.12.2026, 9:00 Uhr\nb) Donnerstag, 10.12.2026, 15:00 Uhr\n\nBitte teilen Sie uns bis zum 03.12.2026 mit, welchen Termin Sie wahrnehmen möchten. Ort: Rathaus, Zimmer 12.\n',
      'wir freuen uns, Sie zum Vorstellungsgespräch einzuladen.',
    ],
    [
      'Oferta de incorporación',
      'Hola, Ola:\n\n¡Nos alegra mucho ofrecerte el puesto de Ingeniera de datos! Las condiciones son:\n\n- Salario: 46.000 € brutos anuales\n- Incorporación: 11 de enero de 2027\n',
      '¡Nos alegra mucho ofrecerte el puesto de Ingeniera de datos!',
    ],
    [
      'Next step: take-home assessment',
      "Hi Ola,\n\nWe'd like to invite you to a short SQL exercise for the Data Analyst role. It takes about 90 minutes.\n\nStart the exercise\n",
      "We'd like to invite you to a short SQL exercise for the Data Analyst role.",
    ],
  ])('%s', async (subject, text, first) => {
    const { evidence } = await readingOf(subject, text)
    expect(evidence.find(({ field, where }) => field === 'kind' && where === 'body')?.quote).toBe(first)
  })
})
