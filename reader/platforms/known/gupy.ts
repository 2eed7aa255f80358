import type { Platform } from '../platform.ts'

export default {
  name: 'gupy',
  type: 'ats',
  brands: ['Gupy', 'Equipe Gupy'],
  senders: ['gupy.com.br', 'gupy.io'],
  links: ['*.gupy.io'],
  tenant: ['link'],
} satisfies Platform
