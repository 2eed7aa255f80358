import type { SendMailOptions } from 'nodemailer'
import type { Letter } from '../contract/resume-document.ts'
import type { Resume } from '../contract/resumes.ts'
import { withExtra } from '../resume/change.ts'
import type { Visitor, VisitorOptions } from './browser.ts'
import { begin, type Journey, type Person } from './journey.ts'

/** The three states of signing in, in the words of the specification: no profile, one without an assigned address, one with it. */
export const states = ['signedOut', 'withoutAddress', 'onboarded'] as const
export type State = (typeof states)[number]

/** What an `{id}` of a route stands for. */
export type Thing = 'active' | 'archived' | 'uncategorized' | 'message' | 'company' | 'job' | 'resume'

/** A journey with one person in each state, and something of everything for the one who is onboarded. */
export interface World extends Journey {
  people: { signedOut: Visitor; withoutAddress: Person; onboarded: Person }
  ids: Record<Thing, string>
  /** Another browser of the person: signed in, with nothing else stored. */
  visit(state: State, options?: VisitorOptions): Promise<Visitor>
  /** Calls the interface as the person who is onboarded. */
  ask: Person['data']
}

export async function openWorld(mails = inEnglish): Promise<World> {
  // Of Google and Apple only the buttons are looked at: what comes after them is tried with a real provider where accounts are.
  const journey = await begin({
    APPLYBOX_GOOGLE_CLIENT_ID: 'walk',
    APPLYBOX_GOOGLE_CLIENT_SECRET: 'walk',
    APPLYBOX_APPLE_CLIENT_ID: 'walk',
    APPLYBOX_APPLE_TEAM_ID: 'walk',
    APPLYBOX_APPLE_KEY_ID: 'walk',
    APPLYBOX_APPLE_KEY_FILE: 'walk.p8',
  })
  const people = {
    signedOut: await journey.visitor(),
    withoutAddress: await journey.person('grace.hopper', { withAddress: false }),
    onboarded: await journey.person('ada.lovelace'),
  }
  return {
    ...journey,
    people,
    ids: await fill(people.onboarded, mails),
    visit: (state, options) => (state === 'signedOut' ? journey.visitor(options) : people[state].elsewhere(options)),
    ask: people.onboarded.data,
  }
}

/** A mail about an application that does not name the job, and one about none. */
export const inEnglish: readonly SendMailOptions[] = [
  {
    from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
    subject: 'Thank you for applying to Larkspur Analytics',
    text: 'Hi Ada,\n\nThank you for your interest in Larkspur Analytics! We have received your application.',
  },
  {
    from: 'LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>',
    subject: '30+ new jobs match your alert',
    text: 'Data Engineer at Aldermoor\n\nSee all jobs. You are receiving job alert emails. Unsubscribe.',
  },
]

async function fill({ data: ask, receive }: Person, mails: readonly SendMailOptions[]): Promise<World['ids']> {
  interface Made {
    id: string
    company: { id: string }
    job: { id: string }
  }
  const active = await ask<Made>('POST', 'jobApplications', { company: 'Contoso', title: 'Analyst' })
  await ask('POST', 'jobApplications', { company: 'Fabrikam', title: 'Clerk' })
  const { id: archived } = await ask<Made>('POST', 'jobApplications', { company: 'Woodgrove', title: 'Teller' })
  await ask('PUT', `jobApplications/${archived}/toggle-active`)
  for (const mail of mails) await receive(mail)
  const firstOf = async (path: string): Promise<string> => {
    for (;;) {
      const { list } = await ask<{ list: { id: string }[] }>('GET', path)
      if (list[0]) return list[0].id
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    active: active.id,
    archived,
    uncategorized: await firstOf('users/jobs/uncategorized'),
    message: await firstOf('users/emails/unknown'),
    company: active.company.id,
    job: active.job.id,
    resume: await resumeWithLetter(ask, active.id),
  }
}

/** A resume of an application, with a letter. */
async function resumeWithLetter(ask: Person['data'], applicationId: string): Promise<string> {
  const master = await ask<Resume>('POST', 'resumes', { name: 'Engineer', from: 'example' })
  const { id, name, document, revision } = await ask<Resume>('POST', `resumes/${master.id}/versions`, { applicationId })
  const letter = await ask<Letter>('GET', `resumes/${id}/letter?day=2026-11-27`)
  await ask('PUT', `resumes/${id}`, { name, document: withExtra(document, { letter }), revision })
  return id
}
