import { expect, test } from 'vitest'
import type { Kind } from '../../domain/reading.ts'
import { facts } from '../facts.ts'
import { mailOf } from './mails.cases.ts'

const read = async (text: string, kind: Kind, subject = 'Your application') =>
  facts(await mailOf('Maya Lind <maya@northwind.example>', subject, text, 'Mon, 7 Dec 2026 10:00:00 +0100'), null, kind)

test.each<[string, string | null]>([
  ['This is a full-time position in our Leeds office.', 'full-time'],
  ['Employment type: Full-time, permanent', 'full-time'],
  ['Job Type: Part Time', 'part-time'],
  ['The role is part-time (20 hours a week).', 'part-time'],
  ['This is a fixed-term position until June.', 'temporary'],
  ['We are glad that you apply for our internship position.', 'internship'],
  ['It is a full-time internship position.', 'internship'],
  ['The position can be full-time or part-time.', null],
  ['We have other full-time roles.', null],
  ['Is this a full-time role?', null],
  ['Our full-time team looks forward to reading from you.', null],
  ['Die Vollzeitstelle ist ab Februar zu besetzen.', 'full-time'],
  ['Anstellungsart: Teilzeit', 'part-time'],
  ['Arbeitszeit: 20 Stunden pro Woche', 'part-time'],
  ['Arbeitszeit: 38,5 Std./Woche', null],
  ['Dienstverband: 28 uur', 'part-time'],
  ['Het gesprek is om 14 uur.', null],
  ['Die Stelle ist zunächst befristet.', 'temporary'],
  ['Die Stelle ist unbefristet.', null],
  ['Vollzeit oder Teilzeit sind bei dieser Stelle möglich.', null],
  ['Le poste est à temps plein.', 'full-time'],
  ['Type de contrat : CDD', 'temporary'],
  ['El puesto es a jornada completa.', 'full-time'],
  ['Tipo de contrato: prácticas', null],
  ['La posizione è a tempo parziale.', 'part-time'],
  ['Tipo di contratto: tempo determinato', 'temporary'],
  ['A vaga é a tempo inteiro.', 'full-time'],
  ['Dienstverband: fulltime', 'full-time'],
  ['De functie is tijdelijk niet beschikbaar.', null],
  ['Tjänsten är på heltid.', 'full-time'],
  ['Stillingen er på deltid.', 'part-time'],
  ['Stillingen er en fuldtidsstilling.', 'full-time'],
  ['Rodzaj umowy: pełny etat', 'full-time'],
  ['Tehtävä on kokoaikainen.', 'full-time'],
  ['Pozisyon tam zamanlı.', 'full-time'],
])('how one would be employed: %s', async (text, type) => {
  const { employmentType, evidence } = await read(text, 'application_received')
  expect(employmentType).toBe(type)
  expect(evidence.filter(({ field }) => field === 'employmentType').map(({ quote }) => text.includes(quote))).toEqual(
    type === null ? [] : [true],
  )
})

test.each<[string, string | null]>([
  ['Thank you for applying for the position of Shop Assistant (20 hours per week).', 'part-time'],
  ['Thank you for applying for the position of Shop Assistant (40 hours per week).', null],
  ['Bedankt voor je sollicitatie op de functie van Verzorgende IG (24-32 uur).', 'part-time'],
  ['Bedankt voor je sollicitatie op de functie van Verzorgende IG (32-40 uur).', null],
  ['Vielen Dank für Ihre Bewerbung als Buchhalterin (20 h/Woche).', 'part-time'],
  ['Vielen Dank für Ihre Bewerbung als Buchhalterin, 20 Std./Woche.', 'part-time'],
  ['Thank you for applying for the position of Shop Assistant (Part-time).', 'part-time'],
  ['Thank you for applying for the position of Marketing Intern at Northwind.', 'internship'],
  ['Thank you for applying for the position of Volunteer Coordinator at Northwind.', null],
  ['Thank you for applying for the position of Nurse at Northwind.', null],
  ['Vielen Dank für Ihre Bewerbung als Buchhalterin (m/w/d) in Teilzeit.', 'part-time'],
  ['Thank you for applying for the position of UX Researcher (Maternity cover, 12 months).', 'temporary'],
  [
    'Thank you for applying for the position of Nurse at Northwind.\n\nNurse\nNorthwind\nLeeds · On-site · Full-time',
    'full-time',
  ],
  ['Thank you for applying for the position of Nurse at Northwind.\n\nSimilar jobs\nCarer\nLeeds · On-site · Full-time', null],
])('the title says how one would be employed: %s', async (text, type) => {
  expect((await read(text, 'application_received')).employmentType).toBe(type)
})
