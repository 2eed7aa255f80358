import type { Platform } from '../platform.ts'

export default {
  name: 'francetravail',
  type: 'board',
  brands: ['France Travail', 'Pôle emploi'],
  senders: ['francetravail.fr', 'francetravail.net', 'pole-emploi.fr'],
  links: ['candidat.francetravail.fr'],
} satisfies Platform
