import type { Platform } from '../platform.ts'

export default {
  name: 'hackerrank',
  type: 'assessment',
  brands: ['HackerRank'],
  senders: ['hackerrankforwork.com', 'hackerrank.com'],
  links: ['www.hackerrank.com'],
  subjects: ['{company} - Online Assessment Invitation'],
} satisfies Platform
