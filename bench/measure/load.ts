import { Agent, request } from 'node:http'
import { sql } from 'kysely'
import { assignAddress, authenticate } from '../../contract/accounts.ts'
import { addLargeAccount } from '../../server/testing/large-account.ts'
import type { RunningProduct } from '../../server/testing/product.ts'
import { percentile } from './figure.ts'
import { call, headersOf, type Scratch, signUp } from './scratch.ts'

/** Signs in a user with 100,000 mails, 5,000 applications and 1,000 companies. */
export async function signInLarge({ database }: Scratch, product: RunningProduct, name: string): Promise<string> {
  const { email, password } = await signUp(product, `${name}.before`)
  const userId = await addLargeAccount(database.db, { mails: 100_000, applications: 5_000, companies: 1_000 })
  await sql`
    update users set email = ${`${name}@example.com`}, password_hash = (select password_hash from users where email = ${email})
    where id = ${userId}`.execute(database.db)
  const { token } = await call<{ token: string }>(product, authenticate.path, {
    method: 'email',
    intent: 'sign-in',
    email: `${name}@example.com`,
    password,
  })
  await call(product, assignAddress.path, { name }, token)
  return token
}

/** Asks again and again over so many connections at the same time, for so many seconds. */
export async function ask(
  url: string,
  token: string,
  duration: number,
  connections = 10,
): Promise<{ perSecond: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const begun = performance.now()
  const until = begun + duration * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const asked = performance.now()
        await get(url, headersOf(token), agent)
        times.push(performance.now() - asked)
      }
    }),
  )
  agent.destroy()
  return { perSecond: times.length / ((performance.now() - begun) / 1000), p99: percentile(times, 99) }
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    })
      .on('error', reject)
      .end()
  })
}
