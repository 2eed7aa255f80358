import type { DemoMail } from './mail.ts'

/** Other mail of a real mailbox: alerts, outreach, codes, look-alikes, and mail for triage. */
export const noise: DemoMail[] = [
  ...weekly('LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>', [
    [
      58,
      'senior data engineer: 30+ new jobs in Berlin',
      'Data Engineer at Aldermoor · Berlin\nSenior Data Engineer at Fennel Street · Remote\nAnalytics Engineer at Brightwater Labs · Hamburg',
    ],
    [
      44,
      'senior data engineer: 25+ new jobs in Europe',
      'Senior Data Engineer at Copper Lantern · Remote\nData Platform Engineer at Rookery · Dublin',
    ],
    [
      30,
      '“platform engineer”: 18 new jobs match your alert',
      'Platform Engineer at Saffron Grid · Amsterdam\nSRE at Aldermoor · Berlin',
    ],
    [
      16,
      '“backend engineer”: new jobs from companies you may like',
      'Backend Engineer at Fennel Street · Remote\nStaff Engineer at Rookery · Dublin',
    ],
    [3, 'Robin, 12 new jobs for you', 'Senior Engineer at Brightwater Labs · Remote\nEngineering Lead at Saffron Grid · Utrecht'],
  ]),
  ...weekly('Indeed <alert@indeed.com>', [
    [
      50,
      '14 new python developer jobs in Manchester',
      'Python Developer, Netherby Retail - Manchester\nSenior Python Engineer, Aldermoor - Remote',
    ],
    [
      29,
      '9 new data engineer jobs in Leeds',
      'Data Engineer, Calder Mills - Leeds\nSenior Data Engineer, Netherby Retail - Hybrid',
    ],
    [8, '21 new software engineer jobs in Glasgow', 'Software Engineer, Kelvin Docks - Glasgow'],
  ]),
  {
    daysAgo: 57,
    at: '06:30',
    from: 'Glassdoor Jobs <noreply@glassdoor.com>',
    subject: '17 new openings - check for Senior Software Engineer roles',
    as: 'html',
    body: '# New jobs for you\n\nSenior Software Engineer, Netherby Retail\nStaff Engineer, Calder Mills\n\n[See all jobs](https://www.glassdoor.com/Job/demo.htm)\n\nYou receive this job alert because you saved a search. Unsubscribe.',
  },
  {
    daysAgo: 60,
    at: '08:02',
    from: 'Oakhollow Health <oakhollowhealth@otp.workday.com>',
    subject: 'Verify your candidate account',
    as: 'html',
    body: '# Verify your candidate account\n\nThank you for creating an account with Oakhollow Health Careers. Please verify your email address to finish.\n\n[Verify my account](https://oakhollowhealth.wd5.myworkdayjobs.com/careers/activate/demo)\n\nThis link expires in 24 hours.',
  },
  {
    daysAgo: 47,
    at: '20:05',
    from: 'iCIMS <noreply@talent.icims.com>',
    subject: 'Your verification code',
    body: 'Your one-time verification code is 482913.\n\nIt expires in 10 minutes. If you did not request this code, ignore this email.',
  },
  {
    daysAgo: 59,
    at: '19:00',
    from: 'Gmail Team <forwarding-noreply@google.com>',
    subject: '(#318842075) Gmail Forwarding Confirmation - Receive Mail from robin.ahlers@example.com',
    as: 'text',
    body: 'robin.ahlers@example.com has requested to automatically forward mail to your email address.\nConfirmation code: 318842075\n\nTo allow robin.ahlers@example.com to automatically forward mail to your address, please click the link below to confirm the request:\n\nhttps://mail-settings.google.com/mail/vf-demo\n\nThanks,\nThe Gmail Team',
  },
  {
    daysAgo: 42,
    at: '08:05',
    from: 'Mühlfeld Versicherungen Karriere <system@successfactors.eu>',
    subject: 'Ihr Bewerberkonto wurde angelegt',
    body: 'Guten Tag Robin Ahlers,\n\nIhr Konto im Bewerberportal wurde erfolgreich angelegt. Ihr Benutzername ist robin.ahlers@example.com.\n\nBitte bestätigen Sie Ihre E-Mail-Adresse.\n\n[E-Mail-Adresse bestätigen](https://career5.successfactors.eu/verify/demo)',
  },
  {
    daysAgo: 9,
    at: '11:02',
    from: 'Greenhouse <no-reply@my.greenhouse.io>',
    subject: 'Your security code for your application to Cinderpath',
    body: 'Hi Robin,\n\nCopy and paste this code into the security code field on your application:\n\nk7TfQ2pZ\n\nAfter you enter the code, resubmit your application.',
  },
  {
    daysAgo: 33,
    at: '12:12',
    from: 'Recruiting <notification@smartrecruiters.com>',
    subject: 'We have your application',
    as: 'text',
    body: 'Hi Robin,\n\nThank you for applying for the position of Documentation Engineer. Your application has arrived, and we will read it in the coming days.\n\nThe recruiting team',
  },
  outreach(
    52,
    '09:10',
    'Felix Brandauer <felix.brandauer@hexwegtalent.example>',
    'Spannende Position: Lead Data Engineer in Wien',
    'Hallo Robin,\n\nich bin bei der Suche nach einem Lead Data Engineer auf Ihr Profil gestoßen. Mein Kunde, ein Scale-up aus dem Energiebereich, sucht ab sofort Verstärkung. Hätten Sie diese Woche 15 Minuten für ein kurzes Telefonat?\n\nBeste Grüße\nFelix Brandauer\nHexweg Talent',
  ),
  outreach(
    39,
    '14:44',
    'Jess Okafor via LinkedIn <inmail-hit-reply@linkedin.com>',
    'Jess sent you a message: Staff Engineer opportunity',
    'Hi Robin,\n\nI came across your profile and think you could be a great fit for a Staff Engineer opportunity with one of my clients in fintech. Fully remote, up to 120k. Are you open to a chat?\n\nJess Okafor\nPrincipal Consultant',
  ),
  outreach(
    24,
    '08:50',
    'Talent Team Saffron Grid <talent@saffrongrid.example>',
    'We are hiring platform engineers',
    'Hi Robin,\n\nWe found your open-source work and wondered whether you would consider joining Saffron Grid as a Platform Engineer. You have not applied with us, so feel free to ignore this. Curious? Just reply.\n\nTalent Team, Saffron Grid',
  ),
  outreach(
    13,
    '16:05',
    'Marta Iglesias <marta.iglesias@puentetalento.example>',
    'Oportunidad: Data Engineer senior en remoto',
    'Hola Robin:\n\nHe visto tu perfil y creo que encajas en una vacante de Data Engineer senior que estoy gestionando para un cliente en Barcelona. ¿Te interesaría hablar esta semana?\n\nMarta Iglesias\nPuente Talento',
  ),
  outreach(
    5,
    '10:20',
    'Dominic Hale <dominic.hale@fastcash-recruit.example>',
    'URGENT: remote data entry job, start today',
    'Dear applicant,\n\nwe have reviewed your resume online and you are hired for our remote data entry position, USD 45 per hour. The interview is held by text message on Telegram. To receive your equipment, please pay a refundable fee of USD 150 in advance.\n\nDominic Hale\nHiring Manager',
  ),
  other(
    56,
    '07:12',
    'Rookery Bank <service@rookerybank.example>',
    'Your application for a current account has been approved',
    'Dear Robin Ahlers,\n\ngood news: your application for a current account has been approved. Your card will arrive within five working days.\n\nRookery Bank',
  ),
  other(
    49,
    '12:30',
    'Kelvin Lettings <hello@kelvinlettings.example>',
    'Rental application received: 14 Mill Lane',
    'Hi Robin,\n\nthank you, we received your rental application for 14 Mill Lane. The landlord decides this week.\n\nKelvin Lettings',
  ),
  other(
    36,
    '18:18',
    'The Long Interview <newsletter@thelonginterview.example>',
    'New episode: an interview with a lighthouse keeper',
    'This week on The Long Interview: forty years of light and fog.\n\nListen wherever you get your podcasts. Unsubscribe any time.',
  ),
  other(
    31,
    '09:09',
    'DataConf <program@dataconf.example>',
    'Your DataConf talk proposal',
    'Dear Robin,\n\nthank you for your proposal. Unfortunately, we were not able to include your talk in this year’s program. We received four times more proposals than we have slots.\n\nThe DataConf program committee',
  ),
  other(
    21,
    '20:40',
    'Parcelbird <tracking@parcelbird.example>',
    'Your parcel is on its way',
    'Hi Robin,\n\nyour parcel will be delivered tomorrow between 9 and 12.\n\nParcelbird',
  ),
  other(
    15,
    '13:33',
    'Stadtbibliothek <bibliothek@stadt.example>',
    'Erinnerung: Leihfrist endet bald',
    'Guten Tag,\n\ndie Leihfrist von 2 Medien endet in 3 Tagen. Sie können online verlängern.\n\nIhre Stadtbibliothek',
  ),
  other(
    7,
    '17:55',
    'Duskfall Studios Beta <beta@duskfallstudios.example>',
    'You have been selected for the beta!',
    'Hi Robin,\n\ncongratulations, you have been selected for the closed beta of Emberlight. Download it from your account.\n\nHave fun!',
  ),
  // for triage: a person who names neither employer nor job
  {
    daysAgo: 11,
    at: '11:26',
    from: 'Ivo <ivo.k@example.net>',
    subject: 'Quick question',
    as: 'text',
    body: 'Hey Robin,\n\ngood talking to you the other day. Could you send me your portfolio again for the hiring committee? The link in your application does not work for me.\n\nThanks!\nIvo',
  },
  {
    daysAgo: 4,
    at: '08:55',
    from: 'Recruiting <no-reply@us.greenhouse-mail.io>',
    subject: 'Your application',
    body: 'Hi Robin,\n\nThank you for your application. We have received it and will get back to you.\n\nThe Recruiting Team',
  },
  // forwarded from the old mailbox
  {
    daysAgo: 33,
    at: '21:07',
    from: 'Robin Ahlers <robin.ahlers@example.com>',
    subject: 'Fwd: Thank you for applying to Harrowgate Systems',
    as: 'text',
    body: `---------- Forwarded message ---------
From: Harrowgate Systems <no-reply@us.greenhouse-mail.io>
Date: Tue, Oct 13, 2026 at 9:41 AM
Subject: Thank you for applying to Harrowgate Systems
To: <robin.ahlers@example.com>

Hi Robin,

Thank you for your interest in Harrowgate Systems! We have received your application for the Senior Platform Engineer role.

Our team will review it and be in touch.

The Harrowgate Systems Recruiting Team`,
  },
]

function weekly(from: string, issues: [daysAgo: number, subject: string, jobs: string][]): DemoMail[] {
  return issues.map(([daysAgo, subject, jobs]) => ({
    daysAgo,
    at: '06:15',
    from,
    subject,
    as: 'html',
    body: `# ${subject}\n\n${jobs.replaceAll('\n', '\n\n')}\n\n[See all jobs](https://jobs.example/alerts/demo)\n\nYou are receiving job alert emails. Manage alerts or unsubscribe.`,
    headers: { 'List-Unsubscribe': '<https://jobs.example/unsubscribe>' },
  }))
}

function outreach(daysAgo: number, at: string, from: string, subject: string, body: string): DemoMail {
  return { daysAgo, at, from, subject, body, as: 'text' }
}

function other(daysAgo: number, at: string, from: string, subject: string, body: string): DemoMail {
  return { daysAgo, at, from, subject, body }
}
