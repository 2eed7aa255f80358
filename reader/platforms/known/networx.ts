import type { Platform } from '../platform.ts'

export default {
  name: 'networx',
  type: 'ats',
  brands: ['networx', 'networx Recruitment', 'IRIS Networx'],
  senders: ['networxrecruitment.com', 'networxcareers.com'],
} satisfies Platform
