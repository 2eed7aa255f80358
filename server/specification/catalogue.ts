/** What a row may need. */
export interface World {
  refreshToken: string
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
  /** Keeps what was made for later rows. */
  makes?: keyof World
}

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
  { method: 'GET', path: 'meta' },
  { method: 'GET', path: 'meta/recaptcha' },
  { method: 'POST', path: 'meta/recaptcha', body: { token: 'x', action: 'sign-in' } },
  { method: 'GET', path: 'meta/country', query: 'name=cze' },
  { method: 'GET', path: 'meta/institutions', query: 'name=masaryk' },
  { method: 'GET', path: 'meta/field-of-study', query: 'name=comp' },
  // Accounts
  { method: 'GET', path: 'authenticate/refCode', query: 'code=X' },
  { method: 'GET', path: 'email/availability', query: 'name=somebody' },
  { method: 'GET', path: 'users/profile' },
  { method: 'POST', path: 'users/profile', body: { firstName: 'Ada' } },
  { method: 'PUT', path: 'users/profile/update-fcm', body: pushKeys },
  { method: 'PUT', path: 'users/profile/click-on', body: { clickOn: true } },
  { method: 'PUT', path: 'users/profile/notification', body: { notification: true } },
  { method: 'POST', path: 'users/experience', body: life, makes: 'experience' },
  { method: 'GET', path: 'users/experience' },
  { method: 'PUT', path: 'users/experience/{id}', id: 'experience', body: life },
  { method: 'DELETE', path: 'users/experience/{id}', id: 'experience' },
  { method: 'POST', path: 'users/education', body: school, makes: 'education' },
  { method: 'GET', path: 'users/education' },
  { method: 'PUT', path: 'users/education/{id}', id: 'education', body: school },
  { method: 'DELETE', path: 'users/education/{id}', id: 'education' },
  // Test data
  { method: 'POST', path: 'jobApplications/seed', body: { count: 2 } },
  { method: 'POST', path: 'userNotifications/seed', body: { count: 1 } },
  { method: 'POST', path: 'jobApplications/activity/seed/{id}', id: 'application', body: { count: 1 } },
  // Dashboard
  { method: 'GET', path: 'jobApplications/submitted/count' },
  { method: 'GET', path: 'jobApplications/status/count' },
  { method: 'GET', path: 'users/activity' },
  // Notifications
  { method: 'GET', path: 'userNotifications' },
  { method: 'GET', path: 'userNotifications/unreadCount' },
  { method: 'GET', path: 'jobNotifications/id/{id}', id: 'application' },
  { method: 'PUT', path: 'userNotifications/dismiss', body: { all: true } },
  // Applications
  { method: 'GET', path: 'jobApplications' },
  { method: 'POST', path: 'jobApplications', body: { source: 'manual', company: 'Wingtip', title: 'Pilot', status: 'saved' } },
  { method: 'GET', path: 'jobApplications/stats' },
  { method: 'GET', path: 'jobApplications/{id}', id: 'application' },
  { method: 'PUT', path: 'jobApplications/{id}', id: 'application', body: { location: 'Brno' } },
  { method: 'GET', path: 'jobApplications/{id}/stats', id: 'application' },
  { method: 'GET', path: 'jobApplications/activity/{id}', id: 'application' },
  { method: 'PUT', path: 'jobApplications/{id}/toggle-active', id: 'application' },
  { method: 'GET', path: 'users/emails/{id}', id: 'application' },
  { method: 'GET', path: 'jobApplications/ai-summary/{id}', id: 'application' },
  { method: 'POST', path: 'jobApplications/ai-summary/{id}', id: 'application' },
  { method: 'POST', path: 'jobApplications/note', body: { text: 'Ask about the team' }, makes: 'note' },
  { method: 'GET', path: 'jobApplications/note/{id}', id: 'application' },
  { method: 'PUT', path: 'jobApplications/note/{id}', id: 'note', body: { text: 'Ask about the office' } },
  { method: 'DELETE', path: 'jobApplications/note/{id}', id: 'note' },
  {
    method: 'POST',
    path: 'jobApplications/upload',
    query: ({ application }) => `applicationId=${application}`,
    body: file,
    makes: 'document',
  },
  { method: 'GET', path: 'files/temp-link', query: ({ document }) => `id=${document}` },
  { method: 'GET', path: 'jobApplications/files/temp-link/{id}', id: 'document' },
  { method: 'GET', path: 'users/jobs/uncategorized' },
  { method: 'GET', path: 'users/jobs/uncategorized/count' },
  { method: 'GET', path: 'users/jobs/uncategorized/{id}', id: 'uncategorized' },
  { method: 'POST', path: 'jobApplications/assign-job', body: { company: 'Fabrikam', title: 'Nurse' } },
  { method: 'GET', path: 'users/emails/unknown' },
  { method: 'POST', path: 'users/emails/unknown/assign' },
  { method: 'POST', path: 'users/emails/unknown/archive' },
  // Companies
  { method: 'GET', path: 'companies', query: 'name=lit' },
  { method: 'GET', path: 'companies/detail' },
  { method: 'GET', path: 'users/jobs/company' },
  { method: 'GET', path: 'companies/stats' },
  { method: 'GET', path: 'companies/chevron' },
  { method: 'GET', path: 'companies/{id}', id: 'company' },
  { method: 'GET', path: 'companies/stats/detail/{id}', id: 'company' },
  { method: 'GET', path: 'companies/jobs/{id}', id: 'company' },
  { method: 'GET', path: 'companies/detail/chevron/{id}', id: 'company' },
  { method: 'GET', path: 'jobs/detail/{id}', id: 'sharedCompany' },
  { method: 'GET', path: 'users/jobs/company/{id}/job', id: 'company' },
  // Jobs
  { method: 'GET', path: 'jobs', query: ({ company }) => `name=analyst&companyId=${company}` },
  { method: 'GET', path: 'jobs/stats' },
  { method: 'GET', path: 'jobs/{id}', id: 'job' },
  { method: 'PUT', path: 'jobs/{id}/title', id: 'job', body: { title: 'Senior Analyst' } },
  { method: 'GET', path: 'jobs/details/{id}', id: 'job' },
  { method: 'GET', path: 'jobs/details/chevron/{id}', id: 'job' },
  // Written to somebody of the same installation
  { method: 'POST', path: 'users/emails/reply', body: { text: 'I can come on Tuesday.' } },
  { method: 'POST', path: 'users/emails/new', body: { to: [neighbour], subject: 'Hello', text: 'A word' } },
  { method: 'POST', path: 'users/emails/forward', body: { to: [neighbour], text: 'Have a look' } },
  // At the end
  { method: 'DELETE', path: 'jobApplications/{id}', id: 'otherApplication' },
  { method: 'POST', path: 'authenticate/refresh' },
  { method: 'POST', path: 'authenticate/logout' },
]

/** Section 3: the user, and the profile part of the user. */
export const profileFields = [
  ...['id', 'email', 'isActive', 'isGoogle', 'isApple', 'lastLogin', 'username', 'profilePic', 'refCode', 'clickOn'],
  ...['assignedEmail', 'assignedEmails', 'notification', 'welcomeScreen'],
  ...['firstName', 'lastName', 'preferredName', 'race', 'hispanicOrLatino', 'gender', 'disability', 'veteran'],
  ...['countryId', 'countryName', 'github', 'linkedIn', 'otherLinks', 'emailSignature', 'portfolio', 'city', 'phoneNumber'],
]
