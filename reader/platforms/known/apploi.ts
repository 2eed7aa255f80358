import type { Platform } from '../platform.ts'

export default {
  name: 'apploi',
  type: 'ats',
  brands: ['Apploi'],
  senders: ['apploi.com'],
} satisfies Platform
