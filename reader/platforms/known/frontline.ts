import type { Platform } from '../platform.ts'

export default {
  name: 'frontline',
  type: 'ats',
  brands: ['Frontline', 'AppliTrack', 'Frontline Education'],
  senders: ['applitrack.com', 'frontlineeducation.com'],
  links: ['www.applitrack.com'],
} satisfies Platform
