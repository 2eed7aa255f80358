import type { Platform } from '../platform.ts'

export default {
  name: 'hackerearth',
  type: 'assessment',
  brands: ['HackerEarth'],
  senders: ['hackerearth.com'],
} satisfies Platform
