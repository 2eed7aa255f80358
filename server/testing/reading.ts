import type { Facts } from '../../domain/attribution/shapes.ts'
import type { Reading } from '../../domain/reading.ts'
import { sendingDomains } from '../../reader/platforms/index.ts'

/** What is read in a mail of nobody in particular: a test says only what matters to it. */
export const plainReading: Reading = {
  messageId: null,
  inReplyTo: [],
  references: [],
  from: { name: 'Kim Vega', address: 'kim@contoso.example' },
  replyTo: null,
  to: [{ name: '', address: 'ada@applybox.localhost' }],
  subject: 'Your application',
  sentAt: null,
  automated: false,
  kind: 'conversation',
  confidence: 0.9,
  company: null,
  title: null,
  platform: 'direct',
  language: 'en',
  location: null,
  requisition: null,
  postingUrl: null,
  forwarded: null,
  invitation: null,
  people: [],
  code: null,
  deadline: null,
  salary: null,
  trust: { level: 'normal', warnings: [] },
  evidence: [],
}

/** The same as attribution sees it, read with certainty and under no subject. */
export function plainFacts({ sender, ...said }: Partial<Facts> & { sender: string }): Facts {
  return {
    ...plainReading,
    from: { name: '', address: sender },
    subject: '',
    automated: sender.startsWith('no-reply'),
    kind: 'interview',
    confidence: 0.95,
    at: '2026-03-10T09:00:00Z',
    tag: null,
    platformDomains: sendingDomains(said.platform ?? null),
    text: '',
    isTrusted: true,
    ...said,
  }
}
