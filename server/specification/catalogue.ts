import { expect } from 'vitest'

/** What a row may need. */
export interface World {
  refreshToken: string
  refCode: string
  application: string
  otherApplication: string
  uncategorized: string
  company: string
  sharedCompany: string
  job: string
  unknownMail: string
  otherUnknownMail: string
  document: string
  note: string
  notice: string
  neighboursMail: string
  experience: string
  education: string
}

export interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As in the specification. */
  path: string
  id?: keyof World
  query?: string | ((world: World) => string)
  body?: unknown
  /** What the answer's data is, as far as the row says; compared with `toMatchObject`. */
  sees: unknown
  /** What another call answers afterwards: a change has its effect. */
  after?: Pick<Row, 'path' | 'id' | 'query' | 'sees'>
  /** Keeps what was made for later rows. */
  makes?: keyof World
}

const some = (items: unknown[]) => expect.arrayContaining(items)
const like = (part: object) => expect.objectContaining(part)
const number = expect.any(Number)
const text = expect.any(String)
const link = { url: expect.stringContaining('/api/files/'), expiresAt: text }
const listOf = (...items: object[]) => ({ list: some(items.map(like)) })
/** Nothing of what was removed. */
const without = (item: object) => ({ list: expect.not.arrayContaining([like(item)]) })

/** Somebody else with an address here. */
export const neighbour = 'grace.walks@applybox.localhost'

const life = { title: 'Analyst', company: 'Contoso', startDate: '2020-01' }
const school = { institution: 'Masaryk University', degree: 'MSc' }
const file = () => {
  const form = new FormData()
  form.set('file', new Blob(['Dear hiring team']), 'letter.txt')
  return form
}
const pushKeys = {
  endpoint: 'https://push.example/abc',
  auth: 'A'.repeat(22),
  p256dh: `B${'A'.repeat(86)}`,
}

/**
 * The path catalogue of the specification, in the order in which a person could call it, with the methods that it gives and, where it
 * gives none, those that were decided.
 */
export const catalogue: Row[] = [
  // Meta
  { method: 'GET', path: 'meta', sees: { version: text, mailDomain: 'applybox.localhost', signUp: 'open' } },
  { method: 'GET', path: 'meta/recaptcha', sees: { protection: 'off' } },
  { method: 'POST', path: 'meta/recaptcha', body: { token: 'x', action: 'sign-in' }, sees: { score: 1, proof: null } },
  { method: 'GET', path: 'meta/country', query: 'name=cze', sees: [{ id: 'CZ', name: 'Czechia' }] },
  { method: 'GET', path: 'meta/institutions', query: 'name=masaryk', sees: [{ name: 'Masaryk University', countryId: 'CZ' }] },
  {
    method: 'GET',
    path: 'meta/field-of-study',
    query: 'name=computer sc',
    sees: [{ name: { en: 'Computer Science', de: 'Informatik' } }],
  },
  // Accounts
  { method: 'GET', path: 'authenticate/refCode', query: 'code=X', sees: { valid: false, required: false } },
  {
    method: 'GET',
    path: 'authenticate/refCode',
    query: ({ refCode }) => `code=${refCode}`,
    sees: { valid: true, required: false },
  },
  {
    method: 'GET',
    path: 'email/availability',
    query: 'name=somebody',
    sees: { email: 'somebody@applybox.localhost', available: true },
  },
  { method: 'GET', path: 'email/availability', query: 'name=grace.walks', sees: { available: false, reason: text } },
  { method: 'GET', path: 'users/profile', sees: { email: 'ada.walks@example.com', username: 'Ada Walks' } },
  {
    method: 'POST',
    path: 'users/profile',
    body: { firstName: 'Ada' },
    sees: { firstName: 'Ada' },
    after: { path: 'users/profile', sees: { firstName: 'Ada', username: 'Ada' } },
  },
  { method: 'PUT', path: 'users/profile/update-fcm', body: pushKeys, sees: undefined },
  {
    method: 'PUT',
    path: 'users/profile/click-on',
    body: { clickOn: true },
    sees: undefined,
    after: { path: 'users/profile', sees: { clickOn: true } },
  },
  {
    method: 'PUT',
    path: 'users/profile/notification',
    body: { notification: true },
    sees: undefined,
    after: { path: 'users/profile', sees: { notification: [{ notification: true }] } },
  },
  { method: 'POST', path: 'users/experience', body: life, sees: life, makes: 'experience' },
  { method: 'GET', path: 'users/experience', sees: listOf(life) },
  {
    method: 'PUT',
    path: 'users/experience/{id}',
    id: 'experience',
    body: { ...life, title: 'Lead' },
    sees: { title: 'Lead' },
    after: { path: 'users/experience', sees: { list: [{ title: 'Lead' }] } },
  },
  {
    method: 'DELETE',
    path: 'users/experience/{id}',
    id: 'experience',
    sees: { undo: text },
    after: { path: 'users/experience', sees: { list: [] } },
  },
  { method: 'POST', path: 'users/education', body: school, sees: school, makes: 'education' },
  { method: 'GET', path: 'users/education', sees: listOf(school) },
  {
    method: 'PUT',
    path: 'users/education/{id}',
    id: 'education',
    body: { ...school, degree: 'PhD' },
    sees: { degree: 'PhD' },
    after: { path: 'users/education', sees: { list: [{ degree: 'PhD' }] } },
  },
  {
    method: 'DELETE',
    path: 'users/education/{id}',
    id: 'education',
    sees: { undo: text },
    after: { path: 'users/education', sees: { list: [] } },
  },
  // Dashboard, before anything else arrives
  {
    method: 'GET',
    path: 'jobApplications/submitted/count',
    sees: { week: { count: 2, before: 0 }, month: { count: 2, before: 0 }, all: 3 },
  },
  { method: 'GET', path: 'jobApplications/status/count', sees: { list: some([{ status: 'applied', count: 3 }]), active: 3 } },
  { method: 'GET', path: 'users/activity', sees: listOf({ kind: 'created', title: 'Analyst', company: 'Contoso' }) },
  // Notifications
  {
    method: 'GET',
    path: 'userNotifications',
    sees: listOf({ notice: 'interview', company: 'Contoso', title: 'Analyst', dismissed: false }),
  },
  { method: 'GET', path: 'userNotifications/unreadCount', sees: { count: 3 } },
  {
    method: 'GET',
    path: 'jobNotifications/id/{id}',
    id: 'application',
    sees: { list: [{ notice: 'interview', company: 'Contoso' }] },
  },
  {
    method: 'PUT',
    path: 'userNotifications/dismiss',
    body: { all: true },
    sees: { ids: some([text]) },
    after: { path: 'userNotifications/unreadCount', sees: { count: 0 } },
  },
  // Applications
  { method: 'GET', path: 'jobApplications', sees: listOf({ company: like({ name: 'Contoso' }), isActive: true }) },
  { method: 'GET', path: 'jobApplications', query: 'name=alderbrook', sees: { list: [{ company: { name: 'Alderbrook' } }] } },
  {
    method: 'POST',
    path: 'jobApplications',
    body: { source: 'manual', company: 'Wingtip', title: 'Pilot', status: 'saved' },
    sees: { company: { name: 'Wingtip' }, job: { title: 'Pilot' }, status: 'saved' },
  },
  {
    method: 'GET',
    path: 'jobApplications/stats',
    sees: { submitted: 3, answered: number, weeks: some([like({ start: text })]) },
  },
  {
    method: 'GET',
    path: 'jobApplications/{id}',
    id: 'application',
    sees: { company: { name: 'Contoso' }, job: { title: 'Analyst' } },
  },
  {
    method: 'PUT',
    path: 'jobApplications/{id}',
    id: 'application',
    body: { location: 'Brno' },
    sees: { location: 'Brno' },
    after: { path: 'jobApplications/{id}', id: 'application', sees: { location: 'Brno' } },
  },
  { method: 'GET', path: 'jobApplications/{id}/stats', id: 'application', sees: { daysSinceApplied: 0, mails: 2, notes: 0 } },
  {
    method: 'GET',
    path: 'jobApplications/activity/{id}',
    id: 'application',
    sees: listOf({ kind: 'mail', subject: 'Your application' }),
  },
  {
    method: 'PUT',
    path: 'jobApplications/{id}/toggle-active',
    id: 'application',
    sees: { isActive: false },
    after: {
      path: 'jobApplications',
      query: 'active=false',
      sees: { list: [{ company: { name: 'Contoso' }, isActive: false }] },
    },
  },
  {
    method: 'GET',
    path: 'users/emails/{id}',
    id: 'application',
    sees: listOf({ subject: 'Your application', messages: expect.any(Array) }),
  },
  {
    method: 'GET',
    path: 'jobApplications/ai-summary/{id}',
    id: 'application',
    sees: { sentences: some([like({ text: expect.stringContaining('Contoso as Analyst') })]) },
  },
  {
    method: 'POST',
    path: 'jobApplications/ai-summary/{id}',
    id: 'application',
    sees: { sentences: some([like({ text: expect.stringContaining('archived') })]), madeAt: text },
  },
  {
    method: 'POST',
    path: 'jobApplications/note',
    body: { text: 'Ask about the team' },
    sees: { text: 'Ask about the team' },
    makes: 'note',
  },
  { method: 'GET', path: 'jobApplications/note/{id}', id: 'application', sees: { list: [{ text: 'Ask about the team' }] } },
  {
    method: 'PUT',
    path: 'jobApplications/note/{id}',
    id: 'note',
    body: { text: 'Ask about the office' },
    sees: { text: 'Ask about the office' },
    after: { path: 'jobApplications/note/{id}', id: 'application', sees: { list: [{ text: 'Ask about the office' }] } },
  },
  {
    method: 'DELETE',
    path: 'jobApplications/note/{id}',
    id: 'note',
    sees: { undo: text },
    after: { path: 'jobApplications/note/{id}', id: 'application', sees: { list: [] } },
  },
  {
    method: 'POST',
    path: 'jobApplications/upload',
    query: ({ application }) => `applicationId=${application}`,
    body: file,
    sees: { filename: 'letter.txt', type: 'text/plain', size: 16 },
    makes: 'document',
  },
  { method: 'GET', path: 'files/temp-link', query: ({ document }) => `id=${document}`, sees: link },
  { method: 'GET', path: 'jobApplications/files/temp-link/{id}', id: 'document', sees: link },
  { method: 'GET', path: 'users/jobs/uncategorized', sees: { list: [{ job: { title: 'Nurse' }, isUncategorized: true }] } },
  { method: 'GET', path: 'users/jobs/uncategorized/count', sees: { count: 1 } },
  { method: 'GET', path: 'users/jobs/uncategorized/{id}', id: 'uncategorized', sees: { job: { title: 'Nurse' }, company: null } },
  {
    method: 'POST',
    path: 'jobApplications/assign-job',
    body: { company: 'Fabrikam', title: 'Nurse' },
    sees: { company: { name: 'Fabrikam' }, isUncategorized: false },
    after: { path: 'users/jobs/uncategorized/count', sees: { count: 0 } },
  },
  { method: 'GET', path: 'users/emails/unknown', sees: listOf({ messageId: text, subject: text }) },
  {
    method: 'POST',
    path: 'users/emails/unknown/assign',
    sees: { applicationId: text, undo: text },
    after: { path: 'users/emails/{id}', id: 'application', sees: { list: some([like({ id: text }), like({ id: text })]) } },
  },
  {
    method: 'POST',
    path: 'users/emails/unknown/archive',
    sees: { count: 1 },
    after: { path: 'users/emails/unknown', sees: without({ subject: 'To be archived' }) },
  },
  // Companies
  { method: 'GET', path: 'companies', query: 'name=conto', sees: [{ name: 'Contoso' }] },
  { method: 'GET', path: 'companies/detail', sees: { list: [{ name: 'Contoso', people: 5, myId: text }] } },
  { method: 'GET', path: 'users/jobs/company', sees: listOf({ name: 'Contoso', applications: 1, active: 0 }) },
  { method: 'GET', path: 'users/jobs/company', query: 'name=contoso', sees: { list: [{ name: 'Contoso' }] } },
  { method: 'GET', path: 'companies/stats', sees: { companies: 4, answered: number, underWay: number } },
  { method: 'GET', path: 'companies/chevron', sees: { stages: some([{ status: 'saved', count: 1 }]) } },
  { method: 'GET', path: 'companies/{id}', id: 'company', sees: { name: 'Contoso', applications: 1 } },
  { method: 'GET', path: 'companies/stats/detail/{id}', id: 'company', sees: { applications: 1, answered: 1 } },
  { method: 'GET', path: 'companies/jobs/{id}', id: 'company', sees: { list: [{ title: 'Engineer', people: 5 }] } },
  {
    method: 'GET',
    path: 'companies/detail/chevron/{id}',
    id: 'company',
    sees: { stages: [{ status: 'interview', count: 1 }], previous: text, next: text },
  },
  { method: 'GET', path: 'jobs/detail/{id}', id: 'sharedCompany', sees: { list: [{ title: 'Engineer', people: 5 }] } },
  { method: 'GET', path: 'users/jobs/company/{id}/job', id: 'company', sees: { list: [{ title: 'Analyst' }] } },
  // Jobs
  {
    method: 'GET',
    path: 'jobs',
    query: ({ company }) => `name=analyst&companyId=${company}`,
    sees: { list: [{ title: 'Analyst' }] },
  },
  { method: 'GET', path: 'jobs', query: 'name=pilot', sees: { list: [{ title: 'Pilot', company: { name: 'Wingtip' } }] } },
  { method: 'GET', path: 'jobs', query: ({ company }) => `name=pilot&companyId=${company}`, sees: { list: [] } },
  { method: 'GET', path: 'jobs/stats', sees: { jobs: 4, appliedTo: 3, underWay: number } },
  { method: 'GET', path: 'jobs/{id}', id: 'job', sees: { title: 'Analyst', company: { name: 'Contoso' } } },
  {
    method: 'PUT',
    path: 'jobs/{id}/title',
    id: 'job',
    body: { title: 'Senior Analyst' },
    sees: { title: 'Senior Analyst' },
    after: { path: 'jobApplications/{id}', id: 'application', sees: { job: { title: 'Senior Analyst' } } },
  },
  {
    method: 'GET',
    path: 'jobs/details/{id}',
    id: 'job',
    sees: { title: 'Senior Analyst', applicationList: [{ company: { name: 'Contoso' } }] },
  },
  {
    method: 'GET',
    path: 'jobs/details/chevron/{id}',
    id: 'job',
    sees: { stages: [{ status: 'interview', count: 1 }], previous: text, next: text },
  },
  // Written to somebody of the same installation
  {
    method: 'POST',
    path: 'users/emails/reply',
    body: { text: 'I can come on Tuesday.' },
    sees: { to: [neighbour], subject: 'Re: Your application', state: text },
  },
  {
    method: 'POST',
    path: 'users/emails/new',
    body: { to: [neighbour], subject: 'Hello', text: 'A word' },
    sees: { to: [neighbour], subject: 'Hello', text: 'A word' },
  },
  {
    method: 'POST',
    path: 'users/emails/forward',
    body: { to: [neighbour], text: 'Have a look' },
    sees: { to: [neighbour], subject: 'Fwd: Your application' },
  },
  // Test data
  {
    method: 'POST',
    path: 'jobApplications/seed',
    body: { count: 2 },
    sees: { sent: number },
    after: { path: 'jobApplications/submitted/count', sees: { all: 5 } },
  },
  { method: 'POST', path: 'userNotifications/seed', body: { count: 1 }, sees: { sent: 1 } },
  { method: 'POST', path: 'jobApplications/activity/seed/{id}', id: 'application', body: { count: 1 }, sees: { sent: 1 } },
  // At the end
  {
    method: 'DELETE',
    path: 'jobApplications/{id}',
    id: 'otherApplication',
    sees: { undo: text },
    after: { path: 'jobApplications', query: 'name=alderbrook&active=all', sees: without({ job: like({ title: 'Engineer' }) }) },
  },
  { method: 'POST', path: 'authenticate/refresh', sees: { token: text, refreshToken: text } },
  { method: 'POST', path: 'authenticate', sees: { token: text, refreshToken: text } },
  { method: 'POST', path: 'authenticate/logout', sees: undefined },
]

/** Section 3: the user, and the profile part of the user. */
export const profileFields = [
  ...['id', 'email', 'isActive', 'isGoogle', 'isApple', 'lastLogin', 'username', 'profilePic', 'refCode', 'clickOn'],
  ...['assignedEmail', 'assignedEmails', 'notification', 'welcomeScreen'],
  ...['firstName', 'lastName', 'preferredName', 'race', 'hispanicOrLatino', 'gender', 'disability', 'veteran'],
  ...['countryId', 'countryName', 'github', 'linkedIn', 'otherLinks', 'emailSignature', 'portfolio', 'city', 'phoneNumber'],
]

/** Section 7, the path catalogue, in its own words. */
export const pathCatalogue = `
Auth: authenticate (sign-in and sign-up share it), authenticate/refCode, authenticate/refresh, authenticate/logout, users/profile/update-fcm, email/availability, email/assign, users/profile, users/experience, users/experience/{id}, users/education, users/education/{id}, meta/country, meta/institutions, meta/field-of-study, jobs, companies.
Dashboard: jobApplications/submitted/count, jobApplications/status/count, users/activity, users/profile/click-on.
Notifications: userNotifications, jobNotifications/id/{id}, userNotifications/unreadCount, userNotifications/dismiss, users/profile/notification.
Applications: jobApplications, users/jobs/uncategorized (plus /count and /{id}), jobs/{id}, jobApplications/{id}/stats, jobApplications/stats, jobApplications/{id}, jobApplications/activity/{id}, users/emails/{id}, jobs/{id}/title, jobApplications/assign-job, users/emails/unknown/assign, users/emails/reply, users/emails/new, users/emails/forward, users/emails/unknown (plus /archive), jobApplications/upload, files/temp-link, jobApplications/files/temp-link/{id}, jobApplications/note, jobApplications/note/{id}, jobApplications/{id}/toggle-active, jobApplications/ai-summary/{id}.
Meta: meta, meta/recaptcha.
Test-data seeding: jobApplications/seed, userNotifications/seed, jobApplications/activity/seed/{id}.
Companies: companies; companies/detail or users/jobs/company (chosen by a mode flag); jobs/detail/{id} or users/jobs/company/{id}/job; companies/stats; companies/{id}; companies/stats/detail/{id}; companies/jobs/{id}; companies/chevron; companies/detail/chevron/{id}.
Jobs: jobs, jobs/stats, jobs/details/{id}, jobs/details/chevron/{id}.`
