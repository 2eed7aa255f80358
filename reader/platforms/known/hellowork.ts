import type { Platform } from '../platform.ts'

export default {
  name: 'hellowork',
  type: 'board',
  brands: ['HelloWork', 'Hellowork'],
  senders: ['hellowork.com'],
  links: ['www.hellowork.com'],
} satisfies Platform
