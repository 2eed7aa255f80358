import { describe, expect, test } from 'vitest'
import { normalise } from '../normalise.ts'
import { parse } from '../parse.ts'
import { read } from '../read.ts'
import { isMachineReply } from './acts.ts'

interface Written {
  subject?: string
  date?: string
  from?: string
  headers?: string[]
}

/** A mail of Wednesday, 18 November 2026, in answer to another. */
const mail = (text: string, { subject = 'Re: Interview for Data Analyst', date, from, headers = [] }: Written = {}) =>
  Buffer.from(
    [
      `From: ${from ?? 'Maya Lind <maya@northwind.example>'}`,
      'To: sam@example.com',
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      `Date: ${date ?? 'Wed, 18 Nov 2026 09:00:00 +0000'}`,
      'Message-ID: <2@northwind.example>',
      'In-Reply-To: <1@example.com>',
      'Content-Type: text/plain; charset=utf-8',
      ...headers,
      '',
      text,
    ].join('\r\n'),
  )

const said = async (text: string) => ((await read(mail(text))).acts ?? []).flatMap(({ says }) => says)
const times = async (text: string, written: Written = {}) =>
  ((await read(mail(text, written))).acts ?? []).flatMap((act) =>
    act.times.map(({ day, weekday, clock, daysLater, minutesLater }) =>
      [weekday === null ? day : weekday, clock, daysLater && `${daysLater} d`, minutesLater && `${minutesLater} min`]
        .filter(Boolean)
        .join(' '),
    ),
  )

describe('what a sentence says of a meeting', () => {
  test.each([
    ['en', "I'm afraid we have to cancel the interview.", 'cancel'],
    ['en', "Please don't come tomorrow.", 'cancel'],
    ['de', 'Leider fällt das Gespräch aus.', 'cancel'],
    ['fr', "L'entretien n'aura pas lieu.", 'cancel'],
    ['it', 'Siamo costretti ad annullare il colloquio.', 'cancel'],
    ['pl', 'Rozmowa niestety się nie odbędzie, odwołujemy spotkanie.', 'cancel'],
    ['cs', 'Bohužel musíme pohovor zrušit.', 'cancel'],
    ['ja', '面接は中止となりました。', 'cancel'],
    ['ko', '면접이 취소되었습니다.', 'cancel'],
    ['en', 'That works for me.', 'yes'],
    ['de', 'Das passt mir gut.', 'yes'],
    ['sv', 'Det går bra.', 'yes'],
    ['tr', 'Bu saat bana uygun.', 'yes'],
    ['hu', 'Ez megfelel.', 'yes'],
    ['zh', '好的，没问题。', 'yes'],
    ['nl', 'Dat lukt me helaas niet.', 'no'],
    ['es', 'Ese día no puedo.', 'no'],
    ['en', 'I would like to withdraw my application.', 'withdraw'],
    ['de', 'Hiermit ziehe ich meine Bewerbung zurück.', 'withdraw'],
    ['fr', "J'accepte votre offre.", 'acceptOffer'],
    ['fr', 'Je retire ma candidature.', 'withdraw'],
    ['fi', 'Valitettavasti joudumme perumaan tarjouksemme.', 'recallOffer'],
    ['cs', 'Bohužel musíme nabídku stáhnout.', 'recallOffer'],
    ['fr', 'Je ne viendrai donc pas le 4 et retire ma candidature.', 'withdraw'],
    ['it', 'Lunedì non posso, ma martedì va bene.', 'yes'],
    ['en', 'Please ignore the rejection we sent this morning.', 'retract'],
    ['de', 'Bitte betrachten Sie unsere Absage als gegenstandslos.', 'retract'],
  ])('%s: %s', async (_, text, act) => {
    expect(await said(text)).toContain(act)
  })

  test.each([
    'If you need to cancel, please call us.',
    'Use the link to cancel or reschedule.',
    'Sollten Sie absagen müssen, rufen Sie uns an.',
    'If you received this message by mistake, delete it and tell the sender.',
    'Could we cancel?',
  ])('nothing is called off or taken back by: %s', async (text) => {
    const acts = await said(text)
    expect(acts).not.toContain('cancel')
    expect(acts).not.toContain('retract')
  })
})

test.each([
  'Beste Alex, de mail van zojuist was voor iemand anders bedoeld en had nooit naar jou moeten gaan. Beschouw hem als niet verzonden; we zien je maandag gewoon. Excuus!',
  "Dear Alex, this morning's email was meant for someone else. Please treat it as unsent.",
  'Die Mail von vorhin war für jemand anderen bestimmt, bitte entschuldige.',
  "Le message de ce matin était destiné à quelqu'un d'autre, veuillez nous excuser.",
  'El correo anterior era para otra persona, disculpa.',
  "La mail di prima era per un'altra persona, ci scusi.",
  'O e-mail anterior era para outra pessoa, desculpe.',
  'Mejlet nyss var till någon annan, ursäkta.',
  'E-posten i stad var til en annen, beklager.',
  'Edellinen viesti oli tarkoitettu jollekin toiselle, pahoittelut.',
  'Poprzednia wiadomość była do kogoś innego, przepraszamy.',
  'Önceki mesaj başka birine gönderilecekti, özür dileriz.',
])('a message that was for somebody else is taken back: %s', async (text) => {
  expect(await said(text)).toContain('retract')
})

describe('a meeting that is called off refuses nobody', () => {
  test.each([
    ['en', "I'm sorry, our manager has flu and Monday won't work after all, I'll come back with another date."],
    ['en', "Unfortunately Ms Cole has been taken ill and we can't see you on Thursday. I'll be in touch with a new time."],
    ['en', "Bad news I'm afraid: the panel is stuck abroad, so tomorrow is off. We will suggest another date next week."],
    [
      'en',
      'Unfortunately we will not be able to go ahead with your interview on Tuesday as two of the interviewers are off sick. We still want to meet you.',
    ],
    [
      'de',
      'Leider ist unsere Abteilungsleiterin erkrankt, und der Montag klappt nun doch nicht. Ich melde mich mit einem anderen Termin.',
    ],
    [
      'de',
      'Es tut mir leid, aber am Donnerstag können wir Sie nun doch nicht sehen, Herr Krüger hat sich das Bein gebrochen. Einen neuen Termin schlage ich Ihnen nächste Woche vor.',
    ],
    [
      'de',
      'Leider müssen wir unser Treffen am Dienstag abblasen, das halbe Team liegt mit Grippe im Bett. Wir kommen mit einem Ersatztermin auf Sie zu.',
    ],
    [
      'fr',
      'Malheureusement, notre responsable est grippée et lundi ne sera finalement pas possible. Je reviens vers vous avec une autre date.',
    ],
    [
      'fr',
      'Je suis désolée, mais nous ne pourrons pas vous voir jeudi : M. Petit est hospitalisé. Nous vous proposerons un autre créneau.',
    ],
    ['es', 'Lamentablemente nuestra jefa está con gripe y el lunes al final no va a poder ser. Le propondré otra fecha.'],
    [
      'es',
      'Lo siento mucho, pero el jueves no podremos atenderle porque el director está de baja. Volveremos a contactarle con una nueva fecha.',
    ],
    ['it', "Purtroppo la nostra responsabile ha l'influenza e lunedì non è più possibile. Le proporrò un'altra data."],
    ['it', 'Mi dispiace, ma giovedì non riusciamo a vederci: il direttore è bloccato a Milano. Le faremo sapere una nuova data.'],
    [
      'pt',
      'Infelizmente a nossa gestora está com gripe e na segunda-feira afinal não vai dar. Volto a contactá-lo com outra data.',
    ],
    ['pt', 'Lamento, mas na quinta-feira não conseguimos recebê-lo porque o diretor adoeceu. Enviaremos uma nova data.'],
    ['nl', 'Helaas heeft onze manager griep en lukt maandag toch niet. Ik kom terug met een andere datum.'],
    [
      'nl',
      'Het spijt me, maar donderdag kunnen we je niet ontvangen, want Mark ligt in het ziekenhuis. We sturen je een nieuw voorstel.',
    ],
    ['pl', 'Niestety nasza kierowniczka ma grypę i poniedziałek jednak nie wchodzi w grę. Wrócę z innym terminem.'],
    ['pl', 'Bardzo mi przykro, ale w czwartek nie możemy się spotkać, bo dyrektor jest w szpitalu. Zaproponujemy nowy termin.'],
    ['sv', 'Tyvärr har vår chef fått influensa och måndag går inte trots allt. Jag återkommer med ett nytt datum.'],
    ['sv', 'Jag beklagar, men på torsdag kan vi inte ta emot dig eftersom Lars är sjuk. Vi föreslår en ny tid nästa vecka.'],
    [
      'da',
      'Desværre har vores chef influenza, og mandag kan alligevel ikke lade sig gøre. Jeg vender tilbage med en anden dato.',
    ],
    ['da', 'Jeg er ked af det, men på torsdag kan vi ikke tage imod dig, da Lars er blevet syg. Vi foreslår en ny tid.'],
    ['no', 'Dessverre har sjefen vår influensa, og mandag går likevel ikke. Jeg kommer tilbake med en annen dato.'],
    ['no', 'Beklager, men på torsdag kan vi ikke ta imot deg fordi Lars er syk. Vi foreslår et nytt tidspunkt.'],
    ['fi', 'Valitettavasti esimiehemme on flunssassa eikä maanantai sittenkään onnistu. Palaan asiaan uuden ajan kanssa.'],
    ['fi', 'Olen pahoillani, mutta emme voi tavata sinua torstaina, koska Lauri on sairaana. Ehdotamme uutta aikaa.'],
    ['tr', 'Maalesef yöneticimiz grip oldu ve pazartesi günü uygun olmayacak. Size başka bir tarihle döneceğim.'],
    ['tr', 'Üzgünüm, perşembe günü sizinle görüşemeyeceğiz, çünkü müdürümüz hastanede. Yeni bir tarih önereceğiz.'],
    ['cs', 'Bohužel má naše manažerka chřipku a pondělí nakonec nevyjde. Ozvu se s jiným termínem.'],
    ['cs', 'Je mi líto, ale ve čtvrtek vás nemůžeme přijmout, pan ředitel je nemocný. Navrhneme nový termín.'],
    [
      'fr',
      'Une fuite a inondé le bureau cette nuit et nous ne serons pas en mesure de vous accueillir jeudi. Toutes mes excuses pour ce contretemps.',
    ],
  ])('%s: %s', async (_, text) => {
    expect((await read(mail(text))).kind).not.toBe('rejection')
    expect(await said(text)).toSatisfy((all: string[]) => all.includes('cancel') || all.includes('later'))
  })

  test.each([
    ['en', 'Unfortunately, following your interview on Monday, we have decided not to take your application further.'],
    [
      'en',
      'We are sorry to tell you that the post has been cancelled and your interview on Thursday will not take place. We wish you well.',
    ],
    ['de', 'Leider haben wir uns nach dem Gespräch am Montag für eine andere Bewerberin entschieden.'],
    ['de', 'Leider müssen wir Ihnen absagen: Die Stelle wird gestrichen, das Gespräch am Donnerstag entfällt daher.'],
    ['fr', 'Malheureusement nous ne retenons pas votre candidature et annulons notre rendez-vous de jeudi.'],
    ['es', 'Lamentablemente hemos elegido a otra persona, por lo que cancelamos la entrevista del jueves.'],
    ['it', 'Purtroppo abbiamo scelto un altro candidato, quindi annulliamo il colloquio di giovedì.'],
    ['nl', 'Helaas hebben we voor een andere kandidaat gekozen; het gesprek van donderdag gaat niet door.'],
    ['pl', 'Niestety wybraliśmy innego kandydata, dlatego odwołujemy czwartkową rozmowę. W czwartek rozmowa się nie odbędzie.'],
    ['sv', 'Tyvärr har vi valt en annan kandidat, så intervjun på torsdag ställs in.'],
    ['da', 'Desværre har vi valgt en anden kandidat, så samtalen på torsdag er aflyst.'],
    ['en', 'Unfortunately we have filled the role, so there is no need to come on Thursday.'],
  ])('but who also refuses the person does, %s: %s', async (_, text) => {
    expect((await read(mail(text))).kind).not.toBe('interview')
  })
})

describe('the times of a sentence, whole or in part', () => {
  test.each<[string, string[]]>([
    ['Monday, Tuesday or Wednesday at ten', ['1 10:00', '2 10:00', '3 10:00']],
    ['Mon 30 Nov at 10, Wed 2 Dec at 15.30 or Thu 3 Dec at 13', ['2026-11-30 10:00', '2026-12-02 15:30', '2026-12-03 13:00']],
    ['Could we say 17:00?', ['17:00']],
    ['Tuesday or Wednesday at ten', ['2 10:00', '3 10:00']],
    ['We moved it to the day after.', ['1 d']],
    ['We have to start two hours later.', ['120 min']],
    ['Wir fangen eine halbe Stunde früher an.', ['-30 min']],
    ['12月3日（木）15:00', ['2026-12-03 15:00']],
    ['12월 3일 오후 3시에 뵙겠습니다.', ['2026-12-03 15:00']],
    ['12月3日下午3点半', ['2026-12-03 15:30']],
    ["3 Aralık 2026 saat 14:00'te", ['2026-12-03 14:00']],
    ['ve čtvrtek 3. prosince v 10:00', ['2026-12-03 10:00']],
    ['Skulle det gå bra med 10.30 samma dag?', ['10:30']],
    ['Onko 10.30 samana päivänä mahdollinen?', ['10:30']],
    ['Wir treffen uns am Montag danach, dem 7. Dezember, um zehn Uhr.', ['2026-12-07 10:00']],
    ['Vi tar intervjun på måndagen därpå, den 7 december kl. 10.', ['2026-12-07 10:00']],
    ['Could we say Monday or Monday 7 December?', ['1', '2026-12-07']],
    ['december 2-án, szerdán 13:00-kor', ['2026-12-02 13:00']],
  ])('%s', async (text, expected) => {
    expect(await times(text)).toEqual(expected)
  })
})

describe('a machine that says somebody is away', () => {
  const isMachine = async (text: string, written: Written) => isMachineReply(normalise(await parse(mail(text, written))))
  test.each<[string, string, Written, boolean]>([
    ['by its subject and words', 'I am out of the office until Monday.', { subject: 'Automatic reply: Data Analyst' }, true],
    ['by its header and words', 'Ich bin bis Montag im Urlaub.', { headers: ['Auto-Submitted: auto-replied'] }, true],
    ['that read a message', 'Your message was read.', { subject: 'Read: Data Analyst' }, true],
    ['but a person who is away', 'I am away on Tuesday, but Thursday works.', {}, false],
    [
      'but an automatic receipt',
      'We have received your application. Thank you.',
      { subject: 'Automatic reply: your application' },
      false,
    ],
  ])('%s', async (_, text, written, expected) => {
    expect(await isMachine(text, written)).toBe(expected)
  })
})

test('a time in brackets is the same one by another clock, and stays in the words that prove it', async () => {
  const text = 'Your video interview is on Tuesday 1 December at 9:00 am Eastern Time (2 pm in London).'
  const { acts, setting } = await read(mail(text, { subject: 'Re: Your application' }))
  expect(acts).toMatchObject([{ times: [{ clock: '09:00', zone: 'America/New_York' }], quote: text }])
  expect(setting).toMatchObject({ kind: 'video' })
})

test.each<[string, string, string, string]>([
  ['CST of a writer in China', 'Thu, 19 Nov 2026 15:00:00 +0800', '2026-12-03T02:00:00.000Z', 'Asia/Shanghai'],
  ['CST of a writer in Chicago', 'Thu, 19 Nov 2026 15:00:00 -0600', '2026-12-03T16:00:00.000Z', 'America/Chicago'],
])('%s', async (_, date, instant, zone) => {
  const text = 'Your interview for the Data Analyst position is confirmed for Thursday, 3 December 2026 at 10:00 AM CST.'
  const { invitation, acts } = await read(mail(text, { date }))
  expect(acts?.flatMap(({ times }) => times.map((time) => time.zone))).toEqual([zone])
  expect(new Date(invitation?.start ?? 0).toISOString()).toBe(instant)
})

test.each([
  ['Hungarian', 'Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
  ['Czech', 'Od', 'Odesláno', 'Komu', 'Předmět'],
  ['Greek', 'Από', 'Στάλθηκε', 'Προς', 'Θέμα'],
])('old words below a %s header decide nothing', async (_, from, sent, to, subject) => {
  const old = [
    `${from}: Maya Lind <maya@northwind.example>`,
    `${sent}: 2026. 11. 13. 10:00`,
    `${to}: sam@example.com`,
    `${subject}: Data Analyst`,
    '',
    'Unfortunately we have decided not to move forward with your application for the Data Analyst position.',
  ].join('\r\n')
  const text = 'Your interview for the Data Analyst position is confirmed for Thursday, 3 December 2026 at 10:00.'
  const { kind } = await read(mail(`Hello Sam,\r\n\r\n${text}\r\n\r\nMaya Lind\r\n\r\n${old}`))
  expect(kind).toBe('interview')
})

test.each<[string, string, string]>([
  ['ja', '面接の日程についてご連絡いたします。12月3日10時はいかがでしょうか。', 'interview'],
  ['ko', '안타깝게도 이번에는 함께하지 못하게 되었습니다.', 'rejection'],
  ['zh', '我们很高兴地通知您，您已被录用。', 'offer'],
  ['cs', 'Děkujeme za Vaši přihlášku, obdrželi jsme ji v pořádku a ozveme se.', 'application_received'],
  ['hu', 'Sajnos másik jelöltet választottunk, köszönjük a jelentkezését.', 'rejection'],
])('a mail in %s is known by its words', async (_, text, kind) => {
  expect((await read(mail(text, { subject: 'Northwind' }))).kind).toBe(kind)
})
