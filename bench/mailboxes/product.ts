import { randomUUID } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Journey } from './folder.ts'
import type { Outcome, Result } from './score.ts'
import type { Scratch } from './scratch.ts'

/**
 * Puts a mailbox through the running product as a person would see it: a new account, every mail over SMTP in date
 * order, the interface read back.
 */
export async function throughProduct(journey: Journey, scratch: Scratch): Promise<Result> {
  const call = await signUp(scratch)
  const { email } = await call<{ email: string }>('POST', 'email/assign', { name: `bench-${randomUUID().slice(0, 12)}` })
  await deliver(journey, email, scratch.smtpPort)
  await untilRead(call, journey.mails.length)
  return collect(call, journey)
}

type Call = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>

async function signUp({ httpUrl }: Scratch): Promise<Call> {
  const device = randomUUID()
  const callAs = (token: string | null) =>
    async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
      const answer = await fetch(`${httpUrl}/api/${path}`, {
        method,
        headers: {
          'X-Device-Identity': device,
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { data: T }).data
    }
  const account = { method: 'email', intent: 'sign-up', email: `${randomUUID()}@example.com`, password: `${randomUUID()}-Aa1` }
  const { token } = await callAs(null)<{ token: string }>('POST', 'authenticate', account)
  return callAs(token)
}

/** Sequential over one connection, to arrive in date order. */
async function deliver(journey: Journey, to: string, port: number): Promise<void> {
  const door = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    tls: { rejectUnauthorized: false },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    for (const mail of journey.mails) {
      await door.sendMail({ envelope: { from: 'bounces@sender.example', to }, raw: mail.bytes })
    }
  } finally {
    door.close()
  }
}

const patience = 180_000

async function untilRead(call: Call, expected: number): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    const { waiting, failed } = await call<{ waiting: number; failed: number }>('GET', 'users/ingest/health')
    if (waiting === 0) {
      if (failed > 0) process.stderr.write(`${failed} of ${expected} mails could not be read\n`)
      return
    }
    if (Date.now() > until) throw new Error(`${waiting} mails still wait after ${patience / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

interface ListedApplication {
  id: string
  company: { name: string } | null
  job: { title: string } | null
  status: string
}

interface ListedMessage {
  messageId: string | null
}

async function collect(call: Call, journey: Journey): Promise<Result> {
  const idOf = new Map(journey.mails.map((mail) => [bare(mail.messageId), mail.id]))
  const ids = (messages: readonly ListedMessage[]) => messages.flatMap(({ messageId }) => idOf.get(bare(messageId ?? '')) ?? [])
  const applications: Outcome[] = []
  for (const one of await everyPage<ListedApplication>(call, 'jobApplications?active=all&limit=100')) {
    const { list } = await call<{ list: { messages: ListedMessage[] }[] }>('GET', `users/emails/${one.id}`)
    applications.push({
      company: one.company?.name ?? null,
      title: one.job?.title ?? null,
      status: one.status,
      mailIds: ids(list.flatMap((thread) => thread.messages)),
    })
  }
  const review = await everyPage<ListedMessage>(call, 'users/emails/unknown?filter=review&limit=100')
  return { applications, review: ids(review) }
}

async function everyPage<T>(call: Call, path: string): Promise<T[]> {
  const all: T[] = []
  let cursor: string | null = null
  do {
    const page: { list: T[]; nextCursor: string | null } = await call(
      'GET',
      cursor === null ? path : `${path}&cursor=${encodeURIComponent(cursor)}`,
    )
    all.push(...page.list)
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
}

/** Message-IDs are compared without the brackets around them. */
const bare = (messageId: string): string => messageId.trim().replace(/^<|>$/g, '')
