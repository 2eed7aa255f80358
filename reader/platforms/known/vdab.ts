import type { Platform } from '../platform.ts'

export default {
  name: 'vdab',
  type: 'board',
  brands: ['VDAB'],
  senders: ['vdab.be'],
  links: ['www.vdab.be'],
} satisfies Platform
