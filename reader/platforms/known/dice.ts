import type { Platform } from '../platform.ts'

export default {
  name: 'dice',
  type: 'board',
  brands: ['Dice'],
  senders: ['dice.com'],
  links: ['www.dice.com'],
} satisfies Platform
