import type { Platform } from '../platform.ts'

export default {
  name: 'umantis',
  type: 'ats',
  brands: ['Umantis', 'Abacus Umantis', 'Haufe'],
  senders: ['umantis.com', 'abacusumantis.com'],
  links: ['*.umantis.com'],
  tenant: ['link'],
} satisfies Platform
