import type { Platform } from '../platform.ts'

export default {
  name: 'werkenbijdeoverheid',
  type: 'board',
  brands: ['Werken voor Nederland'],
  senders: ['werkenvoornederland.nl'],
  links: ['www.werkenvoornederland.nl'],
} satisfies Platform
