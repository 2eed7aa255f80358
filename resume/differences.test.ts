import { expect, test } from 'vitest'
import { resumeDocument } from '../contract/resume-document.ts'
import { demo } from './demo.ts'
import { differences } from './differences.ts'

const resume = (document: unknown) => resumeDocument.parse(document)
const work = (...highlights: string[]) => resume({ basics: { name: 'Ada' }, work: [{ name: 'Contoso', highlights }] })

test('a line that says nearly the same is reworded; others came or went, each in its part', () => {
  const earlier = work('Cut costs by a third', 'Led four people', 'Wrote tests')
  const now = { ...work('Cut costs by a half', 'Led four people', 'Shipped payments'), basics: { name: 'Ada L.' } }
  expect(differences(earlier, resume(now))).toEqual({
    list: [
      { key: 'basics', title: '', lines: [{ before: 'Ada', now: 'Ada L.' }] },
      {
        key: 'work',
        title: 'Experience',
        lines: [
          { before: '- Cut costs by a third', now: '- Cut costs by a half' },
          { before: null, now: '- Shipped payments' },
          { before: '- Wrote tests', now: null },
        ],
      },
    ],
    isDesignChanged: false,
    isOrderChanged: false,
  })
})

test('what is moved or looks otherwise differs in no line', () => {
  expect(differences(work('A', 'B'), work('B', 'A'))).toEqual({ list: [], isDesignChanged: false, isOrderChanged: true })
  const blue = resume({ ...work('A'), 'x-applybox': { look: { color: '#0000ff' } } })
  expect(differences(work('A'), blue)).toEqual({ list: [], isDesignChanged: true, isOrderChanged: false })
  const first = resume({ ...demo, 'x-applybox': { ...demo['x-applybox'], sections: [{ key: 'skills' }] } })
  expect(differences(demo, first)).toEqual({ list: [], isDesignChanged: false, isOrderChanged: true })
  expect(differences(demo, demo)).toEqual({ list: [], isDesignChanged: false, isOrderChanged: false })
})

test('a hidden section is gone, a letter is a part of its own, and the same line twice is two', () => {
  const hidden = resume({ ...work('A'), 'x-applybox': { sections: [{ key: 'work', isHidden: true }] } })
  const gone = differences(work('A'), hidden).list
  expect(gone).toEqual([
    {
      key: 'work',
      title: 'Experience',
      lines: [
        { before: 'Contoso', now: null },
        { before: '- A', now: null },
      ],
    },
  ])
  const letter = { language: 'en', recipient: 'Kim', date: '', subject: '', text: 'Dear Kim,\n\nHello' }
  const { list } = differences(work('A'), resume({ ...work('A', 'A'), 'x-applybox': { letter } }))
  expect(list.map(({ key, lines }) => [key, lines.length])).toEqual([
    ['work', 1],
    ['letter', 3],
  ])
})

test('a resume of very many lines is compared in time', () => {
  const many = (word: string) =>
    resume({ work: Array.from({ length: 100 }, () => ({ highlights: Array.from({ length: 100 }, (_, n) => `${word} ${n}`) })) })
  const from = performance.now()
  expect(differences(many('one'), many('two')).list[0]?.lines).toHaveLength(20_000)
  expect(performance.now() - from).toBeLessThan(2_000)
})
