import { expect, test } from 'vitest'
import { type ResumeDocument, resumeDocument } from '../contract/resume-document.ts'
import { merge, withTheirs } from './merge.ts'

const entry = (id: string, position: string, highlights: string[] = [], extra: object = {}) => ({
  position,
  highlights,
  'x-applybox': { id, ...extra },
})
const of = (...work: object[]) => resumeDocument.parse({ basics: { name: 'Ada', phone: '1' }, work })
const base = of(entry('a', 'Analyst', ['one', 'two']), entry('b', 'Baker'), entry('c', 'Cook'))
const ids = ({ work }: ResumeDocument) => work?.map((one) => one['x-applybox']?.id)

test('what one side changed is taken, on both sides', () => {
  const theirs = { ...base, basics: { name: 'Ada', phone: '2' } }
  const mine = { ...base, basics: { name: 'Ada L.', phone: '1' } }
  expect(merge(base, theirs, mine)).toEqual({ document: { ...base, basics: { name: 'Ada L.', phone: '2' } }, clashes: [] })
})

test('a new entry of the master comes in where it stands there; my order and my hidden ones stay', () => {
  const theirs = of(entry('new', 'Now'), entry('a', 'Analyst', ['one', 'two']), entry('b', 'Baker'), entry('c', 'Cook'))
  const mine = of(entry('c', 'Cook'), entry('a', 'Analyst', ['one', 'two'], { isHidden: true }), entry('b', 'Baker'))
  const { document, clashes } = merge(base, theirs, mine)
  expect(ids(document)).toEqual(['new', 'c', 'a', 'b'])
  expect(document.work?.[2]?.['x-applybox']?.isHidden).toBe(true)
  expect(clashes).toEqual([])
})

test('a line that I reworded and a line that the master added are both there', () => {
  const theirs = of(entry('a', 'Analyst', ['one', 'two', 'three']), entry('b', 'Baker'), entry('c', 'Cook'))
  const mine = of(entry('a', 'Analyst', ['uno', 'two']), entry('b', 'Baker'), entry('c', 'Cook'))
  expect(merge(base, theirs, mine).document.work?.[0]?.highlights).toEqual(['uno', 'two', 'three'])
})

test('what both reworded stays mine, is named, and can be taken from them', () => {
  const theirs = of(entry('a', 'Chief', ['eins', 'two']), entry('b', 'Baker'), entry('c', 'Cook'))
  const mine = of(entry('a', 'Head', ['uno', 'two']), entry('b', 'Baker'), entry('c', 'Cook'))
  const { document, clashes } = merge(base, theirs, mine)
  expect(document.work?.[0]).toMatchObject({ position: 'Head', highlights: ['uno', 'two'] })
  expect(clashes).toEqual([
    { path: ['work', 'a', 'position'], mine: 'Head', theirs: 'Chief' },
    { path: ['work', 'a', 'highlights'], mine: ['uno', 'two'], theirs: ['eins', 'two'] },
  ])
  const taken = clashes.reduce(withTheirs, document)
  expect(taken.work?.[0]).toMatchObject({ position: 'Chief', highlights: ['eins', 'two'] })
})

test('what one side removed is gone, unless the other wrote in it', () => {
  const theirs = of(entry('b', 'Baker'), entry('c', 'Cook'))
  expect(ids(merge(base, theirs, base).document)).toEqual(['b', 'c'])
  const mine = of(entry('a', 'Analyst in chief', ['one', 'two']), entry('b', 'Baker'))
  expect(ids(merge(base, theirs, mine).document)).toEqual(['a', 'b'])
})

test('the order of keys is no difference', () => {
  const theirs = { ...base, basics: { phone: '1', name: 'Ada' } }
  expect(merge(base, theirs, { ...base, basics: { name: 'X', phone: '1' } }).clashes).toEqual([])
})
