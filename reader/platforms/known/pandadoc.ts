import type { Platform } from '../platform.ts'

export default {
  name: 'pandadoc',
  type: 'signing',
  brands: ['PandaDoc'],
  senders: ['pandadoc.com', 'pandadoc.net'],
} satisfies Platform
