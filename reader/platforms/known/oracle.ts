import type { Platform } from '../platform.ts'

export default {
  name: 'oracle',
  type: 'ats',
  brands: ['Oracle', 'Oracle Recruiting'],
  senders: ['oraclecloud.com', 'cloud.oracle.com'],
  links: ['*.oraclecloud.com'],
  subjects: ['{company}: Application Received - {title}', 'We have received your application for {title}'],
} satisfies Platform
