import { expect, test } from 'vitest'
import { parse } from '../../reader/parse.ts'
import { bounceOf } from './bounce.ts'

const ours = '01a21e9c-dc88-76c1-ab46-769ad1592349@applybox.localhost'
const original = [
  'From: Ada <ada@applybox.localhost>',
  'To: maya@northwind.example',
  'Subject: Re: Interview',
  `Message-ID: <${ours}>`,
  '',
  'Tuesday suits me.',
].join('\r\n')
const headers = original.split('\r\n\r\n')[0] ?? ''

type Part = [type: string, body: string]
const encoded = (text: string) => (/[^\0-\x7f]/.test(text) ? `=?utf-8?B?${Buffer.from(text).toString('base64')}?=` : text)
const mail = (from: string, subject: string, type: string, body: string, more: string[] = []) =>
  [
    `From: ${from}`,
    'To: bounce+abc@applybox.localhost',
    `Subject: ${encoded(subject)}`,
    ...more,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    '',
    body,
  ].join('\r\n')
const multipart = (parts: Part[]) =>
  [...parts.flatMap(([type, body]) => ['--b', `Content-Type: ${type}`, '', body]), '--b--', ''].join('\r\n')
const report = (from: string, subject: string, words: string, fields: string[], last: Part = ['message/rfc822', original]) =>
  mail(
    from,
    subject,
    'multipart/report; report-type=delivery-status; boundary=b',
    multipart([['text/plain; charset=utf-8', words], ['message/delivery-status', fields.join('\r\n')], last]),
  )
const plain = (from: string, subject: string, text: string, more: string[] = []) =>
  mail(from, subject, 'text/plain; charset=utf-8', text, more)

const daemon = 'MAILER-DAEMON@relay.example'
const head = ['Reporting-MTA: dns; relay.example', 'Arrival-Date: Fri, 27 Nov 2026 20:00:00 +0000', '']
const gone = ['Final-Recipient: rfc822; maya@northwind.example', 'Action: failed', 'Status: 5.1.1']
const later = ['Final-Recipient: rfc822; maya@northwind.example', 'Action: delayed', 'Status: 4.4.1']

interface Expected {
  isFinal?: boolean
  words?: RegExp
  /** The recipient is named. */
  names?: boolean
  /** The mail that came back is named. */
  hasId?: boolean
}
const all: Expected = { isFinal: true, names: true, hasId: true }

const reports: [string, string, Expected][] = [
  [
    'Postfix',
    report(daemon, 'Undelivered Mail Returned to Sender', 'I am sorry', [
      ...head,
      ...gone,
      'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    ]),
    { ...all, words: /User unknown/ },
  ],
  [
    'Postfix, header alone',
    report(daemon, 'Undelivered Mail Returned to Sender', 'I am sorry', [...head, ...gone], ['text/rfc822-headers', headers]),
    all,
  ],
  [
    'Postfix, put off',
    report(daemon, 'Delayed Mail (still being retried)', 'still trying', [
      ...head,
      ...later,
      'Diagnostic-Code: smtp; 451 greylisted',
    ]),
    { ...all, isFinal: false, words: /greylisted/ },
  ],
  [
    'Sendmail',
    report(
      'Mail Delivery Subsystem <MAILER-DAEMON@mx.example>',
      'Returned mail: see transcript for details',
      '   ----- The following addresses had permanent fatal errors -----',
      [...head, ...gone],
    ),
    all,
  ],
  [
    'Exim with a report',
    report(
      `Mail Delivery System <${daemon}>`,
      'Mail delivery failed: returning message to sender',
      'A message that you sent could not be delivered',
      [...head, ...gone, 'Remote-MTA: dns; mx.example'],
    ),
    all,
  ],
  [
    'Exchange',
    report('Microsoft Outlook <postmaster@corp.example>', 'Undeliverable: Re: Interview', 'Your message couldn’t be delivered', [
      'Reporting-MTA: dns;MX.corp.example',
      '',
      ...gone,
      'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound',
    ]),
    { ...all, words: /RecipientNotFound/ },
  ],
  [
    'Exchange, in German',
    report('postmaster@firma.example', 'Unzustellbar: Re: Interview', 'Fehler bei der Nachrichtenzustellung', [...head, ...gone]),
    all,
  ],
  [
    'Exchange, full mailbox',
    report('postmaster@corp.example', 'Undeliverable', 'full', [
      ...head,
      'Final-Recipient: rfc822;maya@northwind.example',
      'Action: failed',
      'Status: 5.2.2',
      'Diagnostic-Code: smtp;554 5.2.2 mailbox full',
    ]),
    { ...all, words: /mailbox full/ },
  ],
  [
    'Amazon SES',
    report('MAILER-DAEMON@amazonses.example', 'Delivery Status Notification (Failure)', 'An error occurred', [
      'Reporting-MTA: dns; a8-11.smtp-out.amazonses.example',
      '',
      'Action: failed',
      'Final-Recipient: rfc822; maya@northwind.example',
      'Diagnostic-Code: smtp; 550 5.1.1 unknown',
      'Status: 5.1.1',
    ]),
    all,
  ],
  [
    'Gmail, fields in lower case',
    report(
      'Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
      'Delivery Status Notification (Failure)',
      '** Address not found **',
      [
        'reporting-mta: dns; googlemail.example',
        '',
        'final-recipient: rfc822; maya@northwind.example',
        'action: failed',
        'status: 5.1.1',
      ],
    ),
    all,
  ],
  [
    'Gmail, put off',
    report('mailer-daemon@googlemail.example', 'Delivery Status Notification (Delay)', 'will retry for 46 more hours', [
      ...head,
      ...later,
      'Will-Retry-Until: Sun, 29 Nov 2026 20:00:00 +0000',
    ]),
    { ...all, isFinal: false },
  ],
  [
    'no action',
    report(daemon, 'failure notice', 'x', [...head, 'Final-Recipient: rfc822; maya@northwind.example', 'Status: 5.1.1']),
    all,
  ],
  [
    'no action, passing',
    report(daemon, 'failure notice', 'x', [...head, 'Final-Recipient: rfc822; maya@northwind.example', 'Status: 4.2.1']),
    { ...all, isFinal: false },
  ],
  [
    'no status',
    report(daemon, 'failure notice', 'x', [...head, 'Final-Recipient: rfc822; maya@northwind.example', 'Action: failed']),
    all,
  ],
  [
    'the original recipient alone',
    report(daemon, 'failure notice', 'x', [
      ...head,
      'Original-Recipient: rfc822;maya@northwind.example',
      'Action: failed',
      'Status: 5.0.0',
    ]),
    all,
  ],
  [
    'folded fields',
    report(daemon, 'Undelivered', 'x', [
      ...head,
      ...gone,
      'Diagnostic-Code: smtp; 550',
      '    5.7.1 Message',
      '    rejected as spam',
    ]),
    { ...all, words: /rejected as spam/ },
  ],
  [
    'internationalised',
    mail(
      daemon,
      'Undelivered',
      'multipart/report; report-type=delivery-status; boundary=b',
      multipart([
        ['text/plain', 'x'],
        ['message/global-delivery-status', [...head, ...gone].join('\r\n')],
        ['message/global', original],
      ]),
    ),
    all,
  ],
  [
    'only a report, no original',
    report(daemon, 'Undelivered', 'x', [...head, ...gone], ['text/plain', 'nothing']),
    { ...all, hasId: false },
  ],
  [
    'the report within a part',
    mail(
      daemon,
      'Delivery Status Notification (Failure)',
      'multipart/mixed; boundary=o',
      [
        '--o',
        'Content-Type: multipart/report; boundary=b',
        '',
        multipart([
          ['text/plain', 'x'],
          ['message/delivery-status', [...head, ...gone].join('\r\n')],
          ['message/rfc822', original],
        ]),
        '--o--',
      ].join('\r\n'),
    ),
    all,
  ],
  [
    'a report of success',
    report(daemon, 'Successful Mail Delivery Report', 'delivered', [
      ...head,
      'Final-Recipient: rfc822; maya@northwind.example',
      'Action: delivered',
      'Status: 2.0.0',
    ]),
    {},
  ],
  [
    'a relayed one',
    report(daemon, 'Relayed', 'x', [
      ...head,
      'Final-Recipient: rfc822; maya@northwind.example',
      'Action: relayed',
      'Status: 2.0.0',
    ]),
    {},
  ],
]

const quoting = (words: string) =>
  `${words}\n\n------ This is a copy of the message, including all the headers. ------\n\n${original.replaceAll('\r\n', '\n')}`
const words: [string, string, Expected][] = [
  [
    'Exim',
    plain(
      `Mail Delivery System <${daemon}>`,
      'Mail delivery failed: returning message to sender',
      quoting(
        'A message that you sent could not be delivered to one or more of its recipients.\n\n  maya@northwind.example\n    550 No such user here',
      ),
      ['X-Failed-Recipients: maya@northwind.example'],
    ),
    { ...all, words: /No such user/ },
  ],
  [
    'Exim, put off',
    plain(
      daemon,
      'Warning: message 1abc delayed 24 hours',
      quoting('This message was created automatically. No action is required on your part. Delivery attempts will continue.'),
      ['X-Failed-Recipients: maya@northwind.example'],
    ),
    { ...all, isFinal: false },
  ],
  [
    'qmail',
    plain(
      daemon,
      'failure notice',
      quoting(
        "Hi. This is the qmail-send program at relay.example.\nI am afraid I wasn't able to deliver your message to the following addresses.\n\n<maya@northwind.example>:\n550 sorry, no mailbox here by that name (maya@northwind.example)",
      ),
    ),
    all,
  ],
  [
    'Yahoo',
    plain(
      'MAILER-DAEMON@yahoo.example',
      'Failure Notice',
      quoting(
        "Sorry, we were unable to deliver your message to the following address.\n\n<maya@northwind.example>:\n554: 5.1.1 delivery error: dd This user doesn't have an account\n550 maya@northwind.example",
      ),
    ),
    all,
  ],
  ['Courier', plain(daemon, 'NOTICE: mail delivery status.', quoting('550 User unknown <maya@northwind.example>')), all],
  [
    'Domino',
    plain(
      'Mail Router <mailer-daemon@notes.example>',
      'DELIVERY FAILURE: User maya (maya@northwind.example) not listed',
      quoting('550 maya@northwind.example not listed in directory'),
    ),
    all,
  ],
  [
    'GroupWise',
    plain('Mailer-Daemon@gw.example', 'Mail System Error - Returned Mail', quoting('550 maya@northwind.example (User unknown)')),
    all,
  ],
  [
    'an appliance',
    plain(
      'postmaster@corp.example',
      'Message could not be delivered',
      quoting('550 5.7.1 maya@northwind.example rejected by policy'),
    ),
    all,
  ],
  [
    'James',
    plain('postmaster@corp.example', 'Unable to deliver mail', quoting('550 maya@northwind.example: address not found')),
    all,
  ],
]

/** As servers say it in the reader's languages and beyond. */
const spoken: [string, string, string, boolean][] = [
  ['en', 'Undeliverable: Re: Interview', 'Your message was not delivered.', true],
  ['en, put off', 'Delivery delayed: Re: Interview', 'Your message has not been delivered yet. We will keep trying.', false],
  ['de', 'Unzustellbar: Re: Interview', 'Die Nachricht konnte nicht zugestellt werden.', true],
  ['de, put off', 'Zustellung verzögert', 'Ihre Nachricht wurde noch nicht zugestellt.', false],
  ['de, a provider', 'Mail delivery failed', 'Zustellung fehlgeschlagen', true],
  ['nl', 'Onbestelbaar: Re: Interview', 'Uw bericht kon niet worden bezorgd.', true],
  ['nl, put off', 'Bezorging vertraagd, nog niet bezorgd', 'Uw bericht is vertraagd.', false],
  ['fr', 'Non remis : Re: Interview', "Votre message n'a pas pu être remis.", true],
  ['fr, put off', 'Échec de la remise, retardé', 'La remise est en retard.', false],
  ['es', 'No se ha podido entregar: Re: Interview', 'No se pudo.', true],
  ['es, put off', 'No entregado, retrasado', 'Su mensaje está retrasado.', false],
  ['it', 'Mancato recapito: Re: Interview', 'Impossibile recapitare il messaggio.', true],
  ['it, put off', 'Mancata consegna in ritardo', 'Il messaggio è in ritardo.', false],
  ['pt', 'Não foi possível entregar: Re: Interview', 'x', true],
  ['pl', 'Niedostarczalne: Re: Interview', 'Nie można dostarczyć wiadomości.', true],
  ['pl, put off', 'Nie udało się dostarczyć, opóźnienie', 'Wiadomość jest opóźniona.', false],
  ['sv', 'Meddelandet kunde inte levereras', 'x', true],
  ['da', 'Din besked kunne ikke leveres', 'x', true],
  ['fi', 'Toimitus epäonnistui', 'x', true],
  ['tr', 'Mesajınız iletilemedi', 'x', true],
  ['ja', '配信できませんでした', 'メールを配信できません。', true],
  ['ja, a failure', '配信失敗のお知らせ', '宛先不明', true],
  ['ja, put off', '配信不能（遅延）', '配信が遅延しています。', false],
  ['zh', '退信通知', '您的邮件被退回', true],
]

const shapes: [string, string, Expected][] = [
  ...reports,
  ...words,
  ...spoken.map(([name, subject, text, isFinal]): [string, string, Expected] => [
    name,
    plain('postmaster@corp.example', subject, quoting(text)),
    { isFinal, hasId: true },
  ]),
  ...spoken
    .filter(([name]) => !name.includes(','))
    .map(([name, subject, text]): [string, string, Expected] => [
      `${name}, in HTML with the mail attached`,
      mail(
        'postmaster@corp.example',
        subject,
        'multipart/mixed; boundary=b',
        multipart([
          ['text/html; charset=utf-8', `<p>${text}</p>`],
          ['message/rfc822', original],
        ]),
      ),
      { isFinal: true, hasId: true },
    ]),
]

test('there are sixty shapes and more', () => expect(shapes.length).toBeGreaterThanOrEqual(60))

test.each(shapes)('%s', async (_, bytes, { isFinal, words, names, hasId }) => {
  const bounce = bounceOf(await parse(Buffer.from(bytes)))
  if (isFinal === undefined) return expect(bounce).toBeNull()
  expect(bounce?.isFinal).toBe(isFinal)
  if (words) expect(bounce?.words).toMatch(words)
  if (names) expect(bounce?.address).toBe('maya@northwind.example')
  if (hasId !== undefined) expect(bounce?.messageIds.includes(ours)).toBe(hasId)
})

test.each([
  ['an answer', plain('maya@northwind.example', 'Re: Interview', 'Tuesday at 14:00 it is. See you then!\n\n> Tuesday suits me.')],
  [
    'out of office',
    plain('maya@northwind.example', 'Automatic reply: Re: Interview', 'I am away until Monday.', [
      'Auto-Submitted: auto-replied',
    ]),
  ],
  ['a rejection', plain('hr@northwind.example', 'Your application', 'We decided not to go on with your application.')],
])('%s is none', async (_, bytes) => expect(bounceOf(await parse(Buffer.from(bytes)))).toBeNull())

test('one of 20 MiB is read as far as it is worth', async () => {
  const bytes = report(daemon, 'Undelivered', 'x'.repeat(20 * 1024 * 1024), [...head, ...gone])
  const parsed = await parse(Buffer.from(bytes))
  const began = performance.now()
  expect(bounceOf(parsed)).toMatchObject({ isFinal: true, address: 'maya@northwind.example' })
  for (const hostile of ['Message-ID: <', '550 '.repeat(10), 'a@'.repeat(10)])
    bounceOf({ ...parsed, attachments: [], nested: [], text: `delivery failed ${hostile.repeat(500_000)}` })
  expect(performance.now() - began).toBeLessThan(1_000)
})
