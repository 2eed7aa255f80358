import type { Language } from './wording.ts'
import { inEnglish, openWorld, type World } from './world.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const day = (language: string) =>
  inDays(9).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** An incomplete application, a job alert, an invitation from a person, a mail that matches two applications, and an old one. */
const mails = {
  en: [
    ...inEnglish,
    {
      from: 'Maya Thornbury <maya.thornbury@contoso.example>',
      subject: 'Contoso: invitation to an interview, Analyst',
      text: `Hi Ada,\n\nthank you for your application as Analyst at Contoso. We would like to invite you to an interview on ${day('en-GB')} at 14:00 by video call. Please send us your certificates before.\n\nBest regards\nMaya Thornbury\nHead of Recruiting\nContoso`,
    },
    {
      from: 'Northwind Office <office@northwind.example>',
      subject: 'A word about your application',
      text: 'Hi Ada,\n\nthis is a short word from Northwind: we are still looking at your application and will come back to you.\n\nNorthwind',
    },
    {
      from: 'Wingtip <no-reply@us.greenhouse-mail.io>',
      date: inDays(-20),
      subject: 'Thank you for applying to Wingtip',
      text: 'Hi Ada,\n\nThank you for your interest in Wingtip! We have received your application for the Courier role.',
    },
  ],
  de: [
    {
      from: 'Lerchensporn Analytik <no-reply@eu.greenhouse-mail.io>',
      subject: 'Danke für deine Bewerbung bei Lerchensporn Analytik',
      text: 'Hallo Ada,\n\nvielen Dank für dein Interesse an Lerchensporn Analytik! Wir haben deine Bewerbung erhalten.',
    },
    {
      from: 'StepStone Jobagent <jobagent@stepstone.de>',
      subject: '12 neue Jobs für deine Suche',
      text: 'Datenanalystin bei Aldermoor\n\nAlle Jobs ansehen. Du erhältst diese Mail, weil du einen Jobagenten eingerichtet hast. Abmelden.',
    },
    {
      from: 'Maja Thorn <maja.thorn@contoso.example>',
      subject: 'Contoso: Einladung zum Gespräch, Analyst',
      text: `Hallo Ada,\n\nvielen Dank für deine Bewerbung als Analyst bei Contoso. Wir laden dich gern zu einem Vorstellungsgespräch am ${day('de-DE')} um 14:00 Uhr per Video ein. Bitte schick uns vorher noch deine Zeugnisse.\n\nViele Grüße\nMaja Thorn\nLeiterin Personal\nContoso`,
    },
    {
      from: 'Northwind <buero@northwind.example>',
      subject: 'Kurz zu deiner Bewerbung',
      text: 'Hallo Ada,\n\nkurz von uns bei Northwind: Wir sehen uns deine Bewerbung noch an und melden uns wieder.\n\nNorthwind',
    },
    {
      from: 'Wingtip <no-reply@eu.greenhouse-mail.io>',
      date: inDays(-20),
      subject: 'Danke für deine Bewerbung bei Wingtip',
      text: 'Hallo Ada,\n\nvielen Dank für deine Bewerbung als Bote bei Wingtip! Wir haben sie erhalten.',
    },
  ],
} as const

/** A world in which every page has something to show. */
export async function openLivedInWorld(language: Language): Promise<World> {
  const [incomplete, alert, ...later] = mails[language]
  const world = await openWorld([incomplete, alert])
  const { ask, ids } = world
  await ask('POST', 'jobApplications/note', { applicationId: ids.active, text: '# Kim\n\n- **82 000**' })
  await ask('POST', `jobApplications/${ids.active}/interviews`, { startsAt: inDays(12).toISOString(), timeZone: 'Europe/Vienna' })
  const appliedAt = inDays(-40).toISOString()
  for (const title of ['Koch', 'Konditor']) await ask('POST', 'jobApplications', { company: 'Northwind', title, appliedAt })
  for (const mail of later) await world.people.onboarded.receive(mail)
  while ((await ask<{ waiting: number }>('GET', 'users/ingest/health')).waiting > 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return world
}
