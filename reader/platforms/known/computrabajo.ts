import type { Platform } from '../platform.ts'

export default {
  name: 'computrabajo',
  type: 'board',
  brands: ['Computrabajo', 'CompuTrabajo'],
  senders: ['computrabajo.com'],
  links: ['www.computrabajo.com'],
} satisfies Platform
