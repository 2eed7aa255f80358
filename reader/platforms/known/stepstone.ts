import type { Platform } from '../platform.ts'

export default {
  name: 'stepstone',
  type: 'board',
  brands: ['StepStone', 'Stepstone'],
  senders: ['stepstone.de', 'stepstone.at', 'stepstone.be', 'stepstone.com', 'stepstone.nl', 'emails.stepstone.de'],
  links: ['www.stepstone.de'],
} satisfies Platform
