import type { Platform } from '../platform.ts'

export default {
  name: 'coderpad',
  type: 'assessment',
  brands: ['CoderPad', 'CodinGame'],
  senders: ['coderpad.io', 'codingame.com'],
  links: ['app.coderpad.io'],
} satisfies Platform
