import type { Platform } from '../platform.ts'

export default {
  name: 'eploy',
  type: 'ats',
  brands: ['Eploy'],
  senders: ['eploy.net', 'eploy.co.uk'],
} satisfies Platform
