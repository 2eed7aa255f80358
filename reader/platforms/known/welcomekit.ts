import type { Platform } from '../platform.ts'

export default {
  name: 'welcomekit',
  type: 'ats',
  brands: ['Welcome Kit', 'Welcome to the Jungle'],
  senders: ['welcomekit.co'],
  links: ['www.welcometothejungle.com'],
  subjects: ['Votre candidature chez {company}'],
} satisfies Platform
