import type { Platform } from '../platform.ts'

export default {
  name: 'intervieweb',
  type: 'ats',
  brands: ['In-recruiting', 'Intervieweb', 'Zucchetti'],
  senders: ['in-recruiting.com', 'intervieweb.it'],
  links: ['*.intervieweb.it', 'inrecruiting.intervieweb.it'],
  tenant: ['link'],
} satisfies Platform
