import type { Platform } from '../platform.ts'

export default {
  name: 'pandape',
  type: 'ats',
  brands: ['Pandapé'],
  senders: ['pandape.com', 'pandape.com.br'],
  links: ['*.pandape.com', '*.pandape.com.br'],
  tenant: ['link'],
} satisfies Platform
