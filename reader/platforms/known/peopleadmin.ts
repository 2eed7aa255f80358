import type { Platform } from '../platform.ts'

export default {
  name: 'peopleadmin',
  type: 'ats',
  brands: ['PeopleAdmin'],
  senders: ['peopleadmin.com'],
  links: ['*.peopleadmin.com'],
  tenant: ['link'],
} satisfies Platform
