import { expect, test } from 'vitest'
import { resumeDocument, resumeLanguages } from '../contract/resume-document.ts'
import { dateText, periodText } from './dates.ts'
import { headingOf } from './import/headings.ts'
import { periodIn } from './import/period.ts'
import { printed } from './printed.ts'
import { richText, webAddress } from './rich-text.ts'
import { resumeWords } from './words.ts'

test.each([
  ['plain', [{ text: 'plain' }]],
  ['a **bold** b', [{ text: 'a ' }, { text: 'bold', isBold: true }, { text: ' b' }]],
  ['*so*', [{ text: 'so', isItalic: true }]],
  ['[site](example.org/a)', [{ text: 'site', link: 'https://example.org/a' }]],
  ['[x](javascript:alert(1))', [{ text: '[x](javascript:alert(1))' }]],
  ['2 * 3 * 4 and **', [{ text: '2 * 3 * 4 and **' }]],
  ['#import "a": $x$ @b \\c <d>', [{ text: '#import "a": $x$ @b \\c <d>' }]],
])('%s', (text, runs) => expect(richText(text)).toEqual(runs))

test('hostile text is read in linear time', () => {
  for (const text of ['*'.repeat(200_000), '['.repeat(200_000), '**a'.repeat(70_000), '[a]('.repeat(50_000)]) {
    const started = performance.now()
    richText(text)
    expect(performance.now() - started).toBeLessThan(1_000)
  }
})

test.each([
  ['example.org', 'https://example.org'],
  ['http://a.b/c', 'http://a.b/c'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['two words', null],
  ['', null],
])('the address %s', (said, address) => expect(webAddress(said)).toBe(address))

test.each([
  ['2021-03', 'en', 'Mar 2021'],
  ['2021-03-05', 'de', '03/2021'],
  ['2021', 'de', '2021'],
  ['2021-03', 'fr', 'mars 2021'],
  ['2021-03', 'pl', '03.2021'],
  ['spring 2021', 'en', 'spring 2021'],
  ['2021-13', 'en', '2021-13'],
] as const)('the date %s in %s', (said, language, text) => expect(dateText(said, language)).toBe(text))

test.each(resumeLanguages)('what a resume in %s says by itself is read again', (language) => {
  const months = Array.from({ length: 12 }, (_, n) => `2021-${String(n + 1).padStart(2, '0')}`)
  for (const month of months)
    for (const [startDate, endDate] of [[month, ''] as const, ['2019-04', month] as const])
      expect(periodIn(periodText({ startDate, endDate }, language))).toMatchObject({ startDate, endDate, rest: '' })
  for (const [section, title] of Object.entries(resumeWords[language].sections)) {
    expect(headingOf(title)).toBe(section)
    expect(headingOf(title.toLocaleUpperCase(language))).toBe(section)
  }
})

test('a period without an end goes on', () => {
  expect(periodText({ startDate: '2020-01' }, 'de')).toBe('01/2020 – heute')
  expect(periodText({ startDate: '2020', endDate: '2020' }, 'en')).toBe('2020')
  expect(periodText({}, 'en')).toBe('')
})

test('hidden sections and entries are not printed, the others in the order chosen, under their own titles', () => {
  const document = resumeDocument.parse({
    basics: { name: ' Ada ', summary: 'One\n\nTwo' },
    work: [
      { name: 'Contoso', position: 'Lead', highlights: ['Did **this**', ' '] },
      { name: 'Contoso', position: 'Engineer' },
      { name: 'Secret', position: 'Agent', 'x-applybox': { isHidden: true } },
    ],
    education: [{ institution: 'School' }],
    skills: [{ name: 'SQL', keywords: ['joins', 'plans'] }],
    awards: [{ title: 'Prize' }],
    'x-applybox': {
      language: 'de',
      sections: [{ key: 'skills' }, { key: 'own1' }, { key: 'work', title: 'Stationen' }, { key: 'awards', isHidden: true }],
      own: [{ id: 'own1', title: 'Patente', entries: [{ title: 'A thing', startDate: '2020' }] }],
    },
  })
  const { name, sections } = printed(document)
  expect(name).toBe('Ada')
  expect(sections.map(({ title }) => title)).toEqual(['Kenntnisse', 'Patente', 'Stationen', 'Profil', 'Ausbildung'])
  const work = sections.find(({ key }) => key === 'work')
  expect(work?.entries.map(({ title, goesOn }) => [title, goesOn])).toEqual([
    ['Lead', false],
    ['Engineer', true],
  ])
  expect(work?.entries[0]?.bullets).toEqual([[{ text: 'Did ' }, { text: 'this', isBold: true }]])
  expect(sections.find(({ key }) => key === 'own1')?.entries[0]?.dates).toBe('2020')
  expect(sections.find(({ key }) => key === 'summary')?.entries[0]?.paragraphs).toHaveLength(2)
})
