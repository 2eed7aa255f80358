import type { Platform } from '../platform.ts'

export default {
  name: 'viterbit',
  type: 'ats',
  brands: ['Viterbit'],
  senders: ['viterbit-mail.com', 'viterbit.com'],
  links: ['*.viterbit.site'],
  tenant: ['link'],
  subjects: ['Hemos recibido tu candidatura para {title}'],
} satisfies Platform
