import type { Platform } from '../platform.ts'

export default {
  name: 'workatastartup',
  type: 'board',
  brands: ['Work at a Startup', 'Y Combinator'],
  senders: ['workatastartup.com', 'bookface.ycombinator.com'],
  links: ['www.workatastartup.com'],
} satisfies Platform
