import type { Platform } from '../platform.ts'

export default {
  name: 'goodtime',
  type: 'scheduling',
  brands: ['GoodTime', 'GoodTime Hire'],
  senders: ['goodtime.io'],
  links: ['hire.goodtime.io'],
  tenant: ['local-part'],
} satisfies Platform
