import type { Status } from '../applications.ts'

export const statusNames = {
  'status.saved': 'Gemerkt',
  'status.applied': 'Beworben',
  'status.in_review': 'In Prüfung',
  'status.assessment': 'Test',
  'status.interview': 'Gespräch',
  'status.offer': 'Angebot',
  'status.accepted': 'Angenommen',
  'status.rejected': 'Abgelehnt',
  'status.withdrawn': 'Zurückgezogen',
} satisfies Record<`status.${Status}`, string>
