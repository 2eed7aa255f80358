import type { Platform } from '../platform.ts'

export default {
  name: 'ukg',
  type: 'ats',
  brands: ['UKG', 'UltiPro', 'UKG Pro'],
  senders: ['ultipro.com', 'ukg.com', 'ukg.net'],
  links: ['recruiting.ultipro.com', 'recruiting2.ultipro.com'],
} satisfies Platform
