import type { Platform } from '../platform.ts'

export default {
  name: 'cornerstone',
  type: 'ats',
  brands: ['Cornerstone', 'Cornerstone OnDemand', 'CSOD'],
  senders: ['csod.com', 'cornerstoneondemand.com'],
  links: ['*.csod.com'],
  tenant: ['link'],
} satisfies Platform
