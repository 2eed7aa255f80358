import type { Platform } from '../platform.ts'

export default {
  name: 'erecruiter',
  type: 'ats',
  brands: ['eRecruiter'],
  senders: ['erecruiter.pl', 'erecruiter.net'],
  links: ['system.erecruiter.pl'],
} satisfies Platform
