import { describe, expect, test } from 'vitest'
import type { Kind } from '../../domain/reading.ts'
import { facts } from '../facts.ts'
import { platformOf } from '../platforms/index.ts'
import { mailOf } from './mails.cases.ts'

async function read(text: string, kind: Kind = 'application_received', subject = 'Your application') {
  const mail = await mailOf('Northline Co. <jobs@northlineco.example>', subject, text)
  return facts(mail, platformOf(mail), kind)
}

describe('the number of the opening', () => {
  test.each<[text: string, number: string | null]>([
    ['Thank you for applying for Data Engineer (Req ID: 104422).', '104422'],
    ['Job Requisition: JR-0098812, Staff Nurse', 'JR-0098812'],
    ['Your application for R0012345 Process Engineer has arrived.', 'R0012345'],
    ['Bewerbung als Ingenieurin, Kennziffer 2026-114', '2026-114'],
    ['Ihre Bewerbung auf die Stelle mit der Referenznummer YF-48112 ist eingegangen.', 'YF-48112'],
    ['Votre candidature au poste de Comptable (réf. 2026/118-C) a bien été reçue.', '2026/118-C'],
    ['Tu candidatura a la oferta con referencia 55-2210 está en marcha.', '55-2210'],
    ['Vacaturenummer: 88123', '88123'],
    ['Din ansøgning til stillingen, jobnummer 48213, er modtaget.', '48213'],
    ['Vi har mottatt søknaden din, stillings-ID 22019.', '22019'],
    ['Diarienummer: 2026/1412', '2026/1412'],
    ['Nr ref. PRG/114/26 – Księgowa', 'PRG/114/26'],
    ['USAJOBS announcement number ST-12877001-26-DE', 'ST-12877001-26-DE'],
    ['Zoom meeting ID: 912 3344 5566', null],
    ['Your candidate ID: 8812345', null],
    ['Call us on ref desk 020 7946 0000.', null],
    ['We received 1,240 applications in 2026.', null],
    ['Your case number 44812 was closed.', null],
    ['Please quote your application reference 2026.', null],
    ['Thank you for applying for the Data Engineer (26-0041) position.', '26-0041'],
    ['Thank you for applying for the position of Data Engineer 2900 at Northline Co.', '2900'],
    ['Thank you for your interest in the Data Engineer 2900 position.', '2900'],
    ['Position: Data Engineer - 451207', '451207'],
    ['Thank you for applying for the Data Engineer (412-26-0077) position.', '412-26-0077'],
    ['Thank you for applying for the Data Engineer (26-11-2026) position.', null],
    ['Ihre Bewerbung auf die Ausschreibung 2026/0417 ist eingegangen.', '2026/0417'],
    ['Vacancy: Data Engineer (EDV/2026/TLT/40611)', 'EDV/2026/TLT/40611'],
    ['Thank you for applying for the Data Engineer role. Our Lead Data Engineer (26-0041) role is open too.', null],
  ])('%s', async (text, number) => {
    expect((await read(text)).requisition).toBe(number)
  })
})

test.each([
  '(2027)',
  '(2026/27)',
  '(2026-2027)',
  '(May-2027)',
  '(WS2026/27)',
  '- 01/2027',
  '(01-12-2026)',
  '(2026-12-01)',
  '- 20261201',
  '- 0900-1700',
  '(80-100)',
  '- 2500-3000 € brutto',
  '(45000-55000)',
  '- 45000 EUR',
  '(3500EUR)',
  ', 4500 € a month',
  ', 10115 Berlin',
  '- 80331 München',
  ', CH-8001 Zürich',
  '- 0171-1234567',
  '- 1430 Uhr',
  '(ISO27001)',
  '(AZ-104)',
])('what stands beside a job is no number of an opening: %s', async (tail) => {
  const said = await read(`Thank you for applying for the position of Data Engineer ${tail}`)
  expect([said.title?.slice(0, 13), said.requisition]).toEqual(['Data Engineer', null])
})

describe('where the job is', () => {
  test.each<[text: string, place: string | null]>([
    ['Job: Line Cook\nLocation: Duluth, MN\n\nThank you.', 'Duluth, MN'],
    ['Stelle: Ingenieur\nStandort: Hamburg\n\nVielen Dank.', 'Hamburg'],
    ['Lieu de travail : Lyon\n\nMerci.', 'Lyon'],
    ['Standplaats: Utrecht\n\nBedankt.', 'Utrecht'],
    ['Arbejdssted: Aarhus\n\nTak for din ansøgning.', 'Aarhus'],
    ['Thank you for applying for the Data Engineer role in Berlin.', 'Berlin'],
    ['Thank you for applying to Data Engineer (Remote, Canada) with us.', 'Canada'],
    ['Thank you for applying for the Data Engineer position. Our offices are everywhere.', null],
    ['Location: https://example.com/map', null],
    ['Location: Microsoft Teams\n\nThank you.', null],
    ['Lieu : Visioconférence\n\nMerci.', null],
    ['Local: A definir\n\nObrigado.', null],
    ['Sijainti: Oulu\n\nKiitos.', 'Oulu'],
    ['Merci pour votre candidature au poste de Comptable (H/F) à Lyon.', 'Lyon'],
    ['Kiitos hakemuksestasi tehtävään Myyjä, Tampere.', 'Tampere'],
    ['Thank you for applying for Data Engineer - Manchester, UK (Hybrid).', 'Manchester, UK'],
    [
      'Your application was sent to Contoso Foods\n\nData Engineer\n\nContoso Foods · Leeds, England (Hybrid) Applied on 4 September',
      'Leeds, England',
    ],
  ])('%j', async (text, place) => {
    expect((await read(text)).location).toBe(place)
  })

  test('in an invitation it is where to meet, not where the job is', async () => {
    expect((await read('Interview\nLocation: Room 4, Leeds', 'interview')).location).toBeNull()
  })
})

describe('the page of the posting', () => {
  test.each<[text: string, url: string | null]>([
    [
      'You applied here: https://boards.greenhouse.io/northline/jobs/5512345',
      'https://boards.greenhouse.io/northline/jobs/5512345',
    ],
    [
      'https://jobs.lever.co/northline/2f8d31c0-1111-4222-8333-444455556666',
      'https://jobs.lever.co/northline/2f8d31c0-1111-4222-8333-444455556666',
    ],
    [
      'https://northline.wd3.myworkdayjobs.com/en-US/careers/job/Leeds/Data-Engineer_R0012345',
      'https://northline.wd3.myworkdayjobs.com/en-US/careers/job/Leeds/Data-Engineer_R0012345',
    ],
    ['Anzeige: https://northline.jobs.personio.de/job/1244551', 'https://northline.jobs.personio.de/job/1244551'],
    ['https://www.linkedin.com/comm/jobs/view/3998877665/', 'https://www.linkedin.com/comm/jobs/view/3998877665/'],
    ['https://northlineco.example/careers/data-engineer-4411', 'https://northlineco.example/careers/data-engineer-4411'],
    ['https://northlineco.example/unsubscribe/jobs/4411', null],
    ['https://northlineco.example/careers/login?job=4411', null],
    ['Read our privacy notice: https://northlineco.example/privacy/jobs/2026', null],
    ['See all openings: https://northlineco.example/careers', null],
    ['javascript://jobs/123456', null],
    ['https://www.indeed.com/rc/clk?jk=0123456789abcdef', 'https://www.indeed.com/rc/clk?jk=0123456789abcdef'],
    ['https://northlineco.example/tyopaikat/myyja-4411', 'https://northlineco.example/tyopaikat/myyja-4411'],
    ['https://www.facebook.com/northline/jobs/12345', null],
    ['Data Engineer: https://us02web.zoom.us/j/8123456789?pwd=jobs', null],
    ['Data Engineer: https://teams.microsoft.com/l/meetup-join/19%3ajob-123/0', null],
    ['Data Engineer: https://meet.google.com/abc-defg-hij/jobs/12', null],
    ['Data Engineer: https://northline.webex.com/job/12345', null],
    ['Data Engineer: https://calendly.com/northline/careers/30-min', null],
    ['https://www.linkedin.com/company/northline/jobs/4411-x', null],
    ['https://northlineco.example/jobs/datenschutzerklaerung-bewerber-2', null],
    ['https://northlineco.example/jobs/desinscription/4411', null],
    ['https://northlineco.example/jobs/4411/status?token=aa', null],
    ['https://northlineco.example/jobs/12345/logo.png', null],
    ['https://app.testgorilla.com/assessment/2f8d31c0-1111-4222-8333-444455556666', null],
  ])('%s', async (text, url) => {
    expect((await read(text)).postingUrl).toBe(url)
  })
})

describe('a code to type', () => {
  test.each<[text: string, code: string | null]>([
    ['Your verification code is 482913. It expires in ten minutes.', '482913'],
    ['Use this security code:\n\nh7Xq2LmA\n\nDo not share it.', 'h7Xq2LmA'],
    ['Ihr Bestätigungscode lautet: 771 204', '771204'],
    ['Din engangskode er 5521.', '5521'],
    ['Votre code de vérification est 90 12 44', null],
    ['Reference: 482913', null],
  ])('%j', async (text, code) => {
    expect((await read(text, 'account')).code).toBe(code)
  })
})

describe('by when to act', () => {
  test.each<[text: string, kind: Kind, day: string | null]>([
    ['Please send us the form no later than Friday, 24 April 2026.', 'action_required', '2026-04-24'],
    ['Bitte melden Sie sich bis spätestens 20.04.2026 zurück, damit wir antworten können.', 'action_required', '2026-04-20'],
    ['Vi beder dig sende dokumenterne senest den 22. april.', 'action_required', '2026-04-22'],
    ['Fyll ut skjemaet innen fredag 24. april.', 'action_required', '2026-04-24'],
    ['Gelieve het formulier uiterlijk 21 april terug te sturen.', 'action_required', '2026-04-21'],
    ['Skicka in testet senast 23 april.', 'assessment', '2026-04-23'],
    ['Prosimy odesłać formularz do 23 kwietnia.', 'action_required', '2026-04-23'],
    ['You have 48 hours to complete the test; the link expires within 48 hours.', 'assessment', '2026-04-16'],
    ['This offer stands until 30 April.', 'offer', '2026-04-30'],
    ['Lähetä lomake viimeistään 24.4.2026.', 'action_required', '2026-04-24'],
    ['We will let you know by 24 April.', 'application_update', null],
    ['The position closed on 1 April.', 'action_required', null],
    ['Can you get back to me by 24 April with the time that suits?', 'interview', '2026-04-24'],
    ['Bitte gib uns bis 24. April Bescheid, welcher Termin dir passt.', 'interview', '2026-04-24'],
    ['Wir geben Ihnen bis 24. April Bescheid.', 'interview', null],
    ['Merci de nous dire avant le 24 avril quel créneau vous convient.', 'interview', '2026-04-24'],
    ['Dinos antes del 24 de abril cuál te viene mejor.', 'interview', '2026-04-24'],
    ['Facci sapere entro il 24 aprile quale preferisci.', 'interview', '2026-04-24'],
    ['Diga-nos até 24 de abril qual prefere.', 'interview', '2026-04-24'],
    ['Laat ons voor 24 april weten wat je past.', 'interview', '2026-04-24'],
    ['Meddela oss senast 24 april vilken tid som passar.', 'interview', '2026-04-24'],
    ['Giv os besked senest den 24. april, hvad der passer.', 'interview', '2026-04-24'],
    ['Gi oss beskjed innen 24. april hva som passer.', 'interview', '2026-04-24'],
    ['Proszę dać znać do 24 kwietnia, który termin pasuje.', 'interview', '2026-04-24'],
    ['Ilmoita meille 24.4. mennessä, kumpi sopii.', 'interview', '2026-04-24'],
    ['Could you let me know by end of play Friday?', 'interview', '2026-04-17'],
    ['Merci de le terminer avant le jeudi 23 avril 2026 à 18h00.', 'assessment', '2026-04-23T18:00:00+02:00'],
    ['Vous devez le réaliser avant le 23 avril.', 'assessment', '2026-04-23'],
    ['Debes realizarla antes del 23 de abril.', 'assessment', '2026-04-23'],
    ['Va consegnato entro il 23 aprile.', 'assessment', '2026-04-23'],
    ['Lever de opdracht in: inleveren kan tot 23 april.', 'assessment', '2026-04-23'],
    ['Laat je het me voor vrijdag 12.00 uur weten?', 'interview', '2026-04-17T12:00:00+02:00'],
    ['Genomför testet senast 23 april.', 'assessment', '2026-04-23'],
    ['Necesitamos que nos mandes el certificado antes del 22 de abril.', 'action_required', '2026-04-22'],
    ['Necesitamos tu respuesta antes del miércoles 22 de abril a las 14:00.', 'offer', '2026-04-22T14:00:00+02:00'],
    ['Precisamos da sua resposta até 22 de abril.', 'offer', '2026-04-22'],
    ['We ontvangen je antwoord graag voor 22 april.', 'offer', '2026-04-22'],
    ['Prosimy zakończyć test do 23 kwietnia.', 'assessment', '2026-04-23'],
  ])('%s', async (text, kind, day) => {
    expect((await read(text, kind)).deadline).toBe(day)
  })
})

describe('where a meeting is for which several times are offered', () => {
  const times = 'Could you come on Tuesday 21 April at 10:00 or on Thursday 23 April at 14:00?'
  test.each([
    [`${times} Our office is at Hafenstraße 4, 28195 Bremen.`, 'on-site', 'Hafenstraße 4, 28195 Bremen', null],
    [`${times}\n\nWhere: 12 Canal Street, Leeds`, 'on-site', '12 Canal Street, Leeds', null],
    [
      `We would meet on a video call: https://meet.google.com/abc-defg-hij\n\n- Tue 21 April, 10:00\n- Thu 23 April, 14:00`,
      'video',
      'https://meet.google.com/abc-defg-hij',
      'https://meet.google.com/abc-defg-hij',
    ],
    ['Shall we talk on the phone on Tuesday 21 April at 10:00 or on Thursday 23 April at 14:00?', 'phone', null, null],
    [
      `${times} We can do this over the phone, or you are welcome at our office: 3rd Floor, 14 Quay Street, Bristol BS1 4DJ.`,
      'other',
      '3rd Floor, 14 Quay Street, Bristol BS1 4DJ',
      null,
    ],
    [
      `${times} Wahlweise per Teams oder bei uns vor Ort, Hafenstraße 4, 28195 Bremen.`,
      'other',
      'Hafenstraße 4, 28195 Bremen',
      null,
    ],
    [
      `${times} En visioconférence ou dans nos locaux, 14 rue des Lilas, 69003 Lyon.`,
      'other',
      '14 rue des Lilas, 69003 Lyon',
      null,
    ],
    [`${times} Por videollamada o en nuestra oficina, Calle Mayor, 8, Madrid.`, 'other', 'Calle Mayor, 8, Madrid', null],
    [`${times} Al telefono oppure in sede, in via Emilia 210, Modena.`, 'other', 'via Emilia 210, Modena', null],
    [`${times} Op onze locatie Zeeweg 88 in Haarlem, maar online via Teams kan ook.`, 'other', 'Zeeweg 88 in Haarlem', null],
    [`${times} På telefon eller hos oss, Storgatan 41, Umeå.`, 'other', 'Storgatan 41, Umeå', null],
  ])('%s', async (text, kind, place, link) => {
    const { invitation, setting } = await read(text, 'interview')
    expect([invitation, setting]).toEqual([null, { kind, place, link }])
  })
})

test.each<[text: string, kind: Kind, place: string | null, mode: string | null]>([
  ['Location: Remote – Germany\n\nThank you.', 'application_received', 'Germany', 'remote'],
  ['Location: Remote\n\nThank you.', 'application_received', null, 'remote'],
  ['Standort: Hamburg (hybrid)\n\nVielen Dank.', 'application_received', 'Hamburg', 'hybrid'],
  ['Lieu de travail : Lyon (télétravail)\n\nMerci.', 'application_received', 'Lyon', 'remote'],
  ['Arbeitsmodell: Vor Ort\n\nVielen Dank.', 'application_received', null, 'on-site'],
  ['Thank you for applying for the Data Engineer (Hybrid) role in Berlin.', 'application_received', 'Berlin', 'hybrid'],
  ['Thank you for applying for Data Engineer - Manchester, UK (Hybrid).', 'application_received', 'Manchester, UK', 'hybrid'],
  ['Thank you for applying for Data Engineer. We meet remotely on Friday.', 'interview', null, null],
  ['Location: no remote work, Leeds\n\nThank you.', 'application_received', 'Leeds', 'on-site'],
  ['Location: Leeds (not remote)\n\nThank you.', 'application_received', 'Leeds', 'on-site'],
  ['Standort: Hamburg, kein Homeoffice\n\nVielen Dank.', 'application_received', 'Hamburg', 'on-site'],
  ['Standort: Hamburg (Homeoffice nicht möglich)\n\nVielen Dank.', 'application_received', 'Hamburg', 'on-site'],
  ['Lieu : Lyon, pas de télétravail\n\nMerci.', 'application_received', 'Lyon', 'on-site'],
  ['Ubicación: Madrid, sin teletrabajo\n\nGracias.', 'application_received', 'Madrid', 'on-site'],
  ['Standplaats: Utrecht (geen thuiswerk)\n\nBedankt.', 'application_received', 'Utrecht', 'on-site'],
  ['Sede: Milano, senza telelavoro\n\nGrazie.', 'application_received', 'Milano', 'on-site'],
  ['Placering: Malmö, inget distansarbete\n\nTack.', 'application_received', 'Malmö', 'on-site'],
  ['Lokalizacja: Gdańsk, bez pracy zdalnej\n\nDziękujemy.', 'application_received', 'Gdańsk', 'on-site'],
  ['Work mode: Remote: no\n\nThank you.', 'application_received', null, 'on-site'],
  ['Standort: Hamburg, teilweise Homeoffice\n\nVielen Dank.', 'application_received', 'Hamburg', 'hybrid'],
  ['Standort: Hamburg (2 Tage/Woche Homeoffice)\n\nVielen Dank.', 'application_received', 'Hamburg', 'hybrid'],
  ['Lieu : Lyon (télétravail partiel)\n\nMerci.', 'application_received', 'Lyon', 'hybrid'],
  ['Ubicación: Madrid, teletrabajo parcial\n\nGracias.', 'application_received', 'Madrid', 'hybrid'],
  ['Sede: Milano (telelavoro parziale)\n\nGrazie.', 'application_received', 'Milano', 'hybrid'],
  ['Local: Porto, teletrabalho parcial\n\nObrigado.', 'application_received', 'Porto', 'hybrid'],
  ['Standplaats: Utrecht, gedeeltelijk thuiswerken\n\nBedankt.', 'application_received', 'Utrecht', 'hybrid'],
  ['Placering: Malmö (delvis på distans)\n\nTack.', 'application_received', 'Malmö', 'hybrid'],
  ['Sijainti: Oulu, osittain etätyö\n\nKiitos.', 'application_received', 'Oulu', 'hybrid'],
  ['Lokalizacja: Gdańsk (częściowo zdalnie)\n\nDziękujemy.', 'application_received', 'Gdańsk', 'hybrid'],
  ['Location: Leeds, up to 3 days a week remote\n\nThank you.', 'application_received', 'Leeds', 'hybrid'],
  ['Location: Leeds (remote 2 days per week)\n\nThank you.', 'application_received', 'Leeds', 'hybrid'],
  ['Location: Leeds, 100% remote\n\nThank you.', 'application_received', 'Leeds', 'remote'],
  [
    'Thank you for applying for Data Engineer. Location: Remote – Norway. We will read it.',
    'application_received',
    'Norway',
    'remote',
  ],
  ['Role: Data Engineer | Location: Remote – Norway | Full-time', 'application_received', 'Norway', 'remote'],
  ['Location: Remote – Norway.', 'application_received', 'Norway', 'remote'],
  ['Location: Remote – Norway. We will read it.', 'application_received', 'Norway', 'remote'],
  ['Ort: St. Gallen', 'application_received', 'St. Gallen', null],
  ['Location: Washington, D.C.', 'application_received', 'Washington, D.C.', null],
  ['Location: Remote (GMT+1)', 'application_received', null, 'remote'],
  ['Standort: Hamburg, 14 Uhr', 'application_received', 'Hamburg', null],
  ['Location: Leeds, 10:30 GMT', 'application_received', 'Leeds', null],
  ['Location: 10:30 GMT', 'application_received', null, null],
  ['Thank you for applying for Data Engineer (14 Uhr).', 'application_received', null, null],
  ['Location: Leeds LS1 4DT', 'application_received', 'Leeds LS1 4DT', null],
  ['Thank you for applying for Data Engineer (Valencia, modalidad híbrida).', 'application_received', 'Valencia', 'hybrid'],
  ['Thank you for applying for Data Engineer (Milano, in modalità ibrida).', 'application_received', 'Milano', 'hybrid'],
  ['Ihre Bewerbung als Data Engineer (m/w/d) am Standort Hamburg.', 'application_received', 'Hamburg', null],
  ['La Sua candidatura per Data Engineer presso la nostra sede di Livorno.', 'application_received', 'Livorno', null],
  ['This is a fully remote role, open to candidates in the EU.', 'application_received', null, 'remote'],
  ['The role is hybrid: two days a week in our Leeds office.', 'interview', null, 'hybrid'],
  ['The role is hybrid and based in Leeds.', 'interview', 'Leeds', 'hybrid'],
  ['This is a permanent post at our Norwich office.', 'offer', 'Norwich', null],
  ['Arbeitsort ist Leipzig, zwei Tage Homeoffice pro Woche sind möglich.', 'application_received', 'Leipzig', 'hybrid'],
  ['Le poste est basé à Rennes.', 'interview', 'Rennes', null],
  ['Il y a deux jours de télétravail par semaine.', 'application_received', null, 'hybrid'],
  ['El puesto es híbrido, en Zaragoza.', 'assessment', 'Zaragoza', 'hybrid'],
  ['La posizione è a Modena.', 'application_received', 'Modena', null],
  ['De functie is in Utrecht, met twee dagen thuiswerken per week.', 'application_received', 'Utrecht', 'hybrid'],
  ['Tjänsten är placerad i Umeå.', 'interview', 'Umeå', null],
  ['Tjänsten har möjlighet till distansarbete två dagar i veckan.', 'interview', null, 'hybrid'],
  ['Miejscem pracy jest Poznań.', 'application_received', 'Poznań', null],
  ['Thank you for applying for Data Engineer, Pune (work from office).', 'interview', 'Pune', 'on-site'],
  ['Your application for Data Engineer at Northline Co., Norwich, has arrived.', 'application_received', 'Norwich', null],
  [
    'Dziękujemy za aplikację na stanowisko Data Engineer w firmie Northline Co. (Poznań).',
    'application_received',
    'Poznań',
    null,
  ],
  ['The job is at our Leeds depot.', 'interview', 'Leeds', null],
  ['The role is based at their Normanton depot.', 'assessment', 'Normanton', null],
  ['Ihre Bewerbung als Data Engineer (Dienstort Graz oder Villach) ist da.', 'application_received', 'Graz oder Villach', null],
  ['The role is based at our Regional office.', 'application_received', null, null],
  [
    'Thank you for applying for Data Engineer (Hybrid) - Sheffield, South Yorkshire.',
    'application_received',
    'Sheffield',
    'hybrid',
  ],
  [
    'Your application for Data Engineer at Northline Co. was sent.\nLeeds · Hybrid · Full-time',
    'application_received',
    'Leeds',
    'hybrid',
  ],
  ['Data Engineer\nNorthline Co. | Nürnberg | Vor Ort | Vollzeit', 'application_received', 'Nürnberg', 'on-site'],
  [
    'Tu candidatura al puesto de Data Engineer en Northline Co.\nZaragoza · Presencial · 24.000€ - 27.000€ Bruto/año',
    'application_received',
    'Zaragoza',
    'on-site',
  ],
  [
    'Data Engineer\nNorthline Co.\nWrocław, dolnośląskie · praca hybrydowa · pełny etat',
    'application_received',
    'Wrocław, dolnośląskie',
    'hybrid',
  ],
  [
    'Your application for Data Engineer at Northline Co. was sent.\nSimilar jobs\nData Analyst\nLeeds · Hybrid',
    'application_received',
    null,
    null,
  ],
  ['The role is based in Leeds or York.', 'application_received', 'Leeds or York', null],
  ['The role is based in Leeds, York and Hull.', 'application_received', 'Leeds, York and Hull', null],
  ['The role is based in Leeds and reports to the director.', 'application_received', 'Leeds', null],
  ['The role is based in Leeds and Marketing leads it.', 'application_received', 'Leeds', null],
  [
    'Ihre Bewerbung als Data Engineer (m/w/d) am Standort Nürnberg oder Schwabach.',
    'application_received',
    'Nürnberg oder Schwabach',
    null,
  ],
  ['Ihre Bewerbung als Data Engineer (m/w/d) in Köln/Bonn ist da.', 'application_received', 'Köln/Bonn', null],
  ['Ihre Bewerbung als Data Engineer (Nürnberg oder Schwabach) ist da.', 'application_received', 'Nürnberg oder Schwabach', null],
  ['Le poste est basé à Lyon ou à Saint-Priest.', 'application_received', 'Lyon ou à Saint-Priest', null],
  ['El puesto está en Madrid o en Getafe.', 'application_received', 'Madrid o en Getafe', null],
  ['De functie is in Utrecht of Amersfoort.', 'application_received', 'Utrecht of Amersfoort', null],
  ['La posizione è a Modena o a Parma.', 'application_received', 'Modena o a Parma', null],
  ['Miejscem pracy jest Poznań lub Gniezno.', 'application_received', 'Poznań lub Gniezno', null],
  ['Tjänsten är placerad i Umeå eller Luleå.', 'application_received', 'Umeå eller Luleå', null],
  [
    'Hemos recibido tu candidatura al puesto de Data Engineer en Northline Seguros, en Madrid.',
    'application_received',
    'Madrid',
    null,
  ],
  ['Ihre Bewerbung als Data Engineer bei Northline Co. in Rostock ist eingegangen.', 'application_received', 'Rostock', null],
  ['The interview for this position is in Leeds.', 'interview', null, null],
  ['Other positions in London may suit you.', 'rejection', null, null],
  ['Our role is to find people. We met in Paris.', 'application_received', null, null],
  ['Please be aware that this role is site-based.', 'application_received', null, 'on-site'],
  ['Remote working is not available for this role.', 'application_received', null, 'on-site'],
  ['Homeoffice ist bei dieser Stelle leider nicht möglich.', 'application_received', null, 'on-site'],
  ['La posizione è 100% da remoto.', 'application_received', null, 'remote'],
  ['El puesto es totalmente remoto.', 'application_received', null, 'remote'],
  ['Le poste est en télétravail partiel.', 'application_received', null, 'hybrid'],
  ['Télétravail partiel (2 jours par semaine).', 'application_received', null, 'hybrid'],
  ['De functie is hybride.', 'application_received', null, 'hybrid'],
  ['It is a contract of 6 months, 2 days on site.', 'application_update', null, 'hybrid'],
  ['Is this role remote? Our FAQ tells you.', 'application_received', null, null],
  ['We will tell you of other remote roles.', 'rejection', null, null],
  ['The interview for this position is remote.', 'interview', null, null],
  ['You said that you prefer a remote position.', 'application_received', null, null],
  ['Our remote team read your application for the position.', 'application_received', null, null],
  ['We work hybrid. This role is fully remote.', 'application_received', null, 'remote'],
])('where and how it is worked: %j', async (text, kind, place, mode) => {
  const { location, workMode, evidence } = await read(text, kind)
  expect([location, workMode]).toEqual([place, mode])
  if (mode !== null) expect(evidence.some(({ field }) => field === 'workMode')).toBe(true)
})

test.each<[text: string, by: string | null]>([
  ['We will get back to you within two weeks.', '2026-04-28'],
  ['We aim to respond within 2-3 weeks.', '2026-05-05'],
  ['You will hear from us by 24 April.', '2026-04-24'],
  ['Our team will be in touch next week.', '2026-04-24'],
  ['Wir melden uns innerhalb von 14 Tagen.', '2026-04-28'],
  ['Sie hören bis zum 20. April von uns.', '2026-04-20'],
  ['Nous reviendrons vers vous sous 10 jours.', '2026-04-24'],
  ['Te responderemos en un plazo de 5 días.', '2026-04-19'],
  ['La contatteremo entro il 24 aprile.', '2026-04-24'],
  ['Entraremos em contato até 24 de abril.', '2026-04-24'],
  ['We laten je uiterlijk 24 april iets weten.', '2026-04-24'],
  ['Vi återkommer senast den 24 april.', '2026-04-24'],
  ['Vi vender tilbage inden for 2 uger.', '2026-04-28'],
  ['Vi tar kontakt innen 24. april.', '2026-04-24'],
  ['Palaamme asiaan viimeistään 24.4.', '2026-04-24'],
  ['Odezwiemy się do 24 kwietnia.', '2026-04-24'],
  ['The closing date is 24 April and we will be in touch after that.', null],
  ['We will get back to you after 24 April.', null],
  ['Wir melden uns nach dem 24. April bei Ihnen.', null],
  ['Bewerbungsschluss ist der 24. April, danach melden wir uns.', null],
  ['Nous reviendrons vers vous après le 24 avril.', null],
  ['El plazo de inscripción acaba el 24 de abril y te contactaremos después.', null],
  ['La contatteremo dopo il 24 aprile.', null],
  ['De sluitingsdatum is 24 april, daarna hoor je van ons.', null],
  ['Sista ansökningsdag är den 24 april och vi återkommer därefter.', null],
  ['Ansøgningsfristen er 24. april, og vi vender tilbage derefter.', null],
  ['Odezwiemy się po 24 kwietnia.', null],
  ['If you do not hear from us within two weeks, you were not selected.', null],
  ['Please send us the form within two weeks.', null],
  ['We are a team of twelve and were founded in 1998.', null],
])('when more is expected: %s', async (text, by) => {
  const { expected, evidence } = await read(text, 'application_received')
  expect(expected?.by ?? null).toBe(by)
  expect(evidence.find(({ field }) => field === 'expected')?.quote ?? null).toBe(by && text)
})

test.each<[text: string, pay: object | null]>([
  ['The salary is £38,500 per annum.', { min: 38500, max: 38500, currency: 'GBP', period: 'year' }],
  ['We offer 90–100k EUR per year.', { min: 90000, max: 100000, currency: 'EUR', period: 'year' }],
  ['We can offer $24.50/hr to start.', { min: 24.5, max: 24.5, currency: 'USD', period: 'hour' }],
  ['Die Vergütung beträgt 4.200 € brutto im Monat.', { min: 4200, max: 4200, currency: 'EUR', period: 'month' }],
  ['Lönen är 38 000 kr per månad.', { min: 38000, max: 38000, currency: 'SEK', period: 'month' }],
  ['Lønnen er kr 620 000 per år.', { min: 620000, max: 620000, currency: null, period: 'year' }],
  ['Palkka on 3 200 € kuukaudessa.', { min: 3200, max: 3200, currency: 'EUR', period: 'month' }],
  ['Wynagrodzenie wynosi 9 500 zł brutto miesięcznie.', { min: 9500, max: 9500, currency: 'PLN', period: 'month' }],
  ['Ihre Vergütung richtet sich nach TV-L E 13.', null],
  ['Das Bruttojahresgehalt beträgt 52.000 €.', { min: 52000, max: 52000, currency: 'EUR', period: 'year' }],
  ['Ihr Jahresbruttogehalt liegt bei 52.000 EUR.', { min: 52000, max: 52000, currency: 'EUR', period: 'year' }],
  ['Ihr Bruttomonatsgehalt beträgt 3.900 €.', { min: 3900, max: 3900, currency: 'EUR', period: 'month' }],
  ['Ihr Stundenlohn beträgt 17,50 €.', { min: 17.5, max: 17.5, currency: 'EUR', period: 'hour' }],
  ['Votre salaire annuel brut est de 42 000 €.', { min: 42000, max: 42000, currency: 'EUR', period: 'year' }],
  ['Le salaire brut annuel : 42 000 €', { min: 42000, max: 42000, currency: 'EUR', period: 'year' }],
  ['El salario bruto anual es de 32.000 €.', { min: 32000, max: 32000, currency: 'EUR', period: 'year' }],
  ['La RAL è di 38.000 €.', { min: 38000, max: 38000, currency: 'EUR', period: 'year' }],
  ['O salário anual bruto é de 24.000 €.', { min: 24000, max: 24000, currency: 'EUR', period: 'year' }],
  ['Je bruto jaarsalaris is € 48.000.', { min: 48000, max: 48000, currency: 'EUR', period: 'year' }],
  ['Je brutomaandsalaris is € 3.900.', { min: 3900, max: 3900, currency: 'EUR', period: 'month' }],
  ['Din årslön är 480 000 SEK.', { min: 480000, max: 480000, currency: 'SEK', period: 'year' }],
  ['Din månadslön är 38 000 SEK.', { min: 38000, max: 38000, currency: 'SEK', period: 'month' }],
  ['Årslønnen er 620 000 NOK.', { min: 620000, max: 620000, currency: 'NOK', period: 'year' }],
  ['Månedslønnen er 38 000 DKK.', { min: 38000, max: 38000, currency: 'DKK', period: 'month' }],
  ['Vuosipalkka on 42 000 €.', { min: 42000, max: 42000, currency: 'EUR', period: 'year' }],
  ['Kuukausipalkka on 3 200 €.', { min: 3200, max: 3200, currency: 'EUR', period: 'month' }],
  ['Wynagrodzenie roczne brutto wynosi 120 000 zł.', { min: 120000, max: 120000, currency: 'PLN', period: 'year' }],
  ['The salary range is £48k–55k.', { min: 48000, max: 55000, currency: 'GBP', period: 'year' }],
  ['We can pay you 48k–55k.', null],
  ['The salary is €48k-€55k depending on experience.', { min: 48000, max: 55000, currency: 'EUR', period: 'year' }],
  ['We offer you a salary of 95,000 USD.', { min: 95000, max: 95000, currency: 'USD', period: 'year' }],
  ['The pay is £950.', { min: 950, max: 950, currency: 'GBP', period: null }],
  ['We offer 4.200 €.', { min: 4200, max: 4200, currency: 'EUR', period: null }],
  [
    'The role is hybrid (two days a week in the office) and the salary is between £62,000 and £70,000.',
    { min: 62000, max: 70000, currency: 'GBP', period: 'year' },
  ],
  ['Das Gehalt liegt zwischen 48.000 und 54.000 Euro brutto.', { min: 48000, max: 54000, currency: 'EUR', period: 'year' }],
  [
    'Gehalt: von 3.200 bis 3.600 € im Monat bei 38 Stunden pro Woche.',
    { min: 3200, max: 3600, currency: 'EUR', period: 'month' },
  ],
  ['Le salaire se situe entre 34 000 et 38 000 € bruts par an.', { min: 34000, max: 38000, currency: 'EUR', period: 'year' }],
  ['El salario va de 22.000 a 26.000 € brutos anuales.', { min: 22000, max: 26000, currency: 'EUR', period: 'year' }],
  ['La retribuzione è compresa tra 28.000 e 32.000 euro annui.', { min: 28000, max: 32000, currency: 'EUR', period: 'year' }],
  ['Het salaris ligt tussen € 3.300 en € 4.400 bruto per maand.', { min: 3300, max: 4400, currency: 'EUR', period: 'month' }],
  ['Lönen ligger mellan 38 000 och 42 000 kr i månaden.', { min: 38000, max: 42000, currency: 'SEK', period: 'month' }],
  ['Wynagrodzenie: od 7 000 do 8 500 zł miesięcznie.', { min: 7000, max: 8500, currency: 'PLN', period: 'month' }],
  ['CTC: 12 LPA to 15 LPA', { min: 1200000, max: 1500000, currency: 'INR', period: 'year' }],
  [
    'We work between 9 and 17, and the salary is £41,000 for four days a week.',
    { min: 41000, max: 41000, currency: 'GBP', period: 'year' },
  ],
])('the pay of an offer in numbers: %s', async (text, pay) => {
  expect((await read(text, 'offer')).pay).toEqual(pay)
})

test.each<[text: string, place: string | null, link: string | null, standing: string | null]>([
  [
    'We invite you on Thursday 23 April at 10:00 at our office, 12 Canal Street, Leeds LS1 4AB. Please confirm whether that suits you.',
    '12 Canal Street, Leeds LS1 4AB',
    null,
    'proposed',
  ],
  [
    'Your interview is confirmed for Thursday 23 April at 10:00.\n\nWhere:\nNorthline House\n12 Canal Street, Leeds\nLS1 4AB\n\nJoin: https://us02web.zoom.us/j/99912345?pwd=abc',
    'Northline House, 12 Canal Street, Leeds, LS1 4AB',
    'https://us02web.zoom.us/j/99912345?pwd=abc',
    'confirmed',
  ],
  [
    'Ihr Gespräch findet am Donnerstag, 23. April um 10 Uhr in der Lindenstr. 12, 20457 Hamburg statt. Bitte bestätigen Sie den Termin.',
    'Lindenstr. 12, 20457 Hamburg',
    null,
    'proposed',
  ],
  [
    'Ihr Gespräch am Donnerstag, 23. April um 10 Uhr wurde bestätigt. Falls Sie verhindert sind, geben Sie uns bitte Bescheid.',
    null,
    null,
    'confirmed',
  ],
  [
    'Entretien le jeudi 23 avril à 10h, 14 rue des Lilas, 69003 Lyon. Merci de confirmer votre présence.',
    '14 rue des Lilas, 69003 Lyon',
    null,
    'proposed',
  ],
  [
    'The interview is fixed for Thursday 23 April at 10:00 on site, 12 Canal Street, Leeds. I will call you the day before.',
    '12 Canal Street, Leeds',
    null,
    'confirmed',
  ],
  [
    'Das Gespräch findet am Donnerstag, 23. April um 10 Uhr statt. Der Ort: Am Hafen 3, 18057 Rostock.',
    'Am Hafen 3, 18057 Rostock',
    null,
    'confirmed',
  ],
  ['Het gesprek staat vast: donderdag 23 april om 10.00 uur, Kade 12 in Breda.', 'Kade 12 in Breda', null, 'confirmed'],
  [
    'The interview is confirmed for Thursday 23 April at 10:00.\nThe job is at our Leeds depot, £15.20 an hour, 40 hours a week.',
    null,
    null,
    'confirmed',
  ],
  ['La entrevista queda confirmada para el jueves 23 de abril a las 10:00.', null, null, 'confirmed'],
  ['Il colloquio è confermato per giovedì 23 aprile alle 10:00.', null, null, 'confirmed'],
  [
    'We will interview you on Thursday 23 April at 10:00 at The Old Customs House, Quayside, Newcastle upon Tyne NE1 3DX.',
    'The Old Customs House, Quayside, Newcastle upon Tyne NE1 3DX',
    null,
    'confirmed',
  ],
  [
    'Das Gespräch findet am Donnerstag, 23. April um 10 Uhr statt. Wir sitzen in der Rotterdamer Str. 2, 90451 Nürnberg.',
    'Rotterdamer Str. 2, 90451 Nürnberg',
    null,
    'confirmed',
  ],
  [
    'Das Gespräch findet am Donnerstag, 23. April um 10 Uhr in der Berliner Straße 5, 04103 Leipzig statt.',
    'Berliner Straße 5, 04103 Leipzig',
    null,
    'confirmed',
  ],
  [
    "L'entretien est fixé au jeudi 23 avril à 10h (bâtiment Le Confluent, 3e étage, 12 avenue Pasteur, 69500 Bron).",
    'Le Confluent, 3e étage, 12 avenue Pasteur, 69500 Bron',
    null,
    'confirmed',
  ],
  ['Past donderdag 23 april om 10:00 uur voor een gesprek?', null, null, 'proposed'],
  ['Intervjun är bokad torsdag 23 april kl. 10:00. Varmt välkommen!', null, null, 'confirmed'],
  ['Rozmowa odbędzie się w czwartek 23 kwietnia o 10:00. Prosimy o potwierdzenie.', null, null, 'proposed'],
  ['Haastattelu on torstaina 23.4. klo 10. Sopiiko aika?', null, null, 'proposed'],
])('where and how surely one meets: %j', async (text, place, link, standing) => {
  const { invitation, postingUrl } = await read(text, 'interview')
  expect([invitation?.place, invitation?.link, invitation?.standing]).toEqual([place, link, standing])
  expect(postingUrl).toBeNull()
})

test.each([
  ['The interview is on Thursday 23 April at 10:00 on site. I will call you the day before.', 'on-site'],
  ['L’entretien est fixé au jeudi 23 avril à 10h30 sur site. Je vous appelle la veille.', 'on-site'],
  ['Das Gespräch findet am Donnerstag, 23. April um 10 Uhr vor Ort statt. Ich rufe Sie am Vortag an.', 'on-site'],
  ['L’entretien aura lieu le jeudi 23 avril à 10h30, ZA des Charmes, 35000 Rennes. Je vous appelle la veille.', 'on-site'],
  ['Je vous appelle le jeudi 23 avril à 10h30 pour un premier entretien.', 'phone'],
  ['Il colloquio telefonico è fissato per giovedì 23 aprile alle 10:00.', 'phone'],
  ['Rozmowa telefoniczna odbędzie się w czwartek 23 kwietnia o 10:00.', 'phone'],
  ['The interview is on Thursday 23 April at 10:00 over Zoom.', 'video'],
])('reads the kind of meeting: %s', async (text, kind) => {
  expect((await read(text, 'interview')).invitation?.kind).toBe(kind)
})

test.each<[text: string, salary: string | null]>([
  ['The salary is £38,500 per annum.', '£38,500 per annum'],
  ['We can offer $24/hr to start.', '$24/hr'],
  ['Die Vergütung beträgt 4.200 € brutto im Monat.', '4.200 € brutto im Monat'],
  ['Une rémunération de 34 000 € bruts par an.', '34 000 € bruts par an'],
  ['Lønnen er kr 620 000 per år.', 'kr 620 000 per år'],
  ['Lönen är 38 000 kr per månad.', '38 000 kr per månad'],
  ['Månedslønnen er 42.500 kr.', '42.500 kr'],
  ['Palkka on 3 200 € kuukaudessa.', '3 200 €'],
  ['We raised €12 million and hire 30 people.', null],
  ['The signing bonus is $5,000. Your base salary is $120,000.', '$120,000'],
])('an offer says its pay: %s', async (text, salary) => {
  expect((await read(text, 'offer')).salary).toBe(salary)
})

test.each<[text: string, kind: Kind, salary: string | null]>([
  ['The salary for the role is £42,000 to £48,000 a year.', 'interview', '£42,000 to £48,000 a year'],
  ['This position pays $32 per hour.', 'application_update', '$32 per hour'],
  ['Das Jahresgehalt liegt bei 52.000 €.', 'application_received', '52.000 €'],
  ['Die Vergütung erfolgt nach TVöD E9b.', 'interview', 'TVöD E9b'],
  ['Le salaire est de 38 000 € brut par an.', 'conversation', '38 000 € brut par an'],
  ['El salario es de 32.000 € brutos anuales.', 'interview', '32.000 € brutos anuales'],
  ['La RAL prevista è di 35.000 €.', 'interview', '35.000 €'],
  ['O salário é de 2.100 € por mês.', 'interview', '2.100 € por mês'],
  ['Het salaris bedraagt 3.400 € bruto per maand.', 'interview', '3.400 € bruto per maand'],
  ['Lönen är 38 000 kr i månaden.', 'interview', '38 000 kr i månaden'],
  ['Wynagrodzenie wynosi 9 500 zł.', 'interview', '9 500 zł'],
  ['The role pays £60k.', 'recruiter_outreach', '£60k'],
  ['The range for this level is £62,000 - £71,000.', 'interview', '£62,000 - £71,000'],
  ['Salary: £27,344 pro rata (£16,406 actual).', 'interview', '£27,344 pro rata'],
  ['Anotamos que tu sueldo actual es de 30.000 € brutos anuales.', 'conversation', null],
  ['The price range for the room is £62 - £71.', 'interview', null],
  ['It is three shifts a week at £15.20 an hour.', 'conversation', '£15.20 an hour'],
  ['You can park behind the hall for £8 an hour.', 'interview', null],
  ['Parking costs £12 per day.', 'interview', null],
  ['We are a firm with 1,200 people and raised $40 million.', 'interview', null],
  ['What salary do you expect? Most ask for £50,000.', 'interview', null],
  ['You mentioned that your current salary is £45,000.', 'conversation', null],
  ['Ihre Gehaltsvorstellung von 60.000 € haben wir notiert.', 'application_received', null],
  ['Vos prétentions salariales de 40 000 € ont été notées.', 'application_received', null],
  ['Your travel expenses of up to £60 will be paid.', 'interview', null],
  ['Unfortunately the salary of £40,000 is all we have.', 'rejection', null],
  ['Refer a friend and earn £150!', 'recruiter_outreach', null],
  ['We pay £80 for your time whatever comes of it.', 'assessment', null],
  ['Please bring your last pay slip and £5 for the locker.', 'interview', null],
  ['CTC: 12 LPA', 'interview', '12 LPA'],
  ['Gör arbetsprovet. Lön 42 000–46 000 kr/mån.', 'assessment', '42 000–46 000 kr/mån'],
  ['Lyon · 32.000 € bruto/año', 'application_received', '32.000 € bruto/año'],
  ['Ofertas parecidas\n\nAnalista de calidad, 22.000 € bruto/año', 'application_received', null],
  ['El puesto tiene un salario de 30.000 € brutos anuales.', 'assessment', '30.000 € brutos anuales'],
  ['Die Stelle ist mit einem Jahresgehalt von 48.000 € dotiert.', 'assessment', '48.000 €'],
])('reads pay outside an offer only beside a word for pay: %s', async (text, kind, salary) => {
  expect((await read(text, kind)).salary).toBe(salary)
})

test.each<[text: string, day: string | null, kind?: Kind]>([
  ['We received your application on 20 March.', '2026-03-20'],
  ['Thank you for your application of 20 March 2026.', '2026-03-20', 'rejection'],
  ['We received your application for the Data Engineer role on 20 March and will decide by 30 April.', '2026-03-20'],
  ['You applied for Data Engineer at Northline Co. on March 20, 2026.', '2026-03-20', 'application_update'],
  ['Applied on: 20 March 2026', '2026-03-20'],
  ['On 20 March 2026 we received your application.', '2026-03-20'],
  ['Your application, submitted on 20 December, is still under review.', '2025-12-20', 'application_update'],
  ['vielen Dank für Ihre Bewerbung vom 20. März 2026.', '2026-03-20'],
  ['Ihre Bewerbung ist am 20.03.2026 bei uns eingegangen.', '2026-03-20'],
  ['Am 20. März haben wir Ihre Bewerbung als Fahrer erhalten.', '2026-03-20'],
  ['Nous avons bien reçu votre candidature le 20 mars 2026.', '2026-03-20'],
  ['Votre candidature du 20 mars au poste de comptable est à l’étude.', '2026-03-20'],
  ['Recibimos tu solicitud el 20 de marzo de 2026.', '2026-03-20'],
  ['Uw sollicitatie is op 20 maart 2026 bij ons binnengekomen.', '2026-03-20'],
  ['Thank you for your application. We received it on 20 March.', '2026-03-20'],
  ['Vielen Dank für deine Bewerbung. Wir haben sie am 20.03.2026 erhalten.', '2026-03-20'],
  ["Merci pour votre candidature. Nous l'avons bien reçue le 20 mars.", '2026-03-20'],
  ['Gracias por tu candidatura. La hemos recibido el 20 de marzo.', '2026-03-20'],
  ["Grazie per la sua candidatura. L'abbiamo ricevuta il 20 marzo.", '2026-03-20'],
  ['Bedankt voor je sollicitatie. We hebben deze op 20 maart ontvangen.', '2026-03-20'],
  ['Tack för din ansökan. Vi tog emot den den 20 mars.', '2026-03-20'],
  ['Dziękujemy za aplikację. Otrzymaliśmy ją w dniu 20 marca.', '2026-03-20'],
  ['Thank you for your letter of reference. We received it on 20 March.', null],
  ['Abbiamo ricevuto la sua candidatura il 20 marzo 2026.', '2026-03-20'],
  ['Recebemos a sua candidatura no dia 20 de março de 2026.', '2026-03-20'],
  ['We hebben je sollicitatie op 20 maart 2026 ontvangen.', '2026-03-20'],
  ['Vi mottog din ansökan den 20 mars 2026.', '2026-03-20'],
  ['Tak for din ansøgning af 20. marts 2026.', '2026-03-20'],
  ['Vi mottok søknaden din den 20. mars 2026.', '2026-03-20'],
  ['Saimme hakemuksesi 20.3.2026.', '2026-03-20'],
  ['Otrzymaliśmy Twoją aplikację w dniu 20 marca 2026.', '2026-03-20'],
  ['Thank you for your application and for the interview on 20 March.', null],
  ['Thank you for applying to the position advertised on 20 March.', null],
  ['Ihre Bewerbung auf die am 20. März ausgeschriebene Stelle ist eingegangen.', null],
  ['Applications open on 1 March and close on 30 April.', null],
  ['We will answer your application on 20 April.', null],
  ['If you submitted your application on 20 March, you will hear from us.', null],
  ['Votre candidature pour le poste à pourvoir avant le 20 mars nous est parvenue.', null],
  ['Se recibió su solicitud el 20 de marzo de 2026.', '2026-03-20'],
  ['The application window of 1 March has closed.', null],
  ['Contoso viewed your application for Data Engineer on 20 March.', null],
  ['You started an application for Data Engineer on 20 March but have not submitted it.', null],
  ['Your application was received on the 20 March 2026.', '2026-03-20'],
  ['We received your application.', null],
  ['We received your application on 20 March.', null, 'other'],
])('when the user applied: %s', async (text, day, kind = 'application_received') => {
  expect((await read(text, kind)).appliedOn?.day ?? null).toBe(day)
})
