import type { Platform } from '../platform.ts'

export default {
  name: 'nationalevacaturebank',
  type: 'board',
  brands: ['Nationale Vacaturebank', 'Nationalevacaturebank'],
  senders: ['nationalevacaturebank.nl'],
  links: ['www.nationalevacaturebank.nl'],
} satisfies Platform
