import type { Platform } from '../platform.ts'

export default {
  name: 'infojobs',
  type: 'board',
  brands: ['InfoJobs'],
  senders: ['infojobs.net', 'infojobs.com.br', 'infojobs.it'],
  links: ['www.infojobs.net', 'www.infojobs.it', 'www.infojobs.com.br'],
  subjects: ['te has inscrito en {title}'],
} satisfies Platform
