import type { KeyName } from './key-table.ts'

/** The pages, by the text that names them, with the keys that lead there. */
export const places = [
  { to: '/dashboard', label: 'nav.dashboard', key: 'go.dashboard' },
  { to: '/active-applications', label: 'nav.active', key: 'go.active' },
  { to: '/archived-applications', label: 'nav.archived', key: 'go.archived' },
  { to: '/unidentified-messages', label: 'nav.unidentified', key: 'go.inbox' },
  { to: '/emails-with-missing-data', label: 'nav.missing', key: 'go.missing' },
  { to: '/outbox', label: 'nav.outbox', key: 'go.outbox' },
  { to: '/companies', label: 'nav.companies', key: 'go.companies' },
  { to: '/jobs', label: 'nav.jobs', key: 'go.jobs' },
  { to: '/resume-builder', label: 'nav.resumes', key: 'go.resumes' },
  { to: '/notifications', label: 'nav.notifications', key: 'go.notifications' },
  { to: '/profile', label: 'nav.profile', key: 'go.profile' },
  { to: '/settings', label: 'nav.settings', key: 'go.settings' },
] as const satisfies { to: string; label: string; key: KeyName }[]
