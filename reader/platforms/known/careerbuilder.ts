import type { Platform } from '../platform.ts'

export default {
  name: 'careerbuilder',
  type: 'board',
  brands: ['CareerBuilder'],
  senders: ['careerbuilder.com'],
  links: ['www.careerbuilder.com'],
} satisfies Platform
