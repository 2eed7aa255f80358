import { describe, expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

const mailOf = async (
  text: string,
  {
    subject = 'Re: Your application',
    from = 'Ann Lee <ann@example.com>',
    to = 'Ola Berg <ola@example.org>',
    type = 'text/plain',
  } = {},
) =>
  normalise(
    await parse(
      Buffer.from(
        `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\nDate: Thu, 05 Mar 2026 10:00:00 +0100\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${text}`,
      ),
    ),
  )

const inZone = (mail: Awaited<ReturnType<typeof mailOf>>, zone: string) =>
  mail.lines.filter((l) => l.zone === zone).map((l) => l.text)

describe('the history below an answer is not read as new', () => {
  test.each([
    ['Gmail, English', 'On Thu, Mar 5, 2026 at 9:47 PM Ola Berg <ola@example.org> wrote:'],
    ['Apple Mail, English', 'On 5 Mar 2026, at 21:47, Ola Berg <ola@example.org> wrote:'],
    ['Thunderbird, English', 'On 05/03/2026 21:47, Ola Berg wrote:'],
    ['Gmail, German', 'Am Do., 5. März 2026 um 21:47 Uhr schrieb Ola Berg <ola@example.org>:'],
    ['Thunderbird, German', 'Am 05.03.26 um 21:47 schrieb Ola Berg:'],
    ['Gmail, Dutch', 'Op do 5 mrt 2026 om 21:47 schreef Ola Berg <ola@example.org>:'],
    ['Apple Mail, Dutch', 'Op 5 mrt. 2026, om 21:47 heeft Ola Berg <ola@example.org> het volgende geschreven:'],
    ['Gmail, Swedish', 'Den tors 5 mars 2026 kl 21:47 skrev Ola Berg <ola@example.org>:'],
    ['Gmail, Danish', 'Den tor. 5. mar. 2026 kl. 21.47 skrev Ola Berg <ola@example.org>:'],
    ['Gmail, Norwegian', 'tor. 5. mars 2026 kl. 21:47 skrev Ola Berg <ola@example.org>:'],
    ['Gmail, Polish', 'czw., 5 mar 2026 o 21:47 Ola Berg <ola@example.org> napisał(a):'],
    ['Thunderbird, Polish', 'W dniu 5.03.2026 o 21:47, Ola Berg pisze:'],
    ['Gmail, French', 'Le jeu. 5 mars 2026 à 21:47, Ola Berg <ola@example.org> a écrit :'],
    ['Gmail, Spanish', 'El jue, 5 mar 2026 a las 21:47, Ola Berg (<ola@example.org>) escribió:'],
    ['Gmail, Portuguese', 'Em qui., 5 de mar. de 2026 às 21:47, Ola Berg <ola@example.org> escreveu:'],
    ['Gmail, Italian', 'Il giorno gio 5 mar 2026 alle ore 21:47 Ola Berg <ola@example.org> ha scritto:'],
    ['Gmail, Turkish', 'Ola Berg <ola@example.org>, 5 Mar 2026 Per, 21:47 tarihinde şunu yazdı:'],
    ['Apple Mail, Polish', 'Wiadomość napisana przez Ola Berg <ola@example.org> w dniu 5 mar 2026, o godz. 21:47:'],
    [
      'Seznam',
      '---------- Původní e-mail ----------\nOd: Ola Berg <ola@example.org>\nKomu: ann@example.com\nDatum: 5. 3. 2026 21:47:33\nPředmět: Práce\n',
    ],
    ['Horde, German', 'Zitat von Ola Berg <ola@example.org>:'],
    ['Mutt', '* Ola Berg <ola@example.org> [2026-03-05 21:47]:'],
    ['without a colon', 'On 5 Mar 2026, at 21:47, Ola Berg <ola@example.org> wrote'],
    ['GroupWise', '>>> Ola Berg <ola@example.org> 05.03.2026 21:47 >>>\nI shall come on Monday.'],
    ['Zoho', '---- On Thu, 05 Mar 2026 21:47:33 +0100 Ola Berg <ola@example.org> wrote ---'],
    [
      'Notes',
      '-----Ola Berg/Hill wrote: -----\nTo: Ann Lee\nFrom: Ola Berg/Hill\nDate: 03/05/2026 09:47PM\nSubject: Your application\n',
    ],
    [
      'Zimbra, French',
      '----- Mail original -----\nDe: "Ola Berg" <ola@example.org>\nÀ: "Ann Lee"\nEnvoyé: Jeudi 5 Mars 2026 21:47:33\nObjet: Candidature\n',
    ],
    ['Apple Mail, Swedish, wrapped', '5 mar. 2026 kl. 21:47 skrev Ola Berg\n<ola@example.org>:'],
    ['Yahoo, Finnish, wrapped', 'torstai 5. maaliskuuta 2026 klo 21.47.33 UTC+2 Ola Berg\n<ola@example.org> kirjoitti:'],
    ['wrapped', 'On Thu, Mar 5, 2026 at 9:47 PM Ola Berg\n<ola@example.org> wrote:'],
    [
      'Outlook, English',
      '-----Original Message-----\nFrom: Ola Berg\nSent: Thursday, March 5, 2026 9:47 PM\nTo: Ann Lee\nSubject: Your application\n',
    ],
    [
      'Outlook, English, ruled',
      '________________________________\nFrom: Ola Berg\nSent: 5 March 2026 21:47\nTo: Ann Lee\nSubject: Your application\n',
    ],
    ['Outlook, German', 'Von: Ola Berg\nGesendet: Donnerstag, 5. März 2026 21:47\nAn: Ann Lee\nBetreff: Bewerbung\n'],
    ['Outlook, French', 'De : Ola Berg\nEnvoyé : jeudi 5 mars 2026 21:47\nÀ : Ann Lee\nObjet : Candidature\n'],
    ['Outlook, Dutch', 'Van: Ola Berg\nVerzonden: donderdag 5 maart 2026 21:47\nAan: Ann Lee\nOnderwerp: Sollicitatie\n'],
    ['Outlook, Turkish', 'Kimden: Ola Berg\nGönderildi: 5 Mart 2026 21:47\nKime: Ann Lee\nKonu: Başvuru\n'],
  ])('%s', async (_, introduction) => {
    const mail = await mailOf(`This is the new text of the answer.\n\n${introduction}\n> An old line about the interview.\n`)
    expect(inZone(mail, 'body')).toEqual(['This is the new text of the answer.'])
    expect(mail.sentences.some((s) => s.text.includes('old line'))).toBe(false)
  })

  test.each([
    [
      'Gmail',
      '<div class="gmail_quote"><div class="gmail_attr">po 5. 3. 2026 v 21:47 odesílatel Ola Berg napsal:<br></div><blockquote class="gmail_quote">OLD</blockquote></div>',
    ],
    [
      'Yahoo',
      '<div id="ydp4yahoo_quoted_1" class="ydp4yahoo_quoted"><div>po 5. března 2026 Ola Berg napsal:</div><div>OLD</div></div>',
    ],
    ['Outlook', '<hr><div id="divRplyFwdMsg"><b>Feladó:</b> Ola Berg<br><b>Elküldve:</b> 2026. március 5.</div><div>OLD</div>'],
  ])('%s marks it in languages that nobody here knows', async (_, history) => {
    const html = `<div>This is the new text of the answer.</div>${history.replace('OLD', 'An old line about the interview.')}`
    expect(inZone(await mailOf(html, { type: 'text/html' }), 'body')).toEqual(['This is the new text of the answer.'])
  })

  test.each([
    [
      'Thunderbird',
      '<div class="moz-cite-prefix">On 05/03/2026 21:47, Ola Berg wrote:<br></div><blockquote type="cite">An old line.</blockquote><p>Yes, we have.</p>',
      'text/html',
    ],
    ['a terse person', 'Ola Berg wrote on 05/03/2026 21:47:\n> An old line.\n\nYes, we have.\n', 'text/plain'],
    [
      'Outlook',
      '-----Original Message-----\nFrom: Ola Berg\nSent: 5 March 2026 21:47\nTo: Ann Lee\nSubject: Your application\n\n> An old line.\n\nYes, we have.\n',
      'text/plain',
    ],
  ])('an answer below it is new text, from %s', async (_, text, type) => {
    expect(inZone(await mailOf(text, { type }), 'body')).toEqual(['Yes, we have.'])
  })

  test.each([
    '##- Please type your reply above this line -##',
    '##- Bitte geben Sie Ihre Antwort oberhalb dieser Zeile ein. -##',
    '##- Veuillez répondre au-dessus de cette ligne -##',
    '--- Reply ABOVE THIS LINE ---',
  ])('"%s" is said by a help desk', async (line) => {
    expect(inZone(await mailOf(`${line}\n\nThis is the new text of the answer.\n`), 'body')).toEqual([
      'This is the new text of the answer.',
    ])
  })

  test('answers between quoted lines are new text', async () => {
    const mail = await mailOf(
      'On 5 Mar 2026, at 21:47, Ola Berg wrote:\n> Is there parking?\n\nYes, behind the house there is plenty.\n\n> And lunch?\n\nThere is a canteen on the ground floor.\n',
    )
    expect(inZone(mail, 'body')).toEqual(['Yes, behind the house there is plenty.', 'There is a canteen on the ground floor.'])
  })
})

describe('a forwarded mail is read as the original', () => {
  const original = 'Dear Ola,\n\nwe have received your application.\n'
  test.each([
    [
      'Gmail',
      'Fwd: Receipt',
      '---------- Forwarded message ---------\nFrom: Hill Farm <jobs@hill.example>\nDate: Wed, Mar 4, 2026 at 9:15 AM\nSubject: Receipt\nTo: <ola@example.org>\n\n\n',
    ],
    [
      'Apple Mail',
      'Fwd: Receipt',
      'Begin forwarded message:\n\n> From: Hill Farm <jobs@hill.example>\n> Subject: Receipt\n> Date: 4 March 2026 at 09:15:00 GMT+1\n> To: ola@example.org\n>\n> ',
    ],
    [
      'Thunderbird',
      'Fwd: Receipt',
      '-------- Forwarded Message --------\nSubject: \tReceipt\nDate: \tWed, 4 Mar 2026 09:15:00 +0100\nFrom: \tHill Farm <jobs@hill.example>\nTo: \tola@example.org\n\n\n',
    ],
    [
      'Outlook, English',
      'FW: Receipt',
      '________________________________\nFrom: Hill Farm <jobs@hill.example>\nSent: Wednesday, March 4, 2026 9:15 AM\nTo: ola@example.org\nSubject: Receipt\n\n',
    ],
    [
      'Outlook, German',
      'WG: Receipt',
      'Von: Hill Farm <jobs@hill.example>\nGesendet: Mittwoch, 4. März 2026 09:15\nAn: ola@example.org\nBetreff: Receipt\n\n',
    ],
    [
      'Gmail, German',
      'Fwd: Receipt',
      '---------- Weitergeleitete Nachricht ----------\nVon: Hill Farm <jobs@hill.example>\nDatum: 4. März 2026 09:15\nBetreff: Receipt\nAn: ola@example.org\n\n',
    ],
    [
      'Outlook, French',
      'TR: Receipt',
      'De : Hill Farm <jobs@hill.example>\nEnvoyé : mercredi 4 mars 2026 09:15\nÀ : ola@example.org\nObjet : Receipt\n\n',
    ],
    [
      'Outlook, Dutch',
      'FW: Receipt',
      'Van: Hill Farm <jobs@hill.example>\nVerzonden: woensdag 4 maart 2026 09:15\nAan: ola@example.org\nOnderwerp: Receipt\n\n',
    ],
    [
      'Outlook, Spanish',
      'RV: Receipt',
      'De: Hill Farm <jobs@hill.example>\nEnviado: miércoles, 4 de marzo de 2026 9:15\nPara: ola@example.org\nAsunto: Receipt\n\n',
    ],
    [
      'Outlook, Italian',
      'I: Receipt',
      'Da: Hill Farm <jobs@hill.example>\nInviato: mercoledì 4 marzo 2026 09:15\nA: ola@example.org\nOggetto: Receipt\n\n',
    ],
    [
      'Outlook, Portuguese',
      'ENC: Receipt',
      'De: Hill Farm <jobs@hill.example>\nEnviada em: quarta-feira, 4 de março de 2026 09:15\nPara: ola@example.org\nAssunto: Receipt\n\n',
    ],
    [
      'Outlook, Swedish',
      'VB: Receipt',
      'Från: Hill Farm <jobs@hill.example>\nSkickat: den 4 mars 2026 09:15\nTill: ola@example.org\nÄmne: Receipt\n\n',
    ],
    [
      'Outlook, Danish',
      'VS: Receipt',
      'Fra: Hill Farm <jobs@hill.example>\nSendt: 4. marts 2026 09:15\nTil: ola@example.org\nEmne: Receipt\n\n',
    ],
    [
      'Outlook, Norwegian',
      'VS: Receipt',
      'Fra: Hill Farm <jobs@hill.example>\nSendt: onsdag 4. mars 2026 09:15\nTil: ola@example.org\nEmne: Receipt\n\n',
    ],
    [
      'Outlook, Polish',
      'PD: Receipt',
      'Od: Hill Farm <jobs@hill.example>\nWysłano: 4 marca 2026 09:15\nDo: ola@example.org\nTemat: Receipt\n\n',
    ],
    [
      'Outlook, Turkish',
      'İLT: Receipt',
      'Kimden: Hill Farm <jobs@hill.example>\nGönderildi: 4 Mart 2026 09:15\nKime: ola@example.org\nKonu: Receipt\n\n',
    ],
  ])('%s', async (_, subject, block) => {
    const quoted = block.endsWith('> ') ? original.replaceAll('\n', '\n> ') : original
    const mail = await mailOf(`Look, at last!\n\n${block}${quoted}`, {
      subject: `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      from: 'Ola Berg <ola@example.org>',
    })
    expect(mail.from).toEqual({ name: 'Hill Farm', address: 'jobs@hill.example' })
    expect(mail.subject).toBe('Receipt')
    expect(mail.sentAt).toBe('2026-03-04T09:15:00+01:00')
    expect(mail.forwarded).toEqual({ by: { name: 'Ola Berg', address: 'ola@example.org' }, at: '2026-03-05T10:00:00+01:00' })
    expect(inZone(mail, 'body')).toEqual(['Dear Ola,', 'we have received your application.'])
  })

  test.each(['Aino Salo <aino.salo@example.org>', 'aino.salo@example.org', 'Aino Salo'])(
    'but not what "VS:" answers in Finland, by %s',
    async (author) => {
      const mail = await mailOf(
        `Hei Aino,\n\nsopiiko tiistai?\n\nLähettäjä: ${author}\nLähetetty: keskiviikko 4. maaliskuuta 2026 9.15\nVastaanottaja: Hill Farm\nAihe: Re: Haastattelu\n\nMaanantai ei käy.\n`,
        { subject: 'VS: Haastattelu', from: 'Hill Farm <jobs@hill.example>', to: 'aino.salo@example.org' },
      )
      expect(mail.from?.address).toBe('jobs@hill.example')
      expect(mail.forwarded).toBeNull()
      expect(inZone(mail, 'body')).toEqual(['Hei Aino,', 'sopiiko tiistai?'])
    },
  )

  const passOn = (block: string) =>
    mailOf(`${block}\n\n${original}`, { subject: 'Fwd: Receipt', from: 'Ola Berg <ola@example.org>' })

  test.each([
    ['Mon, Sep 14, 2026 at 9:12\u202fAM', '09:12:00+01:00'],
    ['Mo., 14. Sept. 2026 um 09:12 Uhr', '09:12:00+01:00'],
    ['pon., 14 wrz 2026 o 09:12', '09:12:00+01:00'],
    ['ma 14. syysk. 2026 klo 9.12', '09:12:00+01:00'],
    ['14. syyskuuta 2026 klo 9.12.33 UTC+3', '09:12:00+03:00'],
    ['14.09.26 09:12 (GMT+02:00)', '09:12:00+02:00'],
    ['9/14/26 9:12 AM (GMT-05:00)', '09:12:00-05:00'],
    ['14. 9. 2026 9:12:33', '09:12:00+01:00'],
    ['Mon, 14 Sep 2026 07:12:33 +0000', '07:12:00+00:00'],
    ['Mon, ١٤ Sep ٢٠٢٦ at ٠٩:١٢', '09:12:00+01:00'],
  ])('of the date that is written as "%s"', async (date, time) => {
    const mail = await passOn(
      `---------- Forwarded message ---------\nFrom: Hill Farm <jobs@hill.example>\nDate: ${date}\nTo: <ola@example.org>`,
    )
    expect(mail.sentAt).toBe(`2026-09-14T${time}`)
  })

  test.each([
    [
      'Thunderbird, Italian',
      '-------- Messaggio Inoltrato --------\nOggetto: Receipt\nData: 4 mar 2026 09:15\nMittente: Hill Farm <jobs@hill.example>\nA: ola@example.org',
    ],
    [
      'Thunderbird, Polish',
      '-------- Treść przekazanej wiadomości --------\nTemat: Receipt\nData: 4 mar 2026 09:15\nNadawca: Hill Farm <jobs@hill.example>\nAdresat: ola@example.org',
    ],
    [
      'many recipients',
      '---------- Forwarded message ---------\nFrom: Hill Farm <jobs@hill.example>\nDate: Wed, Mar 4, 2026 at 9:15 AM\nSubject: Receipt\nTo: <ola@example.org>, Sam <sam@example.org>,\n<kim@example.org>, Lee Day\n<lee@example.org>\nCc: <max@example.org>,\n<pat@example.org>',
    ],
  ])('whose header is written by %s', async (_, block) => {
    const mail = await passOn(block)
    expect([mail.from?.address, mail.subject]).toEqual(['jobs@hill.example', 'Receipt'])
    expect(inZone(mail, 'body')).toEqual(['Dear Ola,', 'we have received your application.'])
  })

  test.each([
    [
      'in a language that nobody here knows',
      '---------- Forwarded message ---------\nОт: Hill Farm <jobs@hill.example>\nDate: Wed, Mar 4, 2026 at 9:15 AM\nSubject: Receipt\nTo: <ola@example.org>',
    ],
    [
      'with a label among the others that nobody here knows',
      'Begin forwarded message:\n\nFrom: Hill Farm <jobs@hill.example>\nDate: 4 March 2026 at 09:15\nTo: ola@example.org\nSubject: Receipt\nDelivered: yes',
    ],
  ])('announced %s', async (_, block) => {
    const mail = await passOn(block)
    expect([mail.from?.address, mail.subject, mail.sentAt]).toEqual(['jobs@hill.example', 'Receipt', '2026-03-04T09:15:00+01:00'])
    expect(inZone(mail, 'body')).toEqual(['Dear Ola,', 'we have received your application.'])
  })

  test('that a program marks as it marks what it quotes', async () => {
    const html =
      '<div class="yahoo_quoted"><div>----- Forwarded Message -----</div><div><b>From:</b> Hill Farm &lt;jobs@hill.example&gt;</div><div><b>To:</b> ola@example.org</div><div><b>Sent:</b> Wednesday, March 4, 2026 at 09:15:33 AM GMT+1</div><div><b>Subject:</b> Receipt</div><div><br></div><div>We have it.</div></div>'
    const mail = await mailOf(html, { subject: 'Fw: Receipt', from: 'Ola Berg <ola@example.org>', type: 'text/html' })
    expect(mail.from?.address).toBe('jobs@hill.example')
    expect(inZone(mail, 'body')).toEqual(['We have it.'])
  })

  test.each([
    'message/rfc822',
    'message/global',
    'application/octet-stream; name="Receipt.eml"',
    'text/plain; name="Receipt.eml"',
  ])('as a mail attached as %s', async (type) => {
    const inner = Buffer.from('From: jobs@hill.example\r\nSubject: Receipt\r\n\r\nWe have it.').toString('base64')
    const mail = normalise(
      await parse(
        Buffer.from(
          `From: ola@example.org\r\nSubject: Fwd: Receipt\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nsee below\r\n--b\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n${inner}\r\n--b--`,
        ),
      ),
    )
    expect(mail.from?.address).toBe('jobs@hill.example')
  })

  test('under a note with small print of any length', async () => {
    const print = 'This email is intended for the use of the individual alone. '.repeat(20)
    const mail = await passOn(
      `Does this count?\n\n-- \nOla Berg\n\n${print}\n\nFrom: Hill Farm <jobs@hill.example>\nSent: 4 March 2026 09:15\nTo: Ola Berg\nSubject: Receipt`,
    )
    expect(mail.from?.address).toBe('jobs@hill.example')
  })

  test('whose program announces it above the header and below', async () => {
    const rule = '============ Forwarded message ============'
    const mail = await passOn(
      `${rule}\nFrom: Hill Farm <jobs@hill.example>\nTo: <ola@example.org>\nDate: Wed, 04 Mar 2026 09:15:33 +0100\nSubject: Receipt\n${rule}`,
    )
    expect([mail.from?.address, mail.sentAt]).toEqual(['jobs@hill.example', '2026-03-04T09:15:00+01:00'])
    expect(inZone(mail, 'body')).toEqual(['Dear Ola,', 'we have received your application.'])
  })

  test.each([
    'Content-Type: message/rfc822',
    'Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="Receipt.eml"',
  ])('as an attached mail: %s', async (type) => {
    const inner =
      'From: jobs@hill.example\r\nTo: ola@example.org\r\nSubject: Receipt\r\nDate: Wed, 04 Mar 2026 09:15:00 +0100\r\n\r\nWe have it.'
    const mail = normalise(
      await parse(
        Buffer.from(
          `From: ola@example.org\r\nSubject: Fwd: Receipt\r\nDate: Thu, 05 Mar 2026 10:00:00 +0100\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nsee below\r\n--b\r\n${type}\r\n\r\n${inner}\r\n--b--`,
        ),
      ),
    )
    expect(mail.from?.address).toBe('jobs@hill.example')
    expect(mail.sentAt).toBe('2026-03-04T09:15:00+01:00')
    expect(mail.forwarded?.by?.address).toBe('ola@example.org')
    expect(inZone(mail, 'body')).toEqual(['We have it.'])
  })
})

describe('a signature is told from the text', () => {
  test.each([
    'Kind regards,',
    'Mit freundlichen Grüßen',
    'Met vriendelijke groet,',
    'Med vänliga hälsningar',
    'Med venlig hilsen',
    'Vennlig hilsen',
    'Z poważaniem',
    'Cordialement,',
    'Un saludo,',
    'Atenciosamente,',
    'Cordiali saluti',
    'Saygılarımızla',
    '-- ',
  ])('after "%s"', async (closing) => {
    const mail = await mailOf(`We would like to see you on Monday at nine.\n\n${closing}\nAnn Lee\nHill Farm\n`)
    expect(inZone(mail, 'body')).toEqual(['We would like to see you on Monday at nine.'])
    expect(inZone(mail, 'signature').at(-1)).toBe('Hill Farm')
  })

  test('a delimiter is not joined to the text above', async () => {
    const mail = await mailOf('<p>We would like to see you on Monday at nine in the office.<br>--<br>Ann Lee</p>', {
      type: 'text/html',
    })
    expect(inZone(mail, 'body')).toEqual(['We would like to see you on Monday at nine in the office.'])
  })

  test('a postscript is text again', async () => {
    const mail = await mailOf('See you on Monday.\n\nBest,\nAnn\n\nP.S. Bring your passport.\n')
    expect(inZone(mail, 'body')).toEqual(['See you on Monday.', 'P.S. Bring your passport.'])
  })

  test('small print below is a footer', async () => {
    const mail = await mailOf(
      'We have received your application.\n\nThis email was sent to ola@example.org. Unsubscribe: https://example.com/u\n',
    )
    expect(inZone(mail, 'footer')).toHaveLength(1)
  })

  test.each([
    'Von meinem iPad gesendet',
    'Inviato da iPad',
    'Sent from Outlook for iOS<https://aka.ms/o0ukef>',
    'Outlook voor Android downloaden',
    'Android için Outlook’u edinin',
    'Envoyé avec la messagerie sécurisée Proton Mail.',
    'Diese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.',
    'If you have received this email in error please delete it and tell us.',
    'Der Inhalt dieser Nachricht ist ausschließlich für den bezeichneten Adressaten bestimmt.',
    'Aan dit bericht kunnen geen rechten worden ontleend.',
    'Tänk på miljön innan du skriver ut detta mejl.',
    'Hvis du ikke er den rette modtager af denne mail, bedes du slette den.',
    'Dersom du ikke er rette mottaker, vennligst slett e-posten.',
    'Jeśli nie jest Pani zamierzonym odbiorcą tej wiadomości, proszę o jej usunięcie.',
    "Si vous n'êtes pas le destinataire de ce courriel, veuillez le supprimer.",
    'Si usted no es el destinatario indicado, le rogamos lo elimine.',
    'Se você não é o destinatário desta mensagem, por favor apague-a.',
    'Qualora non foste i destinatari, vi preghiamo di eliminare il messaggio.',
    'Size yanlışlıkla ulaştıysa lütfen gönderene bildiriniz.',
    'Jos et ole viestin oikea vastaanottaja, poista viesti.',
  ])('so is "%s" under a short answer', async (print) => {
    const mail = await mailOf(`Tuesday suits us.\n\n${print}\n`)
    expect([inZone(mail, 'body'), inZone(mail, 'footer').length]).toEqual([['Tuesday suits us.'], 1])
  })

  test.each([
    'CAUTION: This email originated from outside of the organization. Do not click links.',
    "You don't often get email from ann@example.com. Learn why this is important",
    'ACHTUNG: Diese E-Mail stammt von einem externen Absender.',
    'LET OP: Deze e-mail is afkomstig van buiten de organisatie.',
    "ATTENTION : Ce courriel provient de l'extérieur de l'organisation.",
    'No suele recibir correos electrónicos de ann@example.com. Por qué esto es importante',
    'CUIDADO: Este e-mail foi enviado de fora da organização.',
    "ATTENZIONE: Questa e-mail proviene dall'esterno dell'organizzazione.",
    'Du får inte ofta e-post från ann@example.com. Läs om varför det här är viktigt',
    'ADVARSEL: Denne e-mail kommer fra en ekstern afsender.',
    'ADVARSEL: Denne e-posten kommer fra en avsender utenfor organisasjonen.',
    'UWAGA: Ta wiadomość pochodzi spoza organizacji.',
    'HUOMIO: Tämä viesti on lähetetty organisaation ulkopuolelta.',
    'DİKKAT: Bu mesaj kurum dışından gönderilmiştir.',
  ])('so is "%s" above the letter', async (banner) => {
    const mail = await mailOf(`${banner}\n\nTuesday suits us.\n`)
    expect([inZone(mail, 'body'), inZone(mail, 'footer').length]).toEqual([['Tuesday suits us.'], 1])
  })

  test.each([
    'Dear Sam, we are sorry that you were not selected. Please do not click on any link to the test any more.',
    'Hi Sam, log in at the portal for external senders: an external sender reads your papers.',
    'Bitte klicken Sie nicht auf den Link zum Test, bevor Sie Zeit haben.',
    'Ne cliquez pas sur le lien avant mardi.',
    'Your contract is attached, please sign it above this line.',
  ])('but "%s" is the letter', async (said) => {
    expect(inZone(await mailOf(`${said}\n\nIt takes an hour.\n`), 'body')).toContain(said)
  })

  test('addresses that a program writes behind the words of a signature do not make it long', async () => {
    const link = `<https://hill.example/${'x'.repeat(120)}>`
    const mail = await mailOf(`We would like to see you on Monday.\n\nKind regards\nAnn Lee\n\nHill Farm${link}\n`)
    expect(inZone(mail, 'body')).toEqual(['We would like to see you on Monday.'])
  })

  test('what stands alone under the greeting is the letter, however much it sounds like small print', async () => {
    const mail = await mailOf('Guten Tag Frau Berg,\n\nwir stellen Sie heute vor. Bitte behandeln Sie das vertraulich.\n')
    expect(inZone(mail, 'body')).toContain('wir stellen Sie heute vor. Bitte behandeln Sie das vertraulich.')
  })

  test('a list without a sentence above it is signed by nobody', async () => {
    const mail = await mailOf('3 new jobs\n\nDairy Hand - Hill Farm\n\nShepherd - Moor Estate\n')
    expect(inZone(mail, 'signature')).toEqual([])
  })

  test('a sentence that goes on after a full stop is no name', async () => {
    const mail = await mailOf('I am on the roof in\n\nLeeds Central Station. Will Ring Tomorrow\n')
    expect(inZone(mail, 'signature')).toEqual([])
  })
})

describe('HTML is read as a person sees it', () => {
  const read = (html: string) => mailOf(html, { type: 'text/html' })

  test('what is hidden is left out', async () => {
    const mail = await read(
      '<style>.gone{display:none}@media print{.shown{display:none}}</style><div style="display:none">preheader</div><span class="gone">a</span><p hidden>b</p><div style="max-height:0;overflow:hidden">c</div><img src="x" width="1" height="1" alt="pixel"><p class="shown">Hello Ola</p><script>d</script>',
    )
    expect(mail.lines.map((l) => l.text)).toEqual(['Hello Ola'])
  })

  test('letters without size are left out, but not what stands among them with a size of its own', async () => {
    const cell = (text: string) =>
      `<tr><td style="font-size:0px;padding:10px 25px">lost<div style="font-family:Arial;font-size:14px">${text}</div></td></tr>`
    const mail = await read(
      `<div style="font-size:1px;color:#fff">preheader</div><table>${cell('Hello Ola')}${cell('<p>We have <span style="font:bold 18px/1.2 Arial">your</span> application.</p>')}</table><p style="font-size:small">Kim</p>`,
    )
    expect(mail.lines.map((l) => l.text)).toEqual(['Hello Ola', 'We have your application.', 'Kim'])
  })

  test('what nothing but a style sheet gives a size is read', async () => {
    const mail = await read('<style>p{font-size:14px}</style><div style="font-size:0"><p>Hello Ola</p></div>')
    expect(mail.lines.map((l) => l.text)).toEqual(['Hello Ola'])
  })

  test('small print is told by the size it has in the end', async () => {
    const print = 'This message was sent to you because you gave us your address.'
    const mail = await read(
      `<div style="font-size:10px"><p style="font-size:16px">We would like to see you on Monday at nine in our office.</p><p>${print}</p></div>`,
    )
    expect(inZone(mail, 'body')).toEqual(['We would like to see you on Monday at nine in our office.'])
    expect(inZone(mail, 'footer')).toEqual([print])
  })

  test.each([
    [
      'what is hidden from Outlook alone, beside its copy',
      '<!--[if mso]><center>Book</center><![endif]--><a style="mso-hide:all" href="https://example.com">Book</a>',
      ['Book'],
    ],
    [
      'letters off the screen',
      '<p style="position:absolute;left:-9999px">a</p><p style="text-indent:-999px">b</p><p style="clip:rect(0,0,0,0)">c</p><p>Book</p>',
      ['Book'],
    ],
    [
      'boxes of no height, in any order',
      '<div style="overflow:hidden;height:0">a</div><div style="max-height:1px">b</div><div style="max-height:0.8em">Book</div>',
      ['Book'],
    ],
    [
      'the last of several displays',
      '<p style="display:none;display:block">Book</p><p style="display:block;display:none">a</p>',
      ['Book'],
    ],
    [
      'a hidden copy of a picture for the dark',
      '<style>.dark{display:none}</style><img alt="Hill Farm"><img class="dark" alt="Hill Farm"><img style="display:none" alt="Hill Farm">',
      ['Hill Farm'],
    ],
    ['the name of a picture’s file', '<img alt="image001.png"><p>Book</p>', ['Book']],
    [
      'of twins the one for a large screen, hidden on small ones',
      '<style>@media (max-width:480px){.d{display:none!important}.m{display:block!important}}.m{display:none}</style><p class="d">Large</p><p class="m">Small</p>',
      ['Large'],
    ],
    [
      'of twins the one for a large screen, shown on large ones',
      '<style>.d{display:none}@media only screen and (min-width:480px){.d{display:block!important}.m{display:none!important}}</style><p class="d">Large</p><p class="m">Small</p>',
      ['Large'],
    ],
    [
      'what its own style shows though a sheet hides it',
      '<style>.a{display:none}.b{display:none!important}</style><p class="a" style="display:block">Book</p><p class="b" style="display:block">b</p>',
      ['Book'],
    ],
    [
      'a sheet with imports, comments and marks of HTML',
      '<STYLE><!-- @import url("x.css"); /* .b{display:none} */ .a, #c{DISPLAY:NONE} --></STYLE><p class="a">a</p><p class="b">Book</p><p id="c">c</p>',
      ['Book'],
    ],
    [
      'line ends where a style keeps them',
      '<div style="white-space:pre-line">Dear Ola,\n\nsee you. <p style="white-space:normal">All\nof us</p></div>',
      ['Dear Ola,', 'see you.', 'All of us'],
    ],
    [
      'each of the boxes that stand apart',
      '<span style="display:block">One</span><span style="display:block">Two</span><a style="display:inline-block">Yes</a><a style="display:inline-block">No</a>.',
      ['One', 'Two', 'Yes No.'],
    ],
    ['a paragraph beside its bullet', '<ul><li><p>One</p></li><li>Two</li><li></li></ul>', ['• One', '• Two']],
  ])('%s', async (_, html, shown) => {
    expect((await read(html)).lines.map((l) => l.text)).toEqual(shown)
  })

  test('a link around rows is the link of each', async () => {
    const mail = await read('<a href=" https://example.com/\njob"><div>Night Baker</div><div>Hill Farm</div></a><p>Kim</p>')
    expect(mail.lines.map((l) => l.links.map(({ url }) => url))).toEqual([
      ['https://example.com/job'],
      ['https://example.com/job'],
      [],
    ])
  })

  test('a head that nobody closes hides nothing', async () => {
    const mail = await read('<html><head><title>Mail</title><body><p>Hello Ola</p></body></html>')
    expect(mail.lines.map((l) => l.text)).toEqual(['Hello Ola'])
  })

  test('a row of two cells is a label and its value', async () => {
    const mail = await read(
      '<table><tr><td>Where</td><td>Main Street 4</td></tr><tr><td>When:</td><td><b>Monday</b></td></tr></table>',
    )
    expect(mail.lines.map((l) => [l.label, l.text])).toEqual([
      ['Where', 'Where: Main Street 4'],
      ['When', 'When: Monday'],
    ])
  })

  test('a place broken into lines is one value, a card beside its logo none', async () => {
    const value = 'Main Street 4,<br>Hillford'
    const mail = await read(
      `<table><tr><td>Where</td><td>${value}</td></tr><tr><td><img alt="Hill Farm"></td><td>${value}</td></tr></table>`,
    )
    expect(mail.lines.map((l) => l.text)).toEqual(['Where: Main Street 4, Hillford', 'Hill Farm', 'Main Street 4,', 'Hillford'])
  })

  test('cells of a layout stay in reading order', async () => {
    const mail = await read('<table><tr><td><p>One</p><p>Two</p></td><td><p>Three</p><p>Four</p></td></tr></table>')
    expect(mail.lines.map((l) => l.text)).toEqual(['One', 'Two', 'Three', 'Four'])
  })

  test('buttons, headings, logos and links are known', async () => {
    const mail = await read(
      '<img src="l.png" alt="Hill Farm"><h1>News</h1><p>Hello <a href="https://example.com/a">here</a> and there</p><a href="https://example.com/b" style="background:#000;padding:8px">Book a time</a>',
    )
    expect(mail.lines.map((l) => [l.emphasis, l.text])).toEqual([
      ['logo', 'Hill Farm'],
      ['heading', 'News'],
      [null, 'Hello here and there'],
      ['button', 'Book a time'],
    ])
    expect(mail.lines.flatMap((l) => l.links.map((link) => link.url))).toEqual(['https://example.com/a', 'https://example.com/b'])
  })

  test.each([
    [
      'Outlook',
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fhill.example%2Fjobs%2F7%3Fa%3D1&amp;data=05%7C02%7C&amp;reserved=0',
    ],
    ['Proofpoint', 'https://urldefense.com/v3/__https://hill.example/jobs/7?a=1__;!!AbC-dEf!xYz$'],
    ['Proofpoint of old', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__hill.example_jobs_7-3Fa-3D1&amp;d=DwM&amp;c=x'],
    ['Barracuda', 'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fhill.example%2fjobs%2f7%3fa%3d1&amp;c=E,1,x'],
    ['Cisco', 'https://secure-web.cisco.com/1aB-c/https%3A%2F%2Fhill.example%2Fjobs%2F7%3Fa%3D1'],
  ])('a link leads where it led before %s guarded it', async (_, link) => {
    const mail = await read(`<p>Have a look at <a href="${link}">the post</a>.</p>`)
    expect(mail.lines[0]?.links).toEqual([{ text: 'the post', url: 'https://hill.example/jobs/7?a=1' }])
  })

  test.each([
    'https://hill.example/?url=https://other.example',
    'https://eur01.safelinks.protection.outlook.com/?url=javascript:x',
    'https://urldefense.com/v3/__nothing__;!!x',
  ])('a link that no guard stands before is left as it is: %s', async (link) => {
    expect((await read(`<p><a href="${link}">Here</a></p>`)).lines[0]?.links[0]?.url).toBe(link)
  })

  test('entities and invisible characters do not split words', async () => {
    const mail = await read('<p>We&nbsp;re&shy;gret&#8203; to&zwnj; say &amp; write</p>')
    expect(mail.lines[0]?.text).toBe('We regret to say & write')
  })

  test('text that speaks of a few tags is no HTML', async () => {
    const lines = [
      'Hi Ola,',
      '',
      'your test ends in',
      '</div></div>',
      'as if two boxes',
      'were open there.',
      'The pay is < 50k,',
      'or > 40k.',
      'Kim',
    ]
    const mail = await mailOf(lines.join('\r\n'))
    expect(mail.lines.map((line) => line.text).join(' ')).toContain('ends in </div></div> as if')
  })

  test('a text part that only asks for an HTML reader loses', async () => {
    const mail = normalise(
      await parse(
        Buffer.from(
          'From: a@example.com\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nThis message requires an HTML reader.\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>We would like to invite you to an interview on Monday.</p>\r\n--b--',
        ),
      ),
    )
    expect(mail.lines.map((l) => l.text)).toEqual(['We would like to invite you to an interview on Monday.'])
  })
})

describe('the letter is found', () => {
  const letter = '<p>Dear Ola,</p><p>we would like to invite you to an interview on Monday.</p>'
  const read = ['Dear Ola,', 'we would like to invite you to an interview on Monday.']
  const linesOf = async (mail: string) => normalise(await parse(Buffer.from(mail))).lines.map((l) => l.text)
  const both = (text: string) =>
    `Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--b\r\nContent-Type: text/html\r\n\r\n${letter}\r\n--b--`

  test.each([
    'Ihr Programm zeigt kein HTML. Bitte nutzen Sie ein anderes, um die Nachricht ganz zu lesen, oder fragen Sie bei uns nach dem Inhalt.',
    'Uw programma ondersteunt geen berichten in HTML. Open dit bericht in een ander programma om het volledig te kunnen lezen.',
    'Ohjelmasi ei näytä HTML-viestejä. Avaa tämä viesti toisessa ohjelmassa, niin näet sen kokonaan ja voit vastata siihen heti.',
  ])('in HTML, where the text says something else: %s', async (text) => {
    expect(await linesOf(both(text))).toEqual(read)
  })

  test('in the text, of which the HTML says a part', async () => {
    const text = `${read.join('\n\n')}\n\nPlease bring your passport and something to write with, and ask for Kim at the door.`
    expect(await linesOf(both(text))).toHaveLength(3)
  })

  test.each([
    ['in HTML that is called text', `Content-Type: text/plain\r\n\r\n${letter}`],
    ['in the only file', `Content-Type: text/html\r\nContent-Disposition: attachment; filename=letter.html\r\n\r\n${letter}`],
    ['behind a type cut short', `Content-Type: html\r\n\r\n${letter}`],
    ['behind a byte order mark', `\uFEFFContent-Type: text/html\r\n\r\n${letter}`],
    ['behind a blank line', `\r\nSubject: x\r\nContent-Type: text/html\r\n\r\n${letter}`],
    ['in lines that end like those of an old Macintosh', `Subject: x\rContent-Type: text/html\r\r${letter}`],
    ['in parts that another boundary divides', both('See there').replace('=b', '=c')],
  ])('%s', async (_, mail) => {
    expect(await linesOf(mail)).toEqual(read)
  })

  test('without what OpenPGP writes around it', async () => {
    const mail = await mailOf(
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nSee you on Monday.\n\n- -- \nAnn\n-----BEGIN PGP SIGNATURE-----\n\niQEzBAEB\n-----END PGP SIGNATURE-----\n',
    )
    expect(mail.lines.map((l) => l.text)).toEqual(['See you on Monday.', '--', 'Ann'])
  })

  test('with the word "From" where a mailbox escaped it', async () => {
    const mail = await mailOf('See you on Monday.\n\n>From the station take bus 4.\n')
    expect(inZone(mail, 'body')).toEqual(['See you on Monday.', 'From the station take bus 4.'])
  })

  test.each([
    ['Tue, 14 Apr 2026 10:00:00 +02:00', '2026-04-14T10:00:00+02:00'],
    ['Tue, 14 Apr 2026 10:00:00 GMT+0200', '2026-04-14T10:00:00+02:00'],
    ['Tue, 14-Apr-26 10:00:00 CEST', '2026-04-14T10:00:00+02:00'],
    ['2026-04-14T10:00:00+02:00', '2026-04-14T10:00:00+02:00'],
  ])('dated %s', async (date, sentAt) => {
    expect((await parse(Buffer.from(`Date: ${date}\r\n\r\nx`))).sentAt).toBe(sentAt)
  })

  test('by an author whose comma nobody quoted', async () => {
    const mail = await parse(
      Buffer.from('From: Berg, Ann <ann@example.com>\r\nTo: Lee, Ola <ola@example.org>, kim@example.org\r\n\r\nx'),
    )
    expect(mail.from).toEqual({ name: 'Berg, Ann', address: 'ann@example.com' })
    expect(mail.fromCount).toBe(1)
    expect(mail.to.map(({ name, address }) => `${name} ${address}`)).toEqual(['Lee, Ola ola@example.org', ' kim@example.org'])
  })

  test('in a subject of bytes without a declared set', async () => {
    const mail = normalise(await parse(Buffer.from('Subject: Ihr Gespr\xe4ch\r\n\r\nx', 'latin1')))
    expect(mail.subject).toBe('Ihr Gespräch')
  })
})

describe('a mail that came back is not passed on by anybody', () => {
  const parts = [
    'Content-Type: message/delivery-status\r\n\r\nAction: failed',
    'Content-Type: message/rfc822\r\n\r\nFrom: ola@example.org\r\nSubject: My application\r\n\r\nDear Sir, here I am.',
  ]
  test('whatever little its server says', async () => {
    const mail = normalise(
      await parse(
        Buffer.from(
          `From: mailer-daemon@example.org\r\nSubject: Undelivered\r\nContent-Type: multipart/report; boundary=b\r\n\r\n--b\r\n\r\nNot delivered.\r\n${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`,
        ),
      ),
    )
    expect(mail.forwarded).toBeNull()
    expect(mail.from?.address).toBe('mailer-daemon@example.org')
    expect(inZone(mail, 'body')).toEqual(['Not delivered.'])
  })
})

describe('lines broken by the program are joined', () => {
  test('at the width of the mail', async () => {
    const mail = await mailOf(
      'Thank you for coming to see us last week. After a long talk we have\ndecided to offer the post to somebody else, and we are very sorry to\nlet you down.\n\nWe wish you well.\n',
    )
    expect(mail.sentences.map((s) => s.text)).toEqual([
      'Thank you for coming to see us last week.',
      'After a long talk we have decided to offer the post to somebody else, and we are very sorry to let you down.',
      'We wish you well.',
    ])
  })

  test('lists and labelled lines stay apart', async () => {
    const mail = await mailOf(
      'Please bring:\n- your passport and a copy of it in colour, both sides please\n- a pen\nWhen: Monday\nWhere: Main Street\n',
    )
    expect(mail.lines.map((l) => l.text)).toHaveLength(5)
  })
})

test.each(['Odp.: Rozmowa', 'Betr.: Rozmowa', 'Ré : Rozmowa', 'RE: [EXT] Rozmowa'])(
  '"%s" is an answer to its subject',
  async (subject) => {
    const mail = await mailOf('Tuesday suits us.', { subject: `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=` })
    expect(mail.subject).toBe('Rozmowa')
  },
)

describe('the language is told', () => {
  test.each([
    ['en', 'We have received your application and will be in touch with you.'],
    ['de', 'Vielen Dank für Ihre Bewerbung, wir melden uns bei Ihnen.'],
    ['nl', 'Bedankt voor je sollicitatie, we nemen contact met je op.'],
    ['sv', 'Tack för din ansökan, vi hör av oss till dig så snart vi kan.'],
    ['da', 'Tak for din ansøgning, vi vender tilbage til dig efter ferien.'],
    ['no', 'Takk for søknaden din, vi tar kontakt med deg etter ferien.'],
    ['pl', 'Dziękujemy za przesłanie aplikacji, skontaktujemy się z Państwem.'],
    ['fr', 'Nous avons bien reçu votre candidature et vous en remercions.'],
    ['es', 'Hemos recibido tu candidatura y te damos las gracias por el interés.'],
    ['pt', 'Recebemos a sua candidatura e agradecemos o interesse na nossa vaga.'],
    ['it', 'Abbiamo ricevuto la tua candidatura e ti ringraziamo per il tempo.'],
    ['tr', 'Başvurunuz için teşekkür ederiz, sizi bilgilendireceğiz.'],
  ])('%s', async (language, text) => {
    expect((await mailOf(text, { subject: '' })).language).toBe(language)
  })
})

test('characters without a declared set are read as they were meant', async () => {
  const mail = normalise(
    await parse(
      Buffer.from(
        'From: a@example.com\r\nSubject: x\r\nContent-Type: text/plain\r\n\r\nSch\xf6ne Gr\xfc\xdfe aus M\xfcnchen',
        'latin1',
      ),
    ),
  )
  expect(mail.lines[0]?.text).toBe('Schöne Grüße aus München')
})
