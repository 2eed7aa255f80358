import type { Platform } from '../platform.ts'

export default {
  name: 'handshake',
  type: 'board',
  brands: ['Handshake', 'Stryder Corp'],
  senders: ['joinhandshake.com'],
  links: ['app.joinhandshake.com'],
} satisfies Platform
