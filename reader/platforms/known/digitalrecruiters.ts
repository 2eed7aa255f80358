import type { Platform } from '../platform.ts'

export default {
  name: 'digitalrecruiters',
  type: 'ats',
  brands: ['DigitalRecruiters'],
  senders: ['digitalrecruiters.com'],
  links: ['*.digitalrecruiters.com'],
  subjects: ['Suivi de votre candidature - {title}'],
} satisfies Platform
