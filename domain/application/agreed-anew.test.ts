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

describe('another hour of the same day is the hour of the same meeting', () => {
  test.each([
    ['en', 'The call on Thursday is at 4 pm.'],
    ['en', 'A small correction: your interview on Thursday 3 December starts at 16:00.'],
    ['en', 'We look forward to meeting you on Thursday at 16:00, not at 10:00.'],
    ['de', 'Wir sehen uns am Donnerstag dann um 16 Uhr statt um 10 Uhr.'],
    ['de', 'Das Gespräch am Donnerstag, 3. Dezember beginnt um 16 Uhr, nicht um 10.'],
    ['fr', 'Nous vous attendons jeudi à 16h et non à 10h.'],
    ['es', 'Nos vemos el jueves a las 16:00, no a las 10:00.'],
    ['it', 'Ci vediamo giovedì alle 16, non alle 10.'],
    ['pt', 'Vemo-nos na quinta-feira às 16:00 e não às 10:00.'],
    ['nl', 'We zien je donderdag om 16.00 uur, niet om 10.00 uur.'],
    ['pl', 'Widzimy się w czwartek o 16:00, a nie o 10:00.'],
    ['sv', 'Vi ses på torsdag kl. 16.00, inte kl. 10.00.'],
    ['tr', 'Perşembe günü saat 16:00’da görüşüyoruz, 10:00’da değil.'],
  ])('%s: %s', async (_, text) => {
    expect(await outcome([fixed, `< ${text}`])).toEqual(['interview', '2026-12-03T15:00 confirmed'])
  })

  test.each([
    ['en', 'Your second interview is on Thursday 3 December 2026 at 16:00 with our director.'],
    ['en', 'After that you will meet the director for another interview on Thursday 3 December at 16:00.'],
    ['de', 'Das zweite Gespräch mit der Geschäftsleitung findet am Donnerstag, 3. Dezember 2026 um 16 Uhr statt.'],
    ['fr', 'Le deuxième entretien, avec la direction, aura lieu le jeudi 3 décembre 2026 à 16h.'],
    ['es', 'La segunda entrevista, con la directora, será el jueves 3 de diciembre de 2026 a las 16:00.'],
    ['it', 'Il secondo colloquio, con la direttrice, si terrà giovedì 3 dicembre 2026 alle 16:00.'],
  ])('but a second interview is one of its own, %s: %s', async (_, text) => {
    expect(await outcome([fixed, `< ${text}`])).toEqual([
      'interview',
      '2026-12-03T09:00 confirmed',
      expect.stringContaining('2026-12-03T15:00'),
    ])
  })

  test.each([
    'Parking is free until 16:00 on Thursday.',
    'You can reach me until 16:00 on Thursday.',
    'Please send us your diploma by Thursday at 9:00.',
    'On Thursday reception is open from 8:00, so do come early.',
    'Am Donnerstag bin ich ab 8 Uhr im Büro erreichbar.',
  ])('nor does it move for an hour of something else: %s', async (text) => {
    expect(await outcome([fixed, `< ${text}`])).toEqual(['interview', '2026-12-03T09:00 confirmed'])
  })
})

test.each([
  ['en', "Our director can't make it Thursday, but the team will see you."],
  ['en', "Helen can't make it on Thursday, so you will be meeting Tom and me."],
  ['en', 'Unfortunately our CTO is unable to make it on Thursday; the rest of us are looking forward to it.'],
  ['de', 'Unsere Chefin kann am Donnerstag leider nicht, aber das Team freut sich auf Sie.'],
  ['fr', "Notre directrice ne peut pas être là jeudi, mais l'équipe vous recevra."],
  ['fr', 'Notre directeur ne pourra pas vous recevoir jeudi, mais son adjointe vous attend.'],
  ['es', 'Nuestra directora no puede recibirle el jueves, pero el equipo le espera.'],
  ['it', 'Il nostro direttore giovedì non può, ma il team la incontrerà.'],
  ['pt', 'O nosso diretor não pode na quinta-feira, mas a equipa vai recebê-lo.'],
  ['nl', 'Onze directeur kan donderdag niet, maar het team ontvangt je graag.'],
  ['sv', 'Vår chef kan inte träffa dig på torsdag, men teamet tar emot dig.'],
  ['da', 'Vores direktør kan ikke møde dig på torsdag, men holdet tager imod dig.'],
  ['no', 'Sjefen vår kan ikke møte deg på torsdag, men teamet tar imot deg.'],
  ['fi', 'Johtajamme ei pääse torstaina, mutta tiimi ottaa sinut vastaan.'],
  ['pl', 'Nasz dyrektor nie może w czwartek, ale zespół się z Panem spotka.'],
  ['tr', 'Müdürümüz perşembe günü gelemiyor ama ekip sizinle görüşecek.'],
  ['cs', 'Náš ředitel ve čtvrtek nemůže, ale tým se s vámi sejde.'],
])('where only one of them cannot come the meeting stands, %s: %s', async (_, text) => {
  expect(await outcome([fixed, `< ${text}`])).toEqual(['interview', '2026-12-03T09:00 confirmed'])
})

test.each([
  "Our director can't make it on Thursday, so we have to cancel the interview.",
  "I'm afraid we can't make Thursday. You will meet the team another day.",
])('and where the meeting is off too it goes: %s', async (text) => {
  expect(await outcome([fixed, `< ${text}`])).toEqual(['interview'])
})

test.each([
  ['en', 'We have to cancel our meeting on Thursday.'],
  ['en', 'The interview on Thursday will not take place.'],
  ['de', 'Das Gespräch am Donnerstag findet nicht statt.'],
  ['de', 'Wir müssen den Termin am Donnerstag absagen.'],
  ['fr', "L'entretien de jeudi est annulé."],
  ['fr', "L'entretien de jeudi n'aura pas lieu."],
  ['fr', 'Nous devons annuler notre rendez-vous de jeudi.'],
  ['fr', 'Je suis contrainte d’annuler notre entretien.'],
  ['es', 'La entrevista del jueves queda cancelada.'],
  ['it', 'Il colloquio di giovedì è annullato.'],
  ['pt', 'A entrevista de quinta-feira foi cancelada.'],
  ['nl', 'Het gesprek van donderdag gaat niet door.'],
  ['sv', 'Intervjun på torsdag är inställd.'],
  ['da', 'Samtalen på torsdag er aflyst.'],
  ['no', 'Intervjuet på torsdag er avlyst.'],
  ['fi', 'Torstain haastattelu on peruttu.'],
  ['pl', 'Czwartkowa rozmowa została odwołana.'],
  ['tr', 'Perşembe günkü görüşme iptal edildi.'],
  ['cs', 'Čtvrteční pohovor se ruší.'],
])('a sentence that only calls off refuses nobody, %s: %s', async (_, text) => {
  expect(await outcome([fixed, `< ${text}`])).toEqual(['interview'])
})

const notChosen: [string, string][] = [
  ['en', 'Your application was not among those selected for the next stage.'],
  ['en', 'You were not shortlisted for this vacancy.'],
  ['en', 'Other candidates have gone through to the next round this time.'],
  ['en', 'The position has now been filled.'],
  ['de', 'Ihre Bewerbung ist leider nicht unter den ausgewählten.'],
  ['de', 'Sie sind nicht in der engeren Auswahl. Die Stelle ist inzwischen besetzt.'],
  ['fr', "Votre candidature n'a pas été présélectionnée."],
  ['fr', 'Vous ne figurez pas parmi les candidats retenus. Le poste est désormais pourvu.'],
  ['es', 'Su candidatura no ha quedado entre las seleccionadas.'],
  ['es', 'El puesto ya ha sido cubierto. Gracias por su interés.'],
  ['it', 'La sua candidatura non è tra quelle selezionate.'],
  ['it', 'La posizione è stata coperta da un altro candidato.'],
  ['pt', 'A sua candidatura não ficou entre as escolhidas.'],
  ['pt', 'Informamos que não foi incluído na lista de finalistas. A vaga já foi preenchida.'],
  ['nl', 'De vacature is inmiddels vervuld.'],
  ['sv', 'Du är inte bland dem som har valts ut till nästa steg.'],
  ['da', 'Du er ikke blandt de udvalgte til næste runde. Stillingen er besat.'],
  ['no', 'Du er ikke blant de utvalgte til neste runde. Stillingen er besatt.'],
  ['fi', 'Hakemuksesi ei ollut valittujen joukossa. Paikka on täytetty.'],
  ['pl', 'Pana kandydatura nie znalazła się wśród wybranych.'],
  ['tr', 'Başvurunuz seçilenler arasında yer almadı. Pozisyon doldurulmuştur.'],
  ['cs', 'Vaše přihláška nebyla mezi vybranými.'],
]

test.each(notChosen)('who is not among the chosen is refused, %s: %s', async (_, text) => {
  expect(
    await outcome([
      `< Thank you for your application for the position of Data Analyst at Northwind. We have received it.`,
      `< ${text}`,
    ]),
  ).toEqual(['rejected'])
})
