import { expect, test } from 'vitest'
import { mailsOf, outcomeOf } from '../../bench/reading/dialogues.ts'

const outcome = async (...lines: string[]) => {
  const { status, interviews } = outcomeOf(await mailsOf({ lines, zone: '+0000' }))
  return [status, ...interviews]
}
const fixed =
  '< Your interview for the Data Analyst position at Northwind is confirmed for Thursday 3 December 2026 at 10:00 in London.'

test.each([
  'Apologies, there was a mistake in my last email: it is at 12:00.',
  'Sorry, my previous message had an error. The interview is at 12:00, not 10:00.',
  'In meiner letzten Mail war ein Fehler: Das Gespräch ist am Donnerstag um 12 Uhr.',
  "Une erreur s'est glissée dans mon message : l'entretien est à 12h.",
])('a corrected time moves the interview: %s', async (text) => {
  expect(await outcome(fixed, `< ${text}`)).toEqual(['interview', '2026-12-03T12:00 confirmed'])
})

test.each([
  '> Thanks, see you then. May I arrive at 9:30 to find a parking space?',
  '> Gracias, hasta el jueves. ¿Puedo llegar a las 9:30?',
  '> Merci, à jeudi. Puis-je arriver à 9h30 ?',
  '< Please arrive at 9:45 for the security check.',
])('a time of arrival does not move the interview: %s', async (line) => {
  expect(await outcome(fixed, line)).toEqual(['interview', '2026-12-03T10:00 confirmed'])
})
