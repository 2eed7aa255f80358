import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kinds } from '../domain/reading.ts'
import { corpusFolder, faultOf, manifest, readMails, readSet } from './sets.ts'

test('every file of the corpus is in the manifest, and every set is the file that it names', () => {
  const files = readdirSync(corpusFolder).filter((name) => name.endsWith('.jsonl'))
  expect(files.sort()).toEqual(manifest.map(({ set }) => `${set}.jsonl`).sort())
  for (const entry of manifest)
    expect([entry.set, faultOf(readFileSync(join(corpusFolder, `${entry.set}.jsonl`)), entry)]).toEqual([entry.set, null])
})

test('no mail of it was lost: 10,528 labelled messages, each with a known kind', { timeout: 60_000 }, () => {
  const sets = manifest.filter(({ form }) => form === 'mails' || form === 'mailbox')
  const mails = sets.flatMap(({ set }) => readMails<{ file: string; kind: string }>(set))
  expect(mails).toHaveLength(10_528)
  expect(mails.filter(({ bytes, kind }) => bytes.length === 0 || !(kinds as readonly string[]).includes(kind))).toEqual([])
})

test('a mail that only measures is in no set that teaches', { timeout: 60_000 }, () => {
  const mailsOf = (split: string) =>
    manifest
      .filter((one) => one.split === split && (one.form === 'mails' || one.form === 'mailbox'))
      .flatMap(({ set }) => readMails(set).map(({ bytes }) => bytes.toString('base64')))
  const taught = new Set(mailsOf('train'))
  expect(mailsOf('held-out').filter((mail) => taught.has(mail))).toEqual([])
  expect(manifest.filter(({ set, split }) => set.includes('held-out') && split !== 'held-out')).toEqual([])
})

describe('a set is refused', () => {
  const [first] = manifest
  const bytes = readFileSync(join(corpusFolder, `${first?.set}.jsonl`))
  const entry = { count: first?.count ?? 0, sha256: first?.sha256 ?? '' }
  const lines = bytes.toString('utf8').split('\n')
  const cases: [string, string[], RegExp][] = [
    ['with a broken record', [lines[0]?.slice(0, -3) ?? '', ...lines.slice(1)], /line 1 is no JSON object/],
    ['with a record that stands twice', [lines[0] ?? '', ...lines], /twice/],
    ['without one of its records', lines.slice(1), /149 records, and the manifest says 150/],
    ['with another label', [lines[0]?.replace('application_received', 'rejection') ?? '', ...lines.slice(1)], /SHA-256/],
  ]
  test.each(cases)('%s', (_, changed, fault) => {
    expect(faultOf(Buffer.from(changed.join('\n')), entry)).toMatch(fault)
  })

  test('that is not in the manifest', () => {
    expect(() => readSet('single99')).toThrow('There is no set "single99"')
  })
})
