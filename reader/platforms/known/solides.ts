import type { Platform } from '../platform.ts'

export default {
  name: 'solides',
  type: 'ats',
  brands: ['Sólides', 'Solides', 'Sólides Vagas'],
  senders: ['solides.com.br', 'solides.jobs'],
  links: ['*.vagas.solides.com.br', '*.solides.jobs'],
  tenant: ['link'],
} satisfies Platform
