import { describe, expect, it } from 'vitest'
import type { Status } from '../../contract/applications.ts'
import { plainFacts } from '../../server/testing/reading.ts'
import { isEnd } from '../application/status.ts'
import { attribute, type Candidate, type Correction, type Decision, type Facts, type Memory } from './attribute.ts'
import { candidateOf, signsOf } from './candidate.ts'

let count = 0

/** A mail of an employer's own system, read with certainty; a case says only what matters to it. */
function mail(said: Partial<Facts> & { sender?: string }): Facts {
  return plainFacts({
    sender: 'jobs@acme.example',
    messageId: `<${++count}@mail.example>`,
    kind: 'application_received',
    ...said,
  })
}

/** An application made of its mails, named as the first of them names it. */
function application(id: string, mails: Facts[], status: Status = 'applied'): Candidate {
  const [first] = mails
  const named = {
    company: first?.company ?? null,
    title: first?.title ?? null,
    requisition: null,
    postingUrl: null,
    location: null,
  }
  const last = mails.at(-1)
  return candidateOf({ id, ...named, status, appliedAt: null, endedAt: isEnd(status) ? (last?.at ?? null) : null }, mails)
}

const acme = (said: Partial<Facts> & { sender?: string } = {}) =>
  mail({ company: 'Acme Robotics GmbH', title: 'Backend Engineer', at: '2026-03-02T09:00:00Z', ...said })
const acmeOps = (said: Partial<Facts> = {}) =>
  mail({ company: 'Acme Robotics GmbH', title: 'DevOps Engineer', at: '2026-03-02T09:20:00Z', ...said })
const rival = (said: Partial<Facts> = {}) =>
  mail({ sender: 'jobs@rival.example', company: 'Rival Motors', title: 'Backend Engineer', at: '2026-03-03T09:00:00Z', ...said })

const board = { sender: 'jobs-noreply@linkedin.com', platform: 'linkedin', automated: true }
const calendly = { sender: 'notifications@calendly.com', platform: 'calendly', automated: true }
const ats = { sender: 'no-reply@us.greenhouse-mail.io', platform: 'greenhouse', automated: true }

const likely = (name: string, share: number) => ({
  name,
  share,
  evidence: { field: 'company' as const, quote: name, where: 'body' as const },
})

interface Case {
  when: string
  given: Candidate[]
  comes: Facts
  memory?: Correction[]
  /** `attached` to the application of that id, or what else becomes of it. */
  becomes: string
}

const meeting = (uid: string, address: string | null = null): Facts['invitation'] => ({
  uid,
  sequence: 0,
  method: 'request',
  start: '2026-03-12T10:00:00Z',
  end: null,
  timeZone: null,
  summary: 'Chat',
  place: null,
  kind: 'video',
  organizer: address === null ? null : { name: '', address },
})

const ana = { name: 'Ana', address: 'ana@acme.example' }

function outcome(decision: Decision): string {
  return decision.as === 'attached' ? `attached to ${decision.applicationId}` : decision.as
}

function check(cases: Case[]) {
  it.each(cases)('$when', ({ given, comes, memory, becomes }) => {
    expect(outcome(attribute(comes, given, memory ?? []))).toBe(becomes)
  })
}

describe('a mail is put where it belongs by what holds whatever it says', () => {
  const first = acme({
    messageId: '<one@acme.example>',
    requisition: 'REQ-4711',
    postingUrl: 'https://acme.example/jobs/884213?utm=1',
    tag: 'acme',
  })
  const both = [application('backend', [first]), application('ops', [acmeOps()])]
  check([
    {
      when: 'an answer within the thread, though it names nothing',
      given: both,
      comes: mail({ kind: 'interview', sender: 'someone@gmail.com', references: ['<one@acme.example>', '<mine@example.com>'] }),
      becomes: 'attached to backend',
    },
    {
      when: 'an answer to a mail of the user that an earlier mail answered too',
      given: [application('backend', [acme({ inReplyTo: ['<mine@example.com>'] })]), application('ops', [acmeOps()])],
      comes: mail({ kind: 'conversation', sender: 'someone@gmail.com', inReplyTo: ['<mine@example.com>'] }),
      becomes: 'attached to backend',
    },
    {
      when: 'a meeting moved by a program that names neither company nor job',
      given: [
        application('backend', [first, mail({ kind: 'interview', invitation: meeting('u1') })]),
        application('ops', [acmeOps()]),
      ],
      comes: mail({
        kind: 'interview',
        sender: 'calendar-notification@google.com',
        platform: 'google_calendar',
        invitation: meeting('u1'),
      }),
      becomes: 'attached to backend',
    },
    {
      when: 'a requisition number, where two jobs are open at the employer and none is named',
      given: both,
      comes: mail({ kind: 'rejection', company: 'Acme', requisition: '4711' }),
      becomes: 'attached to backend',
    },
    {
      when: 'the end of a requisition number',
      given: [
        application('backend', [acme({ requisition: '417-BE-1182' })]),
        application('ops', [acmeOps({ requisition: '2026-0093' })]),
      ],
      comes: mail({ kind: 'rejection', company: 'Acme', requisition: '1182' }),
      becomes: 'attached to backend',
    },
    {
      when: 'a number in several parts, though it was not read as one',
      given: [
        application('backend', [acme({ requisition: 'ACME-05-124-26' })]),
        application('ops', [acmeOps({ requisition: 'ACME-05-118-26' })]),
      ],
      comes: mail({ kind: 'action_required', company: 'Acme', subject: 'ACME-05-124-26: two papers missing' }),
      becomes: 'attached to backend',
    },
    {
      when: 'the link of the posting, with other tracking',
      given: both,
      comes: mail({ kind: 'application_update', company: 'Acme', postingUrl: 'https://www.acme.example/jobs/884213/?src=mail' }),
      becomes: 'attached to backend',
    },
    {
      when: 'the plus-tag the user applied with',
      given: both,
      comes: mail({ kind: 'interview', company: 'Acme', tag: 'acme' }),
      becomes: 'attached to backend',
    },
    {
      when: 'somebody known writes on under the subject of an earlier mail, though their program left out what it answers',
      given: [
        application('backend', [first, acme({ kind: 'interview', subject: 'Your visit on Thursday', from: ana })]),
        application('ops', [acmeOps()]),
      ],
      comes: mail({
        kind: 'other',
        subject: 'Your visit on Thursday',
        sender: 'ana@acme.example',
        platform: null,
        confidence: 0.9,
      }),
      becomes: 'attached to backend',
    },
    {
      when: 'the same subject about another job is no thread',
      given: [application('backend', [acme({ kind: 'interview', subject: 'Your visit on Thursday', from: ana })])],
      comes: mail({ kind: 'other', subject: 'Your visit on Thursday', sender: 'ana@acme.example', title: 'Night Porter' }),
      becomes: 'aside',
    },
    {
      when: 'the same subject by somebody unknown is no thread',
      given: [application('backend', [acme({ kind: 'interview', subject: 'Your visit on Thursday' })])],
      comes: mail({ kind: 'other', subject: 'Your visit on Thursday', sender: 'kim@dentist.example' }),
      becomes: 'aside',
    },
    {
      when: 'the same subject, sender and job with another number confirm another application',
      given: [application('first', [acme({ subject: 'Thank you for applying', from: ana, requisition: '2900' })])],
      comes: acme({ subject: 'Thank you for applying', from: ana, requisition: '3814', at: '2026-03-04T09:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'so they do within one thread',
      given: [application('first', [acme({ messageId: '<first@acme.example>', requisition: '2900' })])],
      comes: acme({ references: ['<first@acme.example>'], requisition: '3814', at: '2026-03-04T09:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'a refusal of the same job with another number is asked about',
      given: [application('first', [acme({ subject: 'Your application', from: ana, requisition: '2900' })])],
      comes: acme({ kind: 'rejection', subject: 'Your application', from: ana, requisition: '3814', at: '2026-03-04T09:00:00Z' }),
      becomes: 'unsure',
    },
    {
      when: 'a refusal with another number that names no job is asked about',
      given: [application('first', [acme({ requisition: '2900' })])],
      comes: acme({ kind: 'rejection', title: null, requisition: '3814', at: '2026-03-04T09:00:00Z' }),
      becomes: 'unsure',
    },
    {
      when: 'a refusal with another number whose job is half sure is asked about',
      given: [application('first', [acme({ requisition: '2900' })])],
      comes: acme({
        kind: 'rejection',
        likely: {
          company: [],
          title: [{ ...likely('Backend Engineer', 0.7), evidence: { ...likely('', 0).evidence, field: 'title' } }],
        },
        requisition: '3814',
        at: '2026-03-04T09:00:00Z',
      }),
      becomes: 'unsure',
    },
    {
      when: 'a number known from one job stands in the mail about another',
      given: [application('backend', [acme({ requisition: '10115' })]), application('ops', [acmeOps()])],
      comes: acmeOps({ kind: 'rejection', text: 'Acme, Hauptstr. 1, 10115 Berlin', at: '2026-03-09T09:00:00Z' }),
      becomes: 'attached to ops',
    },
    {
      when: 'a date taken for a number stands in the mail of another employer about another job',
      given: [
        application('backend', [acme({ requisition: '01-12-2026' })]),
        application('porter', [rival({ title: 'Night Porter' })]),
      ],
      comes: rival({ kind: 'interview', title: 'Night Porter', text: 'Come on 01-12-2026', at: '2026-03-09T09:00:00Z' }),
      becomes: 'attached to porter',
    },
    {
      when: 'the same number at another employer means nothing',
      given: both,
      comes: rival({ requisition: 'REQ-4711' }),
      becomes: 'created',
    },
    {
      when: 'a careers page is no posting',
      given: [application('backend', [acme({ postingUrl: 'https://jobs.example/careers' })])],
      comes: rival({ postingUrl: 'https://jobs.example/careers' }),
      becomes: 'created',
    },
  ])
})

describe('company and job', () => {
  const backend = application('backend', [acme()])
  const ops = application('ops', [acmeOps()])
  const other = application('rival', [rival()])
  check([
    { when: 'a first confirmation starts an application', given: [], comes: acme(), becomes: 'created' },
    { when: 'two roles at one company are two applications', given: [backend], comes: acmeOps(), becomes: 'created' },
    { when: 'the same role at two companies is two applications', given: [backend], comes: rival(), becomes: 'created' },
    {
      when: 'a rejection naming company and role ends that one of two',
      given: [backend, ops, other],
      comes: acmeOps({ kind: 'rejection' }),
      becomes: 'attached to ops',
    },
    {
      when: 'the legal form, case and gender tags make no difference',
      given: [backend, ops],
      comes: mail({ kind: 'interview', company: 'ACME ROBOTICS', title: 'Backend Engineer (m/w/d)' }),
      becomes: 'attached to backend',
    },
    {
      when: 'a short form of the company and of the title is enough where it fits one',
      given: [application('one', [acme({ title: 'Sr. Backend Engineer, Payments' })]), ops, other],
      comes: mail({ kind: 'interview', company: 'Acme', title: 'Senior Backend Engineer' }),
      becomes: 'attached to one',
    },
    {
      when: 'a short title that fits two roles is for the user to settle',
      given: [
        application('pay', [acme({ title: 'Engineer, Payments' })]),
        application('core', [acme({ title: 'Engineer, Core' })]),
      ],
      comes: mail({ kind: 'interview', company: 'Acme', title: 'Engineer' }),
      becomes: 'unsure',
    },
    {
      when: 'Junior and Senior are two jobs',
      given: [application('senior', [acme({ title: 'Senior Engineer' })])],
      comes: acme({ title: 'Junior Engineer' }),
      becomes: 'created',
    },
    {
      when: 'a person writing about a job not known here is for the user to settle',
      given: [backend],
      comes: mail({ kind: 'interview', company: 'Acme Robotics', title: 'the team lead opening' }),
      becomes: 'unsure',
    },
    {
      when: 'the board confirms what the applicant-tracking system confirmed, in other words',
      given: [application('one', [mail({ ...board, company: 'Acme', title: 'Backend Engineer' })])],
      comes: mail({ ...ats, company: 'Acme Robotics GmbH', title: 'Backend Engineer (Platform)', at: '2026-03-10T09:05:00Z' }),
      becomes: 'attached to one',
    },
    {
      when: 'the system confirms, by a longer name and with the job, what the board confirmed without it within the hour',
      given: [application('one', [mail({ ...board, company: 'Acme', at: '2026-03-10T09:00:00Z' })])],
      comes: mail({ ...ats, company: 'Acme Payments', title: 'Backend Engineer', at: '2026-03-10T09:05:00Z' }),
      becomes: 'attached to one',
    },
    {
      when: 'the same two hours later may be another employer',
      given: [application('one', [mail({ ...board, company: 'Acme', at: '2026-03-10T09:00:00Z' })])],
      comes: mail({ ...ats, company: 'Acme Payments', title: 'Backend Engineer', at: '2026-03-10T11:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'two confirmations by one system with similar titles are two applications',
      given: [application('one', [mail({ ...ats, company: 'Acme', title: 'Backend Engineer' })])],
      comes: mail({ ...ats, company: 'Acme', title: 'Backend Engineer, Payments', at: '2026-03-10T09:05:00Z' }),
      becomes: 'created',
    },
    {
      when: 'one applicant-tracking system serves many employers: its domain joins nothing',
      given: [application('one', [mail({ ...ats, company: 'Acme', title: 'Backend Engineer' })])],
      comes: mail({ ...ats, company: 'Rival Motors', title: 'Backend Engineer' }),
      becomes: 'created',
    },
    {
      when: 'an unfinished application that is then finished is one',
      given: [application('one', [acme({ kind: 'action_required', ...ats })])],
      comes: acme({ ...ats, at: '2026-03-03T08:00:00Z' }),
      becomes: 'attached to one',
    },
    {
      when: 'applying again for a job that was refused starts anew',
      given: [application('old', [acme(), acme({ kind: 'rejection', at: '2026-04-01T09:00:00Z' })], 'rejected')],
      comes: acme({ at: '2026-09-01T09:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'good news after a rejection reopens the application it ended',
      given: [application('old', [acme(), acme({ kind: 'rejection', at: '2026-04-01T09:00:00Z' })], 'rejected')],
      comes: acme({ kind: 'interview', at: '2026-04-08T09:00:00Z' }),
      becomes: 'attached to old',
    },
    {
      when: 'applying anew two days after a refusal starts anew',
      given: [application('old', [acme(), acme({ kind: 'rejection', at: '2026-03-20T09:00:00Z' })], 'rejected')],
      comes: acme({ at: '2026-03-22T09:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'of two equal jobs the one that is still open is meant',
      given: [
        application('old', [acme(), acme({ kind: 'rejection', at: '2026-03-05T09:00:00Z' })], 'rejected'),
        application('new', [acme({ at: '2026-03-08T09:00:00Z' })]),
      ],
      comes: acme({ kind: 'interview', at: '2026-03-12T09:00:00Z' }),
      becomes: 'attached to new',
    },
    {
      when: 'one job in two towns is two applications',
      given: [application('leeds', [acme({ location: 'Leeds' })])],
      comes: acme({ location: 'York', at: '2026-03-02T10:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'the town tells which of two equal jobs is meant',
      given: [application('leeds', [acme({ location: 'Leeds' })]), application('york', [acme({ location: 'York' })])],
      comes: acme({ kind: 'rejection', location: 'York, UK' }),
      becomes: 'attached to york',
    },
    {
      when: 'two equal jobs that nothing tells apart are for the user to settle',
      given: [application('leeds', [acme({ location: 'Leeds' })]), application('york', [acme({ location: 'York' })])],
      comes: acme({ kind: 'rejection' }),
      becomes: 'unsure',
    },
  ])
})

describe('a confirmation of what the user noted by hand', () => {
  const noted = (id: string, status: Status, appliedAt: string | null, title = 'Backend Engineer, Payments') => {
    const told = { company: 'Acme Robotics', title, requisition: null, postingUrl: null, location: null }
    return candidateOf({ id, ...told, status, appliedAt, endedAt: null }, [])
  }
  const bare = acme({ ...ats, title: null })
  check([
    {
      when: 'names no job, and one is saved',
      given: [noted('saved', 'saved', null)],
      comes: bare,
      becomes: 'attached to saved',
    },
    {
      when: 'names no job, and one was sent the day before',
      given: [noted('sent', 'applied', '2026-03-01T10:00:00Z')],
      comes: bare,
      becomes: 'attached to sent',
    },
    {
      when: 'calls the job shorter',
      given: [noted('sent', 'applied', '2026-03-01T10:00:00Z')],
      comes: acme(),
      becomes: 'attached to sent',
    },
    {
      when: 'names no job, and two are saved',
      given: [noted('saved', 'saved', null), noted('other', 'saved', null, 'Office Manager')],
      comes: bare,
      becomes: 'unsure',
    },
    {
      when: 'comes a year after it was sent',
      given: [noted('sent', 'applied', '2025-03-01T10:00:00Z')],
      comes: bare,
      becomes: 'created',
    },
    {
      when: 'is of this very job, weeks after it was sent',
      given: [noted('sent', 'applied', '2026-01-10T10:00:00Z', 'Backend Engineer')],
      comes: acme(),
      becomes: 'attached to sent',
    },
    {
      when: 'is of this very job, a year after it was sent',
      given: [noted('sent', 'applied', '2025-03-01T10:00:00Z', 'Backend Engineer')],
      comes: acme(),
      becomes: 'created',
    },
    {
      when: 'is of this very job, a year after it was saved',
      given: [noted('saved', 'saved', '2025-03-01T10:00:00Z', 'Backend Engineer')],
      comes: acme(),
      becomes: 'attached to saved',
    },
    {
      when: 'is of this very job, sent nobody knows when',
      given: [noted('sent', 'applied', null, 'Backend Engineer')],
      comes: acme(),
      becomes: 'attached to sent',
    },
    {
      when: 'is of this very job, a year after it was sent under the same number',
      given: [{ ...noted('sent', 'applied', '2025-03-01T10:00:00Z', 'Backend Engineer'), requisitions: ['R-4711'] }],
      comes: acme({ requisition: 'R-4711' }),
      becomes: 'attached to sent',
    },
    {
      when: 'is of a job that was refused before',
      given: [noted('gone', 'rejected', '2025-03-01T10:00:00Z', 'Backend Engineer')],
      comes: acme(),
      becomes: 'created',
    },
    {
      when: 'is of a job that was sent nobody knows when',
      given: [noted('sent', 'applied', null)],
      comes: bare,
      becomes: 'created',
    },
  ])
})

describe('a domain that many employers share', () => {
  const invited = (sender: string) => mail({ sender, kind: 'interview' })
  check([
    {
      when: 'does not tell one of them',
      given: [application('backend', [acme({ sender: 'ana@nhs.net' })])],
      comes: invited('kim@nhs.net'),
      becomes: 'unsure',
    },
    {
      when: 'does not tell one of them from another that has its own label there',
      given: [application('backend', [acme({ sender: 'ana@acme.onmicrosoft.com' })])],
      comes: invited('kim@rival.onmicrosoft.com'),
      becomes: 'unsure',
    },
    {
      when: 'tells one by its own label there',
      given: [application('backend', [acme({ sender: 'ana@acme.onmicrosoft.com' })])],
      comes: invited('kim@acme.onmicrosoft.com'),
      becomes: 'attached to backend',
    },
    {
      when: 'tells one by its own label there, though the domain belongs to a host of sites',
      given: [application('backend', [acme({ sender: 'ana@acme.github.io' })])],
      comes: invited('kim@rival.github.io'),
      becomes: 'unsure',
    },
  ])
})

describe('the address that a platform wants to be answered at', () => {
  const lever = (replyTo: string, said: Partial<Facts>) =>
    mail({
      sender: 'no-reply@hire.lever.co',
      platform: 'lever',
      automated: true,
      replyTo: { name: '', address: replyTo },
      ...said,
    })
  const company = 'Unilever'
  const both = (replyTo: string) => [
    application('backend', [lever(replyTo, { company, title: 'Backend Engineer' })]),
    application('ops', [lever('jo@unilever.example', { company, title: 'DevOps Engineer' })]),
  ]
  check([
    {
      when: "is a person's, though the name of the firm ends in the platform's",
      given: both('ana@unilever.example'),
      comes: mail({ sender: 'ana@unilever.example', kind: 'interview', company }),
      becomes: 'attached to backend',
    },
    {
      when: "is the platform's at another domain of its own",
      given: both('talk@lever-mail.example'),
      comes: mail({ sender: 'talk@lever-mail.example', kind: 'interview', company }),
      becomes: 'unsure',
    },
  ])
})

describe('an address that nobody reads', () => {
  const replyTo = { name: '', address: 'jobs-noreply@acme.example' }
  check([
    {
      when: 'is no contact, though programs ask to be answered there',
      given: [application('backend', [acme({ replyTo, automated: true })])],
      comes: mail({ sender: 'shop@acme.example', replyTo, automated: true, kind: 'interview', confidence: 0.7 }),
      becomes: 'unsure',
    },
  ])
})

describe('the company alone', () => {
  const backend = application('backend', [acme()])
  const ops = application('ops', [acmeOps()])
  const opsEnded = application('ops', [acmeOps(), acmeOps({ kind: 'rejection', at: '2026-03-05T09:00:00Z' })], 'rejected')
  check([
    {
      when: 'decides where one application fits',
      given: [backend],
      comes: mail({ kind: 'rejection', company: 'Acme' }),
      becomes: 'attached to backend',
    },
    {
      when: 'of a rejection decides nothing where two are open',
      given: [backend, ops],
      comes: mail({ kind: 'rejection', company: 'Acme' }),
      becomes: 'unsure',
    },
    {
      when: 'of a request for papers decides for the one that was offered',
      given: [application('backend', [acme()], 'offer'), ops],
      comes: mail({ kind: 'action_required', company: 'Acme', ...ats }),
      becomes: 'attached to backend',
    },
    {
      when: 'of a request for papers decides nothing where none was offered',
      given: [application('backend', [acme()], 'interview'), ops],
      comes: mail({ kind: 'action_required', company: 'Acme', ...ats }),
      becomes: 'unsure',
    },
    {
      when: 'of an offer decides for the one that came to an interview',
      given: [application('backend', [acme()], 'interview'), ops],
      comes: mail({ kind: 'offer', company: 'Acme', ...ats }),
      becomes: 'attached to backend',
    },
    {
      when: 'of an offer decides nothing where both came to an interview',
      given: [application('backend', [acme()], 'interview'), application('ops', [acmeOps()], 'interview')],
      comes: mail({ kind: 'offer', company: 'Acme', ...ats }),
      becomes: 'unsure',
    },
    {
      when: 'of a withdrawal decides nothing where two are open',
      given: [backend, ops],
      comes: mail({ kind: 'withdrawal', company: 'Acme' }),
      becomes: 'unsure',
    },
    {
      when: 'decides for the one still open, where the other has ended',
      given: [backend, opsEnded],
      comes: mail({ kind: 'interview', company: 'Acme' }),
      becomes: 'attached to backend',
    },
    {
      when: 'with a title in the words of the mail decides between two',
      given: [backend, ops],
      comes: mail({ kind: 'interview', company: 'Acme', text: 'We would like to talk about the DevOps Engineer role with you.' }),
      becomes: 'attached to ops',
    },
    {
      when: 'with a person who wrote about one of two decides for that one',
      given: [backend, application('ops', [acmeOps(), acmeOps({ kind: 'interview', from: ana })])],
      comes: mail({ kind: 'interview', company: 'Acme', sender: 'ana@acme.example' }),
      becomes: 'attached to ops',
    },
    {
      when: 'told by the domain of a person who never wrote before',
      given: [backend, application('rival', [rival()])],
      comes: mail({ kind: 'interview', sender: 'ben@rival.example' }),
      becomes: 'attached to rival',
    },
    {
      when: 'told by the organiser of a bare calendar invitation',
      given: [backend, application('rival', [rival()])],
      comes: mail({
        kind: 'interview',
        sender: 'calendar-notification@google.com',
        platform: 'google_calendar',
        invitation: meeting('u9', 'cleo@rival.example'),
      }),
      becomes: 'attached to rival',
    },
    {
      when: 'in a confirmation learns its title later',
      given: [application('one', [mail({ company: 'Acme', ...ats })])],
      comes: mail({ kind: 'interview', company: 'Acme', title: 'Backend Engineer' }),
      becomes: 'attached to one',
    },
    {
      when: 'in a second confirmation of one system is a second application',
      given: [application('one', [mail({ ...ats, company: 'Acme', title: 'Backend Engineer' })])],
      comes: mail({ ...ats, company: 'Acme', at: '2026-03-10T10:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'in a first confirmation by a platform starts an application that lacks its job',
      given: [],
      comes: mail({ ...ats, company: 'Acme' }),
      becomes: 'created',
    },
    {
      when: 'in what can hardly be anything but a confirmation founds an application',
      given: [],
      comes: mail({ company: 'Acme', confidence: 0.96 }),
      becomes: 'created',
    },
    {
      when: 'in what looks like a confirmation, but could be of a bank or a landlord, starts nothing',
      given: [],
      comes: mail({ company: 'Acme', confidence: 0.93 }),
      becomes: 'unsure',
    },
    {
      when: 'on a parcel mail that was taken for something to do joins nothing',
      given: [backend],
      comes: mail({ kind: 'action_required', company: 'Acme', sender: 'no-reply@tracking.acme.example' }),
      becomes: 'unsure',
    },
    {
      when: "with a word of one job's title decides between two",
      given: [backend, ops],
      comes: mail({
        kind: 'interview',
        company: 'Acme',
        text: 'Your profile for our Backend opening caught my eye.',
        sender: 'ana@acme.example',
      }),
      becomes: 'attached to backend',
    },
    {
      when: 'in a status line that was perhaps taken for a confirmation joins the application there is',
      given: [application('one', [mail({ ...ats, company: 'Acme', title: 'Backend Engineer' })])],
      comes: mail({ ...ats, company: 'Acme', confidence: 0.75, at: '2026-03-14T10:00:00Z' }),
      becomes: 'attached to one',
    },
    {
      when: "in a stranger's chat starts nothing",
      given: [],
      comes: mail({ kind: 'conversation', company: 'Acme', sender: 'x@acme.example' }),
      becomes: 'unsure',
    },
  ])
})

describe('agencies, brands and parents', () => {
  const agency = (said: Partial<Facts> = {}) =>
    mail({ sender: 'kim@tempo-team.example', company: 'Albert Heijn', title: 'Orderpicker', at: '2026-03-02T09:00:00Z', ...said })
  const handedOn = {
    kind: 'application_update' as const,
    confidence: 0.59,
    client: { name: 'Albert Heijn', quote: 'to our client Albert Heijn' },
    agency: { name: 'Tempo-Team', quote: 'Tempo-Team' },
  }
  check([
    {
      when: 'an agency that named its client writes on in its own name',
      given: [application('picker', [agency()]), application('backend', [acme()])],
      comes: agency({ kind: 'interview', company: 'Tempo-Team', title: 'orderpicker' }),
      becomes: 'attached to picker',
    },
    {
      when: "an agency's scheduling system names the agency, whose people named the client",
      given: [application('picker', [agency()]), application('backend', [acme()])],
      comes: mail({ ...ats, kind: 'interview', company: 'Tempo-Team', title: 'Orderpicker' }),
      becomes: 'attached to picker',
    },
    {
      when: 'an agency names the client of a job it offered in its own name',
      given: [application('picker', [agency({ company: 'Tempo-Team' })])],
      comes: agency({ kind: 'application_update', company: 'Albert Heijn' }),
      becomes: 'attached to picker',
    },
    {
      when: 'the client writes itself, and names itself',
      given: [application('picker', [agency()])],
      comes: mail({ kind: 'interview', sender: 'hr@ah.example', company: 'Albert Heijn', title: 'Orderpicker' }),
      becomes: 'attached to picker',
    },
    {
      when: "the client writes itself, whom the agency's invitation named",
      given: [
        application('picker', [
          agency({ company: 'Tempo-Team', title: null }),
          agency({ kind: 'interview', company: null, title: null, subject: 'Meet Albert Heijn on Monday' }),
        ]),
        application('backend', [acme()]),
      ],
      comes: mail({ kind: 'interview', sender: 'kees@ah.example', company: 'Albert Heijn', title: 'Orderpicker' }),
      becomes: 'attached to picker',
    },
    {
      when: 'a client the agency named confirms another job itself',
      given: [application('picker', [agency({ company: 'Tempo-Team', subject: 'Albert Heijn is looking for you' })])],
      comes: mail({ ...ats, company: 'Albert Heijn', title: 'Baker' }),
      becomes: 'created',
    },
    {
      when: 'an agency says, less than surely, that its client has the papers',
      given: [application('backend', [acme()])],
      comes: agency({ ...handedOn, within: { kind: 'application_update', confidence: 0.59, likelihood: 0.99 } }),
      becomes: 'created',
    },
    {
      when: 'an agency speaks of a client, and perhaps of no application',
      given: [application('backend', [acme()])],
      comes: agency({ ...handedOn, within: { kind: 'application_update', confidence: 0.59, likelihood: 0.7 } }),
      becomes: 'unsure',
    },
    {
      when: 'one agency desk for two clients is two applications',
      given: [application('picker', [agency()])],
      comes: agency({ company: 'Jumbo', title: 'Chauffeur' }),
      becomes: 'created',
    },
    {
      when: 'a brand writes for its parent',
      given: [application('block', [mail({ ...ats, company: 'Block', title: 'Product Designer, Square Restaurants' })])],
      comes: mail({ ...ats, kind: 'rejection', company: 'Square', title: 'Product Designer, Square Restaurants' }),
      becomes: 'attached to block',
    },
    {
      when: "the parent's system names the part in the job's title",
      given: [application('elm', [mail({ ...board, company: 'Elm Lodge', title: 'Night Nurse' })])],
      comes: mail({ ...ats, kind: 'rejection', company: 'Stowe Council', title: 'Night Nurse, Elm Lodge' }),
      becomes: 'attached to elm',
    },
    {
      when: "the parent's system confirms, and names the part in the job's title",
      given: [application('elm', [mail({ ...board, company: 'Elm Lodge', title: 'Night Nurse' })])],
      comes: mail({ ...ats, company: 'Stowe Council', title: 'Night Nurse, Elm Lodge', at: '2026-03-11T09:00:00Z' }),
      becomes: 'attached to elm',
    },
    {
      when: "the parent's system confirms the same job again by the system that had",
      given: [application('elm', [mail({ ...ats, company: 'Elm Lodge', title: 'Night Nurse' })])],
      comes: mail({ ...ats, company: 'Stowe Council', title: 'Night Nurse, Elm Lodge', at: '2026-03-11T09:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'a scheduling program names the person for the employer',
      given: [
        application('elm', [
          mail({ ...board, company: 'Elm Lodge', title: 'Night Nurse' }),
          mail({ kind: 'interview', company: 'Elm Lodge', from: { name: 'Odile Prentice', address: 'odile@elm.example' } }),
        ]),
        application('backend', [acme()]),
      ],
      comes: mail({
        kind: 'interview',
        company: 'Odile Prentice',
        ...calendly,
      }),
      becomes: 'attached to elm',
    },
    {
      when: 'a scheduling program names the person in its subject, and no employer',
      given: [
        application('elm', [
          mail({ ...board, company: 'Elm Lodge', title: 'Night Nurse' }),
          mail({ kind: 'interview', company: 'Elm Lodge', from: { name: 'Odile Prentice', address: 'odile@elm.example' } }),
        ]),
        application('backend', [acme()]),
      ],
      comes: mail({ ...calendly, kind: 'interview', subject: 'Confirmed: 20 minutes with Odile Prentice' }),
      becomes: 'attached to elm',
    },
    {
      when: 'a scheduling program names the employer beside the occasion',
      given: [
        application('elm', [mail({ ...board, company: 'Elm Lodge', title: 'Night Nurse' })]),
        application('backend', [acme()]),
      ],
      comes: mail({ ...calendly, kind: 'interview', text: 'What: First talk (Elm Lodge)' }),
      becomes: 'attached to elm',
    },
    {
      when: 'a scheduling program names two employers',
      given: [
        application('elm', [mail({ ...board, company: 'Elm Lodge', title: 'Night Nurse' })]),
        application('rival', [rival()]),
      ],
      comes: mail({ ...calendly, kind: 'interview', text: 'What: First talk (Elm Lodge and Rival Motors)' }),
      becomes: 'unsure',
    },
    {
      when: 'an agent has another job after the first was refused, and it is not clear what it is',
      given: [application('picker', [agency(), agency({ kind: 'rejection', at: '2026-03-20T09:00:00Z' })], 'rejected')],
      comes: agency({ kind: 'conversation', company: 'Tempo-Team', title: null, at: '2026-04-20T09:00:00Z', confidence: 0.55 }),
      becomes: 'unsure',
    },
    {
      when: 'an agent confirms, in answer to the user, what they sent on after the first was refused',
      given: [application('picker', [agency(), agency({ kind: 'rejection', at: '2026-03-20T09:00:00Z' })], 'rejected')],
      comes: agency({
        company: 'Jumbo',
        title: null,
        inReplyTo: ['<mine@example.com>'],
        at: '2026-04-21T09:00:00Z',
        confidence: 0.8,
      }),
      becomes: 'created',
    },
    {
      when: 'what seems to be a confirmation after a refusal may be a late status line',
      given: [application('picker', [agency(), agency({ kind: 'rejection', at: '2026-03-20T09:00:00Z' })], 'rejected')],
      comes: agency({ company: 'Tempo-Team', title: null, at: '2026-04-21T09:00:00Z', confidence: 0.8 }),
      becomes: 'unsure',
    },
    {
      when: 'an agent courts for the very job that was applied for through them',
      given: [application('picker', [agency({ company: 'Tempo-Team' })])],
      comes: agency({ kind: 'recruiter_outreach', company: 'Tempo-Team', confidence: 0.8 }),
      becomes: 'attached to picker',
    },
    {
      when: 'a program that names another employer somewhere in its text',
      given: [application('elm', [mail({ ...board, company: 'Elm Lodge', title: 'Night Nurse' })])],
      comes: mail({ ...ats, kind: 'rejection', company: 'Stowe Council', title: 'Night Nurse', text: 'Also at Elm Lodge!' }),
      becomes: 'unsure',
    },
    {
      when: 'a part of the group writes in its own name',
      given: [application('dhl', [mail({ company: 'DHL Supply Chain', title: 'Reach Truck Driver' })])],
      comes: mail({ kind: 'interview', company: 'DHL', sender: 'depot@dhl.example' }),
      becomes: 'attached to dhl',
    },
    {
      when: 'a word that many names share joins nothing',
      given: [application('one', [mail({ company: 'City Hotel', title: 'Receptionist' })])],
      comes: mail({ company: 'Park Hotel', title: 'Receptionist', sender: 'jobs@park-hotel.example' }),
      becomes: 'created',
    },
  ])
})

describe('a name that an earlier mail only mentions', () => {
  const agency = mail({
    sender: 'liam@northgate.example',
    company: 'Northgate Staff',
    title: 'Teaching Assistant',
    text: 'The client is Elm Lodge School, a primary in Deeside.',
    named: ['northgate staff', 'elm lodge school'],
  })
  const brand = mail({ ...ats, company: 'Gnomon', title: 'Quality Engineer, Merchant App', named: ['harlan payments'] })
  check([
    {
      when: 'the client that an agency named writes about what it saw',
      given: [application('agency', [agency])],
      comes: mail({ kind: 'conversation', sender: 'jo@elmlodge.example', company: 'Elm Lodge School' }),
      becomes: 'attached to agency',
    },
    {
      when: 'the group that a brand named invites, the job said shorter',
      given: [application('brand', [brand])],
      comes: mail({ kind: 'interview', sender: 'talent@harlan.example', company: 'Harlan Payments', title: 'Quality Engineer' }),
      becomes: 'attached to brand',
    },
    {
      when: 'the group invites for another job',
      given: [application('brand', [brand])],
      comes: mail({ kind: 'interview', sender: 'talent@harlan.example', company: 'Harlan Payments', title: 'Office Manager' }),
      becomes: 'created',
    },
    {
      when: 'the group confirms a job of its own',
      given: [application('brand', [brand])],
      comes: mail({
        sender: 'talent@harlan.example',
        kind: 'application_received',
        company: 'Harlan Payments',
        title: 'Analyst',
      }),
      becomes: 'created',
    },
    {
      when: 'a hotel is named without its article',
      given: [application('hotel', [mail({ ...board, company: 'The Curlew & Thistle', title: 'Night Porter' })])],
      comes: mail({
        kind: 'interview',
        sender: 'talent@larkhall.example',
        company: 'Larkhall Hotels',
        title: 'Night Porter',
        text: 'Tuesday 8 September, 2pm, Curlew & Thistle, reception',
      }),
      becomes: 'attached to hotel',
    },
  ])
})

describe('a group that the house says it belongs to', () => {
  const parent = { name: 'Stowe Foods Group', quote: 'a Stowe Foods Group company' }
  const house = mail({ sender: 'jobs@heronmill.example', company: 'Heron Mill', title: 'Miller', parent })
  const group = { company: 'Stowe Foods Group', automated: true, sender: 'no-reply@hirevue.com', platform: 'hirevue' }
  check([
    {
      when: "a testing program names the group and the house's job",
      given: [application('house', [house])],
      comes: mail({ ...group, kind: 'assessment', title: 'Miller' }),
      becomes: 'attached to house',
    },
    {
      when: 'somebody of the group refuses without naming a job',
      given: [application('house', [house])],
      comes: mail({ kind: 'rejection', sender: 'kim@stowefoodsgroup.example' }),
      becomes: 'attached to house',
    },
    {
      when: 'the group writes and two of its houses are known',
      given: [
        application('house', [house]),
        application('other', [mail({ sender: 'jobs@alderfarm.example', company: 'Alder Farm', title: 'Herdsman', parent })]),
      ],
      comes: mail({ kind: 'rejection', sender: 'kim@stowefoodsgroup.example' }),
      becomes: 'unsure',
    },
    {
      when: 'the group refuses, and the house was only held possible beside it',
      given: [
        application('house', [
          mail({
            ...group,
            company: null,
            title: 'Miller',
            parent,
            likely: { company: [likely('Stowe Foods Group', 0.6), likely('Heron Mill', 0.35)], title: [] },
          }),
        ]),
      ],
      comes: mail({ kind: 'rejection', sender: 'kim@stowefoodsgroup.example' }),
      becomes: 'attached to house',
    },
    {
      when: 'the group confirms another job',
      given: [application('house', [house])],
      comes: mail({ ...group, title: 'Accountant' }),
      becomes: 'created',
    },
  ])
})

describe('a name that a mail only holds possible', () => {
  const invites = mail({ ...calendly, kind: 'interview', likely: { company: [likely('Acme', 0.6)], title: [] } })
  check([
    {
      when: 'an application bears it',
      given: [application('acme', [acme()]), application('rival', [rival()])],
      comes: invites,
      becomes: 'attached to acme',
    },
    {
      when: 'two applications bear it',
      given: [application('acme', [acme()]), application('ops', [acmeOps()])],
      comes: invites,
      becomes: 'unsure',
    },
    {
      when: 'no application bears it',
      given: [application('rival', [rival()])],
      comes: invites,
      becomes: 'unsure',
    },
    {
      when: 'it is a job that only one application is for',
      given: [application('acme', [acme()]), application('ops', [acmeOps()])],
      comes: mail({
        kind: 'interview',
        company: 'Acme Robotics GmbH',
        likely: { company: [], title: [likely('DevOps Engineer', 0.4)] },
      }),
      becomes: 'attached to ops',
    },
    {
      when: 'a confirmation holds it possible, which may be of something new',
      given: [application('acme', [acme()])],
      comes: mail({ ...calendly, likely: { company: [likely('Acme', 0.6)], title: [] } }),
      becomes: 'unsure',
    },
  ])
})

describe('a school, its council, and a board', () => {
  const school = application('school', [mail({ ...board, company: 'Elm Lodge School', title: 'Support Assistant' })])
  const council = { sender: 'recruitment@dyff.example', company: 'Dyff County Council', title: 'Support Assistant' }
  check([
    {
      when: 'the council confirms the very job and names the school',
      given: [school],
      comes: mail({ ...council, text: 'Support Assistant (REQ05518), based at Elm Lodge School.', at: '2026-03-11T09:00:00Z' }),
      becomes: 'attached to school',
    },
    {
      when: 'the council, known by another school of its own, asks for papers and names this one in the subject',
      given: [school, application('other', [mail({ ...council, title: 'Cook' })])],
      comes: mail({ ...council, kind: 'action_required', subject: 'Checks - Elm Lodge School', sender: 'dbs@dyff.example' }),
      becomes: 'attached to school',
    },
    {
      when: 'the council confirms such a job and names no school',
      given: [school],
      comes: mail({ ...council, at: '2026-03-11T09:00:00Z' }),
      becomes: 'created',
    },
    {
      when: 'a board that lists the school confirms such a job elsewhere',
      given: [school],
      comes: mail({
        ...ats,
        company: 'Oak Park School',
        title: 'Support Assistant',
        text: 'Similar jobs: Support Assistant at Elm Lodge School',
      }),
      becomes: 'created',
    },
  ])
})

describe('somebody who wrote about the only application there', () => {
  const asked = mail({ kind: 'interview', sender: 'kim@acme.example', company: 'Acme Robotics GmbH', title: 'Backend Engineer' })
  const backend = application('backend', [acme(), asked])
  const refusal = {
    kind: 'rejection' as const,
    sender: 'kim@acme.example',
    company: 'Acme Robotics GmbH',
    title: 'drivers',
    likely: { company: [], title: [likely('drivers', 0.88)] },
  }
  check([
    {
      when: 'refuses with a word that was taken for a title',
      given: [backend],
      comes: mail({ ...refusal, subject: 'Our search' }),
      becomes: 'attached to backend',
    },
    {
      when: 'refuses for another job that stands in the subject',
      given: [backend],
      comes: mail({ ...refusal, subject: 'drivers' }),
      becomes: 'unsure',
    },
    {
      when: 'refuses for another job that is told surely',
      given: [backend],
      comes: mail({ ...refusal, likely: { company: [], title: [likely('drivers', 0.97)] } }),
      becomes: 'unsure',
    },
    {
      when: 'a colleague in the same domain invites with such a word',
      given: [backend],
      comes: mail({ ...refusal, kind: 'interview', sender: 'sid@acme.example', subject: 'Our search' }),
      becomes: 'attached to backend',
    },
    {
      when: 'a colleague in the same domain refuses with such a word',
      given: [backend],
      comes: mail({ ...refusal, sender: 'sid@acme.example', subject: 'Our search' }),
      becomes: 'unsure',
    },
    {
      when: "the employer's program does, whose words are not a person's",
      given: [backend],
      comes: mail({ ...refusal, kind: 'interview', sender: 'noreply@acme.example', automated: true, subject: 'Our search' }),
      becomes: 'unsure',
    },
    {
      when: 'a colleague in the same domain says something that is hard to tell',
      given: [backend],
      comes: mail({ kind: 'interview', confidence: 0.53, sender: 'sid@acme.example', subject: 'Tuesday' }),
      becomes: 'attached to backend',
    },
  ])
})

describe('somebody who wrote about what has ended, while something else there is open', () => {
  const kim = { sender: 'kim@acme.example', company: 'Acme Robotics GmbH', kind: 'interview' as const }
  const ended = application('ended', [acme(), mail({ ...kim, title: 'Backend Engineer' })], 'rejected')
  const open = application('open', [acmeOps({ title: 'Returns Lead', at: '2026-04-02T09:20:00Z' })])
  const comes = (said: Partial<Facts>) => mail({ ...kim, at: '2026-04-09T09:00:00Z', ...said })
  check([
    {
      when: 'and names a word of it',
      given: [ended, open],
      comes: comes({ subject: 'Kim / Ada - Returns' }),
      becomes: 'attached to open',
    },
    { when: 'and names neither', given: [ended, open], comes: comes({ subject: 'Kim / Ada' }), becomes: 'unsure' },
    { when: 'where nothing else is open', given: [ended], comes: comes({ subject: 'Kim / Ada' }), becomes: 'attached to ended' },
  ])
})

describe('a person refuses, in a new thread, without naming the job', () => {
  const met = application('met', [acme()], 'interview')
  const applied = application('applied', [acmeOps({ title: 'Returns Lead' })])
  const comes = (said: Partial<Facts>) =>
    mail({ sender: 'lou@acme.example', company: 'Acme Robotics GmbH', kind: 'rejection', at: '2026-03-12T09:00:00Z', ...said })
  check([
    {
      when: 'and names a word of a job they have not met about, while they have about another',
      given: [met, applied],
      comes: comes({ text: 'We liked you very much. The Returns post is still open.' }),
      becomes: 'unsure',
    },
    {
      when: 'and names a word of the one they met about',
      given: [met, applied],
      comes: comes({ text: 'For the Backend post we chose somebody else.' }),
      becomes: 'attached to met',
    },
    {
      when: 'and they have met about neither',
      given: [application('other', [acme()]), applied],
      comes: comes({ text: 'For the Returns post we chose somebody else.' }),
      becomes: 'attached to applied',
    },
  ])
})

describe('a mail of a new employer that may be about no application', () => {
  const comes = (kind: 'application_received' | 'interview', likelihood: number) =>
    acme({ kind, confidence: 0.9, within: { kind, confidence: 0.9, likelihood } })
  check([
    { when: 'a confirmation', given: [], comes: comes('application_received', 0.75), becomes: 'created' },
    {
      when: 'a confirmation that by itself is read as none',
      given: [],
      comes: comes('application_received', 0.65),
      becomes: 'unsure',
    },
    { when: 'an invitation that hardly is', given: [], comes: comes('interview', 0.97), becomes: 'created' },
    { when: 'an invitation', given: [], comes: comes('interview', 0.91), becomes: 'unsure' },
  ])
})

describe('a reminder that is hard to tell', () => {
  const tests = { sender: 'no-reply@testhouse.example', automated: true, kind: 'assessment' as const }
  const backend = application('backend', [acme(), mail({ ...tests, company: 'Acme Robotics GmbH' })])
  const comes = (likelihood: number) =>
    mail({
      ...tests,
      company: 'Acme Robotics GmbH',
      confidence: 0.42,
      within: { kind: 'assessment', confidence: 0.39, likelihood },
    })
  check([
    { when: 'but plainly about an application', given: [backend], comes: comes(0.94), becomes: 'attached to backend' },
    { when: 'and may be about none', given: [backend], comes: comes(0.7), becomes: 'unsure' },
    {
      when: 'where they test for two jobs',
      given: [backend, application('ops', [acmeOps(), mail({ ...tests, company: 'Acme Robotics GmbH' })])],
      comes: comes(0.94),
      becomes: 'unsure',
    },
  ])
})

describe('a mail torn between forms of one name', () => {
  const torn = {
    title: null,
    likely: { company: [], title: [likely('Medical Receptionist', 0.5), likely('Receptionist', 0.43)] },
  }
  check([
    {
      when: 'a confirmation founds an application',
      given: [],
      comes: mail({ company: 'Shore Practice', confidence: 0.8, ...torn }),
      becomes: 'created',
    },
    {
      when: 'a confirmation torn between two jobs does not',
      given: [],
      comes: mail({
        company: 'Shore Practice',
        confidence: 0.8,
        title: null,
        likely: { company: [], title: [likely('Receptionist', 0.5), likely('Line Manager', 0.43)] },
      }),
      becomes: 'unsure',
    },
    {
      when: 'what its mail held possible is told by the next',
      given: [
        application('rooms', [
          mail({ ...board, title: 'Centre Manager', likely: { company: [likely('The Sleep Rooms', 0.68)], title: [] } }),
        ]),
      ],
      comes: mail({ kind: 'rejection', sender: 'hello@sleeprooms.example', company: 'Sleep Rooms' }),
      becomes: 'attached to rooms',
    },
  ])
})

describe('little to go by', () => {
  const talk = 'conversation-7f3a9920c41b@messages.indeed.com'
  const nameless = (said: Partial<Facts> = {}) => mail({ sender: 'bosun@gmail.com', title: 'Deckhand', ...said })
  const salty = mail({ company: 'The Salty Anchor', title: 'floor staff', sender: 'saltyanchor@gmail.com' })
  check([
    {
      when: 'two lines in a fresh thread from somebody known',
      given: [application('salty', [salty]), application('backend', [acme()])],
      comes: mail({ kind: 'interview', sender: 'saltyanchor@gmail.com' }),
      becomes: 'attached to salty',
    },
    {
      when: 'somebody known who had refused writes again',
      given: [application('then', [nameless(), nameless({ kind: 'rejection' })], 'rejected'), application('backend', [acme()])],
      comes: nameless({ kind: 'interview', title: null, at: '2026-04-20T09:00:00Z' }),
      becomes: 'attached to then',
    },
    {
      when: 'somebody known who had refused once, and where another of theirs is open',
      given: [
        application('then', [nameless(), nameless({ kind: 'rejection' })], 'rejected'),
        application('now', [nameless({ title: 'Cook' })]),
      ],
      comes: nameless({ kind: 'interview', title: null, at: '2026-04-20T09:00:00Z' }),
      becomes: 'attached to now',
    },
    {
      when: 'free mail from somebody else joins nothing',
      given: [application('salty', [salty])],
      comes: mail({ kind: 'interview', sender: 'somebody.else@gmail.com' }),
      becomes: 'unsure',
    },
    {
      when: "a board's address made for one conversation, where two are open",
      given: [
        application('one', [mail({ ...board, kind: 'conversation', company: 'Acme', sender: talk, automated: false })]),
        application('two', [mail({ ...board, company: 'Rival Motors' })]),
      ],
      comes: mail({ ...board, kind: 'interview', sender: talk, automated: false }),
      becomes: 'attached to one',
    },
    {
      when: "a board's address for everybody, where two are open",
      given: [
        application('one', [mail({ ...board, company: 'Acme' })]),
        application('two', [mail({ ...board, company: 'Rival Motors' })]),
      ],
      comes: mail({ ...board, kind: 'interview' }),
      becomes: 'unsure',
    },
    {
      when: 'a mail that tells neither company nor job starts nothing',
      given: [],
      comes: mail({ kind: 'interview', sender: 'x@gmail.com' }),
      becomes: 'unsure',
    },
    {
      when: 'a confirmation that names only the job starts an application that lacks its company',
      given: [application('backend', [acme()])],
      comes: mail({ ...ats, title: 'Data Analyst' }),
      becomes: 'created',
    },
    {
      when: 'a board that names only the job means the one application it was used for',
      given: [
        application('one', [mail({ ...board, company: 'Acme', title: 'Data Analyst' })]),
        application('rival', [rival({ title: 'Data Analyst' })]),
      ],
      comes: mail({ ...board, kind: 'application_update', title: 'Data Analyst' }),
      becomes: 'attached to one',
    },
    {
      when: 'a board that tells no job and was perhaps misread for news: its list names the one applied for',
      given: [application('one', [mail({ ...board, company: 'Acme', title: 'Data Analyst' })])],
      comes: mail({ ...board, kind: 'application_update', text: 'New: Data Analyst, Acme. Baker, Zephyr.', confidence: 0.55 }),
      becomes: 'unsure',
    },
    {
      when: 'a test centre writes in the name that the confirmation of a nameless application came in, about the same job',
      given: [application('one', [mail({ ...ats, title: 'Data Analyst', from: { name: 'Good Cause', address: ats.sender } })])],
      comes: mail({
        kind: 'assessment',
        title: 'Data Analyst',
        from: { name: 'Good Cause', address: 'no-reply@testgorilla.com' },
        platform: 'testgorilla',
        automated: true,
      }),
      becomes: 'attached to one',
    },
    {
      when: 'a test centre writes in another name about the same job',
      given: [application('one', [mail({ ...ats, title: 'Data Analyst', from: { name: 'Good Cause', address: ats.sender } })])],
      comes: mail({
        kind: 'assessment',
        title: 'Data Analyst',
        from: { name: 'Zephyr', address: 'no-reply@testgorilla.com' },
        platform: 'testgorilla',
        automated: true,
      }),
      becomes: 'unsure',
    },
    {
      when: 'a test for a job that nobody spoke of before, by a platform that names no employer',
      given: [application('backend', [acme()])],
      comes: mail({ ...board, kind: 'assessment', title: 'Prison Chaplain', confidence: 0.98 }),
      becomes: 'created',
    },
    {
      when: 'a test for a job much like one applied for, by a platform that names no employer',
      given: [application('backend', [acme()])],
      comes: mail({ ...ats, kind: 'assessment', title: 'Backend Engineer, Payments', confidence: 0.98 }),
      becomes: 'unsure',
    },
    {
      when: 'a meeting about a job that nobody spoke of before, by a calendar that names no employer',
      given: [application('backend', [acme()])],
      comes: mail({
        kind: 'interview',
        title: 'Prison Chaplain',
        sender: 'notifications@calendly.com',
        platform: 'calendly',
        automated: true,
        confidence: 0.98,
      }),
      becomes: 'unsure',
    },
    {
      when: 'a certain confirmation that tells neither, by a domain that spells a name it holds likely',
      given: [],
      comes: mail({
        sender: 'staff@reedmarshlibrary.example',
        confidence: 0.98,
        likely: { company: [likely('Reedmarsh Library', 0.5)], title: [] },
      }),
      becomes: 'created',
    },
    {
      when: 'a certain confirmation that tells neither, by a domain that spells nothing it says',
      given: [],
      comes: mail({
        sender: 'staff@rml.example',
        confidence: 0.98,
        likely: { company: [likely('Monday Morning', 0.5)], title: [] },
      }),
      becomes: 'unsure',
    },
    {
      when: 'the job alone, open at two companies on one board',
      given: [
        application('one', [mail({ ...board, company: 'Acme', title: 'Data Analyst' })]),
        application('two', [mail({ ...board, company: 'Rival Motors', title: 'Data Analyst' })]),
      ],
      comes: mail({ ...board, kind: 'application_update', title: 'Data Analyst' }),
      becomes: 'unsure',
    },
  ])
})

describe('a company that was misread or not read', () => {
  const given = [application('backend', [acme()]), application('rival', [rival({ title: 'Mechanic' })])]
  check([
    {
      when: "is known by the sender's name",
      given,
      comes: mail({ ...ats, kind: 'rejection', from: { name: 'Acme Robotics', address: ats.sender } }),
      becomes: 'attached to backend',
    },
    {
      when: 'is known by what the address carries of it',
      given: [application('one', [mail({ company: 'Unilever', title: 'Analyst' })]), ...given],
      comes: mail({
        kind: 'rejection',
        sender: 'unilever@myworkday.com',
        platform: 'workday',
        automated: true,
        company: 'Talent Team',
      }),
      becomes: 'attached to one',
    },
    {
      when: 'is not taken for one that a confirmation mentions beside its own',
      given,
      comes: mail({
        ...ats,
        company: 'Zephyr',
        title: 'Backend Engineer',
        subject: 'Zephyr, a partner of Acme Robotics: application received',
      }),
      becomes: 'created',
    },
    {
      when: 'starts nothing when it is unknown, unproven and comes without a job',
      given,
      comes: mail({ ...ats, kind: 'assessment', company: 'Careers Portal' }),
      becomes: 'unsure',
    },
    {
      when: "starts an application when the sender's own domain bears the name",
      given,
      comes: mail({ kind: 'interview', company: 'Zephyr Labs', title: 'Backend Engineer', sender: 'kim@zephyrlabs.example' }),
      becomes: 'created',
    },
    {
      when: 'is for the user where the same job is open at an employer of which only a board has written yet',
      given: [application('school', [mail({ ...board, company: 'Elm Lodge', title: 'Backend Engineer' })])],
      comes: mail({ kind: 'interview', company: 'Zephyr Labs', title: 'Backend Engineer', sender: 'kim@zephyrlabs.example' }),
      becomes: 'unsure',
    },
    {
      when: "starts an application when somebody answers the user's own mail",
      given,
      comes: mail({ kind: 'interview', company: 'Zephyr', sender: 'zephyr.cafe@gmail.com', inReplyTo: ['<mine@example.com>'] }),
      becomes: 'created',
    },
    {
      when: 'is learned by an application that had only its job',
      given: [application('nameless', [mail({ ...ats, title: 'Data Analyst' })]), ...given],
      comes: mail({ ...ats, kind: 'interview', company: 'Zephyr', title: 'Data Analyst' }),
      becomes: 'attached to nameless',
    },
    {
      when: "starts an application of its own when it confirms by a board what a nameless one's system confirmed for the same job",
      given: [application('nameless', [mail({ ...ats, title: 'Data Analyst' })])],
      comes: mail({ ...board, company: 'Zephyr', title: 'Data Analyst' }),
      becomes: 'created',
    },
    {
      when: 'starts an application of its own when its confirmation follows an agency that named only the job',
      given: [application('nameless', [mail({ title: 'Data Analyst', sender: 'ana@agency.example' })])],
      comes: mail({ company: 'Zephyr', title: 'Data Analyst', sender: 'jobs@zephyr.example' }),
      becomes: 'created',
    },
    {
      when: "starts an application when somebody talks about the job in answer to the user's own mail",
      given,
      comes: mail({
        kind: 'conversation',
        company: 'Zephyr',
        title: 'Data Analyst',
        sender: 'ana@zephyr.example',
        inReplyTo: ['<mine@example.com>'],
        confidence: 0.61,
      }),
      becomes: 'created',
    },
    {
      when: "is not told, and somebody answers the user's own mail about a job",
      given,
      comes: mail({
        kind: 'conversation',
        title: 'Stable Hand',
        sender: 'oakfarm@gmail.com',
        inReplyTo: ['<mine@example.com>'],
        confidence: 0.7,
      }),
      becomes: 'created',
    },
    {
      when: 'is not told, and the mail that the user began with the job in its subject is answered, whatever the answer says',
      given,
      comes: mail({
        kind: 'application_update',
        title: 'Stable Hand',
        subject: 'Stable hand, as in your window',
        sender: 'oakfarm@gmail.com',
        inReplyTo: ['<mine@example.com>'],
        references: ['<mine@example.com>'],
        confidence: 0.42,
      }),
      becomes: 'created',
    },
    {
      when: 'is not told, and it answers a thread that the user did not begin',
      given,
      comes: mail({
        kind: 'application_update',
        title: 'Stable Hand',
        subject: 'Stable hand, as in your window',
        sender: 'oakfarm@gmail.com',
        inReplyTo: ['<mine@example.com>'],
        references: ['<theirs@gmail.com>', '<mine@example.com>'],
        confidence: 0.42,
      }),
      becomes: 'unsure',
    },
    {
      when: "is not told by what seems to confirm a job: it may be an authority's receipt for a licence",
      given,
      comes: mail({ title: 'Taxi Driver', sender: 'no-reply@licences.example', confidence: 0.75 }),
      becomes: 'unsure',
    },
    {
      when: "is likely the one that the sender's own domain spells, and the mail confirms a job",
      given,
      comes: mail({
        title: 'Taxi Driver',
        sender: 'no-reply@swiftcabs.example',
        confidence: 0.75,
        likely: { company: [likely('Swift Cabs', 0.4)], title: [] },
      }),
      becomes: 'created',
    },
    {
      when: 'names nobody when a doubtful mail only comes from the domain of one',
      given,
      comes: mail({ kind: 'application_update', sender: 'shop@rival.example', confidence: 0.55 }),
      becomes: 'unsure',
    },
    {
      when: "bears an application's number, and was taken for something else",
      given: [application('numbered', [acme({ requisition: 'C9344-26-0117' })])],
      comes: mail({ ...ats, kind: 'other', subject: 'News on C9344-26-0117', confidence: 0.6 }),
      becomes: 'unsure',
    },
    {
      when: "bears an application's number, and comes from the address that wrote about it, whatever it was taken for",
      given: [application('numbered', [acme({ requisition: 'C9344-26-0117' })])],
      comes: mail({ kind: 'other', subject: 'C9344-26-0117: result', platform: null, confidence: 0.47 }),
      becomes: 'attached to numbered',
    },
    {
      when: 'bears its number in a list of openings from that address',
      given: [application('numbered', [acme({ requisition: 'C9344-26-0117' })])],
      comes: mail({ kind: 'job_alert', subject: 'Open again: C9344-26-0117', platform: null }),
      becomes: 'aside',
    },
    {
      when: 'has an open application, and one of its people was taken for somebody who offers a job',
      given: [application('rival', [rival()])],
      comes: mail({ kind: 'recruiter_outreach', company: 'Rival Motors', sender: 'kim@rival.example', confidence: 0.8 }),
      becomes: 'unsure',
    },
    {
      when: 'was doubted only for being perhaps about no application, and a person names it',
      given,
      comes: mail({ kind: 'interview', company: 'Rival Motors', sender: 'kim@rival.example', confidence: 0.59 }),
      becomes: 'attached to rival',
    },
    {
      when: 'was doubted, and the address that wrote about the application writes again',
      given: [application('one', [mail({ ...ats, company: 'Zephyr', title: 'Data Analyst', platform: 'direct' })])],
      comes: mail({ ...ats, kind: 'interview', company: 'Zephyr', platform: 'direct', confidence: 0.59 }),
      becomes: 'attached to one',
    },
    {
      when: 'was doubted, and a program of its shop names it',
      given,
      comes: mail({ kind: 'interview', company: 'Rival Motors', sender: 'no-reply@rival-shop.example', confidence: 0.59 }),
      becomes: 'unsure',
    },
    {
      when: 'is known, and the title that was half surely told is the own title of who writes',
      given,
      comes: mail({
        kind: 'interview',
        company: 'Rival Motors',
        title: 'Head of People',
        sender: 'kim@rival.example',
        likely: { company: [], title: [likely('Head of People', 0.7)] },
      }),
      becomes: 'attached to rival',
    },
    {
      when: 'is known, and another job was surely told',
      given,
      comes: mail({
        kind: 'interview',
        company: 'Rival Motors',
        title: 'Head of People',
        sender: 'kim@rival.example',
        likely: { company: [], title: [likely('Head of People', 0.97)] },
      }),
      becomes: 'unsure',
    },
    {
      when: 'is known, and a job unknown here was told rather surely',
      given,
      comes: mail({
        kind: 'rejection',
        company: 'Rival Motors',
        title: 'Painter',
        sender: 'kim@rival.example',
        likely: { company: [], title: [likely('Painter', 0.8)] },
      }),
      becomes: 'unsure',
    },
    {
      when: 'was half surely told from a heading, and the mail comes from where the application was confirmed',
      given: [application('rm', [mail({ company: 'Rival Motors', title: 'Mechanic', sender: 'jobs@rm-group.example' })])],
      comes: mail({
        kind: 'interview',
        company: 'Workshop Visits',
        sender: 'kim@rm-group.example',
        likely: { company: [likely('Workshop Visits', 0.75)], title: [] },
      }),
      becomes: 'attached to rm',
    },
    {
      when: 'was surely told, though the mail comes from where an application at another was confirmed',
      given: [application('rm', [mail({ company: 'Rival Motors', title: 'Mechanic', sender: 'jobs@rm-group.example' })])],
      comes: mail({
        kind: 'interview',
        company: 'Harrow Coaches',
        sender: 'kim@rm-group.example',
        likely: { company: [likely('Harrow Coaches', 0.97)], title: [] },
      }),
      becomes: 'unsure',
    },
    {
      when: 'names nobody when it comes from the desk for its customers, sure as it sounds',
      given: [application('rival', [rival()])],
      comes: mail({ kind: 'interview', company: 'Rival Motors', sender: 'service@rival-workshops.example' }),
      becomes: 'unsure',
    },
    {
      when: 'and no job, and the application began long after it was written',
      given: [application('rival', [rival()])],
      comes: mail({ kind: 'interview', company: 'Rival Motors', sender: 'kim@rival.example', at: '2026-02-01T09:00:00Z' }),
      becomes: 'unsure',
    },
    {
      when: 'and no job, and it overtook the confirmation',
      given: [application('rival', [rival()])],
      comes: mail({ kind: 'interview', company: 'Rival Motors', sender: 'kim@rival.example', at: '2026-03-03T08:00:00Z' }),
      becomes: 'attached to rival',
    },
    {
      when: "is the agency's client, who names the agency",
      given: [
        application('agency', [
          mail({ company: 'Nordlicht Personal GmbH', title: 'Java-Entwickler', sender: 'k@nordlicht.example' }),
        ]),
      ],
      comes: mail({
        kind: 'interview',
        company: 'Hafenlog AG',
        sender: 'p@hafenlog.example',
        text: 'Von Nordlicht Personal haben wir Ihre Unterlagen.',
      }),
      becomes: 'attached to agency',
    },
    {
      when: 'and a title that was misread: the right one stands in the mail',
      given: [application('backend', [acme()]), application('ops', [acmeOps()])],
      comes: mail({ kind: 'interview', company: 'Acme Robotics', title: 'Recruiter', text: 'We talk about Backend Engineer.' }),
      becomes: 'attached to backend',
    },
    {
      when: 'half a company and half a title are too little together',
      given: [application('acute', [mail({ company: 'Meadow Hospitals Trust', title: 'Staff Nurse, Acute Medicine' })])],
      comes: mail({ ...ats, kind: 'offer', company: 'Meadow', title: 'Staff Nurse' }),
      becomes: 'unsure',
    },
  ])
})

describe('what by itself is read as about no application, and is perhaps about one', () => {
  const backend = application('backend', [acme({ messageId: '<one@acme.example>', from: ana })])
  const within = (likelihood: number) => ({ kind: 'rejection' as const, confidence: 0.9, likelihood })
  const perhaps = (likelihood: number, said: Partial<Facts>) =>
    mail({ kind: 'other', confidence: 0.55, sender: 'kim@mail.example', platform: null, within: within(likelihood), ...said })
  check([
    {
      when: 'and more likely so, is put where it belongs',
      given: [backend],
      comes: perhaps(0.6, { company: 'Acme Robotics GmbH', title: 'Backend Engineer' }),
      becomes: 'attached to backend',
    },
    {
      when: 'and more likely so, is for the user where it belongs nowhere',
      given: [backend],
      comes: perhaps(0.6, { company: 'Rival Motors' }),
      becomes: 'unsure',
    },
    {
      when: 'and less likely so, is put where its names lead',
      given: [backend],
      comes: perhaps(0.2, { company: 'Acme Robotics GmbH', title: 'Backend Engineer' }),
      becomes: 'attached to backend',
    },
    {
      when: 'and less likely so, stays out of the way where they lead nowhere',
      given: [backend],
      comes: perhaps(0.2, { company: 'Rival Motors' }),
      becomes: 'aside',
    },
    {
      when: 'and is sent to many, stays out of the way whatever it names',
      given: [backend],
      comes: perhaps(0.4, { kind: 'job_alert', company: 'Acme Robotics GmbH', title: 'Backend Engineer' }),
      becomes: 'aside',
    },
  ])
})

describe('what starts no application', () => {
  const backend = application('backend', [acme({ messageId: '<one@acme.example>' })])
  check([
    {
      when: 'outreach by an employer applied to',
      given: [backend],
      comes: acme({ kind: 'recruiter_outreach' }),
      becomes: 'aside',
    },
    {
      when: 'what may be something else altogether, by somebody who wrote about an application, is for the user',
      given: [application('backend', [acme({ from: ana })])],
      comes: mail({ kind: 'other', sender: 'ana@acme.example', platform: null, confidence: 0.55 }),
      becomes: 'unsure',
    },
    {
      when: 'what may be something else altogether, by a stranger, is not',
      given: [application('backend', [acme({ from: ana })])],
      comes: mail({ kind: 'other', sender: 'kim@dentist.example', platform: null, confidence: 0.55 }),
      becomes: 'aside',
    },
    {
      when: 'what was taken for something else, by a person of an employer applied to, may hold an invitation and is for the user',
      given: [backend],
      comes: mail({ kind: 'other', sender: 'kim@acme.example', platform: null, confidence: 0.67 }),
      becomes: 'unsure',
    },
    {
      when: 'the same once the application has ended',
      given: [application('backend', [acme(), acme({ kind: 'rejection' })], 'rejected')],
      comes: mail({ kind: 'other', sender: 'kim@acme.example', platform: null, confidence: 0.67, at: '2026-04-20T09:00:00Z' }),
      becomes: 'unsure',
    },
    {
      when: 'what is plainly something else, by a person of an employer applied to, is not',
      given: [backend],
      comes: mail({ kind: 'other', sender: 'kim@acme.example', platform: null, confidence: 0.95 }),
      becomes: 'aside',
    },
    {
      when: 'the same where it names somebody who wrote about the application is for the user',
      given: [application('backend', [acme({ from: { name: 'Prof. Ana Wijnbergen', address: 'ana@acme.example' } })])],
      comes: mail({
        kind: 'other',
        sender: 'office@acme.example',
        platform: null,
        confidence: 0.99,
        text: 'A reminder of your appointment with professor Wijnbergen on Thursday at 9.',
      }),
      becomes: 'unsure',
    },
    {
      when: 'a newsletter of an employer applied to',
      given: [backend],
      comes: mail({ kind: 'other', sender: 'hello@acme.example', platform: null, confidence: 0.67, automated: true }),
      becomes: 'aside',
    },
    {
      when: "the desk for an employer's customers",
      given: [backend],
      comes: mail({ kind: 'other', sender: 'orders@acme.example', platform: null, confidence: 0.67 }),
      becomes: 'aside',
    },
    {
      when: 'a household that answers and names the job does',
      given: [],
      comes: mail({ sender: 'rhi@household.example', title: 'Personal Assistant', confidence: 0.81 }),
      becomes: 'created',
    },
    {
      when: 'a program that names no employer does not',
      given: [],
      comes: mail({ sender: 'no-reply@household.example', title: 'Personal Assistant', confidence: 0.81 }),
      becomes: 'unsure',
    },
    {
      when: 'an invitation that an employer sends from its own domain, naming the job, does',
      given: [],
      comes: mail({
        kind: 'interview',
        sender: 'office@residenz-lindenhof.example',
        company: 'Residenz Lindenhof',
        title: 'Pflegehelferin',
        confidence: 0.66,
      }),
      becomes: 'created',
    },
    {
      when: 'the same from elsewhere does not',
      given: [],
      comes: mail({
        kind: 'interview',
        sender: 'kim@elsewhere.example',
        company: 'Residenz Lindenhof',
        title: 'Pflegehelferin',
        confidence: 0.66,
      }),
      becomes: 'unsure',
    },
    {
      when: 'what a person wrote and was hardly taken for outreach may be an answer, and is for the user',
      given: [],
      comes: mail({ kind: 'recruiter_outreach', sender: 'mungo@clunedge.example', confidence: 0.58 }),
      becomes: 'unsure',
    },
    {
      when: "a program's receipt at a domain that says nothing of the name may be for a licence, and is for the user",
      given: [],
      comes: mail({
        sender: 'no-reply@stps.example',
        company: 'Patient Safety Authority',
        title: 'nurse',
        confidence: 0.87,
      }),
      becomes: 'unsure',
    },
    {
      when: "an employer's own program at a domain that bears its name does",
      given: [],
      comes: mail({
        sender: 'no-reply@strathearn-jobs.example',
        company: 'University of Strathearn',
        title: 'Administrator',
        confidence: 0.6,
      }),
      becomes: 'created',
    },
    {
      when: 'an alert that names a job applied for',
      given: [backend],
      comes: acme({ kind: 'job_alert', ...board }),
      becomes: 'aside',
    },
    { when: 'a code for the application form', given: [backend], comes: acme({ kind: 'account' }), becomes: 'aside' },
    { when: 'a parcel mail of an employer applied to', given: [backend], comes: acme({ kind: 'other' }), becomes: 'aside' },
    {
      when: "a person's answer within the thread belongs there, whatever it was taken for",
      given: [backend],
      comes: mail({ kind: 'other', inReplyTo: ['<one@acme.example>'] }),
      becomes: 'attached to backend',
    },
    { when: 'an unproven sender', given: [], comes: acme({ isTrusted: false }), becomes: 'unsure' },
    { when: 'a mail whose meaning is not clear', given: [], comes: acme({ confidence: 0.3 }), becomes: 'unsure' },
  ])
})

describe('a mail that names two jobs applied for', () => {
  const [backend, ops] = [application('backend', [acme()]), application('ops', [acmeOps()])]
  const text = 'We have filled Backend Engineer, and keep you in the process for DevOps Engineer.'
  const torn = { company: [], title: [likely('DevOps Engineer', 0.54), likely('Backend Engineer', 0.46)] }
  const refused = (said: Partial<Facts> & { sender?: string } = {}) =>
    mail({ kind: 'rejection', company: 'Acme Robotics', sender: 'fay@acme.example', text, ...said })
  check([
    { when: 'and is torn between them', given: [backend, ops], comes: refused({ likely: torn }), becomes: 'unsure' },
    {
      when: 'and names the one in its subject',
      given: [backend, ops],
      comes: refused({ subject: 'Your application for DevOps Engineer' }),
      becomes: 'attached to ops',
    },
    {
      when: 'and names the one in its subject, the other less than surely',
      given: [backend, ops],
      comes: refused({ subject: 'Your application for DevOps Engineer', title: 'Backend Engineer', likely: torn }),
      becomes: 'attached to ops',
    },
    {
      when: 'and names both in its subject',
      given: [backend, ops],
      comes: refused({ subject: 'DevOps Engineer, Backend Engineer' }),
      becomes: 'unsure',
    },
    {
      when: 'and answers under the subject of the one',
      given: [backend, ops],
      comes: refused({ subject: 'Re: DevOps Engineer', inReplyTo: ['<mine@mail.example>'] }),
      becomes: 'unsure',
    },
    {
      when: 'and is by somebody who wrote about one of them',
      given: [backend, application('ops', [acmeOps(), mail({ kind: 'interview', sender: 'fay@acme.example' })])],
      comes: refused(),
      becomes: 'unsure',
    },
    {
      when: 'and tells surely which it is about',
      given: [backend, ops],
      comes: refused({ title: 'Backend Engineer' }),
      becomes: 'attached to backend',
    },
    {
      when: 'where the name of the one is within that of the other',
      given: [backend, application('senior', [acme({ title: 'Senior Backend Engineer' })])],
      comes: refused({ text: 'We have filled the position of Senior Backend Engineer.' }),
      becomes: 'attached to senior',
    },
  ])
})

describe('what a board asked the user to finish, without an employer,', () => {
  const porter = { sender: 'no-reply@smartrecruiters.com', platform: 'smartrecruiters', automated: true, title: 'Night Porter' }
  const from = { name: 'Larch', address: 'no-reply@smartrecruiters.com' }
  const begun = application('begun', [mail({ ...porter, from, kind: 'action_required' })])
  check([
    { when: 'is confirmed by the same sender', given: [begun], comes: mail({ ...porter, from }), becomes: 'attached to begun' },
    {
      when: 'is not confirmed by another',
      given: [begun],
      comes: mail({ ...porter, from: { ...from, name: 'Elm Lodge' } }),
      becomes: 'created',
    },
  ])
})

describe('what the user settled wins the next time', () => {
  const backend = application('backend', [acme()])
  const ops = application('ops', [acmeOps()])
  const at = '2026-03-04T09:00:00Z'
  const silent = mail({ kind: 'conversation', sender: 'ana@elsewhere.example', messageId: '<s@elsewhere.example>' })
  const settled = (correction: Pick<Correction, 'kind'> & Record<string, unknown>, of: Facts) =>
    ({ at, signs: signsOf(of), ...correction }) as Correction
  check([
    {
      when: 'a person whose mail was assigned writes again',
      given: [backend, ops],
      comes: mail({ kind: 'interview', sender: 'ana@elsewhere.example' }),
      memory: [settled({ kind: 'assign', applicationId: 'ops' }, silent)],
      becomes: 'attached to ops',
    },
    {
      when: 'the later of two corrections counts',
      given: [backend, ops],
      comes: mail({ kind: 'interview', sender: 'ana@elsewhere.example' }),
      memory: [
        settled({ kind: 'assign', applicationId: 'ops' }, silent),
        settled({ kind: 'assign', applicationId: 'backend' }, silent),
      ],
      becomes: 'attached to backend',
    },
    {
      when: 'a mail taken out of an application does not pull the next of its thread back in',
      given: [backend, ops],
      comes: mail({
        kind: 'interview',
        inReplyTo: ['<s@elsewhere.example>'],
        company: 'Acme Robotics',
        title: 'Backend Engineer',
      }),
      memory: [settled({ kind: 'split', applicationId: 'ops', from: 'backend' }, silent)],
      becomes: 'attached to ops',
    },
    {
      when: 'mail of a merged application goes to the one it was merged into',
      given: [ops],
      comes: rival({ kind: 'interview' }),
      memory: [settled({ kind: 'merge', applicationId: 'ops', from: 'gone' }, rival())],
      becomes: 'attached to ops',
    },
    {
      when: 'a correction for an application that was merged since still counts',
      given: [ops],
      comes: mail({ kind: 'interview', sender: 'ana@elsewhere.example' }),
      memory: [
        settled({ kind: 'assign', applicationId: 'gone' }, silent),
        settled({ kind: 'merge', applicationId: 'ops', from: 'gone' }, rival()),
      ],
      becomes: 'attached to ops',
    },
    {
      when: 'a company the user renamed is known by the new name',
      given: [application('one', [mail({ company: 'Blue Ocean', title: 'Cook', sender: 'a@blue.example' })])],
      comes: mail({ kind: 'interview', company: 'BO Catering Hub', title: 'Cook', ...ats }),
      memory: [
        settled(
          { kind: 'rename', applicationId: 'one', company: 'Blue Ocean', title: null },
          mail({ company: 'BO Catering Hub', title: 'Cook' }),
        ),
      ],
      becomes: 'attached to one',
    },
    {
      when: 'a sender said to be not about jobs stays out',
      given: [backend],
      comes: mail({ kind: 'application_update', sender: 'news@acme.example', company: 'Acme' }),
      memory: [settled({ kind: 'not_about_jobs' }, mail({ sender: 'news@acme.example', company: 'Acme' }))],
      becomes: 'aside',
    },
    {
      when: 'a board is not shut out for one unwanted mail',
      given: [],
      comes: mail({ ...board, company: 'Acme', title: 'Cook' }),
      memory: [settled({ kind: 'not_about_jobs' }, mail({ ...board, kind: 'application_update', company: 'Rival Motors' }))],
      becomes: 'created',
    },
    {
      when: 'a person whose mail was assigned names another job applied for',
      given: [backend, ops],
      comes: mail({ kind: 'interview', sender: 'ana@acme.example', title: 'DevOps Engineer', text: 'About DevOps Engineer:' }),
      memory: [settled({ kind: 'assign', applicationId: 'backend' }, mail({ kind: 'interview', sender: 'ana@acme.example' }))],
      becomes: 'attached to ops',
    },
    {
      when: 'a person whose mail was assigned confirms another job',
      given: [backend],
      comes: acme({ sender: 'ana@acme.example', title: 'Head of Catering' }),
      memory: [settled({ kind: 'assign', applicationId: 'backend' }, mail({ kind: 'interview', sender: 'ana@acme.example' }))],
      becomes: 'created',
    },
    {
      when: 'a mail moved between two applications of one name does not take the next of that name along',
      given: [backend, application('again', [acme({ requisition: 'REQ-2200' })])],
      comes: mail({ kind: 'rejection', company: 'Acme Robotics', title: 'Backend Engineer', sender: 'no-reply@acme.example' }),
      memory: [settled({ kind: 'split', applicationId: 'again', from: 'backend' }, acme({ sender: 'no-reply@acme.example' }))],
      becomes: 'unsure',
    },
    {
      when: 'a job is applied for again a year after a mail about it was moved',
      given: [backend, ops],
      comes: acme({ at: '2027-03-02T09:00:00Z' }),
      memory: [settled({ kind: 'assign', applicationId: 'backend' }, acme({ kind: 'interview' }))],
      becomes: 'created',
    },
    {
      when: 'the desk that confirmed invites, though its survey was said to be not about jobs',
      given: [backend],
      comes: mail({ kind: 'interview', company: 'Acme Robotics', title: 'Backend Engineer' }),
      memory: [settled({ kind: 'not_about_jobs' }, mail({ kind: 'conversation', company: 'Acme Robotics' }))],
      becomes: 'attached to backend',
    },
    {
      when: 'the desk that confirmed sends the next such survey',
      given: [backend],
      comes: mail({ kind: 'conversation', company: 'Acme Robotics' }),
      memory: [settled({ kind: 'not_about_jobs' }, mail({ kind: 'conversation', company: 'Acme Robotics' }))],
      becomes: 'aside',
    },
    {
      when: 'somebody invites whose party was said to be not about jobs',
      given: [backend],
      comes: mail({ kind: 'interview', sender: 'ana@acme.example', company: 'Acme Robotics', title: 'Backend Engineer' }),
      memory: [settled({ kind: 'not_about_jobs' }, mail({ kind: 'other', sender: 'ana@acme.example' }))],
      becomes: 'attached to backend',
    },
    {
      when: 'a newsletter was said to be not about jobs before its desk confirms an application',
      given: [],
      comes: acme({ sender: 'careers@acme.example', automated: true }),
      memory: [settled({ kind: 'not_about_jobs' }, mail({ kind: 'job_alert', sender: 'careers@acme.example', automated: true }))],
      becomes: 'created',
    },
    {
      when: 'a bank writes of a loan whose first mail was said to be not about jobs',
      given: [],
      comes: mail({ kind: 'action_required', confidence: 0.59, sender: 'loans@bank.example', company: 'Bank', automated: true }),
      memory: [
        settled(
          { kind: 'not_about_jobs' },
          mail({ kind: 'other', platform: null, sender: 'loans@bank.example', automated: true }),
        ),
      ],
      becomes: 'aside',
    },
    {
      when: 'one in a thread of an application was said to be not about jobs, and the next invites',
      given: [application('backend', [acme({ messageId: '<one@acme.example>' })])],
      comes: mail({
        kind: 'interview',
        sender: 'someone@elsewhere.example',
        references: ['<one@acme.example>', '<away@acme.example>'],
      }),
      memory: [
        settled(
          { kind: 'not_about_jobs' },
          mail({
            kind: 'other',
            sender: 'ana@acme.example',
            messageId: '<away@acme.example>',
            references: ['<one@acme.example>'],
          }),
        ),
      ],
      becomes: 'attached to backend',
    },
    {
      when: 'an agency, for one of whose jobs the user named the client, refuses another',
      given: [
        application('named', [
          mail({ company: 'Blue Ocean', title: 'Cook' }),
          mail({ company: 'Hartmoor Staff', title: 'Cook' }),
        ]),
        application('unnamed', [mail({ company: 'Hartmoor Staff', title: 'Estimator', ...ats })]),
      ],
      comes: mail({ kind: 'rejection', company: 'Hartmoor Staff', title: 'Estimator', ...ats }),
      memory: [
        settled(
          { kind: 'rename', applicationId: 'named', company: 'Blue Ocean', title: null },
          mail({ company: 'Hartmoor Staff', title: 'Cook' }),
        ),
      ],
      becomes: 'attached to unnamed',
    },
  ])
})

describe('a decision explains itself', () => {
  it('says why, and ranks what else it could have been', () => {
    const decision = attribute(
      mail({ kind: 'rejection', company: 'Acme Robotics', title: 'Backend Engineer' }),
      [application('ops', [acmeOps()]), application('backend', [acme()])],
      [],
    )
    expect(decision).toMatchObject({
      as: 'attached',
      applicationId: 'backend',
      reasons: [{ code: 'same_company' }, { code: 'same_title' }, { code: 'known_contact' }],
    })
    expect(decision.alternatives.map((one) => one.applicationId)).toEqual(['ops'])
  })

  it('ranks what else it could have been where the user has said what it is', () => {
    const given = [application('ops', [acmeOps()]), application('backend', [acme()])]
    const comes = mail({ kind: 'rejection', company: 'Acme Robotics', title: 'Backend Engineer' })
    const memory: Memory = [{ kind: 'assign', at: comes.at, signs: signsOf(comes), applicationId: 'backend' }]
    expect(attribute(comes, given, memory)).toMatchObject({
      applicationId: 'backend',
      reasons: [{ code: 'put_here_thread' }],
      alternatives: [{ applicationId: 'ops' }],
    })
  })

  it('says that no application here has the number of the mail', () => {
    const decision = attribute(
      mail({ kind: 'rejection', company: 'Acme Robotics', title: 'Backend Engineer', requisition: '3814' }),
      [application('first', [acme({ requisition: '2900' })])],
      [],
    )
    expect(decision).toMatchObject({
      as: 'unsure',
      reasons: [{ code: 'other_number' }],
      alternatives: [{ applicationId: 'first' }],
    })
  })

  it('offers both where it cannot tell', () => {
    const decision = attribute(
      mail({ kind: 'rejection', company: 'Acme Robotics' }),
      [application('ops', [acmeOps()]), application('backend', [acme()])],
      [],
    )
    expect(decision.as).toBe('unsure')
    expect(decision.alternatives.map((one) => one.applicationId).toSorted()).toEqual(['backend', 'ops'])
  })
})

describe('what is asked is true of the mail', () => {
  const given = [application('backend', [acme()])]
  const doubtful = { sender: 'dana@elsewhere.example', confidence: 0.65, kind: 'conversation' as const, automated: false }
  it.each<[when: string, comes: Facts, code: string]>([
    ['it names neither', mail({ ...doubtful }), 'neither'],
    ['it names a job alone', mail({ ...doubtful, title: 'Night Baker' }), 'no_employer'],
    [
      'its employer is likely, and not told for sure',
      mail({ ...doubtful, title: 'Night Baker', likely: { company: [likely('Contoso', 0.4)], title: [] } }),
      'unclear_whether_yours',
    ],
    [
      'only the title is that of an application',
      mail({ kind: 'application_update', sender: 'jobs@elsewhere.example', company: 'Fabrikam', title: 'Backend Engineer' }),
      'unknown_employer',
    ],
    [
      'the title and the place are those of an application',
      mail({
        kind: 'application_update',
        sender: 'jobs@elsewhere.example',
        company: 'Fabrikam',
        title: 'Backend Engineer',
        location: 'Leeds',
      }),
      'job_with_other',
    ],
  ])('%s', (_, comes, code) => {
    const there = code === 'job_with_other' ? [application('backend', [acme({ location: 'Leeds' })])] : given
    const decision = attribute(comes, there, [])
    expect([decision.as, decision.reasons.map((reason) => reason.code)]).toEqual(['unsure', [code]])
  })
})
