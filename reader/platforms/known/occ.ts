import type { Platform } from '../platform.ts'

export default {
  name: 'occ',
  type: 'board',
  brands: ['OCC', 'OCCMundial'],
  senders: ['occ.com.mx', 'occmundial.com'],
  links: ['www.occ.com.mx'],
} satisfies Platform
