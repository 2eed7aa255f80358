import { describe, expect, test } from 'vitest'
import { mailsOf, outcomeOf } from '../../bench/reading/dialogues.ts'

async function outcome(lines: string[], zone = '+0100') {
  const { status, interviews } = outcomeOf(await mailsOf({ lines, zone }))
  return [status, ...interviews]
}

const fixed = '< Your interview for the Data Analyst position at Northwind is confirmed for Thursday 3 December 2026 at 10:00.'

describe('a time that is agreed on after a request to move takes the place of the one before', () => {
  test.each<[string, string, string]>([
    [
      'en',
      'I have caught a bad cold and would like to ask whether we can move our appointment.',
      'Of course, get well soon! We will see you on Monday 7 December at 10:00.',
    ],
    [
      'en',
      "I'm so sorry, I've been in bed with a fever since yesterday and won't be able to come on Thursday. Is another day possible?",
      'Poor you! Let us say Monday 7 December at 10:00, then. Get well!',
    ],
    [
      'de',
      'leider liege ich mit Grippe im Bett. Könnten wir das Gespräch am Donnerstag verschieben?',
      'Gute Besserung! Dann sehen wir uns am Montag, 7. Dezember um 10 Uhr.',
    ],
    [
      'fr',
      'je suis malade et je ne pourrai pas venir jeudi. Serait-il possible de reporter notre entretien ?',
      'Bon rétablissement ! Nous vous attendrons le lundi 7 décembre à 10h.',
    ],
    [
      'es',
      'estoy enfermo y no podré ir el jueves. ¿Sería posible cambiar la entrevista de día?',
      '¡Que se mejore! Nos vemos entonces el lunes 7 de diciembre a las 10:00.',
    ],
    [
      'it',
      'ho la febbre e giovedì non riesco a venire. Possiamo rimandare il colloquio?',
      'Si riguardi! Allora la aspettiamo lunedì 7 dicembre alle 10:00.',
    ],
    [
      'nl',
      'ik ben helaas ziek geworden. Kunnen we het gesprek verzetten?',
      'Beterschap! Dan zien we je op maandag 7 december om 10.00 uur.',
    ],
    [
      'pl',
      'niestety zachorowałam. Czy możemy przełożyć czwartkową rozmowę?',
      'Proszę wracać do zdrowia! Zapraszamy w poniedziałek 7 grudnia o godz. 10:00.',
    ],
    [
      'sv',
      'jag har tyvärr blivit sjuk. Går det att flytta intervjun på torsdag?',
      'Krya på dig! Då ses vi måndag 7 december kl. 10.00.',
    ],
    [
      'pt',
      'estou doente e não consigo ir na quinta-feira. Podemos remarcar a entrevista?',
      'As melhoras! Fica então para segunda-feira, 7 de dezembro, às 10:00.',
    ],
  ])('%s: %s', async (_, request, answer) => {
    expect(await outcome([fixed, `> ${request}`, `< ${answer}`])).toEqual(['interview', '2026-12-07T09:00 confirmed'])
  })

  test('what was to be moved stands until another time is named', async () => {
    expect(
      await outcome([fixed, '> I am ill. Could we move the interview?', '< Get well soon! I will ask my colleagues.']),
    ).toEqual(['interview', '2026-12-03T09:00 confirmed'])
  })

  test('a second interview is none of it', async () => {
    const lines = [
      fixed,
      '> Could we move the interview to another day?',
      '< Thursday has to stay, sorry. Your second interview, with our director, is on Monday 7 December at 10:00.',
    ]
    expect(await outcome(lines)).toEqual(['interview', '2026-12-03T09:00 confirmed', '2026-12-07T09:00 proposed'])
  })
})
