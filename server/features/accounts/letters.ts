import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport, type Transporter } from 'nodemailer'
import type { Provider } from '../../../contract/accounts.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Context } from '../../lib/context.ts'
import { type LetterKind, letterWords } from './letter-words.ts'

export interface Letter {
  kind: LetterKind
  to: string
  language: Language
  /** What the letter is sent for; the only part of it that the log shows where no mail server is configured. */
  link?: string
  /** Whom it is about, where it is about one. */
  provider?: Provider
}

const providerNames: Record<Provider, string> = { google: 'Google', apple: 'Apple' }

const transports = new WeakMap<Context, Transporter>()
const pauses = [2_000, 20_000]

/**
 * Sends a letter of the installation in the background: the caller's answer neither waits for it nor tells by its time whether there was one.
 * It is not put in the database's queue, where the secret in its link would stand in the clear; who waits in vain asks again.
 */
export function post(context: Context, letter: Letter): void {
  if (context.config.smtpUrl === undefined) {
    context.log.info({ kind: letter.kind, link: letter.link }, 'No mail server is configured: this would have been mailed')
    return
  }
  void deliver(context, letter, context.config.smtpUrl)
}

async function deliver(context: Context, letter: Letter, smtpUrl: string) {
  const transport =
    transports.get(context) ?? createTransport(smtpUrl, { from: `Applybox <no-reply@${context.config.mailDomain}>` })
  transports.set(context, transport)
  const { subject, lines } = letterWords[letter.language][letter.kind]
  const provider = letter.provider ? providerNames[letter.provider] : ''
  const text = [...lines, ...(letter.link ? ['', letter.link] : []), '', 'Applybox', context.config.publicUrl].join('\n')
  for (let attempt = 0; ; attempt++) {
    try {
      await transport.sendMail({
        to: letter.to,
        subject: subject.replace('{provider}', provider),
        text: text.replace('{provider}', provider),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return
    } catch (cause) {
      const pause = pauses[attempt]
      if (pause === undefined) return context.log.error({ err: cause, kind: letter.kind }, 'A letter could not be sent')
      await sleep(pause, undefined, { ref: false })
    }
  }
}
