import type { Platform } from '../platform.ts'

export default {
  name: 'paycor',
  type: 'ats',
  brands: ['Paycor', 'Newton'],
  senders: ['paycor.com', 'newtonsoftware.com'],
  links: ['recruitingbypaycor.com'],
} satisfies Platform
