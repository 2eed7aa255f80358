import type { Platform } from '../platform.ts'

export default {
  name: 'vagas',
  type: 'board',
  brands: ['Vagas', 'VAGAS.com', 'Vagas.com.br'],
  senders: ['vagas.com.br'],
  links: ['www.vagas.com.br'],
} satisfies Platform
