import path from 'node:path'
import type { Figure } from '../measure/figure.ts'
import { ask, signInLarge } from '../measure/load.ts'
import { headersOf, type Scratch, startFloor } from '../measure/scratch.ts'

const seconds = 5

/** The list of applications as the browser asks for it, of a user with much in it, against a server that has the answer ready. */
export async function measureList(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http')
  const token = await signInLarge(scratch, product, 'large')
  const url = `${product.url}/api/jobApplications?limit=25`
  const answer = await fetch(url, { headers: headersOf(token) })
  const body = await answer.text()
  const { data } = JSON.parse(body) as { data: { list: unknown[] } }
  if (data.list.length !== 25) throw new Error(`Expected 25 applications: ${body.slice(0, 200)}`)
  const floor = await startFloor(path.join(import.meta.dirname, 'floor-http.ts'))
  floor.child.stdin?.end(body)

  await ask(url, token, 1)
  const ours = await ask(url, token, seconds)
  const oneByOne = await ask(url, token, seconds, 1)
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
    { what: '  p99 of ten at a time', value: ours.p99, unit: 'ms', floor: { what: 'ready answers', value: ready.p99 } },
    { what: '  p99 of one at a time', value: oneByOne.p99, unit: 'ms', goal: { is: 'at most', value: 50, of: 'value' } },
  ]
}
