import { type DemoMail, pdf } from './mail.ts'

/** What came after the confirmations: everything that moves an application, and what does not. */
export const answers: DemoMail[] = [
  // Larkspur Analytics: all the way to an offer
  {
    daysAgo: 55,
    at: '10:20',
    from: 'Maya Thornbury <maya.thornbury@larkspuranalytics.example>',
    subject: 'Your application to Larkspur Analytics',
    thread: 'larkspur',
    as: 'text',
    body: `Hi Robin,

I lead recruiting for the data teams at Larkspur Analytics. Thanks again for applying for the Senior Data Engineer role. I liked what you wrote about the warehouse migration and would love to set up a first call of 30 minutes.

Would Tuesday or Wednesday next week between 14:00 and 17:00 CET work for you?

Best regards,
Maya Thornbury
Senior Recruiter, Larkspur Analytics`,
  },
  {
    daysAgo: 54,
    at: '12:41',
    from: 'Maya Thornbury <maya.thornbury@larkspuranalytics.example>',
    subject: 'Invitation: Phone interview Larkspur Analytics / Robin Ahlers',
    thread: 'larkspur',
    body: `Hi Robin,

Great, I have put Tuesday at 15:00 CET into the calendar for our phone interview for the Senior Data Engineer position. I will call you.

Best regards,
Maya Thornbury
Senior Recruiter, Larkspur Analytics`,
    meeting: {
      uid: 'larkspur-1',
      inDays: -50,
      at: '14:00',
      minutes: 30,
      summary: 'Phone interview Larkspur Analytics / Robin Ahlers',
      place: 'Phone',
    },
  },
  {
    daysAgo: 47,
    at: '09:30',
    from: 'HackerRank for Larkspur Analytics <support@hackerrankforwork.com>',
    subject: 'Larkspur Analytics - Online Assessment Invitation',
    body: `Hi Robin,

Congratulations on making it to the next step. Larkspur Analytics invites you to take an online coding assessment for the Senior Data Engineer position.

Duration: 90 minutes. Please complete the test within 7 days.

[Start the test](https://www.hackerrankforwork.com/tests/3kf0/login?t=demo)

Good luck,
Larkspur Analytics Hiring Team`,
  },
  {
    daysAgo: 39,
    at: '16:02',
    from: 'Maya Thornbury <maya.thornbury@larkspuranalytics.example>',
    subject: 'Next step: panel interview at Larkspur Analytics',
    thread: 'larkspur',
    body: `Hi Robin,

Your assessment was really strong. We would like to invite you to a panel interview by video for the Senior Data Engineer role, with Ivo (staff engineer) and Hanne (head of data).

The invitation is attached, please accept it.

Best regards,
Maya Thornbury
Senior Recruiter, Larkspur Analytics`,
    meeting: {
      uid: 'larkspur-2',
      inDays: -32,
      at: '13:00',
      minutes: 120,
      summary: 'Panel interview: Senior Data Engineer, Larkspur Analytics',
      place: 'https://meet.google.com/lar-kspu-demo',
    },
  },
  {
    daysAgo: 8,
    at: '15:15',
    from: 'Maya Thornbury <maya.thornbury@larkspuranalytics.example>',
    subject: 'Your offer from Larkspur Analytics',
    thread: 'larkspur',
    body: `Dear Robin,

I am thrilled to offer you the position of Senior Data Engineer at Larkspur Analytics. The offer letter is attached: a base salary of EUR 98,000 a year, 30 days of leave, start on the first of next month or when it suits you.

Please let us know your decision within ten days. Call me any time with questions.

Warm regards,
Maya Thornbury
Senior Recruiter, Larkspur Analytics`,
    attachments: [
      {
        filename: 'Offer letter Robin Ahlers.pdf',
        contentType: 'application/pdf',
        content: pdf([
          'Larkspur Analytics',
          '',
          'Offer of employment: Senior Data Engineer',
          'Robin Ahlers',
          'Base salary EUR 98,000 a year',
        ]),
      },
    ],
  },

  // Quillon Systems: rejected after the first look
  {
    daysAgo: 52,
    at: '11:12',
    from: 'Quillon Systems <no-reply@hire.lever.co>',
    subject: 'Your application to Quillon Systems',
    body: `Hi Robin,

Thank you for your interest in the Backend Engineer, Platform position at Quillon Systems and for the time you spent on your application.

After careful consideration, we have decided to move forward with other candidates whose experience more closely matches what we need right now.

We wish you all the best in your search.

The Quillon Systems team`,
  },

  // Nebelhorn: German, two interviews, one moved
  {
    daysAgo: 51,
    at: '09:03',
    from: 'Katrin Obermoser <katrin.obermoser@nebelhorn-software.example>',
    subject: 'Einladung zum Vorstellungsgespräch: Softwareentwickler Backend (m/w/d)',
    thread: 'nebelhorn',
    body: `Hallo Robin Ahlers,

Ihre Bewerbung als Softwareentwickler Backend (m/w/d) hat uns überzeugt. Gerne laden wir Sie zu einem Vorstellungsgespräch per Video mit unserem Teamleiter ein.

Den Termin finden Sie im Anhang. Passt er Ihnen?

Mit freundlichen Grüßen
Katrin Obermoser
Personalreferentin, Nebelhorn Software GmbH`,
    meeting: {
      uid: 'nebelhorn-1',
      inDays: -45,
      at: '08:30',
      minutes: 60,
      summary: 'Vorstellungsgespräch Nebelhorn Software GmbH',
      place: 'https://teams.microsoft.com/l/meetup-join/demo-nebelhorn',
    },
  },
  {
    daysAgo: 47,
    at: '07:48',
    from: 'Katrin Obermoser <katrin.obermoser@nebelhorn-software.example>',
    subject: 'Verschoben: Vorstellungsgespräch Nebelhorn Software GmbH',
    thread: 'nebelhorn',
    body: `Hallo Robin Ahlers,

leider müssen wir das Gespräch um einen Tag verschieben, unser Teamleiter ist erkrankt. Der neue Termin steht im Anhang.

Mit freundlichen Grüßen
Katrin Obermoser
Personalreferentin, Nebelhorn Software GmbH`,
    meeting: {
      uid: 'nebelhorn-1',
      sequence: 1,
      inDays: -44,
      at: '08:30',
      minutes: 60,
      summary: 'Vorstellungsgespräch Nebelhorn Software GmbH',
      place: 'https://teams.microsoft.com/l/meetup-join/demo-nebelhorn',
    },
  },
  {
    daysAgo: 36,
    at: '13:30',
    from: 'Katrin Obermoser <katrin.obermoser@nebelhorn-software.example>',
    subject: 'Ihre Bewerbung als Softwareentwickler Backend (m/w/d)',
    thread: 'nebelhorn',
    as: 'text',
    body: `Hallo Robin Ahlers,

vielen Dank für das angenehme Gespräch. Nach reiflicher Überlegung müssen wir Ihnen leider mitteilen, dass wir uns für einen anderen Bewerber entschieden haben.

Wir wünschen Ihnen für Ihren weiteren Weg alles Gute.

Mit freundlichen Grüßen
Katrin Obermoser
Personalreferentin, Nebelhorn Software GmbH`,
  },

  // Glasswing Security
  {
    daysAgo: 50,
    at: '17:09',
    from: 'Glasswing Security Hiring Team <no-reply@ashbyhq.com>',
    subject: 'Update on your Glasswing Security application',
    body: `Hi Robin,

A short update: your application for Staff Software Engineer at Glasswing Security is still under review. We had more applications than we expected and need another week.

Thanks for your patience,
The Glasswing Security team`,
  },
  {
    daysAgo: 41,
    at: '18:44',
    from: 'Glasswing Security Hiring Team <no-reply@ashbyhq.com>',
    subject: 'Glasswing Security Application Update',
    body: `Hi Robin,

Thank you for your patience. Unfortunately, we will not be moving forward with your application for the Staff Software Engineer role. The position has been filled.

We would be glad to hear from you again in the future.

The Glasswing Security team`,
  },

  // Oakhollow Health: Workday
  {
    daysAgo: 49,
    at: '14:30',
    from: 'Oakhollow Health <oakhollowhealth@myworkday.com>',
    subject: 'Action required: complete your application',
    as: 'html',
    body: `# One step is missing, Robin

To continue with your application for Senior Software Engineer at Oakhollow Health, please complete the voluntary self-identification questionnaire and upload proof of your right to work.

[Complete the task](https://oakhollowhealth.wd5.myworkdayjobs.com/careers/userHome)

Please complete it within 5 days.

Talent Acquisition, Oakhollow Health`,
  },
  {
    daysAgo: 40,
    at: '15:02',
    from: 'Oakhollow Health <oakhollowhealth@myworkday.com>',
    subject: 'Your application status has changed',
    as: 'html',
    body: `# Your application moved to the next stage

The status of your application for Senior Software Engineer (R-571624) at Oakhollow Health is now: Under Review by the hiring manager.

There is nothing you need to do at this time.

[Candidate Home](https://oakhollowhealth.wd5.myworkdayjobs.com/careers/userHome)`,
  },
  {
    daysAgo: 21,
    at: '15:40',
    from: 'Oakhollow Health <oakhollowhealth@myworkday.com>',
    subject: 'Regarding your application for Senior Software Engineer',
    as: 'html',
    body: `Dear Robin,

Thank you for your interest in Oakhollow Health. We have reviewed your application for Senior Software Engineer and will not be moving forward with your candidacy at this time.

We encourage you to apply for other positions that match your skills.

Talent Acquisition, Oakhollow Health`,
  },

  // Tidewater Maps
  {
    daysAgo: 53,
    at: '08:15',
    from: 'LinkedIn <jobs-noreply@linkedin.com>',
    subject: 'Your application was viewed by Tidewater Maps',
    as: 'html',
    body: `# Your application was viewed

Geospatial Engineer
Tidewater Maps · Lisbon

The hiring team at Tidewater Maps viewed your application.

[View job](https://www.linkedin.com/comm/jobs/view/391411201/)`,
  },

  // Halcyon Freight: one-way video
  {
    daysAgo: 48,
    at: '10:03',
    from: 'HireVue <noreply@hirevue.com>',
    subject: 'Interview invitation from Halcyon Freight',
    body: `Hello Robin,

Halcyon Freight has invited you to record an on-demand video interview for the Engineering Manager, Routing position. You will answer five questions on your own, whenever it suits you; nobody else is present.

Please complete it within 6 days.

[Begin recording](https://app.hirevue.com/interviews/demo)

The Halcyon Freight Talent Team`,
  },
  {
    daysAgo: 33,
    at: '11:26',
    from: 'Sanne from Halcyon Freight <notifications@smartrecruiters.com>',
    subject: 'Your application for Engineering Manager, Routing at Halcyon Freight',
    body: `Dear Robin,

Thank you for recording your answers for the Engineering Manager, Routing position at Halcyon Freight. Regrettably, you have not been selected for the next round.

Kind regards,
Sanne de Groot
Halcyon Freight Talent Team`,
  },

  // Atelier Brumaire: French
  {
    daysAgo: 45,
    at: '09:40',
    from: 'Camille Vasseur <camille.vasseur@atelierbrumaire.example>',
    subject: 'Entretien pour le poste de Développeur full stack',
    thread: 'brumaire',
    body: `Bonjour Robin,

Votre profil a retenu notre attention. Nous vous proposons un entretien en visioconférence pour le poste de Développeur full stack chez Atelier Brumaire.

Vous trouverez l'invitation ci-jointe. Merci de me confirmer votre disponibilité.

Bien cordialement,
Camille Vasseur
Responsable recrutement, Atelier Brumaire`,
    meeting: {
      uid: 'brumaire-1',
      inDays: -38,
      at: '09:00',
      minutes: 45,
      summary: 'Entretien Développeur full stack - Atelier Brumaire',
      place: 'https://zoom.us/j/000demo',
    },
  },
  {
    daysAgo: 30,
    at: '16:20',
    from: 'Camille Vasseur <camille.vasseur@atelierbrumaire.example>',
    subject: 'Suite à votre entretien',
    thread: 'brumaire',
    as: 'text',
    body: `Bonjour Robin,

Nous vous remercions pour l'échange autour du poste de Développeur full stack. Malgré la qualité de votre candidature, nous avons le regret de vous informer que nous ne pouvons y donner une suite favorable.

Bien cordialement,
Camille Vasseur
Responsable recrutement, Atelier Brumaire`,
  },

  // Pennant Cloud
  {
    daysAgo: 44,
    at: '13:17',
    from: 'Pennant Cloud <no-reply@us.greenhouse-mail.io>',
    subject: 'Pennant Cloud: take-home exercise for Site Reliability Engineer',
    body: `Hi Robin,

Thanks for your interest in the Site Reliability Engineer role at Pennant Cloud. As a next step we would like you to complete a take-home exercise. It should take about three hours; please send it back within a week.

[Download the exercise](https://app.greenhouse.io/tests/demo)

The Pennant Cloud Recruiting Team`,
  },
  {
    daysAgo: 34,
    at: '10:11',
    from: 'Declan Moyle <declan.moyle@pennantcloud.example>',
    subject: 'Interview with Pennant Cloud',
    thread: 'pennant',
    body: `Hi Robin,

Your take-home for the Site Reliability Engineer role was a pleasure to read. Could you pick a time for a technical interview with two of our engineers? My calendar: [choose a time](https://calendly.com/declan-pennantcloud/60min)

Cheers,
Declan Moyle
Talent Partner, Pennant Cloud`,
  },
  {
    daysAgo: 12,
    at: '09:02',
    from: 'Declan Moyle <declan.moyle@pennantcloud.example>',
    subject: 'Re: Interview with Pennant Cloud',
    thread: 'pennant',
    as: 'text',
    body: `Hi Robin,

Sorry for the silence. Our hiring committee meets next week and I will write to you right after. Thanks for bearing with us.

Cheers,
Declan Moyle
Talent Partner, Pennant Cloud

On Wed, Robin Ahlers wrote:
> Hi Declan,
> is there any news about the Site Reliability Engineer position?
> Best, Robin`,
  },

  // Saltbox Commerce
  {
    daysAgo: 46,
    at: '12:08',
    from: 'Saltbox Commerce <donotreply@indeed.com>',
    subject: 'An update on your application for Senior Python Developer',
    as: 'html',
    body: `# An update from Saltbox Commerce

Hi Robin, thank you for applying to the Senior Python Developer position at Saltbox Commerce. Unfortunately, Saltbox Commerce has moved to the next step in their hiring process, and your application was not selected at this time.

Good luck with your search,
The Indeed Team`,
  },

  // Fjordlys Energi
  {
    daysAgo: 43,
    at: '08:52',
    from: 'Ingrid Solbakk - Fjordlys Energi <ingrid@fjordlysenergi.teamtailor-mail.com>',
    subject: 'Interview for Platform Engineer at Fjordlys Energi',
    thread: 'fjordlys',
    body: `Hi Robin!

We would love to meet you for a first interview about the Platform Engineer position at Fjordlys Energi. Please choose a time that suits you:

[Pick a time](https://fjordlysenergi.teamtailor.com/meetings/demo)

Kind regards,
Ingrid Solbakk
People & Culture`,
  },
  {
    daysAgo: 20,
    at: '10:31',
    from: 'Ingrid Solbakk - Fjordlys Energi <ingrid@fjordlysenergi.teamtailor-mail.com>',
    subject: 'Second interview at Fjordlys Energi',
    thread: 'fjordlys',
    body: `Hi Robin!

The team enjoyed talking to you. We would like to invite you to a second interview on site in Oslo for the Platform Engineer role; we take care of the travel. Details are in the invitation.

Kind regards,
Ingrid Solbakk
People & Culture`,
    meeting: {
      uid: 'fjordlys-2',
      inDays: 3,
      at: '10:00',
      minutes: 180,
      summary: 'On-site interview: Platform Engineer, Fjordlys Energi',
      place: 'Havnegata 1, Oslo',
    },
  },

  // Kitehill Energy
  {
    daysAgo: 39,
    at: '11:55',
    from: 'Kitehill Energy <noreply@candidates.workablemail.com>',
    subject: 'Data Platform Lead - Kitehill Energy',
    body: `Dear Robin,

Thank you for taking the time to apply for the Data Platform Lead position at Kitehill Energy. We regret to inform you that the position has been put on hold and we are no longer considering applications for it.

Best wishes,
Kitehill Energy`,
  },

  // Kesselbrink Logistik
  {
    daysAgo: 38,
    at: '08:34',
    from: 'Kesselbrink Logistik GmbH <kesselbrinklogistik-jobs@m.personio.de>',
    subject: 'Zwischenstand zu Ihrer Bewerbung als Senior Data Engineer (m/w/d)',
    body: `Hallo Robin Ahlers,

wir möchten Ihnen kurz einen Zwischenstand geben: Ihre Bewerbung als Senior Data Engineer (m/w/d) bei der Kesselbrink Logistik GmbH liegt derzeit der Fachabteilung zur Prüfung vor. Wir bitten Sie noch um etwas Geduld.

Mit freundlichen Grüßen
Ihr Recruiting-Team`,
  },
  {
    daysAgo: 27,
    at: '09:18',
    from: 'Kesselbrink Logistik GmbH <kesselbrinklogistik-jobs@m.personio.de>',
    subject: 'Ihre Bewerbung als Senior Data Engineer (m/w/d): Gehaltsvorstellung und Zeugnisse',
    body: `Hallo Robin Ahlers,

bitte senden Sie uns zu Ihrer Bewerbung als Senior Data Engineer (m/w/d) noch Ihre Arbeitszeugnisse und Ihre Gehaltsvorstellung zu. Erst danach können wir das Verfahren fortsetzen.

[Unterlagen hochladen](https://kesselbrinklogistik.jobs.personio.de/documents/demo)

Mit freundlichen Grüßen
Ihr Recruiting-Team der Kesselbrink Logistik GmbH`,
  },

  // Blue Heron Insurance
  {
    daysAgo: 29,
    at: '19:26',
    from: 'Blue Heron Insurance Talent Acquisition <blueheroninsurance+autoreply@talent.icims.com>',
    subject: 'Your application for Principal Engineer',
    body: `Robin,

Thank you for applying for the Principal Engineer position at Blue Heron Insurance. While your background is impressive, we have decided to pursue other candidates.

Blue Heron Insurance Talent Acquisition`,
  },

  // Cobalto Pagos: Spanish
  {
    daysAgo: 37,
    at: '10:49',
    from: 'Lucía Ferrán <lucia.ferran@cobaltopagos.example>',
    subject: 'Entrevista para el puesto de Ingeniero de datos',
    body: `Hola Robin:

Nos ha gustado mucho tu perfil y queremos invitarte a una entrevista por videollamada para el puesto de Ingeniero de datos en Cobalto Pagos.

Te adjunto la convocatoria. Si no te viene bien, dime otra hora.

Un saludo,
Lucía Ferrán
Responsable de Talento, Cobalto Pagos`,
    meeting: {
      uid: 'cobalto-1',
      inDays: -30,
      at: '10:00',
      minutes: 45,
      summary: 'Entrevista Ingeniero de datos - Cobalto Pagos',
      place: 'https://meet.google.com/cob-alto-demo',
    },
  },
  {
    daysAgo: 25,
    at: '12:12',
    from: 'Talento Cobalto Pagos <talento@cobaltopagos.example>',
    subject: 'Tu candidatura para Ingeniero de datos',
    as: 'text',
    body: `Hola Robin:

Gracias por tu tiempo y por la entrevista. Lamentamos comunicarte que hemos decidido continuar con otros candidatos para el puesto de Ingeniero de datos.

Te deseamos mucha suerte.

Equipo de Talento
Cobalto Pagos`,
  },

  // Meridian Loom: withdrawn
  {
    daysAgo: 36,
    at: '14:55',
    from: 'Meridian Loom Hiring Team <no-reply@ashbyhq.com>',
    subject: 'Your Meridian Loom application has been withdrawn',
    body: `Hi Robin,

This confirms that you have withdrawn your application for the Product Engineer position at Meridian Loom. We are sorry to see you go and hope to hear from you again.

The Meridian Loom team`,
  },

  // Wrenfield Bank
  {
    daysAgo: 33,
    at: '09:29',
    from: 'Wrenfield Bank <no-reply@us.greenhouse-mail.io>',
    subject: 'Interview availability: Senior Software Engineer, Payments at Wrenfield Bank',
    body: `Hi Robin,

We would like to schedule your first interview for the Senior Software Engineer, Payments position at Wrenfield Bank. Please share your availability for the coming two weeks.

[Submit availability](https://app.greenhouse.io/availability/demo)

The Wrenfield Bank Recruiting Team`,
  },
  {
    daysAgo: 18,
    at: '10:06',
    from: 'Wrenfield Bank <no-reply@us.greenhouse-mail.io>',
    subject: 'Wrenfield Bank: reference check for Senior Software Engineer, Payments',
    body: `Hi Robin,

You are close to the end of our process for Senior Software Engineer, Payments. Please provide the names and contact details of two referees so that we can proceed.

[Add referees](https://app.greenhouse.io/references/demo)

The Wrenfield Bank Recruiting Team`,
  },
  {
    daysAgo: 3,
    at: '16:38',
    from: 'Priya Nandakumar <priya.nandakumar@wrenfieldbank.example>',
    subject: 'Offer: Senior Software Engineer, Payments',
    body: `Dear Robin,

On behalf of Wrenfield Bank I am delighted to offer you the position of Senior Software Engineer, Payments, with a base salary of GBP 92,000 and a joining bonus of GBP 5,000. Please find your offer letter attached and sign it by the end of next week.

Kind regards,
Priya Nandakumar
Talent Acquisition Lead, Wrenfield Bank`,
    attachments: [
      {
        filename: 'Wrenfield Bank offer.pdf',
        contentType: 'application/pdf',
        content: pdf(['Wrenfield Bank', '', 'Offer of employment: Senior Software Engineer, Payments', 'Base salary GBP 92,000']),
      },
    ],
  },

  // Mühlfeld Versicherungen
  {
    daysAgo: 14,
    at: '08:12',
    from: 'Mühlfeld Versicherungen Karriere <muhlfeldversicherungen@successfactors.eu>',
    subject: 'Ihre Bewerbung: Cloud-Architekt (m/w/d)',
    as: 'html',
    body: `Guten Tag Robin Ahlers,

vielen Dank für Ihre Bewerbung als Cloud-Architekt (m/w/d) bei den Mühlfeld Versicherungen. Leider können wir Ihre Bewerbung im weiteren Auswahlverfahren nicht berücksichtigen.

Für Ihre berufliche Zukunft wünschen wir Ihnen alles Gute.

Personalgewinnung, Mühlfeld Versicherungen`,
  },

  // Dijkzicht: Dutch
  {
    daysAgo: 35,
    at: '13:41',
    from: 'Femke Harmsen <femke.harmsen@dijkzicht.example>',
    subject: 'Uitnodiging voor een kennismakingsgesprek',
    thread: 'dijkzicht',
    body: `Beste Robin,

Leuk dat je hebt gesolliciteerd naar de functie Senior Software Engineer bij Dijkzicht Software B.V. Graag nodigen we je uit voor een kennismakingsgesprek op ons kantoor in Utrecht.

De uitnodiging staat in de bijlage.

Met vriendelijke groet,
Femke Harmsen
Recruiter, Dijkzicht Software B.V.`,
    meeting: {
      uid: 'dijkzicht-1',
      inDays: -26,
      at: '12:00',
      minutes: 60,
      summary: 'Kennismakingsgesprek Dijkzicht Software B.V.',
      place: 'Oudegracht 100, Utrecht',
    },
  },
  {
    daysAgo: 16,
    at: '09:47',
    from: 'Femke Harmsen <femke.harmsen@dijkzicht.example>',
    subject: 'Je sollicitatie bij Dijkzicht Software B.V.',
    thread: 'dijkzicht',
    as: 'text',
    body: `Beste Robin,

Bedankt voor het prettige gesprek over de functie Senior Software Engineer. Helaas hebben we besloten verder te gaan met een andere kandidaat.

Veel succes met je zoektocht!

Femke Harmsen
Recruiter, Dijkzicht Software B.V.`,
  },

  // Foxglove Travel: codility, still open
  {
    daysAgo: 28,
    at: '15:33',
    from: 'Foxglove Travel <no-reply@codility.com>',
    subject: 'Foxglove Travel invites you to a Codility test',
    body: `Hello Robin,

Foxglove Travel has invited you to take a coding test for the Lead Backend Engineer position. You have 7 days to start; once started the test takes 110 minutes.

[Go to the test](https://app.codility.com/test/demo)`,
  },

  // Bramble & Finch: person, thanks
  {
    daysAgo: 26,
    at: '12:15',
    from: 'Owen Pritchard <owen.pritchard@brambleandfinch.example>',
    subject: 'Hello from Bramble & Finch',
    thread: 'bramble',
    as: 'text',
    body: `Hi Robin,

I am the engineering lead at Bramble & Finch and saw your application for Full Stack Engineer come in. Just a quick hello: I read your piece about offline-first forms last year and used it here. Bethan from our people team will be in touch about times.

Owen Pritchard
Engineering Lead, Bramble & Finch`,
  },
  {
    daysAgo: 23,
    at: '10:58',
    from: 'Bethan Rees <bethan.rees@brambleandfinch.example>',
    subject: 'Interview: Full Stack Engineer at Bramble & Finch',
    body: `Hi Robin,

We would like to invite you for an interview with Owen and two of the team about the Full Stack Engineer role. The invitation is attached.

Best wishes,
Bethan Rees
People Team, Bramble & Finch`,
    meeting: {
      uid: 'bramble-1',
      inDays: -15,
      at: '10:30',
      minutes: 60,
      summary: 'Interview: Full Stack Engineer, Bramble & Finch',
      place: 'https://meet.google.com/bra-mble-demo',
    },
  },
  {
    daysAgo: 16,
    at: '15:20',
    from: 'Bethan Rees <bethan.rees@brambleandfinch.example>',
    subject: 'Cancelled: Interview: Full Stack Engineer at Bramble & Finch',
    body: `Hi Robin,

I am afraid we have to cancel tomorrow's interview for the Full Stack Engineer role: two people are off sick. I will send a new date soon.

Best wishes,
Bethan Rees
People Team, Bramble & Finch`,
    meeting: {
      uid: 'bramble-1',
      sequence: 1,
      method: 'CANCEL',
      inDays: -15,
      at: '10:30',
      minutes: 60,
      summary: 'Interview: Full Stack Engineer, Bramble & Finch',
      place: 'https://meet.google.com/bra-mble-demo',
    },
  },
  {
    daysAgo: 7,
    at: '09:15',
    from: 'Bethan Rees <bethan.rees@brambleandfinch.example>',
    subject: 'New date: interview for Full Stack Engineer at Bramble & Finch',
    body: `Hi Robin,

Everybody is back. Here is the new date for your interview for the Full Stack Engineer role.

Best wishes,
Bethan Rees
People Team, Bramble & Finch`,
    meeting: {
      uid: 'bramble-2',
      inDays: 2,
      at: '14:00',
      minutes: 60,
      summary: 'Interview: Full Stack Engineer, Bramble & Finch',
      place: 'https://meet.google.com/bra-mble-demo',
    },
  },

  // Duskfall Studios
  {
    daysAgo: 21,
    at: '14:48',
    from: 'Duskfall Studios <no-reply@us.greenhouse-mail.io>',
    subject: 'Your application for Engine Programmer at Duskfall Studios',
    body: `Hi Robin,

Thank you for applying for the Engine Programmer role at Duskfall Studios. We have chosen not to progress with your application at this time, as we are looking for somebody with shipped console titles.

Keep making things,
The Duskfall Studios Recruiting Team`,
  },

  // Tern & Tide: Swedish
  {
    daysAgo: 22,
    at: '09:36',
    from: 'Elin Backström - Tern & Tide <elin@terntide.teamtailor-mail.com>',
    subject: 'Intervju: Senior Frontend Engineer på Tern & Tide',
    body: `Hej Robin!

Tack för din ansökan till tjänsten Senior Frontend Engineer på Tern & Tide. Vi vill gärna bjuda in dig till en första intervju via video. Välj en tid som passar dig:

[Boka tid](https://terntide.teamtailor.com/meetings/demo)

Vänliga hälsningar,
Elin Backström`,
  },

  // Vantage Kiln
  {
    daysAgo: 20,
    at: '20:10',
    from: 'Vantage Kiln <no-reply@ats.rippling.com>',
    subject: 'Vantage Kiln - next steps for Founding Engineer',
    body: `Hi Robin,

We like what we read. Your application for Founding Engineer at Vantage Kiln has moved to the team review stage. No action is needed from you now, we will follow up within a week.

The Vantage Kiln team`,
  },

  // Officina Lucciola: Italian
  {
    daysAgo: 17,
    at: '10:22',
    from: 'Officina Lucciola - Risorse umane <lavoro@officinalucciola.example>',
    subject: 'La sua candidatura: Sviluppatore backend',
    as: 'text',
    body: `Gentile Robin Ahlers,

la ringraziamo per la candidatura alla posizione di Sviluppatore backend presso Officina Lucciola. Purtroppo abbiamo deciso di proseguire con altri candidati.

Cordiali saluti,
Risorse umane
Officina Lucciola`,
  },

  // Hollowtree Publishing
  {
    daysAgo: 18,
    at: '13:50',
    from: 'CodeSignal <noreply@codesignal.com>',
    subject: 'Hollowtree Publishing: your assessment is ready',
    body: `Hi Robin,

Hollowtree Publishing has invited you to complete a coding assessment for the Senior Software Engineer, Search role.

Complete it within 5 days. It takes 70 minutes.

[Start the assessment](https://app.codesignal.com/evaluation/demo)`,
  },
  {
    daysAgo: 10,
    at: '15:16',
    from: 'Ruth Abernathy <ruth.abernathy@hollowtreepublishing.example>',
    subject: 'Interview with Hollowtree Publishing',
    body: `Hi Robin,

Congratulations, you passed the assessment. I would like to invite you to an interview about the Senior Software Engineer, Search role with our search team. The invitation is attached.

Best,
Ruth Abernathy
Recruiting Coordinator, Hollowtree Publishing`,
    meeting: {
      uid: 'hollowtree-1',
      inDays: 1,
      at: '15:00',
      minutes: 60,
      summary: 'Interview: Senior Software Engineer, Search at Hollowtree Publishing',
      place: 'https://zoom.us/j/111demo',
    },
  },

  // Marlowe Interactive
  {
    daysAgo: 12,
    at: '16:25',
    from: 'Marlowe Interactive <notifications@app.bamboohr.com>',
    subject: 'Your application to Marlowe Interactive',
    body: `Hi Robin,

Thank you again for your interest in the Tools Programmer position at Marlowe Interactive. We have decided not to proceed with your application.

Thanks,
Marlowe Interactive`,
  },

  // Ostravia Games
  {
    daysAgo: 9,
    at: '11:44',
    from: 'Tereza Novotna <tereza.novotna@ostraviagames.example>',
    subject: 'Ostravia Games - video interview for Backend Engineer, Matchmaking',
    body: `Hello Robin,

we would be happy to talk to you about the Backend Engineer, Matchmaking position. Let us meet on video, the invitation is attached.

Regards,
Tereza Novotna
HR Specialist, Ostravia Games`,
    meeting: {
      uid: 'ostravia-1',
      inDays: 5,
      at: '09:00',
      minutes: 45,
      summary: 'Video interview: Backend Engineer, Matchmaking, Ostravia Games',
      place: 'https://meet.google.com/ost-ravi-demo',
    },
  },

  // Palisade Robotics
  {
    daysAgo: 10,
    at: '10:37',
    from: 'Palisade Robotics <no-reply@us.greenhouse-mail.io>',
    subject: 'Update on your application to Palisade Robotics',
    body: `Hi Robin,

Your application for the Robotics Software Engineer role at Palisade Robotics is being reviewed by the hiring manager. We expect to come back to you next week.

The Palisade Robotics Recruiting Team`,
  },

  // Greenwater Utilities
  {
    daysAgo: 5,
    at: '12:03',
    from: 'Greenwater Utilities <noreply@candidates.workablemail.com>',
    subject: 'Senior Data Engineer - Greenwater Utilities',
    body: `Hi Robin,

Thanks for your application for Senior Data Engineer at Greenwater Utilities. Before we go on, please answer three short questions about your right to work and notice period.

[Answer the questions](https://apply.workable.com/greenwater/questions/demo)

Greenwater Utilities`,
  },

  // Solstice Mobilité
  {
    daysAgo: 6,
    at: '14:21',
    from: 'Solstice Mobilité <notification@smartrecruiters.com>',
    subject: 'Votre candidature Ingénieur logiciel senior : test technique',
    body: `Bonjour Robin,

Suite à votre candidature au poste Ingénieur logiciel senior chez Solstice Mobilité, nous vous invitons à réaliser un test technique en ligne d'une durée de 60 minutes sous sept jours.

[Commencer le test](https://app.coderbyte.com/assessment/demo)

L'équipe recrutement de Solstice Mobilité`,
  },

  // Lanternfish Labs
  {
    daysAgo: 2,
    at: '17:02',
    from: 'Nadia Ferreira <nadia@lanternfishlabs.example>',
    subject: 'Chat about the Senior Infrastructure Engineer role at Lanternfish Labs?',
    body: `Hi Robin,

Thanks for applying to Lanternfish Labs! I would love to set up a 30-minute intro call about the Senior Infrastructure Engineer role. When are you free this week or next?

Nadia Ferreira
Talent Lead, Lanternfish Labs`,
  },
]
