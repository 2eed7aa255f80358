import { describe, expect, test } from 'vitest'
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
  [
    'de',
    '2026-12-01T15:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 11 Uhr.',
      '> Ich hätte am Dienstag Prüfung. Ließe sich das Gespräch auf Mittwoch verlegen?',
      '< Am Mittwoch sind wir leider nicht im Haus. Können Sie am Dienstag nach der Prüfung kommen, etwa um 15 Uhr?',
      '> Ja, 15 Uhr schaffe ich.',
    ],
  ],
  [
    'es',
    '2026-12-01T11:00 confirmed',
    [
      '< Su entrevista para el puesto de carpintero en Northwind es el martes 1 de diciembre de 2026 a las 11:00.',
      '> ¿Sería posible cambiarla al miércoles?',
      '< Lo siento, no es posible. Le esperamos el martes.',
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
  [
    'es',
    '2026-12-03T11:00 confirmed',
    [
      '< Su entrevista para el puesto de carpintero en Northwind es el lunes 30 de noviembre de 2026 a las 11:00.',
      '> Estoy enfermo y el lunes no podré ir, lo siento mucho.',
      '< No se preocupe. Le propongo el jueves 3 de diciembre a las 11:00.',
      '> De acuerdo, allí estaré.',
    ],
  ],
  [
    'de',
    '2026-12-08T11:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Montag, 30. November 2026, um 11 Uhr.',
      '> Mich hat es erwischt, ich hüte das Bett. Können wir den Montag verschieben?',
      '< Natürlich. Ich könnte Ihnen den 8. Dezember, 11 Uhr, anbieten.',
      '> Wunderbar, dann am 8.',
    ],
  ],
  [
    'fr',
    '2026-12-08T10:00 confirmed',
    [
      '< Votre entretien pour le poste de menuisier chez Northwind est prévu le lundi 30 novembre 2026 à 10 h.',
      '> Je suis clouée au lit avec une angine, je ne pourrai pas être là lundi.',
      '< Soignez-vous bien. Mardi 8 décembre à la même heure ?',
      '> Oui, merci beaucoup !',
    ],
  ],
  [
    'es',
    '2026-12-03T11:00 confirmed',
    [
      '< Su entrevista para el puesto de carpintero en Northwind es el lunes 30 de noviembre de 2026 a las 11:00.',
      '> Me he puesto enferma y no podré asistir el lunes. ¿Podríamos dejarlo para otro día?',
      '< Por supuesto. ¿Qué tal el jueves 3 de diciembre a las 11:00?',
      '> Perfecto, muchas gracias.',
    ],
  ],
  [
    'it',
    '2026-12-03T11:00 confirmed',
    [
      '< Il colloquio da falegname presso Northwind è fissato per lunedì 30 novembre 2026 alle 11:00.',
      '> Purtroppo ho la febbre e lunedì non potrò venire. Possiamo spostarlo?',
      '< Certo. Facciamo giovedì 3 dicembre alle 11:00?',
      '> Va benissimo, grazie.',
    ],
  ],
  [
    'pl',
    '2026-12-03T11:00 confirmed',
    [
      '< Potwierdzam rozmowę kwalifikacyjną na stanowisko stolarza w Northwind: poniedziałek 30 listopada 2026, godz. 11:00.',
      '> Niestety zachorowałem i nie dam rady przyjść w poniedziałek. Czy można przełożyć?',
      '< Oczywiście. Proponuję czwartek 3 grudnia o 11:00.',
      '> Pasuje, dziękuję.',
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
  [
    'en',
    '2026-12-08T18:00 confirmed',
    [
      '< Could you come for an interview for Joiner at Northwind on Saturday 5 December at 10:00?',
      "> Hi, weekends are out for me I'm afraid, but any evening works.",
      '< How about Tuesday 8 December at 18:00?',
      '> Perfect.',
    ],
  ],
  [
    'en',
    '2026-12-03T10:00 confirmed',
    [
      '< Could you come for an interview for Joiner at Northwind on Wednesday 2 December at 10:00?',
      "> Wednesdays don't suit me, I've college. Could it be another day?",
      '< Sure, Thursday 3 December at 10:00?',
      '> Grand, see you Thursday.',
    ],
  ],
  [
    'en',
    '2026-12-04T10:00 confirmed',
    [
      '< Could you come for an interview for Joiner at Northwind on Wednesday 2 December at 10:00?',
      "> I'm really sorry but I have a hospital appointment that day. I'm free the rest of the week.",
      "< Then let's say Friday 4 December, 10:00?",
      '> Thank you, yes.',
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
  [
    'de',
    '2026-12-04T14:00 confirmed',
    [
      '< Magst du am Freitag, 4. Dezember, um 14 Uhr zum Vorstellungsgespräch als Tischler zu Northwind kommen?',
      '> Gerne, ich bin da! Muss ich etwas vorbereiten?',
      '< Nein, komm einfach, wie du bist.',
    ],
  ],
  [
    'de',
    '2026-12-04T14:00 confirmed',
    [
      '< Können Sie am Freitag, 4. Dezember, um 14 Uhr zum Vorstellungsgespräch als Tischler zu Northwind kommen?',
      '> Das mache ich möglich. Wer wird alles dabei sein?',
      '< Frau Lind und ich.',
    ],
  ],
  [
    'de',
    '2026-12-04T14:00 confirmed',
    [
      '< Können Sie am Freitag, 4. Dezember, um 14 Uhr zum Vorstellungsgespräch als Tischler zu Northwind kommen?',
      '> Ich werde pünktlich sein. Wie finde ich Sie?',
      '< Zweiter Stock, links.',
    ],
  ],
  [
    'en',
    '2026-12-04T14:00 confirmed',
    [
      '< Could you come to an interview for Joiner at Northwind on Friday 4 December at 14:00?',
      '> Yes I can. Who will I be meeting?',
      '< Myself and Tom.',
    ],
  ],
  [
    'fr',
    '2026-12-04T14:00 confirmed',
    [
      "< Pourriez-vous venir vendredi 4 décembre à 14 h pour un entretien ? C'est pour le poste de menuisier chez Northwind.",
      '> Avec plaisir. Faut-il apporter un book ?',
      '< Oui, si vous en avez un.',
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
  [
    'en',
    '2026-12-04T09:45 confirmed',
    [
      "< I'm pleased to confirm your interview for Joiner at Northwind: Friday 4 December 2026 at 9:45.",
      '< Dear candidate, unfortunately your application was not successful.',
      "< Hi, you may have had an email from us this morning saying you'd been unsuccessful. Please pay no attention to it, it went to the whole mailing list.",
    ],
  ],
  [
    'en',
    '2026-12-04T09:45 confirmed',
    [
      "< I'm pleased to confirm your interview for Joiner at Northwind: Friday 4 December 2026 at 9:45.",
      '< Thank you for applying. We have decided not to move forward with you.',
      "< Apologies for the earlier email, that was a mistake on our side. We're still very much looking forward to Friday.",
    ],
  ],
  [
    'de',
    '2026-12-04T09:45 confirmed',
    [
      '< Hiermit bestätige ich Ihr Vorstellungsgespräch als Tischler bei Northwind am Freitag, 4. Dezember 2026, um 9:45 Uhr.',
      '< Leider müssen wir Ihnen absagen.',
      '< Sie haben heute früh eine Absage bekommen, die nicht Ihnen galt. Es bleibt bei unserem Termin am Freitag.',
    ],
  ],
  [
    'fr',
    '2026-12-04T09:45 confirmed',
    [
      '< Je vous confirme votre entretien pour le poste de menuisier chez Northwind le vendredi 4 décembre 2026 à 9 h 45.',
      '< Nous sommes au regret de ne pouvoir donner une suite favorable à votre candidature.',
      '< Le message de refus de ce matin vous a été envoyé à tort. Votre entretien de vendredi est maintenu.',
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
  [
    'en',
    '2026-12-02T17:00 confirmed',
    [
      '< Could you join a video interview for Joiner at Northwind on Wednesday, December 2 at 9 am PST?',
      "> Sure, that's 5 pm for me. Works great.",
    ],
  ],
  [
    'en',
    '2026-12-02T10:00 confirmed',
    [
      '< Could you join a video interview for Joiner at Northwind on Wednesday 2 December at 15:30 IST (10:00 your time)?',
      '> Yes, 10 am UK time is perfect.',
    ],
  ],
  [
    'en',
    '2026-12-02T14:00 confirmed',
    [
      '< Could you join a video interview for Joiner at Northwind on Wednesday 2 December at 3pm Berlin time?',
      '> 2pm my time, lovely, see you then.',
    ],
  ],
  [
    'en',
    '2026-12-02T07:30 confirmed',
    [
      '< Would Wednesday 2 December, 8:30 pm NZDT, be all right for a video interview for Joiner at Northwind?',
      "> So 7:30 in the morning for me. I'll set two alarms!",
    ],
  ],
] as [string, string, string[]][])("a time by the user's own clock is the same time, %s %s", async (lang, expected, lines) => {
  expect(await shown(lang, lines)).toBe(expected)
})

test.each([
  [
    'en',
    'withdrawn',
    [
      '< Could you come for an interview for Joiner at Northwind on Wednesday 2 December at 10:00?',
      "> Thanks so much for the invite, but I've just accepted a role elsewhere so won't be coming.",
    ],
  ],
  [
    'en',
    'withdrawn',
    [
      '< Your interview for Joiner at Northwind is on Wednesday 2 December at 10:00.',
      "> Hi, I've had a change of heart and don't want to go ahead with this. Sorry for the short notice.",
    ],
  ],
  [
    'de',
    'withdrawn',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Mittwoch, 2. Dezember 2026, um 10 Uhr.',
      '> Ich habe mich entschlossen, bei meinem jetzigen Arbeitgeber zu bleiben, und werde daher nicht kommen.',
    ],
  ],
  [
    'de',
    'withdrawn',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Mittwoch, 2. Dezember 2026, um 10 Uhr.',
      '> Bitte nehmen Sie mich aus dem Bewerbungsverfahren. Ich habe inzwischen eine Zusage von anderer Seite.',
    ],
  ],
  [
    'fr',
    'withdrawn',
    [
      '< Votre entretien pour le poste de menuisier chez Northwind est prévu le mercredi 2 décembre 2026 à 10 h.',
      '> Après réflexion, je préfère ne pas poursuivre le processus. Merci pour votre temps.',
    ],
  ],
  [
    'it',
    'withdrawn',
    [
      '< Il colloquio da falegname presso Northwind è fissato per mercoledì 2 dicembre 2026 alle 10:00.',
      '> Ho trovato un posto più vicino a casa, quindi non verrò al colloquio e ritiro la candidatura.',
    ],
  ],
  [
    'es',
    'withdrawn',
    [
      '< Su entrevista para el puesto de carpintero en Northwind es el miércoles 2 de diciembre de 2026 a las 10:00.',
      '> He decidido quedarme en mi trabajo actual, así que no asistiré. Muchas gracias.',
    ],
  ],
  [
    'nl',
    'withdrawn',
    [
      '< Je sollicitatiegesprek als timmerman bij Northwind is op woensdag 2 december 2026 om 10.00 uur.',
      '> Ik heb inmiddels elders een contract getekend en trek mijn sollicitatie dus in.',
    ],
  ],
  [
    'pl',
    'withdrawn',
    [
      '< Potwierdzam rozmowę kwalifikacyjną na stanowisko stolarza w Northwind: środa 2 grudnia 2026, godz. 10:00.',
      '> Dziękuję, ale przyjąłem inną ofertę i rezygnuję z udziału w rekrutacji.',
    ],
  ],
] as [string, string, string[]][])('the user withdraws, %s %s', async (lang, expected, lines) => {
  expect(await shown(lang, lines)).toBe(expected)
})

test.each([
  [
    'en',
    'accepted',
    [
      '< We are pleased to offer you the position of Joiner at Northwind. Please reply by 4 December.',
      "> Thank you for the offer, I am glad to confirm that I'll be joining you.",
    ],
  ],
  [
    'en',
    'accepted',
    [
      '< We are pleased to offer you the position of Joiner at Northwind. Please reply by 4 December.',
      '> Respected Sir, I hereby accept the offer and will report on the joining date.',
    ],
  ],
  [
    'de',
    'accepted',
    [
      '< Wir freuen uns, Ihnen die Stelle als Tischler bei Northwind anzubieten.',
      '> Vielen Dank für Ihr Angebot, das ich sehr gern annehme.',
    ],
  ],
  [
    'de',
    'accepted',
    [
      '< Wir freuen uns, Ihnen die Stelle als Tischler bei Northwind anzubieten.',
      '> Da muss ich nicht lange überlegen: Ja, ich möchte bei Ihnen anfangen!',
    ],
  ],
  [
    'fr',
    'accepted',
    [
      '< Nous avons le plaisir de vous proposer le poste de menuisier chez Northwind.',
      "> C'est oui, sans hésiter ! Merci de votre confiance.",
    ],
  ],
  [
    'sv',
    'accepted',
    ['< Vi vill gärna erbjuda dig tjänsten som snickare på Northwind.', '> Tack, det vill jag jättegärna! Jag tackar ja.'],
  ],
  [
    'it',
    'accepted',
    ['< Siamo lieti di offrirle la posizione di falegname presso Northwind.', '> Con grande piacere accetto la vostra proposta.'],
  ],
] as [string, string, string[]][])('the user accepts an offer, %s %s', async (lang, expected, lines) => {
  expect(await shown(lang, lines)).toBe(expected)
})

test.each([
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      "> I'm in Leeds that week, so it's an easy trip. Where can I leave my bike?",
    ],
  ],
  [
    'en',
    'offer',
    [
      '< We are pleased to offer you the position of Joiner at Northwind. Please reply by 4 December.',
      "> Thank you! I'm still waiting for another company's decision, could I have a few more days?",
    ],
  ],
  [
    'en',
    'offer',
    [
      '< We are pleased to offer you the position of Joiner at Northwind. Please reply by 4 December.',
      "> Thank you so much. I'd love to take a day to think it over.",
    ],
  ],
  [
    'en',
    'offer',
    [
      '< We are pleased to offer you the position of Joiner at Northwind. Please reply by 4 December.',
      '> Before I accept, could you tell me about the pension?',
    ],
  ],
  [
    'de',
    'offer',
    [
      '< Wir freuen uns, Ihnen die Stelle als Tischler bei Northwind anzubieten.',
      '> Vielen Dank! Ich habe noch ein anderes Angebot und möchte mich bis Freitag entscheiden.',
    ],
  ],
  [
    'de',
    'offer',
    ['< Wir freuen uns, Ihnen die Stelle als Tischler bei Northwind anzubieten.', '> Wie ich annehme, gilt der Tarifvertrag?'],
  ],
  [
    'de',
    '2026-12-01T11:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 11 Uhr.',
      '> Leider muss ich den Termin am Dienstag absagen. Wäre ein anderer Tag möglich?',
    ],
  ],
  [
    'de',
    '2026-12-01T11:00 confirmed',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 11 Uhr.',
      '> Ich bin bei meinem jetzigen Arbeitgeber bis 10 Uhr im Dienst, schaffe es aber rechtzeitig.',
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      "> Quick question: at my current job I'm used to oak. Will I see your workshop as planned?",
    ],
  ],
  [
    'fr',
    'offer',
    [
      '< Nous avons le plaisir de vous proposer le poste de menuisier chez Northwind.',
      "> Merci ! J'ai une autre offre en cours, puis-je vous répondre lundi ?",
    ],
  ],
  [
    'es',
    '2026-12-01T11:00 confirmed',
    [
      '< Su entrevista para el puesto de carpintero en Northwind es el martes 1 de diciembre de 2026 a las 11:00.',
      '> Gracias. ¿Debo llevar el título del otro puesto?',
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      '< A correction to the job advert: the salary is 31,000, not 29,000.',
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      "< I've been ill, so apologies for the silence. All as planned for Tuesday.",
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      "< The car park can't be moved into before 10:30, so please park on the street.",
    ],
  ],
  [
    'en',
    '',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      "< The interview can't go ahead as planned, I'm afraid. We'll find another date.",
    ],
  ],
  [
    'de',
    '',
    [
      '< Ihr Vorstellungsgespräch als Tischler bei Northwind ist am Dienstag, 1. Dezember 2026, um 11 Uhr.',
      '< Das Gespräch kann leider nicht wie geplant stattfinden, wir melden uns mit einem neuen Termin.',
    ],
  ],
  [
    'en',
    '2026-12-03T11:00 proposed',
    [
      '< Could you come for an interview for Joiner at Northwind on Tuesday 1 December at 11:00?',
      "> I'd like to decline the Tuesday slot, but Thursday 3 December at 11:00 would be great.",
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed, 2026-12-08T11:00 proposed',
    [
      '< Your first interview for Joiner at Northwind is confirmed for Tuesday 1 December 2026 at 11:00.',
      "> I have a cold but I'll be there on Tuesday.",
      '< Great. Your second interview would be on Tuesday 8 December at 11:00, if it goes well.',
    ],
  ],
  [
    'en',
    '2026-12-01T11:00 confirmed',
    [
      '< Your interview for Joiner at Northwind is on Tuesday 1 December 2026 at 11:00.',
      "> Looking forward to it. I signed the contract for my old flat elsewhere, so I'm moving closer.",
    ],
  ],
] as [string, string, string[]][])('what only sounds like an answer changes nothing, %s %s', async (lang, expected, lines) => {
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
  [
    'en',
    '2026-12-04T10:00 confirmed, 2026-12-04T13:00 confirmed',
    [
      "< Your interviews for Joiner at Northwind are confirmed for Friday 4 December. You'll meet Luis at 10:00 AM and the workshop at 1:00 PM.",
      '> Thank you.',
    ],
  ],
  [
    'en',
    '2026-12-01T14:00 confirmed',
    [
      '< Hi, thanks for your application for Joiner at Northwind. Interview slots: Tue 1 Dec 9am, Tue 1 Dec 2pm, Wed 2 Dec 10am. Please let us know.',
      "> Hi there, I'd love the Tuesday 2pm slot if it's still free!",
      '< It is. See you then.',
    ],
  ],
  [
    'en',
    '2026-12-03T15:00 confirmed',
    [
      '< Kindly choose a convenient slot for your interview for Joiner at Northwind:\n(a) 1 December 2026, 10:30 AM\n(b) 3 December 2026, 3:00 PM',
      '> Dear Sir, I would prefer slot (b). Thanking you.',
    ],
  ],
  [
    'en',
    '2026-12-01T09:30 confirmed',
    [
      '< We can do Monday the 30th at 4 or Tuesday the 1st at half nine for an interview for Joiner at Northwind. What suits?',
      '> Tuesday would be mighty, thanks.',
    ],
  ],
  [
    'en',
    '2026-11-30T11:30 confirmed',
    [
      '< For an interview for Joiner at Northwind: Monday 30 November at 10:00, 11:30 or 15:00, whichever you like.',
      '> 11:30 please, that gives me time for the school run.',
    ],
  ],
  [
    'de',
    '2026-12-01T13:00 confirmed',
    [
      '< Für ein Vorstellungsgespräch als Tischler bei Northwind bieten wir Ihnen an: 30.11., 10 Uhr; 1.12., 13 Uhr; 2.12., 16 Uhr. Bitte um kurze Rückmeldung.',
      '> Guten Tag, der 1.12. um 13 Uhr wäre perfekt.',
    ],
  ],
  [
    'de',
    '2026-12-03T15:00 confirmed',
    [
      '< Für ein Vorstellungsgespräch als Tischler bei Northwind bieten wir Ihnen den 1. Dezember um 9 Uhr oder den 3. Dezember um 15 Uhr an.',
      '> Am liebsten der 3., da habe ich frei.',
    ],
  ],
  [
    'fr',
    '2026-12-01T14:00 confirmed',
    [
      '< Pour un entretien pour le poste de menuisier chez Northwind, nous vous proposons : lundi 30/11 à 10h, mardi 1/12 à 14h ou jeudi 3/12 à 9h30.',
      '> Bonjour, je prendrai le créneau de mardi. Cordialement',
    ],
  ],
  [
    'fr',
    '2026-12-01T14:00 confirmed',
    [
      '< Pour un entretien pour le poste de menuisier chez Northwind, nous vous proposons lundi 30 novembre à 10 h ou mardi 1er décembre à 14 h.',
      '> La deuxième proposition me convient mieux.',
    ],
  ],
  [
    'nl',
    '2026-12-03T15:30 confirmed',
    [
      '< Voor een sollicitatiegesprek als timmerman bij Northwind kunnen we dinsdag 1 december om 10.00 uur of donderdag 3 december om 15.30 uur. Wat heeft je voorkeur?',
      '> Donderdag heeft mijn voorkeur.',
    ],
  ],
  [
    'pl',
    '2026-12-03T15:00 confirmed',
    [
      '< Zapraszamy na rozmowę kwalifikacyjną na stanowisko stolarza w Northwind. Możliwe terminy: 1 grudnia o 10:00 albo 3 grudnia o 15:00.',
      '> Odpowiada mi termin 3 grudnia.',
    ],
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

const offer = '< We are delighted to offer you the position of Joiner at Northwind, with a salary of £30,000.'
const invitation = '< We would like to interview you for the position of Joiner at Northwind. When could you come?'

test.each([
  ['accepted', offer, '> Yes, gladly! When do I start?'],
  ['accepted', offer, '> Ja, sehr gern! Wann kann ich den Vertrag unterschreiben?'],
  ['accepted', offer, '> Oui, avec plaisir ! Quand puis-je commencer ?'],
  ['offer', offer, '> Thank you. When can I come in to talk about it?'],
  ['offer', offer, '> Vielen Dank! Wann kann ich vorbeikommen?'],
  ['interview', invitation, '> Yes, gladly! When can I come in?'],
  ['interview', invitation, '> Yes, gladly! When do I start, if it goes well?'],
])('who says yes to an offer and asks when to start accepts it: %s, %s, %s', async (expected, first, answer) => {
  expect(outcomeOf(await mailsOf({ lines: [first, answer], zone: '+0000' })).status).toBe(expected)
})

const atTen: Record<string, string> = {
  en: 'Your interview for Florist at Northwind is on Wednesday 2 December 2026 at 10:00.',
  de: 'Ihr Vorstellungsgespräch als Floristin bei Northwind ist am Mittwoch, 2. Dezember 2026, um 10 Uhr.',
  fr: 'Votre entretien pour le poste de fleuriste chez Northwind aura lieu le mercredi 2 décembre 2026 à 10 h.',
  es: 'Su entrevista para el puesto de florista en Northwind es el miércoles 2 de diciembre de 2026 a las 10:00.',
  it: 'Il suo colloquio per il posto di fiorista presso Northwind è fissato per mercoledì 2 dicembre 2026 alle 10:00.',
  pt: 'A sua entrevista para florista na Northwind é na quarta-feira, 2 de dezembro de 2026, às 10h00.',
  nl: 'Je gesprek voor de functie van bloemist bij Northwind is op woensdag 2 december 2026 om 10.00 uur.',
  pl: 'Pana rozmowa na stanowisko florysty w firmie Northwind odbędzie się w środę 2 grudnia 2026 o 10:00.',
  sv: 'Din intervju för tjänsten som florist på Northwind är onsdag 2 december 2026 kl. 10.00.',
  da: 'Din samtale om stillingen som florist hos Northwind er onsdag den 2. december 2026 kl. 10.00.',
  no: 'Intervjuet for stillingen som florist hos Northwind er onsdag 2. desember 2026 kl. 10.00.',
  fi: 'Haastattelusi Northwindin floristin tehtävään on keskiviikkona 2. joulukuuta 2026 klo 10.00.',
  cs: 'Váš pohovor na pozici floristy ve firmě Northwind je ve středu 2. prosince 2026 v 10:00.',
}

test.each([
  ['en', 'Would 14:00 on the same day be possible?', "I've changed it already. See you then."],
  ['en', 'Could we say 14:00?', "Already moved, don't worry."],
  ['de', 'Wäre auch 14 Uhr am selben Tag möglich?', 'Habe ich schon umgetragen. Bis Mittwoch!'],
  ['de', 'Ginge es auch um 14 Uhr?', 'Ist bereits geändert.'],
  ['fr', 'Serait-il possible de venir plutôt à 14 h ?', "C'est fait, je vous ai déplacée. À mercredi !"],
  ['es', '¿Podría ser a las 14:00?', 'Ya se lo he cambiado. Hasta el miércoles.'],
  ['it', 'Sarebbe possibile alle 14 dello stesso giorno?', 'Ho già spostato tutto. A mercoledì.'],
  ['pt', 'Seria possível às 14h00 do mesmo dia?', 'Já alterei. Até quarta!'],
  ['nl', 'Zou 14.00 uur ook kunnen?', 'Is al aangepast! Tot woensdag.'],
  ['pl', 'Czy mogłaby być o 14:00 tego samego dnia?', 'Już zmieniłam. Do zobaczenia w środę.'],
  ['sv', 'Skulle kl. 14 funka i stället?', 'Har redan ändrat. Ses på onsdag!'],
  ['da', 'Kunne det blive kl. 14 samme dag?', 'Det har jeg allerede rettet. Vi ses onsdag!'],
  ['no', 'Kunne det bli kl. 14 i stedet?', 'Det har jeg allerede endret. Vi ses onsdag!'],
  ['fi', 'Kävisikö klo 14 samana päivänä?', 'Vaihdoin sen jo. Nähdään keskiviikkona!'],
  ['cs', 'Šlo by to ve 14:00 téhož dne?', 'Už jsem to změnila. Na shledanou ve středu.'],
])('what is asked for and changed already is agreed on, %s: %s %s', async (lang, question, answer) => {
  expect(await shown(lang, [`< ${atTen[lang]}`, `> ${question}`, `< ${answer}`])).toBe(`2026-12-02T14:00 confirmed`)
})

test.each([
  ['en', 'One small change: we begin an hour earlier, so at nine rather than ten.'],
  ['en', 'We start an hour earlier, at nine instead of at ten.'],
  ['de', 'Wir fangen eine Stunde früher an, um neun statt um zehn.'],
  ['fr', 'Nous commençons une heure plus tôt, à neuf heures au lieu de dix heures.'],
  ['es', 'Empezamos una hora antes: a las nueve en vez de a las diez.'],
  ['it', 'Anticipiamo di un’ora: alle nove invece che alle dieci.'],
  ['nl', 'We beginnen een uur eerder, om negen uur in plaats van om tien uur.'],
  ['sv', 'Vi börjar en timme tidigare, klockan nio i stället för tio.'],
  ['no', 'Vi begynner en time tidligere, altså kl. ni i stedet for ti.'],
  ['da', 'Vi begynder en time tidligere, altså kl. ni i stedet for ti.'],
])('an hour in words that is denied is the one before, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${atTen[lang]}`, `< ${text}`])).toBe('2026-12-02T09:00 confirmed')
})

test.each([
  ['en', 'In addition to Wednesday our director would like half an hour with you by video on Friday 4 December at 16:00.'],
  [
    'de',
    'Zusätzlich zum Mittwoch möchte unser Geschäftsführer Sie gern per Video sprechen, und zwar am Freitag, 4. Dezember, um 16 Uhr.',
  ],
  ['fr', 'En plus de mercredi, notre directeur souhaite vous voir en visio le vendredi 4 décembre à 16 h.'],
  ['es', 'Además de la del miércoles, el director quiere hablar con usted por vídeo el viernes 4 de diciembre a las 16:00.'],
  ['it', 'Oltre a mercoledì, il direttore vorrebbe incontrarla in video venerdì 4 dicembre alle 16:00.'],
  ['sv', 'Utöver onsdagen vill vår vd gärna träffa dig på Teams fredag 4 december kl. 16.00.'],
])('a meeting beside the one there is leaves it as it is, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${atTen[lang]}`, `< ${text}`])).toMatch(/^2026-12-02T10:00 confirmed, 2026-12-04T16:00 \w+$/)
})

const slots: Record<string, [string, string, string]> = {
  en: [
    'please choose one of these for your interview as Sound Engineer at Northwind:',
    '1) Tuesday 1 December, 09:00',
    '2) Wednesday 2 December, 13:00',
  ],
  de: [
    'für das Gespräch zur Stelle Optikerin bei Northwind hätten wir:',
    'a) Dienstag, 1.12., 9:00 Uhr',
    'b) Mittwoch, 2.12., 13:00 Uhr',
  ],
  fr: [
    "voici deux créneaux pour l'entretien de graphiste chez Northwind :",
    '1. mardi 1er décembre à 9 h',
    '2. mercredi 2 décembre à 13 h',
  ],
  it: [
    'per il colloquio di saldatore presso Northwind può scegliere tra:',
    '1) martedì 1 dicembre ore 9:00',
    '2) mercoledì 2 dicembre ore 13:00',
  ],
  no: [
    'her er tidene for intervju (stilling: sveiser hos Northwind):',
    '1. tirsdag 1. desember kl. 9.00',
    '2. onsdag 2. desember kl. 13.00',
  ],
}
test.each([
  ['en', 'Number 2 please.'],
  ['en', "I'll take (2)."],
  ['de', 'Ich nehme b).'],
  ['de', 'Nr. 2 wäre perfekt.'],
  ['fr', "Le n° 2 m'arrange."],
  ['it', 'Va bene il numero 2.'],
  ['no', 'Nr. 2 passer best.'],
])('one of a list of times is taken by its number, %s: %s', async (lang, answer) => {
  expect(await shown(lang, [`< ${slots[lang]?.join('\n')}\n\nMaya`, `> ${answer}`])).toBe('2026-12-02T13:00 confirmed')
})

test('a time is taken by its day and the part of the day', async () => {
  const two =
    '< The interview for Sound Engineer at Northwind can be on Tuesday 1 December at 10:00 or at 14:30, or on Wednesday 2 December at 11:00.'
  expect(await shown('en', [two, '> Tuesday afternoon works best for me.'])).toBe('2026-12-01T14:30 confirmed')
})

test('the day after is counted from the meeting that moves, by both', async () => {
  const lines = [`< ${atTen.en}`, '< Something came up. Could we do the next day, same time?', '> The next day at ten is fine.']
  expect(await shown('en', lines)).toBe('2026-12-03T10:00 confirmed')
})

test.each([
  [
    'fr',
    'Bonjour, lundi ne sera finalement pas possible. Je vous rappelle.',
    'Bonjour, seriez-vous libre le vendredi 4 décembre à 9 h ?',
    'Tout à fait.',
  ],
  [
    'es',
    'Lo siento, el lunes no vamos a poder: cerramos por inspección. Te digo algo.',
    '¿Te va bien el viernes 4 a las 9:00?',
    'Me va genial, gracias.',
  ],
])('who is called off is invited again, %s', async (lang, off, again, yes) => {
  const first = {
    fr: 'Votre entretien de comptable chez Northwind aura lieu le lundi 30 novembre 2026 à 9 h.',
    es: 'Te confirmo la entrevista de cocinero en Northwind el lunes 30 de noviembre a las 9:00.',
  }[lang]
  expect(await shown(lang, [`< ${first}`, `< ${off}`])).toBe('')
  expect(await shown(lang, [`< ${first}`, `< ${off}`, `< ${again}`, `> ${yes}`])).toBe('2026-12-04T09:00 confirmed')
})

const offers: Record<string, string> = {
  en: 'We are delighted to offer you the position of Joiner at Northwind, with a salary of £34,000.',
  de: 'Wir freuen uns, Ihnen die Stelle als Laborantin bei Northwind anbieten zu können, mit 3.200 Euro brutto.',
  fr: 'Nous avons le plaisir de vous proposer le poste de menuisier chez Northwind pour 2 100 € nets.',
  es: 'Nos complace ofrecerle el puesto de electricista en Northwind por 24.000 euros.',
  it: 'Siamo lieti di offrirle la posizione di saldatore presso Northwind.',
  pt: 'Temos o prazer de lhe oferecer o lugar de serralheiro na Northwind, por 1.200 euros.',
  nl: 'We bieden je graag de functie van monteur bij Northwind aan, voor 2.700 euro bruto.',
  pl: 'Z przyjemnością proponujemy Panu stanowisko spawacza w firmie Northwind.',
  sv: 'Vi vill gärna erbjuda dig jobbet som svetsare på Northwind för 29 000 kr i månaden.',
  da: 'Vi tilbyder dig hermed stillingen som smed hos Northwind.',
  no: 'Vi vil gjerne tilby deg stillingen som sveiser hos Northwind.',
  fi: 'Tarjoamme sinulle hitsaajan työtä Northwindissa.',
}

describe('an offer that was turned down', () => {
  test.each([
    [
      'en',
      'Thank you, but 34,000 is below what I earn now, so I must pass.',
      'We can go to 38,500 and an extra week of holiday. Would that change your mind?',
      "Then I'm in!",
    ],
    [
      'de',
      'Vielen Dank, aber für dieses Gehalt muss ich leider ablehnen.',
      'Wir würden auf 3.600 Euro gehen. Was meinen Sie?',
      'Dann bin ich dabei!',
    ],
    [
      'fr',
      'Je vous remercie mais à ce salaire je dois décliner.',
      "Nous avons revu notre offre : 2 350 € et la mutuelle. Qu'en pensez-vous ?",
      "Dans ce cas, j'accepte avec plaisir.",
    ],
    [
      'es',
      'Muchas gracias, pero por ese sueldo tengo que decir que no.',
      'Lo he hablado con gerencia y podemos subir a 27.000. ¿Qué me dice?',
      '¡Pues que sí! Cuente conmigo.',
    ],
    [
      'it',
      'Grazie, ma a queste condizioni devo rinunciare.',
      "Abbiamo migliorato l'offerta: 1.900 euro netti. Ci ripensa?",
      'Allora accetto volentieri.',
    ],
    [
      'pt',
      'Agradeço muito, mas por esse valor tenho de recusar.',
      'Falei com a direção e podemos chegar aos 1.450. Aceita?',
      'Assim sim, aceito!',
    ],
    [
      'nl',
      'Bedankt, maar voor dat bedrag kan ik het niet doen. Ik zeg dus nee.',
      'We kunnen er 3.000 van maken. Kom je dan wel?',
      'Dan doe ik het!',
    ],
    [
      'pl',
      'Dziękuję, ale przy tej stawce muszę odmówić.',
      'Możemy zaproponować 8 500 zł brutto. Czy w takim razie zmieni Pan zdanie?',
      'W takim razie przyjmuję ofertę.',
    ],
    ['sv', 'Tack, men för den lönen måste jag tyvärr tacka nej.', 'Vi kan gå upp till 32 000. Vad säger du nu?', 'Då är jag på!'],
    [
      'da',
      'Tak, men til den løn må jeg desværre sige nej.',
      'Vi kan godt hæve lønnen til 34.000. Kunne det få dig til at overveje det igen?',
      'Så er jeg med!',
    ],
    ['no', 'Takk, men jeg må dessverre takke nei, lønna er for lav.', 'Hva om vi går opp til 520 000?', 'Da takker jeg ja!'],
    [
      'fi',
      'Kiitos, mutta tuolla palkalla joudun kieltäytymään.',
      'Voimme nostaa palkan 2 900 euroon. Mitä sanot?',
      'Sitten otan paikan vastaan!',
    ],
  ])('is open again when the employer makes it better, %s', async (lang, no, better, yes) => {
    const lines = [`< ${offers[lang]}`, `> ${no}`]
    expect(await shown(lang, lines)).toBe('withdrawn')
    expect(await shown(lang, [...lines, `< ${better}`])).toBe('offer')
    expect(await shown(lang, [...lines, `< ${better}`, `> ${yes}`])).toBe('accepted')
  })

  test.each([
    ['en', 'Sorry to hear that. If you change your mind, let us know.'],
    ['en', 'That is a pity, but I understand. All the best!'],
    ['en', "I'm afraid we can't go any higher. Good luck in your new job."],
    ['en', 'What a pity. Could you send us the receipt for your fare of £35?'],
    ['de', 'Schade! Falls du es dir anders überlegst, melde dich.'],
    ['de', 'Schade! Schickst du uns noch die Quittung über die 42 Euro?'],
    ['fr', "C'est dommage. Si vous changez d'avis, n'hésitez pas."],
    ['es', 'Qué pena. Si cambias de opinión, avísame.'],
    ['nl', 'Jammer! Mocht je van gedachten veranderen, laat het weten.'],
  ])('stays so when they only regret it, %s: %s', async (lang, text) => {
    expect(await shown(lang, [`< ${offers[lang]}`, '> Thank you, but I decline your offer.', `< ${text}`])).toBe('withdrawn')
  })
})

test.each([
  ['en', 'Another company has offered me a permanent post and I have accepted.'],
  ['de', 'Inzwischen habe ich eine Zusage von einem anderen Betrieb erhalten und angenommen.'],
  ['fr', "Entre-temps, j'ai accepté une offre dans une autre maison."],
  ['es', 'Entretanto he aceptado un puesto en Vigo.'],
  ['it', 'Nel frattempo sono stata assunta da un’altra ditta.'],
  ['nl', 'Inmiddels heb ik een aanbod van een ander bedrijf aangenomen.'],
  ['sv', 'Jag har under tiden tackat ja till en annan tjänst.'],
  ['da', 'I mellemtiden har jeg sagt ja til en anden stilling.'],
  ['no', 'Jeg har i mellomtiden takket ja til en annen stilling.'],
])('who has taken another post withdraws, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${atTen[lang]}`, `> ${text}`])).toBe('withdrawn')
})

test.each([
  ['en', 'Unfortunately, we must withdraw our offer owing to a hiring freeze.'],
  ['en', 'The budget was cut yesterday and we are no longer able to offer you the post.'],
  ['de', 'Leider müssen wir unser Stellenangebot wegen eines Einstellungsstopps zurückziehen.'],
  ['fr', 'Malheureusement, le budget a été gelé et nous devons retirer notre offre.'],
  ['es', 'Lamentablemente tenemos que retirar la oferta.'],
  ['it', 'Purtroppo siamo costretti a ritirare la nostra offerta.'],
  ['pt', 'Infelizmente temos de retirar a nossa proposta.'],
  ['nl', 'Helaas moeten we ons aanbod wegens bezuinigingen intrekken.'],
  ['sv', 'Tyvärr måste vi dra tillbaka erbjudandet.'],
  ['da', 'Desværre må vi trække tilbuddet tilbage.'],
  ['no', 'På grunn av innstrammingene må vi dessverre trekke tilbudet tilbake.'],
  ['pl', 'Niestety musimy wycofać naszą ofertę.'],
])('an offer that the employer takes back is a refusal, accepted or not, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${offers[lang]}`, `< ${text}`])).toBe('rejected')
  expect(await shown(lang, [`< ${offers[lang]}`, '> Thank you, I gladly accept your offer!', `< ${text}`])).toBe('rejected')
})

test.each([
  ['en', 'Please sign by Friday, otherwise we have to withdraw our offer.'],
  ['de', 'Bitte unterschreiben Sie bis Freitag, sonst müssen wir das Angebot zurückziehen.'],
  ['en', 'We will never withdraw our offer because of a question, so please ask.'],
])('but one that they only might take back stands, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${offers[lang]}`, `< ${text}`])).toBe('offer')
})

test('a time in brackets is the same one by another clock', async () => {
  const told =
    '< Your video interview for Surveyor at Northwind is on Tuesday 1 December at 9:00 am Eastern Time (2 pm in London).'
  expect(await shown('en', [told, "> Two o'clock my time is fine, thank you."])).toBe('2026-12-01T14:00 confirmed')
})

test.each([
  ['en', 'I would prefer the second, as my daughter has her dentist on Tuesday.'],
  ['en', 'The Thursday would be best, since I look after my mother on Tuesday.'],
  ['it', 'Preferirei la seconda data, perché martedì accompagno mia figlia dal dentista.'],
  ['fr', 'Le jeudi me conviendrait mieux, car mardi je garde ma fille.'],
  ['de', 'Am liebsten Donnerstag, 16 Uhr, weil ich dienstags meine Mutter pflege.'],
  ['pl', 'Pasuje mi czwartek o 16:00, ponieważ we wtorek mam dyżur.'],
  ['nl', 'Donderdag schikt me het beste, want dinsdag heb ik dienst.'],
])('the day in a reason is not the one that is chosen, %s: %s', async (_, text) => {
  const two =
    '< Could you come for your interview for Florist at Northwind on Tuesday 1 December at 9:30 or Thursday 3 December at 16:00?'
  const { interviews } = outcomeOf(await mailsOf({ lines: [two, `> ${text}`], zone: '+0100' }))
  expect(interviews).toEqual(['2026-12-03T15:00 confirmed'])
})

test.each([
  ['nl', 'Zou je het erg vinden om pas om 11.30 uur te komen?', 'Nee hoor, geen enkel bezwaar.'],
  ['fr', 'Cela vous ennuierait-il de venir plutôt à 11 h 30 ?', 'Aucun inconvénient.'],
  ['es', '¿Le importaría venir a las 11:30?', 'Ningún inconveniente.'],
  ['pl', 'Czy byłby to kłopot, gdybyśmy zaczęli o 11:30?', 'Żaden problem.'],
  ['sv', 'Skulle du kunna komma kl. 11.30 i stället?', 'Inga invändningar.'],
])('who has no objection agrees, %s: %s %s', async (lang, asked, answer) => {
  expect(await shown(lang, [`< ${atTen[lang]}`, `< ${asked}`, `> ${answer}`])).toBe('2026-12-02T11:30 confirmed')
})

describe('who had withdrawn', () => {
  const begin = [
    '< Could you come in for an interview for Surveyor at Northwind on Tuesday 1 December at 11:00?',
    "> Thank you, but I've accepted a post elsewhere and would like to withdraw my application.",
  ]
  test('is back when they agree on a meeting after that', async () => {
    const back = [
      ...begin,
      '> The other job has fallen through. Is the post still open, by any chance?',
      "< It is, and we'd still like to meet you. Would Thursday 3 December at 9:30 suit you?",
    ]
    expect(await shown('en', back)).toMatch(/^withdrawn/)
    expect(await shown('en', [...back, '> It would, thank you so much.'])).toBe('2026-12-03T09:30 confirmed')
  })

  test.each([
    ['> The other job has fallen through. Is the post still open, by any chance?', 'rejected'],
    ['> The other job has fallen through, so I would be glad to be considered again.', 'rejected'],
    ['> Thank you for your understanding.', 'withdrawn'],
  ])('and is refused only where they had asked to come back: %s', async (asks, expected) => {
    const refusal = '< Unfortunately the position has been filled in the meantime. We have chosen another candidate.'
    expect(await shown('en', [...begin, asks, refusal])).toBe(expected)
  })

  test.each(['Noted, thank you. All the best!', 'Okay, that is confirmed then. Good luck!', 'Great, congratulations!'])(
    'stays so when the employer writes: %s',
    async (text) => {
      expect(await shown('en', [...begin, `< ${text}`])).toBe('withdrawn')
    },
  )
})

test.each([
  ['en', '', ["< I'm going to have to let Wednesday go. More when I know more."]],
  ['de', '', ['< Leider hat sich unsere Chefin den Arm gebrochen, das wird am Mittwoch nichts. Ich rufe Sie an.']],
  [
    'fr',
    '',
    ['< Je suis au regret de devoir décaler notre échange de mercredi. Je vous propose une autre date dès que possible.'],
  ],
  ['it', '', ['< Purtroppo mercoledì il locale è chiuso per lutto, quindi il colloquio salta.']],
  ['en', '2026-12-02T10:00 confirmed', ["< Mr Hill won't be able to join us on Wednesday, it'll be Ms Cope and me."]],
  ['de', '2026-12-02T10:00 confirmed', ['< Herr Hügel ist am Mittwoch leider nicht dabei, Sie sprechen mit mir und Frau Ott.']],
  ['fr', '2026-12-02T10:00 confirmed', ['< M. Roux ne pourra pas se joindre à nous mercredi, vous verrez Mme Petit et moi.']],
  ['sv', '2026-12-02T10:00 confirmed', ['< Lars kan tyvärr inte vara med på onsdag, så det blir jag och Eva.']],
  [
    'en',
    '2026-12-02T10:00 confirmed',
    [
      '< Any chance you could come on the Thursday instead?',
      "> Sorry, I'm in surgery all Thursday. Can we leave it on Wednesday?",
      '< Of course, no problem. Wednesday at ten then.',
    ],
  ],
  ['en', '2026-12-02T15:30 confirmed', ['> My rehearsal runs until two. Could we say 15:30?', '< Already sorted, 15:30 it is.']],
  ['fi', '2026-12-02T11:00 confirmed', ['< Siirretään keskiviikon haastattelu tuntia myöhemmäksi eli klo 11:een.']],
  ['fr', '2026-12-03T11:00 confirmed', ['< Finalement ce sera jeudi 3 à 11 h.', "> D'accord, à jeudi."]],
  [
    'pt',
    '2026-12-03T14:00 confirmed',
    ['> Na quarta não consigo ir. Podemos falar noutro dia?', '< Quinta às 14h serve?', '> Serve, obrigado.'],
  ],
] as [string, string, string[]][])('what is called off, kept or moved in other words, %s %s', async (lang, expected, lines) => {
  const hours = lang === 'fi' ? '+0200' : lang === 'en' || lang === 'pt' ? '+0000' : '+0100'
  const { status, interviews } = outcomeOf(await mailsOf({ lines: [`< ${atTen[lang]}`, ...lines], zone: hours }))
  const local = interviews.map(
    (one) =>
      `${new Date(Date.parse(`${one.slice(0, 16)}:00Z`) + Number(hours.slice(1, 3)) * 3_600_000).toISOString().slice(0, 16)}${one.slice(16)}`,
  )
  expect([status, ...local]).toEqual(['interview', ...(expected === '' ? [] : [expected])])
})

test.each([
  ['es', 'Se lo agradezco, pero me han renovado y no voy a seguir en el proceso.'],
  ['da', 'Mange tak, men jeg har valgt at blive, hvor jeg er.'],
  ['no', 'Tusen takk, men jeg har bestemt meg for å bli hvor jeg er.'],
  ['pl', 'Dziękuję, ale postanowiłem zostać tam, gdzie jestem.'],
  ['zh', '您好，非常感谢，但我已决定留在现在的公司，不能接受这份工作。'],
  ['en', 'Thank you, but I have decided to remain in my current post.'],
  ['de', 'Vielen Dank, ich habe mich aber entschieden, bei meinem Arbeitgeber zu bleiben.'],
  ['fr', "Merci beaucoup, mais je préfère rester dans l'entreprise où je travaille."],
  ['es', 'Muchas gracias, pero he decidido continuar en la empresa en la que estoy.'],
  ['it', "La ringrazio, ma ho deciso di rimanere nell'azienda in cui lavoro."],
  ['pt', 'Agradeço muito a confiança. Decidi permanecer na empresa onde estou.'],
  ['nl', 'Hartelijk dank, maar ik heb besloten bij mijn werkgever te blijven.'],
  ['sv', 'Tack så mycket, men jag har bestämt mig för att stanna hos min arbetsgivare.'],
  ['pl', 'Bardzo dziękuję, ale postanowiłam pozostać w obecnej firmie.'],
])('who stays where they are declines, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${offers[lang] ?? '您好，很高兴通知您，您已被Northwind录用为木匠。'}`, `> ${text}`])).toBe(
    'withdrawn',
  )
})

test.each([
  ['no', 'Sjefen har brukket beinet, så onsdagen går i vasken. Jeg kommer tilbake med ny tid.'],
  ['en', 'Maya has broken her leg, so there will be nothing on Wednesday. I will come back to you with a new time.'],
  ['pt', 'Tivemos um incêndio no armazém e quarta-feira já não vai ser possível. Aviso quando soubermos mais.'],
  ['nl', 'Door de storm rijdt er woensdag niets, dus we slaan die dag over. Ik bel je.'],
])('a day with a promise of another is off, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${atTen[lang]}`, `< ${text}`])).toBe('')
})

test.each([
  ['en', 'Please bring your passport on Wednesday. A new date for the group exercise follows.'],
  ['en', 'On Wednesday the car park is closed. We will send the others a new time.'],
  ['de', 'Am Mittwoch bitte den Ausweis mitbringen. Für den Test folgt ein neuer Termin.'],
])('but a day beside the promise of something else stands, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${atTen[lang]}`, `< ${text}`])).toBe('2026-12-02T10:00 confirmed')
})

test.each([
  ['en', 'Wednesday at ten has become Wednesday at four, I’m afraid.'],
  ['de', 'Aus zehn wird am Mittwoch leider 16 Uhr.'],
])('one hour becomes another, %s: %s', async (lang, text) => {
  expect(await shown(lang, [`< ${atTen[lang]}`, `< ${text}`])).toBe('2026-12-02T16:00 confirmed')
})

test.each([
  ['en', 'accepted', 'I want it! Signed and scanned, see attached.'],
  ['nl', 'accepted', 'Geweldig, ik teken met plezier!'],
  ['sv', 'accepted', 'Vad roligt! Jag skriver gärna på.'],
  ['en', 'withdrawn', "I'm flattered, but regretfully the answer is no."],
  ['de', 'withdrawn', 'Vielen Dank, aber meine Antwort ist nein.'],
  ['fi', 'withdrawn', 'Kiitos, mutta päätin jäädä nykyiseen työhöni.'],
])('an offer is answered in other words, %s: %s', async (lang, expected, text) => {
  expect(await shown(lang, [`< ${offers[lang]}`, `> ${text}`])).toBe(expected)
})
