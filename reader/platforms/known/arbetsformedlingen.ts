import type { Platform } from '../platform.ts'

export default {
  name: 'arbetsformedlingen',
  type: 'board',
  brands: ['Arbetsförmedlingen', 'Platsbanken'],
  senders: ['arbetsformedlingen.se'],
  links: ['arbetsformedlingen.se'],
} satisfies Platform
