import { expect, test } from 'vitest'
import { demo } from './demo.ts'
import { match } from './match.ts'
import { printed } from './printed.ts'

const cv = printed(demo)
const posting = `Backend Engineer (m/w/d)

We are a team of 12 in Hamburg.

What you bring:
- 5 years of experience with Node.js, TypeScript or Golang
- Solid knowledge of Postgres and k8s
- Fluent in German and Polish
- OpenTelemetry is a plus

Benefits:
- A dog-friendly office in Java Street`

test('what a posting asks for is quoted, found under other names too, or missing', () => {
  const wishes = match(posting, cv)
  const of = (words: string) => wishes.find(({ quote }) => quote.includes(words))
  const terms = (words: string) => Object.fromEntries(of(words)?.terms.map(({ term, foundIn }) => [term, foundIn !== null]) ?? [])
  expect(terms('Node.js')).toEqual({ 'node.js': false, typescript: true, golang: false })
  expect(terms('Postgres')).toEqual({ postgresql: true, kubernetes: true })
  expect(terms('Fluent')).toEqual({ german: true, polish: false })
  expect(terms('OpenTelemetry')).toEqual({ OpenTelemetry: false })
  expect(of('Postgres')).toMatchObject({ isQualification: true })
  expect(of('Postgres')?.terms[0]?.foundIn).toContain('PostgreSQL')
  expect(of('team of 12')).toBeUndefined()
  expect(of('Java Street')).toMatchObject({ isQualification: false })
})

test('JavaScript is no Java, and C no C++', () => {
  const terms = (text: string) => match(text, cv).flatMap(({ terms }) => terms.map(({ term }) => term))
  expect(terms('Knowledge of JavaScript')).toEqual(['javascript'])
  expect(terms('Knowledge of C++')).toEqual(['c++'])
  expect(terms('Gute Englischkenntnisse')).toEqual(['english'])
})

test('what is hidden in the resume is not found', () => {
  const without = printed({ ...demo, skills: [] })
  expect(match('Experience with Terraform', without)[0]?.terms).toEqual([{ term: 'terraform', foundIn: null }])
})

test('a hostile posting is read in time', () => {
  const started = performance.now()
  for (const text of ['A'.repeat(50_000), 'aB '.repeat(16_000), '- x\n'.repeat(12_000), 'java'.repeat(12_000)]) match(text, cv)
  expect(performance.now() - started).toBeLessThan(2_000)
})
