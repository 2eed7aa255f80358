import type { Platform } from '../platform.ts'

export default {
  name: 'pinpoint',
  type: 'ats',
  brands: ['Pinpoint'],
  senders: ['pinpointhq.com', 'pinpoint.careers'],
  links: ['*.pinpointhq.com'],
  tenant: ['link'],
} satisfies Platform
