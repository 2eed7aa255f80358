import type { Facts } from '../mail/attribution/shapes.ts'

/** A mail of nobody in particular as attribution sees it, read with certainty: a case says only what matters to it. */
export function plainFacts({ sender, ...said }: Partial<Facts> & { sender: string }): Facts {
  return {
    messageId: null,
    inReplyTo: [],
    references: [],
    from: { name: '', address: sender },
    replyTo: null,
    subject: '',
    automated: sender.startsWith('no-reply'),
    kind: 'interview',
    confidence: 0.95,
    company: null,
    title: null,
    platform: 'direct',
    location: null,
    requisition: null,
    postingUrl: null,
    forwarded: null,
    invitation: null,
    people: [],
    at: '2026-03-10T09:00:00Z',
    tag: null,
    text: '',
    isTrusted: true,
    ...said,
  }
}
