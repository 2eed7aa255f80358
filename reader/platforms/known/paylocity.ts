import type { Platform } from '../platform.ts'

export default {
  name: 'paylocity',
  type: 'ats',
  brands: ['Paylocity'],
  senders: ['paylocity.com'],
  links: ['recruiting.paylocity.com'],
  subjects: ['{company} Thanks You'],
} satisfies Platform
