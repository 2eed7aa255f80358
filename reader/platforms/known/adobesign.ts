import type { Platform } from '../platform.ts'

export default {
  name: 'adobesign',
  type: 'signing',
  brands: ['Adobe Sign', 'Adobe Acrobat Sign', 'Adobe Acrobat Sign'],
  senders: ['adobesign.com', 'echosign.com'],
} satisfies Platform
