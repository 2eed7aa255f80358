import type { Platform } from '../platform.ts'

export default {
  name: 'comeet',
  type: 'ats',
  brands: ['Comeet', 'Spark Hire Recruit'],
  senders: ['comeet-notifications.com', 'comeet.com', 'comeet-mail.com'],
  links: ['www.comeet.com'],
  tenant: ['subdomain'],
  subjects: [
    'We Got It: Thanks for applying for {title} position @ {company}',
    'Your Phone interview with {company}',
    'Phone interview scheduled - {title} @{company}',
  ],
} satisfies Platform
