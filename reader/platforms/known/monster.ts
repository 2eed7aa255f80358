import type { Platform } from '../platform.ts'

export default {
  name: 'monster',
  type: 'board',
  brands: ['Monster'],
  senders: ['monster.com', 'monster.de', 'monster.fr', 'monster.co.uk'],
  links: ['www.monster.com'],
} satisfies Platform
