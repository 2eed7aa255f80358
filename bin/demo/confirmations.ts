import type { DemoMail } from './mail.ts'

type Sender =
  | 'greenhouse'
  | 'lever'
  | 'ashby'
  | 'workday'
  | 'smartrecruiters'
  | 'frenchSmartrecruiters'
  | 'workable'
  | 'icims'
  | 'personio'
  | 'successfactors'
  | 'teamtailor'
  | 'dutchRecruitee'
  | 'linkedin'
  | 'indeed'
  | 'rippling'
  | 'bamboohr'
  | 'frenchDirect'
  | 'spanishDirect'
  | 'italianDirect'

/** Where Robin applied: employers are invented, the sending platforms are not. */
interface Application {
  company: string
  title: string
  slug: string
  by: Sender
  daysAgo: number
  at: string
  place: string
  /** As the employer numbers the job. */
  requisition: string
}

const applied = (
  by: Application['by'],
  daysAgo: number,
  at: string,
  company: string,
  title: string,
  place: string,
): Application => ({
  company,
  title,
  slug: company
    .normalize('NFD')
    .toLowerCase()
    .replace(/ (gmbh|b\.v\.|s\.a\.|ltd|inc)$/, '')
    .replace(/[^a-z]/g, ''),
  by,
  daysAgo,
  at,
  place,
  requisition: `R-${daysAgo}${company.length}${title.length}`,
})

const applications: Application[] = [
  applied('greenhouse', 60, '09:14', 'Larkspur Analytics', 'Senior Data Engineer', 'Remote, Europe'),
  applied('lever', 60, '10:02', 'Quillon Systems', 'Backend Engineer, Platform', 'Berlin'),
  applied('personio', 59, '08:41', 'Nebelhorn Software GmbH', 'Softwareentwickler Backend (m/w/d)', 'München'),
  applied('ashby', 58, '15:20', 'Glasswing Security', 'Staff Software Engineer', 'Remote'),
  applied('workday', 57, '11:32', 'Oakhollow Health', 'Senior Software Engineer', 'Boston, MA'),
  applied('linkedin', 56, '18:05', 'Tidewater Maps', 'Geospatial Engineer', 'Lisbon'),
  applied('smartrecruiters', 55, '13:47', 'Halcyon Freight', 'Engineering Manager, Routing', 'Rotterdam'),
  applied('frenchDirect', 54, '09:55', 'Atelier Brumaire', 'Développeur full stack', 'Lyon'),
  applied('greenhouse', 53, '16:11', 'Pennant Cloud', 'Site Reliability Engineer', 'Dublin'),
  applied('indeed', 52, '07:58', 'Saltbox Commerce', 'Senior Python Developer', 'Manchester'),
  applied('teamtailor', 51, '12:26', 'Fjordlys Energi', 'Platform Engineer', 'Oslo'),
  applied('lever', 50, '17:33', 'Lumenforge', 'Machine Learning Engineer', 'Zürich'),
  applied('workable', 49, '10:45', 'Kitehill Energy', 'Data Platform Lead', 'Edinburgh'),
  applied('personio', 48, '14:09', 'Kesselbrink Logistik GmbH', 'Senior Data Engineer (m/w/d)', 'Hamburg'),
  applied('icims', 47, '20:14', 'Blue Heron Insurance', 'Principal Engineer', 'Hartford, CT'),
  applied('spanishDirect', 46, '11:18', 'Cobalto Pagos', 'Ingeniero de datos', 'Madrid'),
  applied('ashby', 45, '19:02', 'Meridian Loom', 'Product Engineer', 'Remote'),
  applied('greenhouse', 43, '09:37', 'Wrenfield Bank', 'Senior Software Engineer, Payments', 'London'),
  applied('successfactors', 42, '08:20', 'Mühlfeld Versicherungen', 'Cloud-Architekt (m/w/d)', 'Köln'),
  applied('dutchRecruitee', 41, '13:13', 'Dijkzicht Software B.V.', 'Senior Software Engineer', 'Utrecht'),
  applied('linkedin', 40, '21:40', 'Copperline Rail', 'Data Engineer', 'Birmingham'),
  applied('smartrecruiters', 38, '10:29', 'Foxglove Travel', 'Lead Backend Engineer', 'Barcelona'),
  applied('workday', 37, '16:52', 'Ashgrove Biotech', 'Scientific Software Engineer', 'Cambridge'),
  applied('lever', 35, '12:44', 'Bramble & Finch', 'Full Stack Engineer', 'Bristol'),
  applied('greenhouse', 34, '15:05', 'Duskfall Studios', 'Engine Programmer', 'Stockholm'),
  applied('indeed', 32, '08:33', 'Peregrine Parcel', 'Software Engineer, Tracking', 'Leeds'),
  applied('teamtailor', 31, '11:57', 'Tern & Tide', 'Senior Frontend Engineer', 'Gothenburg'),
  applied('rippling', 29, '18:22', 'Vantage Kiln', 'Founding Engineer', 'Remote'),
  applied('italianDirect', 28, '09:08', 'Officina Lucciola', 'Sviluppatore backend', 'Torino'),
  applied('ashby', 26, '14:31', 'Hollowtree Publishing', 'Senior Software Engineer, Search', 'Remote'),
  applied('personio', 24, '10:16', 'Steinquell Medizintechnik GmbH', 'Entwicklungsingenieur Software (m/w/d)', 'Freiburg'),
  applied('bamboohr', 22, '17:48', 'Marlowe Interactive', 'Tools Programmer', 'Brighton'),
  applied('lever', 19, '13:25', 'Ostravia Games', 'Backend Engineer, Matchmaking', 'Brno'),
  applied('greenhouse', 17, '09:50', 'Palisade Robotics', 'Robotics Software Engineer', 'Munich'),
  applied('workable', 15, '16:37', 'Greenwater Utilities', 'Senior Data Engineer', 'Cardiff'),
  applied('frenchSmartrecruiters', 13, '10:40', 'Solstice Mobilité', 'Ingénieur logiciel senior', 'Nantes'),
  applied('linkedin', 11, '19:26', 'Yarrow Health', 'Engineering Lead', 'Remote'),
  applied('greenhouse', 9, '11:11', 'Cinderpath', 'Developer Experience Engineer', 'Remote, EMEA'),
  applied('ashby', 6, '15:44', 'Lanternfish Labs', 'Senior Infrastructure Engineer', 'Remote'),
  applied('lever', 4, '10:05', 'Thistle & Wren', 'Staff Engineer, Data', 'Glasgow'),
  applied('personio', 2, '09:22', 'Wolkenrand GmbH', 'Plattform-Entwickler (m/w/d)', 'Leipzig'),
  applied('greenhouse', 1, '14:18', 'Beacon Orchard', 'Senior Backend Engineer', 'Amsterdam'),
]

type Template = (application: Application) => Pick<DemoMail, 'from' | 'subject' | 'body' | 'as' | 'replyTo'>

const templates: Record<Sender, Template> = {
  greenhouse: ({ company, title }) => ({
    from: `${company} <no-reply@us.greenhouse-mail.io>`,
    subject: `Thank you for applying to ${company}`,
    body: `Hi Robin,

Thank you for your interest in ${company}! We have received your application for the ${title} role and are delighted that you would consider joining our team.

Our recruiting team will review your application and will be in touch if your qualifications match our needs for the role. If you are not selected for this position, keep an eye on our jobs page as we are growing and adding openings.

Best,
The ${company} Recruiting Team

** Please note: Do not reply to this email. This email is sent from an unattended mailbox. Replies will not be read.`,
  }),
  lever: ({ company, title, slug }) => ({
    from: `${company} <no-reply@hire.lever.co>`,
    subject: `Thank you for your application to ${company}`,
    body: `Robin,

Thanks for applying to ${title} at ${company}. Your application has been received and we will review it right away.

If your application seems like a good fit for the position we will contact you soon.

Regards,
${company}

[View the posting](https://jobs.lever.co/${slug}/5f0d7a3c-2f5e-4c0a-9a61-7b6f7f0e5c11)

** Please do not reply directly to this email. Your reply will not reach us. **`,
  }),
  ashby: ({ company, title, slug }) => ({
    from: `${company} Hiring Team <no-reply@ashbyhq.com>`,
    subject: `Thanks for applying to ${company}!`,
    body: `Hi Robin,

Thanks so much for applying for the ${title} position at ${company}. We appreciate the time you put into it.

A person on our team reads every application. You will hear from us either way, usually within two weeks.

All the best,
The ${company} team

[About us](https://jobs.ashbyhq.com/${slug})`,
  }),
  workday: ({ company, title, slug, place, requisition }) => ({
    from: `${company} <${slug}@myworkday.com>`,
    subject: 'Thank you for your application',
    as: 'html',
    body: `# Thank you for applying, Robin

We have received your application for ${title} (${requisition}) in ${place}. Thank you for your interest in a career with ${company}.

You can follow the status of your application at any time in your candidate home account.

[Candidate Home](https://${slug}.wd5.myworkdayjobs.com/careers/userHome)

Talent Acquisition, ${company}

This mailbox is not monitored. Replies to this message are undeliverable.`,
  }),
  smartrecruiters: ({ company, title }) => ({
    from: `${company} <notification@smartrecruiters.com>`,
    subject: `Thank you for applying to ${company} - ${title}`,
    body: `Dear Robin,

Thank you for applying for the position of ${title} at ${company}. We have received your application and will look at it carefully.

We will come back to you as soon as we can.

Kind regards,
${company} Talent Team`,
  }),
  frenchSmartrecruiters: ({ company, title }) => ({
    from: `${company} <notification@smartrecruiters.com>`,
    subject: `Votre candidature pour le poste ${title} chez ${company}`,
    body: `Bonjour Robin,

Nous avons bien reçu votre candidature pour le poste ${title} chez ${company} et nous vous remercions de l'intérêt que vous portez à notre entreprise.

Notre équipe va l'étudier avec attention et reviendra vers vous dans les meilleurs délais.

Cordialement,
L'équipe recrutement de ${company}`,
  }),
  workable: ({ company, title }) => ({
    from: `${company} <noreply@candidates.workablemail.com>`,
    subject: `Thanks for applying to ${company}`,
    as: 'html',
    body: `# Your application was submitted successfully

Robin, your application for the ${title} job at ${company} was submitted successfully.

What happens next: the hiring team will review it and get in touch if they would like to move forward.

[View job](https://apply.workable.com/j/7A1F${company.length}C0D)`,
  }),
  icims: ({ company, title, slug }) => ({
    from: `${company} Talent Acquisition <${slug}+autoreply@talent.icims.com>`,
    subject: `Thank You from ${company}`,
    body: `Robin,

Thank you for your interest in ${company}. Your application for ${title} has been received. Should your background match the requirements of the position, a recruiter will contact you.

To see the status of your application, sign in to your profile on our careers site.

${company} Talent Acquisition`,
  }),
  personio: ({ company, title, slug }) => ({
    from: `${company} <${slug}-jobs@m.personio.de>`,
    subject: `Vielen Dank für Ihre Bewerbung als ${title}`,
    body: `Hallo Robin Ahlers,

vielen Dank für Ihre Bewerbung als ${title} bei der ${company} und das damit verbundene Interesse an unserem Unternehmen.

Wir haben Ihre Unterlagen erhalten und prüfen sie sorgfältig. Bitte haben Sie etwas Geduld, wir melden uns so bald wie möglich bei Ihnen.

Mit freundlichen Grüßen
Ihr Recruiting-Team der ${company}`,
  }),
  successfactors: ({ company, title, slug }) => ({
    from: `${company} Karriere <${slug}@successfactors.eu>`,
    subject: `Eingangsbestätigung: ${title}`,
    as: 'html',
    body: `# Ihre Bewerbung ist eingegangen

Guten Tag Robin Ahlers,

wir bestätigen den Eingang Ihrer Bewerbung auf die Stelle ${title} bei den ${company}. Die Prüfung der Unterlagen dauert in der Regel zwei bis drei Wochen.

Freundliche Grüße
Personalgewinnung, ${company}`,
  }),
  teamtailor: ({ company, title, slug }) => ({
    from: `${company} <no-reply@${slug}.teamtailor-mail.com>`,
    subject: `${title} at ${company} - Thank you for your application`,
    body: `Hi Robin!

Thank you for applying for ${title} at ${company}. We have received your application and will get back to you as soon as we have looked through it.

In the meantime you are welcome to Connect with us and read more about our team.

Have a great day!
${company}`,
  }),
  dutchRecruitee: ({ company, title }) => ({
    from: `${company} <no-reply@mail.recruitee.com>`,
    subject: `${company} - Sollicitatie ontvangen`,
    body: `Beste Robin,

Bedankt voor je sollicitatie naar de functie ${title} bij ${company}. We hebben je gegevens goed ontvangen.

Binnen vijf werkdagen laten we je weten hoe de procedure verder gaat.

Met vriendelijke groet,
Team Recruitment, ${company}`,
  }),
  linkedin: ({ company, title, place }) => ({
    from: 'LinkedIn <jobs-noreply@linkedin.com>',
    subject: `Robin, your application was sent to ${company}`,
    as: 'html',
    body: `# Your application was sent to ${company}

${title}
${company} · ${place}

Applied today

[View job](https://www.linkedin.com/comm/jobs/view/39${company.length}1120${title.length}/)

This email was intended for Robin Ahlers (Software engineer).`,
  }),
  indeed: ({ company, title, place }) => ({
    from: 'Indeed Apply <indeedapply@indeed.com>',
    subject: `Indeed Application: ${title}`,
    as: 'html',
    body: `# Application submitted

${title}
${company} - ${place}

The following items were sent to ${company}. Good luck!

Application
Resume

Next steps: The employer or job advertiser may reach out to you about your application.`,
  }),
  rippling: ({ company, title }) => ({
    from: `${company} <no-reply@ats.rippling.com>`,
    subject: `Thank you for applying to ${company}`,
    body: `Hi Robin,

Thanks for submitting your application for ${title} at ${company}. We are a small team and read everything ourselves, so give us a few days.

The ${company} team`,
  }),
  bamboohr: ({ company, title }) => ({
    from: `${company} <notifications@app.bamboohr.com>`,
    subject: `${company} Application Confirmation`,
    body: `Hi Robin,

Thank you for applying for the ${title} position with ${company}. Your application was received and is being reviewed.

Thanks,
${company}`,
  }),
  frenchDirect: ({ company, title, slug }) => ({
    from: `Recrutement ${company} <recrutement@${slug}.example>`,
    subject: `Candidature ${title} : accusé de réception`,
    as: 'text',
    body: `Bonjour Robin,

Nous accusons réception de votre candidature au poste de ${title} chez ${company} et vous en remercions.

Sans nouvelles de notre part sous trois semaines, n'hésitez pas à nous relancer.

Bien cordialement,
Service recrutement
${company}`,
  }),
  spanishDirect: ({ company, title, slug }) => ({
    from: `Talento ${company} <talento@${slug}.example>`,
    subject: `Hemos recibido tu candidatura: ${title}`,
    as: 'text',
    body: `Hola Robin:

Gracias por tu interés en ${company}. Hemos recibido tu candidatura para el puesto de ${title} y nuestro equipo la revisará en los próximos días.

Un saludo,
Equipo de Talento
${company}`,
  }),
  italianDirect: ({ company, title, slug }) => ({
    from: `${company} - Risorse umane <lavoro@${slug}.example>`,
    subject: `Candidatura ricevuta: ${title}`,
    as: 'text',
    body: `Gentile Robin Ahlers,

abbiamo ricevuto la sua candidatura per la posizione di ${title} presso ${company} e la ringraziamo per l'interesse.

La contatteremo se il suo profilo corrisponde a quanto cerchiamo.

Cordiali saluti,
Risorse umane
${company}`,
  }),
}

export const confirmations: DemoMail[] = applications.map((application) => ({
  daysAgo: application.daysAgo,
  at: application.at,
  ...templates[application.by](application),
}))
