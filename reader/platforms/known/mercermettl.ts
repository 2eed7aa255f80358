import type { Platform } from '../platform.ts'

export default {
  name: 'mercermettl',
  type: 'assessment',
  brands: ['Mercer Mettl', 'Mettl'],
  senders: ['mettl.com', 'mercer.com'],
} satisfies Platform
