import type { Platform } from '../platform.ts'

export default {
  name: 'candidatecare',
  type: 'ats',
  brands: ['CandidateCare'],
  senders: ['candidatecare.com'],
} satisfies Platform
