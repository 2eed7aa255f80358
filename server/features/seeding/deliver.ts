import { createTransport } from 'nodemailer'
import type { Context } from '../../lib/context.ts'
import { messageOf } from '../../lib/message-of.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Letter } from './letters.ts'

/** Sends mails to an address of this installation as a mail server does: over SMTP, to its own door. */
export async function deliver({ config, smtpPort }: Context, address: string, letters: readonly Letter[]): Promise<void> {
  const host = ['::', '0.0.0.0', 'localhost'].includes(config.smtpHost) ? '127.0.0.1' : config.smtpHost
  // the certificate may be our own; this is our own door
  const transport = createTransport({ host, port: smtpPort, pool: true, maxConnections: 1, tls: { rejectUnauthorized: false } })
  try {
    for (const { from, subject, text, sentAt, references } of letters)
      await transport.sendMail({
        from,
        to: address,
        subject,
        text,
        date: sentAt,
        ...(references?.length && { references, inReplyTo: references.at(-1) }),
      })
  } catch (cause) {
    throw new Refusal('unavailable', { words: `The mail door took no mail: ${messageOf(cause)}` })
  } finally {
    transport.close()
  }
}
