import type { Platform } from '../platform.ts'

export default {
  name: 'bumeran',
  type: 'board',
  brands: ['Bumeran', 'ZonaJobs', 'Laborum'],
  senders: ['bumeran.com', 'bumeran.com.ar', 'zonajobs.com.ar', 'laborum.cl'],
  links: ['www.bumeran.com.ar', 'www.bumeran.com.mx'],
} satisfies Platform
