import { Agent, request } from 'node:http'
import path from 'node:path'
import { sql } from 'kysely'
import { assignAddress, authenticate } from '../../contract/accounts.ts'
import { addLargeAccount } from '../../server/testing/large-account.ts'
import { type Figure, percentile } from './figure.ts'
import { call, headersOf, type Scratch, signUp, startFloor } from './scratch.ts'

const connections = 10
const seconds = 5

/** The list of applications as the browser asks for it, of a user with much in it, against a server that has the answer ready. */
export async function measureList(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http')
  const token = await signInLarge(scratch, product)
  const url = `${product.url}/api/jobApplications?limit=25`
  const answer = await fetch(url, { headers: headersOf(token) })
  const body = await answer.text()
  const { data } = JSON.parse(body) as { data: { list: unknown[] } }
  if (data.list.length !== 25) throw new Error(`Expected 25 applications: ${body.slice(0, 200)}`)
  const floor = await startFloor(path.join(import.meta.dirname, 'floor-http.ts'))
  floor.child.stdin?.end(body)

  await ask(url, token, 1)
  const ours = await ask(url, token, seconds)
  const ready = await ask(`http://127.0.0.1:${floor.port}/`, token, seconds)
  await floor.stop()
  await product.stop()
  return [
    {
      what: '25 applications of 5,000 with 100,000 mails',
      value: ours.perSecond,
      unit: 'requests/s',
      floor: { what: 'ready answers', value: ready.perSecond },
    },
    { what: '  p99', value: ours.p99, unit: 'ms', floor: { what: 'ready answers', value: ready.p99 } },
  ]
}

async function signInLarge({ database }: Scratch, product: Parameters<typeof signUp>[0]): Promise<string> {
  const { email, password } = await signUp(product, 'small')
  const userId = await addLargeAccount(database.db, { mails: 100_000, applications: 5_000, companies: 1_000 })
  await sql`
    update users set email = 'large@example.com', password_hash = (select password_hash from users where email = ${email})
    where id = ${userId}`.execute(database.db)
  const { token } = await call<{ token: string }>(product, authenticate.path, {
    method: 'email',
    intent: 'sign-in',
    email: 'large@example.com',
    password,
  })
  await call(product, assignAddress.path, { name: 'large' }, token)
  return token
}

async function ask(url: string, token: string, duration: number): Promise<{ perSecond: number; p99: number }> {
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
