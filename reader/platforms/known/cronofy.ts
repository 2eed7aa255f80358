import type { Platform } from '../platform.ts'

export default {
  name: 'cronofy',
  type: 'scheduling',
  brands: ['Cronofy'],
  senders: ['cronofy.com'],
} satisfies Platform
