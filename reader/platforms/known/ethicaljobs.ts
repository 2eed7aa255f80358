import type { Platform } from '../platform.ts'

export default {
  name: 'ethicaljobs',
  type: 'board',
  brands: ['EthicalJobs', 'EthicalJobs.com.au'],
  senders: ['ethicaljobs.com.au'],
  links: ['www.ethicaljobs.com.au'],
} satisfies Platform
