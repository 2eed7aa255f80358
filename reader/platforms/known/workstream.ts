import type { Platform } from '../platform.ts'

export default {
  name: 'workstream',
  type: 'ats',
  brands: ['Workstream'],
  senders: ['workstream.us', 'workstream.is'],
  links: ['www.workstream.us'],
} satisfies Platform
