import { expect, test } from 'vitest'
import type { Kind } from '../../domain/reading.ts'
import { facts } from '../facts.ts'
import { mailOf } from './mails.cases.ts'

const read = async (text: string, kind: Kind, subject = 'Your application') =>
  facts(await mailOf('Maya Lind <maya@northwind.example>', subject, text, 'Mon, 7 Dec 2026 10:00:00 +0100'), null, kind)

test.each<[string, string | null]>([
  ['Your start date is 1 February 2027.', '2027-02-01'],
  ['Start date: 11 January 2027', '2027-01-11'],
  ['Your first day will be Monday 11 January.', '2027-01-11'],
  ['We would like you to start on 1 February.', '2027-02-01'],
  ['You would join us on 4 January 2027.', '2027-01-04'],
  ['Your employment would begin on 1 February 2027.', '2027-02-01'],
  ['Could you start on 1 February?', null],
  ['Please sign by 15 December, so that you can start in February.', null],
  ['The training starts on 15 December.', null],
  ['Let us know if you can start on 1 February.', null],
  ['We would like you to start on 1 February 2026.', null],
  ['Ihr erster Arbeitstag ist der 1. Februar 2027.', '2027-02-01'],
  ['Eintrittsdatum: 01.02.2027', '2027-02-01'],
  ['Wir möchten Sie zum 1. Februar 2027 als Analystin einstellen.', '2027-02-01'],
  ['Sie beginnen am 1. Februar bei uns.', '2027-02-01'],
  ['Beginn: 1. Februar 2027', '2027-02-01'],
  ['Start: 1 February 2027', '2027-02-01'],
  ['Bitte antworten Sie bis zum 15. Dezember.', null],
  ['La date d’entrée serait le 1er février 2027.', '2027-02-01'],
  ['Vous commenceriez le 4 janvier.', '2027-01-04'],
  ['Prise de poste : 4 janvier 2027', '2027-01-04'],
  ['La fecha de incorporación sería el 1 de febrero.', '2027-02-01'],
  ['Empezarías el 11 de enero.', '2027-01-11'],
  ['La data di inizio è il 1 febbraio 2027.', '2027-02-01'],
  ['A data de início seria 1 de fevereiro de 2027.', '2027-02-01'],
  ['Je start op 1 februari.', '2027-02-01'],
  ['Ingangsdatum: 1 februari 2027', '2027-02-01'],
  ['Du börjar den 1 februari.', '2027-02-01'],
  ['Tillträde den 1 februari 2027.', '2027-02-01'],
  ['Du starter den 1. februar.', '2027-02-01'],
  ['Tiltrædelse: 1. februar 2027', '2027-02-01'],
  ['Aloituspäivä on 1.2.2027.', '2027-02-01'],
  ['Data rozpoczęcia pracy: 1 lutego 2027', '2027-02-01'],
  ['İşe başlama tarihiniz 1 Şubat 2027.', '2027-02-01'],
])('the first day of work: %s', async (text, day) => {
  const { startsOn, evidence } = await read(text, 'offer', 'Your offer')
  expect(startsOn).toBe(day)
  expect(evidence.filter(({ field }) => field === 'startsOn').map(({ quote }) => text.includes(quote))).toEqual(
    day === null ? [] : [true],
  )
})

test.each<[string, Kind, string | null]>([
  ['Your start date is 1 February 2027.', 'application_update', '2027-02-01'],
  ['We start on 1 February.', 'interview', null],
  ['The position starts on 1 February.', 'rejection', null],
])('outside an offer the first day is believed by its name: %s', async (text, kind, day) => {
  expect((await read(text, kind)).startsOn).toBe(day)
})
