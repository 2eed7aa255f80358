import type { Platform } from '../platform.ts'

export default {
  name: 'nofluffjobs',
  type: 'board',
  brands: ['No Fluff Jobs'],
  senders: ['nofluffjobs.com'],
  links: ['nofluffjobs.com'],
} satisfies Platform
