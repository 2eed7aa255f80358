import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/sha'
import nodemailer from 'nodemailer'
import { assignAddress, authenticate } from '../contract/accounts.ts'
import { prefix } from '../contract/endpoint.ts'
import { getIngestHealth } from '../contract/mail.ts'
import { getBotProtection, scoreBotProtection } from '../contract/meta.ts'
import { updateProfile } from '../contract/profile.ts'
import { type Config, readConfig } from '../server/config.ts'
import { CannotStart } from '../server/lib/cannot-start.ts'
import { answers } from './demo/answers.ts'
import { confirmations } from './demo/confirmations.ts'
import { type Account, type Call, converse, employer } from './demo/conversation.ts'
import { calendarOf, type DemoMail, htmlOf, moment, person, textOf } from './demo/mail.ts'
import { noise } from './demo/noise.ts'

/**
 * `npm run demo`: makes an account as a browser does, sends it two months of mail as mail servers do, lets it write with an employer whose
 * account is here too, and prints how to sign in. Uses the product that runs with the same configuration, or starts it and stays until Ctrl-C.
 */
async function main() {
  const config = readConfig(process.env)
  const server = (await isRunning(config)) ? null : await startServer(config)
  const account = await createAccount(config, 'robin.ahlers', person)
  const mails = [...confirmations, ...answers, ...noise].sort((a, b) => b.daysAgo - a.daysAgo || a.at.localeCompare(b.at))
  say(`Sending ${mails.length} mails to ${account.address}`)
  await send(mails, account.address, config)
  await untilRead(account.call)
  const other = await createAccount(config, 'elin.marwood', employer)
  await converse(account, other, (mail) => send([mail], account.address, config))
  say(
    [
      '',
      'The demo account is ready. Sign in:',
      `  Open      ${config.publicUrl}/auth/sign-in`,
      `  E-mail    ${account.email}`,
      `  Password  ${account.password}`,
      '',
      `${employer.firstName} ${employer.lastName} of ${employer.company}, who has invited to an interview, answers from an account here too:`,
      `  E-mail    ${other.email}`,
      `  Password  ${other.password}`,
      '',
    ].join('\n'),
  )
  if (server) await ended(server)
}

const addressOf = (config: Config) => `http://127.0.0.1:${config.httpPort}`

async function isRunning(config: Config): Promise<boolean> {
  const answer = await fetch(`${addressOf(config)}/readyz`).catch(() => null)
  return answer?.status === 200 && ((await answer.json().catch(() => null)) as { status?: string } | null)?.status === 'ready'
}

async function startServer(config: Config): Promise<ChildProcess> {
  // Ctrl-C reaches the server too, which ends in its own time
  process.on('SIGINT', () => {})
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../server/main.ts')], { stdio: 'inherit' })
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  while (!(await isRunning(config))) {
    if (server.exitCode !== null) process.exit(server.exitCode)
    await sleep(100)
  }
  return server
}

const ended = (server: ChildProcess) => new Promise<void>((resolve) => server.once('exit', () => resolve()))

async function createAccount(config: Config, name: string, of: { firstName: string; lastName: string }): Promise<Account> {
  const sign = randomBytes(3).toString('hex')
  const email = `demo-${sign}@example.com`
  const password = randomBytes(9).toString('base64url')
  const open = caller(config)
  const proof = await prove(open)
  const { token } = await open(authenticate, { method: 'email', intent: 'sign-up', email, password, ...(proof && { proof }) })
  const call = caller(config, token)
  const { email: address } = await call(assignAddress, { name: `${name}.${sign}` })
  const { firstName, lastName } = of
  await call(updateProfile, { firstName, lastName, preferredName: firstName })
  return { email, password, address, call }
}

/** Calls the interface as one browser does: with one device identity. */
function caller(config: Config, token?: string): Call {
  const headers = {
    'content-type': 'application/json',
    'x-device-identity': device,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return async (endpoint, body) => {
    const answer = await fetch(`${addressOf(config)}${prefix}/${endpoint.path}`, {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const content = (await answer.json().catch(() => null)) as { data?: unknown; detail?: string; title?: string } | null
    if (!answer.ok)
      throw new CannotStart(`The demo account could not be made: ${content?.detail ?? content?.title ?? answer.status}`)
    return content?.data as never
  }
}
const device = crypto.randomUUID()

async function prove(call: Call): Promise<string | undefined> {
  const given = await call(getBotProtection)
  if (given.protection === 'off') return undefined
  if (given.protection === 'recaptcha')
    throw new CannotStart('The demo can not pass reCAPTCHA: set APPLYBOX_BOT_PROTECTION=altcha')
  const challenge = given.challenge as unknown as Challenge
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha
  const solution = await solveChallenge({ challenge, deriveKey })
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return (await call(scoreBotProtection, { token, action: 'sign-up' })).proof ?? undefined
}

/** Answers the Message-ID of the last one. */
async function send(mails: DemoMail[], to: string, config: Config): Promise<string> {
  const now = new Date()
  const run = randomBytes(3).toString('hex')
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: config.smtpPort,
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    tls: { rejectUnauthorized: false },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const firstOfThread = new Map<string, string>()
  let messageId = ''
  for (const [n, mail] of mails.entries()) {
    const sender = mail.from.slice(mail.from.lastIndexOf('<') + 1, -1)
    messageId = `<${run}.${n}@${sender.slice(sender.indexOf('@') + 1)}>`
    const first = mail.answers ?? (mail.thread && firstOfThread.get(mail.thread))
    if (mail.thread && !first) firstOfThread.set(mail.thread, messageId)
    await transport.sendMail({
      envelope: { from: sender, to },
      messageId,
      date: moment(-mail.daysAgo, mail.at, now),
      from: { name: mail.from.slice(0, mail.from.lastIndexOf(' <')), address: sender },
      to: { name: `${person.firstName} ${person.lastName}`, address: to },
      subject: mail.subject,
      ...(first && { inReplyTo: first, references: first }),
      ...(mail.as !== 'html' && { text: textOf(mail) }),
      ...(mail.as !== 'text' && { html: htmlOf(mail) }),
      ...(mail.meeting && {
        icalEvent: {
          method: mail.meeting.method ?? 'REQUEST',
          filename: 'invite.ics',
          content: calendarOf(mail.meeting, sender, to, now),
        },
      }),
      ...(mail.attachments && { attachments: mail.attachments }),
      ...(mail.headers && { headers: mail.headers }),
    })
  }
  transport.close()
  return messageId
}

/** Until everything that was accepted has been read and applied, or a minute has passed. */
async function untilRead(call: Call) {
  for (let tries = 0; tries < 120; tries++) {
    if ((await call(getIngestHealth)).waiting === 0) return
    await sleep(500)
  }
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

main().then(
  () => process.exit(0),
  (cause: unknown) => {
    process.stderr.write(
      `${cause instanceof CannotStart ? cause.message : cause instanceof Error ? cause.stack : String(cause)}\n`,
    )
    process.exit(1)
  },
)
