import type { Platform } from '../platform.ts'

export default {
  name: 'visma',
  type: 'ats',
  brands: ['Visma', 'Visma EasyCruit', 'EasyCruit'],
  senders: ['easycruit.com'],
  links: ['*.easycruit.com'],
  tenant: ['link'],
} satisfies Platform
