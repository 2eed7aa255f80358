import { describe, expect, test } from 'vitest'
import { type Dialogue, mailsOf, outcomeOf } from '../../bench/reading/dialogues.ts'
import { readSet } from '../../training/sets.ts'
import { inOrder, type StoredMail } from './stored-mail.ts'

async function outcome(lines: string[], zone = '+0000') {
  const { status, interviews } = outcomeOf(await mailsOf({ lines, zone }))
  return [status, ...interviews]
}

const asked = '< Could you come to an interview for the Data Analyst position at Northwind on Thursday 3 December 2026 at 10:00?'
const fixed = '< Your interview for the Data Analyst position at Northwind is confirmed for Thursday 3 December 2026 at 10:00.'
const offered =
  '< We would like to invite you to an interview for the Data Analyst position at Northwind. Would Tuesday 1 December at 9:00, Wednesday 2 December at 14:00 or Thursday 3 December at 11:00 suit you?'
const kept = ['interview', '2026-12-03T10:00 confirmed']
const atNine = ['interview', '2026-12-03T09:00 confirmed']
const none = ['interview']

const putOff: [string, string][] = [
  ['en', "I'm sorry, our manager has flu and Thursday won't work, I'll come back with another date."],
  ['de', 'Unsere Leiterin ist erkrankt, Donnerstag geht leider nicht. Ich melde mich mit einem neuen Termin.'],
  ['fr', "Notre responsable est grippée, jeudi n'est pas possible. Je reviens vers vous avec une autre date."],
  ['es', 'Nuestra jefa está con gripe y el jueves no es posible. Le propondré otra fecha.'],
  ['it', "La responsabile ha l'influenza e giovedì non è possibile. Le proporrò un'altra data."],
  ['pt', 'A nossa gestora está com gripe e na quinta-feira não é possível. Volto com outra data.'],
  ['nl', 'Onze manager heeft griep, donderdag is niet mogelijk. Ik kom terug met een andere datum.'],
  ['pl', 'Kierowniczka ma grypę, w czwartek to niemożliwe. Wrócę z innym terminem.'],
  ['sv', 'Vår chef har influensa och torsdag går inte. Jag återkommer med ett nytt datum.'],
  ['da', 'Vores chef har influenza, og torsdag går ikke. Jeg vender tilbage med en anden dato.'],
  ['no', 'Sjefen har influensa, og torsdag går ikke. Jeg kommer tilbake med en annen dato.'],
  ['fi', 'Esimiehemme on flunssassa eikä torstai valitettavasti onnistu. Palaan uuden ajan kanssa.'],
  ['tr', 'Müdürümüz hasta, perşembe günü maalesef mümkün değil. Size yeni bir tarih önereceğim.'],
  ['cs', 'Vedoucí má chřipku, ve čtvrtek to bohužel není možné. Ozvu se s jiným termínem.'],
]

test.each(putOff)('a day that is refused, and another promised, ends the meeting and nothing else, %s', async (_, text) => {
  expect(await outcome([fixed, `< ${text}`])).toEqual(none)
})

test.each([
  'After Thursday we will let you know another date for the second interview.',
  "Unfortunately our director can't join us on Thursday, but the team looks forward to meeting you.",
  'If Thursday is not possible, we will find another date.',
  "Ms Cole won't be there on Thursday because she is off sick, so you will meet Mr Tan instead. Same time, same place.",
  "Parking won't work on Thursday after all, please come by train.",
  'Herr Krüger kann am Donnerstag nun doch nicht dabei sein, das Gespräch führt Frau Ott wie geplant.',
  'Leider ist unsere Leiterin erkrankt; am Donnerstag empfängt Sie ihre Stellvertreterin.',
  'Monsieur Petit ne pourra finalement pas être présent jeudi, Madame Roux vous recevra comme prévu.',
  'Lamentablemente la directora no podrá asistir el jueves, pero la entrevista sigue en pie.',
  'Purtroppo il direttore giovedì non potrà esserci, la riceverà la sua vice come previsto.',
  'Infelizmente o diretor não poderá estar presente na quinta-feira, mas a entrevista mantém-se.',
  'Helaas kan onze directeur er donderdag toch niet bij zijn, maar het gesprek gaat gewoon door.',
  'Niestety dyrektor w czwartek nie będzie mógł być obecny, ale rozmowa odbędzie się zgodnie z planem.',
  'Tyvärr kan vår chef inte vara med på torsdag, men intervjun blir av som planerat.',
  'Desværre kan vores direktør alligevel ikke deltage på torsdag, men samtalen gennemføres som planlagt.',
  'Dessverre kan sjefen likevel ikke delta på torsdag, men intervjuet går som planlagt.',
  'Valitettavasti johtaja ei pääse torstaina paikalle, mutta haastattelu pidetään sovitusti.',
  'Maalesef müdürümüz perşembe günü katılamayacak, görüşmeniz planlandığı gibi yapılacaktır.',
  'Bohužel pan ředitel ve čtvrtek nemůže být přítomen, pohovor ale platí.',
  "Unfortunately we can't validate parking on Thursday. If you need a different day, just tell me.",
  "Thursday at ten is no problem. For the second interview we'll find another date with the board.",
  'Jens kan alligevel ikke deltage på torsdag, men samtalen gennemføres som planlagt.',
  'Jens kan likevel ikke delta på torsdag, men intervjuet går som planlagt.',
])('a meeting stands: %s', async (text) => {
  expect(await outcome([fixed, `< ${text}`])).toEqual(kept)
})

test.each([
  ['en', 'Thursday I am on a course all day. Could we do Friday 4 December at 10:00?'],
  ['de', 'Donnerstag bin ich auf einem Lehrgang. Ginge es am Freitag, 4. Dezember um 10 Uhr?'],
  ['fr', 'Jeudi je garde mes enfants. Serait-il possible le vendredi 4 décembre à 10h ?'],
  ['es', 'El jueves tengo un examen. ¿Sería posible el viernes 4 de diciembre a las 10:00?'],
  ['it', 'Giovedì lavoro tutto il giorno. Sarebbe possibile venerdì 4 dicembre alle 10:00?'],
  ['pt', 'Na quinta-feira tenho um exame. Seria possível na sexta, 4 de dezembro, às 10:00?'],
  ['nl', 'Donderdag zit ik vol. Zou vrijdag 4 december om 10 uur kunnen?'],
  ['pl', 'W czwartek mam egzamin. Czy możliwy byłby piątek 4 grudnia o 10:00?'],
  ['sv', 'På torsdag har jag kurs. Skulle det gå fredag 4 december kl 10:00?'],
  ['da', 'Torsdag er jeg på kursus. Kunne det blive fredag den 4. december kl. 10?'],
  ['no', 'Torsdag er jeg på kurs. Kunne det blitt fredag 4. desember kl. 10?'],
  ['tr', 'Perşembe günü sınavım var. 4 Aralık Cuma saat 10:00 olur mu?'],
])('a day named beside the question for another is not taken, %s: %s', async (_, text) => {
  expect(await outcome([asked, `> ${text}`])).toEqual(['interview', '2026-12-04T10:00 proposed'])
})

test.each([
  ['en', 'The 2nd suits me best.'],
  ['de', 'Der 2. passt mir am besten.'],
  ['fr', 'Le 2 me convient.'],
  ['es', 'El 2 me va bien.'],
  ['it', 'Il 2 va benissimo.'],
  ['pt', 'O dia 2 dá-me jeito.'],
  ['sv', 'Den 2 passar bra.'],
  ['da', 'Den 2. passer fint.'],
  ['pt', 'Prefiro a segunda opção, porque saio do trabalho às 13h.'],
  ['en', 'I prefer the second one, I work until 13:00.'],
  ['de', 'Die zweite Möglichkeit, ich arbeite bis 13 Uhr.'],
])('one of several by the number of its day, or whatever else has an hour, %s: %s', async (_, text) => {
  expect(await outcome([offered, `> ${text}`])).toEqual(['interview', '2026-12-02T14:00 confirmed'])
})

test.each([
  ['en', 'We had to slip the interview to Friday 4 December at 10:00.'],
  ['de', 'Wir müssen das Gespräch auf Freitag, 4. Dezember um 10 Uhr schieben.'],
  ['da', 'Vi bliver nødt til at skubbe samtalen til fredag den 4. december kl. 10.00.'],
  ['no', 'Vi må skyve intervjuet til fredag 4. desember kl. 10.00.'],
  ['sv', 'Vi måste skjuta intervjun till fredag 4 december kl 10.00.'],
  ['nl', 'Het gesprek is doorgeschoven naar vrijdag 4 december om 10.00 uur.'],
  ['fr', "L'entretien est reculé au vendredi 4 décembre à 10h."],
  ['cs', 'Pohovor odsouváme na pátek 4. prosince v 10:00.'],
])('a word for moving leaves one meeting, %s: %s', async (_, text) => {
  expect(await outcome([fixed, `< ${text}`], '+0100')).toEqual(['interview', '2026-12-04T09:00 confirmed'])
})

test.each([
  ['en', "Friday is no good for Sheila I'm afraid. What about Monday 7 December at 11:00?", 'Monday at 11 it is.'],
  ['de', 'Freitag passt uns leider nicht. Wie wäre es am Montag, 7. Dezember, um 11 Uhr?', 'Ja, das passt.'],
  ['fr', "Vendredi n'est malheureusement pas possible. Que diriez-vous du lundi 7 décembre à 11h ?", 'Parfait, merci.'],
  ['es', 'El viernes no es posible. ¿Qué tal el lunes 7 de diciembre a las 11:00?', 'Perfecto, gracias.'],
  ['it', 'Venerdì purtroppo non è possibile. Che ne dice di lunedì 7 dicembre alle 11:00?', 'Va benissimo.'],
  ['pt', 'Na sexta infelizmente não é possível. E na segunda, 7 de dezembro, às 11:00?', 'Perfeito, obrigado.'],
  ['nl', 'Vrijdag lukt helaas niet. Wat dacht je van maandag 7 december om 11 uur?', 'Ja, dat past.'],
  ['pl', 'Piątek niestety nie pasuje. A może poniedziałek 7 grudnia o 11:00?', 'Tak, pasuje.'],
  ['sv', 'Fredag går tyvärr inte. Vad sägs om måndag 7 december kl 11:00?', 'Ja, det passar.'],
  ['da', 'Fredag går desværre ikke. Hvad med mandag den 7. december kl. 11:00?', 'Ja, det passer fint.'],
  ['no', 'Fredag går dessverre ikke. Hva med mandag 7. desember kl. 11:00?', 'Ja, det passer fint.'],
  ['cs', 'Pátek bohužel není možný. Co třeba pondělí 7. prosince v 11:00?', 'Ano, to vyhovuje.'],
  ['tr', 'Cuma maalesef uygun değil. 7 Aralık Pazartesi saat 11:00 nasıl?', 'Evet, uygun.'],
])('what the user asked for is refused beside another time, which is taken, %s: %s', async (_, text, answer) => {
  const asks = '> I am away on Thursday. Could we do Friday 4 December at 11:00?'
  expect(await outcome([asked, asks, `< ${text}`, `> ${answer}`, '< See you then!'])).toEqual([
    'interview',
    expect.stringMatching(/^2026-12-07T(?:08|09|10|11):00 confirmed$/),
  ])
})

test.each([
  ['en', 'The room is taken on Thursday morning, so your interview has been moved to Friday 4 December at 10:00.'],
  ['de', 'Der Raum ist am Donnerstag belegt, daher wurde Ihr Gespräch verlegt auf Freitag, 4. Dezember, 10 Uhr.'],
  ['fr', 'La salle étant occupée jeudi matin, votre entretien est déplacé au vendredi 4 décembre à 10h.'],
  ['es', 'La sala está ocupada el jueves por la mañana y su entrevista se traslada al viernes 4 de diciembre a las 10:00.'],
  ['it', 'La sala è occupata giovedì mattina, quindi il colloquio è spostato a venerdì 4 dicembre alle 10:00.'],
  ['nl', 'Donderdag is de zaal bezet, daarom is je gesprek verplaatst naar vrijdag 4 december om 10.00 uur.'],
  ['sv', 'Rummet är upptaget på torsdag, så intervjun flyttas till fredag 4 december kl 10.00.'],
  ['da', 'Lokalet er optaget torsdag, så samtalen er flyttet til fredag den 4. december kl. 10.00.'],
  ['pl', 'Sala jest zajęta w czwartek, dlatego rozmowa zostaje przeniesiona na piątek 4 grudnia na godz. 10:00.'],
])('a day that is named for its reason is not the new one, %s: %s', async (_, text) => {
  expect(await outcome([fixed, `< ${text}`], '+0100')).toEqual(['interview', '2026-12-04T09:00 confirmed'])
})

test('an hour behind the name of a day is no date', async () => {
  expect(await outcome([offered, '> Tuesday 9 it is.'])).toEqual(['interview', '2026-12-01T09:00 confirmed'])
})

describe('what employer and user say to each other decides which meetings there are', () => {
  test.each<[string, string[], string[]]>([
    ['a question alone fixes nothing', [asked], ['interview', '2026-12-03T10:00 proposed']],
    ['a yes fixes it', [asked, '> Yes, that works for me.'], kept],
    ['the name of the day fixes it', [asked, '> Thursday at ten is perfect, thank you.'], kept],
    ['a yes and a receipt', [asked, '> With pleasure!', '< Great, it is in the diary.'], kept],
    [
      'a question about something else decides nothing',
      [asked, '> Is there parking at your office?'],
      ['interview', '2026-12-03T10:00 proposed'],
    ],
    [
      'one of several, of which one has its hour in words',
      [
        '< We would like you to come in for a chat about the Data Analyst job: Thursday 26 November at 8am, or Friday 27 November at half past two?',
        '> The second one suits me best, thank you.',
      ],
      ['interview', '2026-11-27T14:30 confirmed'],
    ],
    [
      'the same in German',
      [
        '< Wir würden Sie gern kennenlernen: Montag, 23. November um 8 Uhr oder Mittwoch, 25. November um halb vier?',
        '> Mittwoch passt mir gut.',
      ],
      ['interview', '2026-11-25T14:30 confirmed'],
    ],
    [
      'who stays where they are takes no offer',
      [
        '< We are delighted to offer you the position of Paralegal at Northwind.',
        "> Thank you for the offer. After a lot of thought I have decided to stay where I am, so I won't be taking it up.",
      ],
      ['withdrawn'],
    ],
    [
      'what the employer answers says that the user withdraws',
      [
        '< We are delighted to offer you the position of Paralegal at Northwind.',
        '< No hard feelings, all the best over there.\r\n\r\nOn Wed, 18 Nov 2026 at 09:00, Sam Field wrote:\r\n> Dear Maya, I am withdrawing my application, I have accepted another offer.',
      ],
      ['withdrawn'],
    ],
    [
      'who accepts what was hardly heard as an offer has one',
      ['< Nos complace ofrecerle el puesto de enfermera.', '> ¡Muchas gracias! Acepto la oferta con mucho gusto.'],
      ['accepted'],
    ],
    ['one of several by its day', [offered, '> Wednesday would be best.'], ['interview', '2026-12-02T14:00 confirmed']],
    ['one of several by its hour', [offered, '> I would take the one at 11.'], ['interview', '2026-12-03T11:00 confirmed']],
    [
      'the one that is left when another is refused',
      [offered, '> I am away on Tuesday, but Thursday at 11:00 works.'],
      ['interview', '2026-12-03T11:00 confirmed'],
    ],
    [
      'several offered wait for the choice',
      [offered],
      ['interview', '2026-12-01T09:00 proposed', '2026-12-02T14:00 proposed', '2026-12-03T11:00 proposed'],
    ],
    [
      'another day asked for, granted',
      [asked, "> Sorry, I can't on Thursday. Could we meet on Friday 4 December at 10:00?", '< Yes, of course.'],
      ['interview', '2026-12-04T10:00 confirmed'],
    ],
    [
      'another day asked for, open',
      [fixed, '> Could we meet on Friday 4 December at 11:00 instead?'],
      ['interview', '2026-12-03T10:00 confirmed', '2026-12-04T11:00 proposed'],
    ],
    ['called off without a day', [fixed, '< I am afraid we have to cancel the interview. We will be in touch.'], none],
    ['a way to cancel is no cancellation', [fixed, '< If you need to cancel, please let us know a day before.'], kept],
    ['moved by its hour', [fixed, "< We have moved Thursday's interview to 15:00."], ['interview', '2026-12-03T15:00 confirmed']],
    ['moved by two hours', [fixed, '< We need to start two hours later, sorry.'], ['interview', '2026-12-03T12:00 confirmed']],
    [
      'moved to the day after',
      [fixed, '< Your interview has been moved to the day after, same time.'],
      ['interview', '2026-12-04T10:00 confirmed'],
    ],
    [
      'a question to move, agreed',
      [fixed, '< Could we make it 16:00 instead?', '> Sure, no problem.'],
      ['interview', '2026-12-03T16:00 confirmed'],
    ],
    ['courtesy afterwards changes nothing', [fixed, '< Thank you for confirming. We look forward to meeting you.'], kept],
    [
      'a withdrawal ends all',
      [fixed, '> I have signed with another company and would like to withdraw my application.'],
      ['withdrawn'],
    ],
    [
      'an offer is accepted',
      ['< We are pleased to offer you the position of Data Analyst at Northwind.', '> I accept the offer with pleasure.'],
      ['accepted'],
    ],
    [
      'an offer is declined',
      ['< We are pleased to offer you the position of Data Analyst at Northwind.', '> Thank you, but I have to decline.'],
      ['withdrawn'],
    ],
    [
      'a question about an offer decides nothing',
      ['< We are pleased to offer you the position of Data Analyst at Northwind.', '> Could I have until Friday to decide?'],
      ['offer'],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(await outcome(lines)).toEqual(expected)
  })

  test.each<[string, string[], string[]]>([
    [
      'German',
      [
        '< Wir möchten Sie zu einem Vorstellungsgespräch für die Stelle Datenanalyst bei Northwind einladen. Passt Ihnen Donnerstag, 3. Dezember 2026, um 10 Uhr?',
        '> Ja, das passt mir gut.',
      ],
      atNine,
    ],
    [
      'French',
      [
        "< Seriez-vous disponible pour un entretien pour le poste d'analyste chez Northwind le jeudi 3 décembre 2026 à 10 h ?",
        '> Oui, cela me convient.',
      ],
      atNine,
    ],
    [
      'Spanish',
      [
        '< ¿Podría venir a una entrevista para el puesto de analista en Northwind el jueves 3 de diciembre de 2026 a las 10:00?',
        '> Sí, me viene bien.',
      ],
      atNine,
    ],
    [
      'Dutch',
      [
        '< Kun je voor een sollicitatiegesprek voor de functie van analist bij Northwind komen op donderdag 3 december 2026 om 10:00 uur?',
        '> Ja, dat lukt.',
      ],
      atNine,
    ],
    [
      'Swedish',
      [
        '< Kan du komma på intervju för tjänsten som analytiker på Northwind torsdag 3 december 2026 kl. 10.00?',
        '> Ja, det går bra.',
      ],
      atNine,
    ],
    [
      'Polish',
      [
        '< Czy może Pan przyjść na rozmowę kwalifikacyjną na stanowisko analityka w firmie Northwind w czwartek 3 grudnia 2026 o godz. 10:00?',
        '> Tak, pasuje mi.',
      ],
      atNine,
    ],
  ])('a yes in %s', async (_, lines, expected) => {
    expect(await outcome(lines, '+0100')).toEqual(expected)
  })

  test.each(readSet<Dialogue>('dialogues').map((one) => [one.id, one] as const))(
    '%s',
    async (_, { lines, zone, status, interviews }) => {
      expect(await outcome(lines, zone)).toEqual([status, ...interviews])
    },
  )

  describe('what somebody writes who has no part in it', () => {
    const told = async (line: string, change: (mail: StoredMail) => StoredMail) => {
      const mails = await mailsOf({ lines: [fixed, line], zone: '+0000' })
      return outcomeOf(mails.map((mail, n) => (n === 1 ? change(mail) : mail)))
    }
    const from = (address: string) => (mail: StoredMail) => ({
      ...mail,
      reading: { ...mail.reading, from: { name: 'Maya Lind', address } },
    })
    const checked = (author?: 'proven') => (mail: StoredMail) => ({
      ...mail,
      authentication: { spf: 'none', dkim: 'none', dmarc: 'none', arc: 'none', ...(author && { author }) },
    })
    const stands = { status: 'interview', interviews: ['2026-12-03T10:00 confirmed'] }
    const off = '< I am afraid we have to cancel the interview.'
    const withdrawal = '> I would like to withdraw my application.'

    test('calls nothing off and moves nothing', async () => {
      expect(await told(off, from('maya@elsewhere.example'))).toEqual(stands)
      expect(await told("< We have moved Thursday's interview to 15:00.", from('maya.lind@gmail.com'))).toEqual(stands)
    })

    test('while a colleague at the same employer does', async () => {
      expect(await told(off, from('office@northwind.example'))).toMatchObject({ interviews: [] })
    })

    test('in the name of the user decides nothing, unless the address is proven', async () => {
      expect(await told(withdrawal, checked())).toEqual(stands)
      expect(await told(withdrawal, checked('proven'))).toEqual({ status: 'withdrawn', interviews: [] })
    })
  })

  test('whatever the order in which the mails arrive', async () => {
    const lines = [asked, '> Yes, gladly.', '< We have to move it to Friday 4 December at 9:00.']
    const mails = await mailsOf({ lines, zone: '+0000' })
    const [first, second, third] = mails
    for (const some of [mails.toReversed(), [second, third, first].flatMap((mail) => mail ?? [])])
      expect(outcomeOf(inOrder(some))).toEqual({ status: 'interview', interviews: ['2026-12-04T09:00 confirmed'] })
  })
})
