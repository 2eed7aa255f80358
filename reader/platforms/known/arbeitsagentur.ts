import type { Platform } from '../platform.ts'

export default {
  name: 'arbeitsagentur',
  type: 'board',
  brands: ['Bundesagentur für Arbeit', 'Jobsuche'],
  senders: ['jobsuche.arbeitsagentur.de'],
  links: ['www.arbeitsagentur.de'],
} satisfies Platform
