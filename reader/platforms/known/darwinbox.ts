import type { Platform } from '../platform.ts'

export default {
  name: 'darwinbox',
  type: 'ats',
  brands: ['Darwinbox'],
  senders: ['darwinbox.in', 'darwinbox.com'],
  links: ['*.darwinbox.in', '*.darwinbox.com'],
  tenant: ['link'],
} satisfies Platform
