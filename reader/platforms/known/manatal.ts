import type { Platform } from '../platform.ts'

export default {
  name: 'manatal',
  type: 'ats',
  brands: ['Manatal'],
  senders: ['manatal.com'],
  links: ['www.careers-page.com'],
} satisfies Platform
