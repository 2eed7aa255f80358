import type { Platform } from '../platform.ts'

export default {
  name: 'welcometothejungle',
  type: 'board',
  brands: ['Welcome to the Jungle', 'WTTJ'],
  senders: ['welcometothejungle.com', 'wttj.co'],
  links: ['www.welcometothejungle.com'],
  subjects: ['Ta candidature chez {company} a bien été envoyée', '{company} a répondu à ta candidature'],
} satisfies Platform
