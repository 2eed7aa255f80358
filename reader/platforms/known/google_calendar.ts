import type { Platform } from '../platform.ts'

export default {
  name: 'google_calendar',
  type: 'calendar',
  brands: ['Google Calendar'],
  senders: ['calendar-notification@google.com'],
  links: ['calendar.google.com'],
} satisfies Platform
