import { expect, test } from 'vitest'
import { mailsOf, outcomeOf } from '../../bench/reading/dialogues.ts'

/** What is shown after these mails, by the clock of London for English and Portuguese, of Berlin else. */
async function shown(lang: string, lines: string[]) {
  const isLondon = lang === 'en' || lang === 'pt'
  const { status, interviews } = outcomeOf(await mailsOf({ lines, zone: isLondon ? '+0000' : '+0100' }))
  const local = interviews.map((one) => {
    const [start = '', state] = one.split(' ')
    return `${new Date(Date.parse(`${start}:00Z`) + (isLondon ? 0 : 3_600_000)).toISOString().slice(0, 16)} ${state}`
  })
  return [...(status === 'interview' ? [] : [status]), ...local].join(', ')
}

test.each([
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      '> Would Wednesday at 11 be possible instead?',
      "< Unfortunately that's the only day the panel meets, so I need to ask you to come on the Tuesday.",
      '> Okay, Tuesday it is.',
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      '> Could we push it to the afternoon?',
      "< Sorry, no can do. We'll see you at 11.",
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      '> Any chance of Wednesday 2 December at 10:00?',
      "< Sorry, Wednesday is not possible. Let's keep it at Tuesday 11:00.",
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      '> Any chance of Wednesday 2 December at 10:00?',
      "< I'm afraid we can't change the date.",
    ],
  ],
  [
    'de',
    '2026-12-01T11:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 11 Uhr.',
      '> Ginge es auch am Mittwoch um 10 Uhr?',
      '< Mittwoch ist leider ausgeschlossen, es bleibt beim Dienstag.',
    ],
  ],
  [
    'fr',
    '2026-12-01T11:00 confirmed',
    [
      '< Votre entretien pour le poste de menuisier chez Northwind est fixé au mardi 1er décembre 2026 à 11 h.',
      '> Serait-il possible de venir mercredi à 10 h ?',
      "< Malheureusement non, le jury n'est là que mardi. Merci de venir comme prévu.",
    ],
  ],
  [
    'en',
    '2026-12-01T14:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 14:00.',
      '< Would you mind coming at 16:00 rather than 14:00?',
      "> I collect my daughter at half past three, so I'd rather stick to two o'clock if that's all right.",
    ],
  ],
  [
    'de',
    '2026-12-01T14:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 14 Uhr.',
      '< Könnten Sie vielleicht erst um 16 Uhr kommen?',
      '> Mir wäre es lieb, wenn möglich, wir belassen es bei 14 Uhr.',
    ],
  ],
] as [string, string, string[]][])(
  'a meeting stays where it was when the employer refuses to move it, %s %s',
  async (lang, expected, lines) => {
    expect(await shown(lang, lines)).toBe(expected)
  },
)

test.each([
  [
    'en',
    '2026-12-04T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Monday 30 November 2026 at 11:00.',
      "> I've been signed off by the doctor until Wednesday. Can I come another day?",
      '< No problem at all. Get well soon! Friday 4 December, same time?',
      '> Friday works, thank you so much.',
    ],
  ],
  [
    'en',
    '2026-12-03T14:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Monday 30 November 2026 at 11:00.',
      "> Hi Maya, I've got a stomach bug and don't think it's wise to come on Monday.",
      "< Thanks for telling us. Let's do Thursday 3 December at 14:00 then.",
      '> Perfect, thank you.',
    ],
  ],
  [
    'de',
    '2026-12-03T11:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Montag, 30. November 2026, um 11 Uhr.',
      '> Ich liege mit Fieber im Bett und muss den Termin am Montag leider absagen. Gerne würde ich ihn nachholen.',
      '< Das verstehen wir. Passt Ihnen Donnerstag, 3. Dezember, 11 Uhr?',
      '> Ja, Donnerstag passt gut.',
    ],
  ],
  [
    'de',
    '2026-12-07T10:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Montag, 30. November 2026, um 11 Uhr.',
      '> Ich bin leider krank und kann den Termin nicht wahrnehmen.',
      '< Werden Sie schnell gesund! Wir könnten den 7. Dezember um 10 Uhr anbieten.',
      '> Das nehme ich gerne.',
    ],
  ],
  [
    'fr',
    '2026-12-03T11:00 confirmed',
    [
      '< Votre entretien pour le poste de menuisier chez Northwind est fixé au lundi 30 novembre 2026 à 11 h.',
      '> Je suis malade et je ne peux pas me déplacer lundi.',
      '< Bon rétablissement ! Jeudi 3 décembre à 11 h, cela irait ?',
      "> Oui, jeudi c'est parfait.",
    ],
  ],
  [
    'sv',
    '2026-12-03T11:00 confirmed',
    [
      '< Din intervju för tjänsten som snickare på Northwind är måndag 30 november 2026 kl. 11.00.',
      '> Jag ligger hemma med feber och klarar inte måndagen.',
      '< Då tar vi det torsdag 3 december kl. 11 i stället. Krya på dig!',
    ],
  ],
  [
    'nl',
    '2026-12-03T11:00 confirmed',
    [
      '< Je sollicitatiegesprek als timmerman bij Northwind is op maandag 30 november 2026 om 11.00 uur.',
      '> Ik ben ziek en kan maandag niet komen. Kunnen we een andere dag afspreken?',
      '< Beterschap! Wat dacht je van donderdag 3 december om 11.00 uur?',
      '> Dat is goed, dankjewel.',
    ],
  ],
] as [string, string, string[]][])(
  'who is ill and agrees on another day has one meeting, %s %s',
  async (lang, expected, lines) => {
    expect(await shown(lang, lines)).toBe(expected)
  },
)

test.each([
  [
    'en',
    '2026-12-03T14:00 confirmed',
    [
      '< Are you free for an interview for Joiner at Northwind on Tuesday 1 December at 11:00?',
      '> Tuesday is tricky. How about Thursday 3 December at 14:00?',
      '< Thursday 3 December at 14:00, lovely.',
    ],
  ],
  [
    'de',
    '2026-12-03T14:00 confirmed',
    [
      '< Passt Ihnen Dienstag, 1. Dezember, 11 Uhr für ein Vorstellungsgespräch als Tischler bei Northwind?',
      '> Dienstag geht leider nicht, aber Donnerstag, 3. Dezember, 14 Uhr.',
      '< Dann also Donnerstag, 3. Dezember, 14 Uhr.',
    ],
  ],
  [
    'fr',
    '2026-12-03T14:00 confirmed',
    [
      "< Seriez-vous libre mardi 1er décembre à 11 h pour un entretien ? C'est pour le poste de menuisier chez Northwind.",
      '> Mardi je ne peux pas. Jeudi 3 décembre à 14 h ?',
      '< Va pour jeudi 3 décembre à 14 h.',
    ],
  ],
] as [string, string, string[]][])(
  "the employer's repeating the time that the user asked for confirms it, %s %s",
  async (lang, expected, lines) => {
    expect(await shown(lang, lines)).toBe(expected)
  },
)

test.each([
  [
    'en',
    '2026-12-03T11:00 confirmed',
    [
      '< Could you come to an interview for Joiner at Northwind on Tuesday 1 December at 11:00?',
      '> I work Tuesdays, sorry! Later in the week is better.',
      '< How is Thursday 3 December, 11:00?',
      "> Thursday's great.",
    ],
  ],
  [
    'de',
    '2026-12-02T11:00 confirmed',
    [
      '< Können Sie am Dienstag, 1. Dezember, um 11 Uhr zum Vorstellungsgespräch als Tischler zu Northwind kommen?',
      '> Dienstags arbeite ich leider, jeder andere Tag wäre möglich.',
      '< Dann Mittwoch, 2. Dezember, 11 Uhr?',
      '> Ja, sehr gern.',
    ],
  ],
  [
    'fr',
    '2026-12-02T11:00 confirmed',
    [
      "< Pourriez-vous venir mardi 1er décembre à 11 h pour un entretien ? C'est pour le poste de menuisier chez Northwind.",
      '> Le mardi, je travaille. Un autre jour serait-il possible ?',
      '< Oui, mercredi 2 décembre à 11 h ?',
      "> C'est parfait.",
    ],
  ],
] as [string, string, string[]][])(
  "a day that the user can't come is given up for the one agreed on, %s %s",
  async (lang, expected, lines) => {
    expect(await shown(lang, lines)).toBe(expected)
  },
)

test.each([
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Would Tuesday 1 December at 11:00 work for an interview for Joiner at Northwind?',
      '> That works for me. Will I need to bring tools?',
      '< No need. See you Tuesday!',
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Would Tuesday 1 December at 11:00 work for an interview for Joiner at Northwind?',
      '> Hi Maya, happy to come along. How long will it take?',
      "< About an hour, I'd say.",
    ],
  ],
  [
    'de',
    '2026-12-01T11:00 confirmed',
    [
      '< Hätten Sie am Dienstag, 1. Dezember, um 11 Uhr Zeit für ein Vorstellungsgespräch als Tischler bei Northwind?',
      '> Ja, ich komme gern. Gibt es Parkplätze?',
      '< Ja, direkt vor dem Haus.',
    ],
  ],
  [
    'de',
    '2026-12-01T11:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 11 Uhr.',
      '> Wie lange wird es ungefähr dauern? Ich muss um 14 Uhr weiter.',
      '< Etwa eine Stunde, das reicht Ihnen also gut.',
    ],
  ],
  [
    'fr',
    '2026-12-01T11:00 confirmed',
    [
      "< Seriez-vous libre mardi 1er décembre à 11 h pour un entretien ? C'est pour le poste de menuisier chez Northwind.",
      '> Oui, volontiers. Dois-je apporter mes diplômes ?',
      "< Non, ce n'est pas nécessaire.",
    ],
  ],
] as [string, string, string[]][])('a question beside a yes changes nothing, %s %s', async (lang, expected, lines) => {
  expect(await shown(lang, lines)).toBe(expected)
})

test.each([
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      '< Unfortunately we will not be taking your application any further.',
      '< Ignore the last email, our system sent it to the wrong people. You are still on for Tuesday.',
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      '< We regret to inform you that you have not been selected.',
      '< So sorry, that rejection was not for you. Nothing has changed for Tuesday.',
    ],
  ],
  [
    'de',
    '2026-12-01T11:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 11 Uhr.',
      '< Leider können wir Ihre Bewerbung nicht weiter berücksichtigen.',
      '< Die Absage von eben ging an den falschen Empfänger, bitte entschuldigen Sie. Wir sehen uns am Dienstag.',
    ],
  ],
] as [string, string, string[]][])('a refusal that was meant for somebody else is none, %s %s', async (lang, expected, lines) => {
  expect(await shown(lang, lines)).toBe(expected)
})

test.each([
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Can you come for an interview for Joiner at Northwind on Tuesday 1 December at 11:00?',
      '> Would Wednesday at 11 suit you too?',
      "< Wednesday's full, sorry. It's Tuesday or nothing!",
      '> Tuesday then.',
    ],
  ],
  [
    'de',
    '2026-12-01T11:00 confirmed',
    [
      '< Können Sie am Dienstag, 1. Dezember, um 11 Uhr zum Vorstellungsgespräch als Tischler zu Northwind kommen?',
      '> Wäre auch Mittwoch um 11 Uhr möglich?',
      '< Leider nein, wir sind nur am Dienstag alle im Haus. Schaffen Sie es doch?',
      '> Ja, ich mache es möglich.',
    ],
  ],
  [
    'fr',
    '2026-12-01T11:00 confirmed',
    [
      "< Pourriez-vous venir mardi 1er décembre à 11 h pour un entretien ? C'est pour le poste de menuisier chez Northwind.",
      '> Serait-ce possible mercredi à 11 h ?',
      '< Non, désolé, seulement mardi à 11 h.',
      '> Très bien, je serai là mardi.',
    ],
  ],
] as [string, string, string[]][])(
  "what the employer proposed stands again when the user's wish is refused, %s %s",
  async (lang, expected, lines) => {
    expect(await shown(lang, lines)).toBe(expected)
  },
)

test.each([
  [
    'en',
    '2026-12-02T13:00 confirmed',
    [
      '< Would Wednesday 2 December at 9:00 PM SGT suit you for a video interview for Joiner at Northwind?',
      '> 1 pm in London, perfect.',
    ],
  ],
  [
    'en',
    '2026-12-02T09:00 confirmed',
    [
      '< Would Wednesday 2 December at 10:00 am CET suit you for a video interview for Joiner at Northwind?',
      '> Yes, 9 am UK time is fine.',
    ],
  ],
  [
    'en',
    '2026-12-02T22:00 confirmed',
    [
      '< Would Wednesday 2 December at 2 pm Pacific suit you for a video interview for Joiner at Northwind?',
      "> That's late evening here but no problem.",
    ],
  ],
  [
    'en',
    '2026-12-01T21:30 confirmed',
    [
      "< How's Wednesday 2 December at 8:30 am AEDT for a video interview for Joiner at Northwind?",
      "> That's Tuesday evening for me, no worries at all.",
    ],
  ],
] as [string, string, string[]][])("a time by the user's own clock is the same time, %s %s", async (lang, expected, lines) => {
  expect(await shown(lang, lines)).toBe(expected)
})

test.each([
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< For the Joiner interview at Northwind I can offer Tuesday 1 December: 9:00, 11:00 or 14:00.',
      '> Eleven would be perfect.',
    ],
  ],
  [
    'en',
    '2026-12-02T14:00 confirmed',
    [
      '< For the Joiner interview at Northwind: Tuesday 1 December at 9:00 or Wednesday 2 December at 14:00?',
      '> The latter, please.',
    ],
  ],
  [
    'en',
    '2026-12-01T09:00 confirmed',
    [
      '< For the Joiner interview at Northwind: Tuesday 1 December at 9:00 or Wednesday 2 December at 14:00?',
      '> Either is fine but the morning one is easier.',
    ],
  ],
  [
    'en',
    '2026-12-01T09:00 confirmed',
    [
      '< For the Joiner interview at Northwind: Tuesday 1 December at 9:00 or Wednesday 2 December at 14:00?',
      '> Option 1 works for me.',
    ],
  ],
  [
    'en',
    '2026-12-02T14:00 confirmed',
    ['< For the Joiner interview at Northwind: A) Tuesday 1 December at 9:00, B) Wednesday 2 December at 14:00.', '> B please.'],
  ],
  [
    'de',
    '2026-12-02T14:00 confirmed',
    [
      '< Für das Vorstellungsgespräch als Tischler bei Northwind: Dienstag, 1. Dezember, 9 Uhr oder Mittwoch, 2. Dezember, 14 Uhr?',
      '> Letzteres wäre mir lieber.',
    ],
  ],
  [
    'de',
    '2026-12-02T14:00 confirmed',
    [
      '< Für das Vorstellungsgespräch als Tischler bei Northwind: Dienstag, 1. Dezember, 9 Uhr oder Mittwoch, 2. Dezember, 14 Uhr?',
      '> Vorschlag 2 passt mir.',
    ],
  ],
  [
    'de',
    '2026-12-01T09:00 confirmed',
    [
      '< Für das Vorstellungsgespräch als Tischler bei Northwind: Dienstag, 1. Dezember, 9 Uhr oder Mittwoch, 2. Dezember, 14 Uhr?',
      '> Der erste Termin, bitte.',
    ],
  ],
  [
    'fr',
    '2026-12-01T09:00 confirmed',
    [
      "< Pour l'entretien de menuisier chez Northwind : mardi 1er décembre à 9 h ou mercredi 2 décembre à 14 h ?",
      '> Plutôt le matin.',
    ],
  ],
  [
    'es',
    '2026-12-02T14:00 confirmed',
    [
      '< Para la entrevista de carpintero en Northwind: ¿martes 1 de diciembre a las 9:00 o miércoles 2 a las 14:00?',
      '> La segunda opción, por favor.',
    ],
  ],
  [
    'nl',
    '2026-12-02T14:00 confirmed',
    [
      '< Voor het sollicitatiegesprek als timmerman bij Northwind: dinsdag 1 december om 9.00 uur of woensdag 2 december om 14.00 uur?',
      '> Doe mij maar woensdag.',
    ],
  ],
  [
    'pl',
    '2026-12-02T14:00 confirmed',
    [
      '< Rozmowa kwalifikacyjna na stanowisko stolarza w Northwind: wtorek 1 grudnia o 9:00 czy środa 2 grudnia o 14:00?',
      '> Poproszę środę.',
    ],
  ],
  [
    'it',
    '2026-12-02T14:00 confirmed',
    [
      '< Per il colloquio da falegname presso Northwind: martedì 1 dicembre alle 9:00 o mercoledì 2 dicembre alle 14:00?',
      '> Direi mercoledì.',
    ],
  ],
  [
    'cs',
    '2026-12-02T14:00 confirmed',
    [
      '< Pohovor na pozici truhlář ve firmě Northwind: úterý 1. prosince v 9:00, nebo středa 2. prosince ve 14:00?',
      '> Raději středu.',
    ],
  ],
  [
    'de',
    '2026-12-02T14:30 confirmed',
    [
      '< Terminvorschläge für Ihr Vorstellungsgespräch als Tischler bei Northwind: Mo 30.11. um 10:00, Mi 2.12. um 14:30 oder Do 3.12. um 9:00.',
      '> Der Mittwochnachmittag wäre für mich ideal.',
    ],
  ],
  [
    'en',
    '2026-12-04T10:00 confirmed',
    ['< Are you free to come for an interview for Joiner at Northwind on Friday 4 December at 10:00?', '> Hooray! I am.'],
  ],
] as [string, string, string[]][])('one of several offered times is picked, %s %s', async (lang, expected, lines) => {
  expect(await shown(lang, lines)).toBe(expected)
})

test.each([
  [
    'en',
    '2026-12-01T12:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      "< Correction to my mail: it's 12:00, not 11:00.",
    ],
  ],
  [
    'en',
    '2026-12-02T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      '< Oops, wrong day! It should of course be Wednesday 2 December, 11:00.',
    ],
  ],
  [
    'de',
    '2026-12-02T11:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 11 Uhr.',
      '< Ich habe mich im Tag geirrt, es ist der Mittwoch, 2. Dezember.',
    ],
  ],
  [
    'it',
    '2026-12-01T12:00 confirmed',
    [
      '< Il colloquio da falegname presso Northwind è fissato per martedì 1 dicembre 2026 alle 11:00.',
      "< C'è un errore nella mia mail: l'ora giusta è le 12:00.",
    ],
  ],
  [
    'nl',
    '2026-12-01T12:00 confirmed',
    [
      '< Je sollicitatiegesprek als timmerman bij Northwind is op dinsdag 1 december 2026 om 11.00 uur.',
      '< Sorry, foutje in mijn mail: het is om 12.00 uur.',
    ],
  ],
  [
    'en',
    '2026-12-03T15:30 confirmed',
    [
      '< Your interview for Joiner at Northwind is all set for Thursday, December 3 at 2:00 PM.',
      '< Quick heads up: we need to bump Thursday to 3:30 PM.',
    ],
  ],
  [
    'en',
    '2026-12-02T10:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is confirmed for Tuesday 1 December at 10:00.',
      '< The hanging crew now needs Tuesday too. Wednesday at 10:00 instead?',
      '> Wednesday is fine.',
    ],
  ],
] as [string, string, string[]][])('a time that was written wrong is put right, %s %s', async (lang, expected, lines) => {
  expect(await shown(lang, lines)).toBe(expected)
})
