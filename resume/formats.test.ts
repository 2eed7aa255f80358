import { expect, test } from 'vitest'
import { resumeDocument } from '../contract/resume-document.ts'
import { demo } from './demo.ts'
import { asDocx } from './docx.ts'
import { linesOfDocx } from './import/docx.ts'
import { printed } from './printed.ts'
import { asMarkdown, asText } from './text.ts'

const small = resumeDocument.parse({
  basics: { name: 'Ada *L*', label: 'Poet', email: 'ada@example.org', summary: 'Counts **well**.' },
  work: [{ position: 'Analyst', name: 'Contoso', startDate: '2020-01', highlights: ['See [it](https://example.org/a)'] }],
  skills: [{ name: 'SQL', keywords: ['joins', 'plans'] }],
})

test('plain text', () => {
  expect(asText(printed(small))).toBe(`Ada *L*

Poet

ada@example.org

PROFILE
-------

Counts well.

EXPERIENCE
----------

Analyst
Contoso | Jan 2020 – Present

- See it (https://example.org/a)

SKILLS
------

- SQL: joins, plans
`)
})

test('Markdown', () => {
  expect(asMarkdown(printed(small))).toBe(
    `# Ada \\*L\\*

Poet

[ada@example.org](mailto:ada@example.org)

## Profile

Counts **well**.

## Experience

### Analyst
Contoso \\| Jan 2020 – Present

- See [it](https://example.org/a)

## Skills

- **SQL**: joins, plans
`.replace(' \\| ', ' | '),
  )
})

test('a Word file has headings and lists of Word, and says what the PDF says', { timeout: 60_000 }, async () => {
  const lines = await linesOfDocx(Buffer.from(await asDocx(demo)))
  const of = (text: string) => lines.find((line) => line.text.startsWith(text))
  expect(of('Klara Lindqvist')).toMatchObject({ size: 26 })
  expect(of('Experience')).toMatchObject({ size: 16 })
  expect(of('Senior Software Engineer\t')).toMatchObject({ size: 13, text: 'Senior Software Engineer\tMar 2021 – Present' })
  expect(of('Mentors four engineers')).toMatchObject({ isBullet: true })
  expect(lines.map(({ text }) => text).join('\n')).toContain('klara.lindqvist@example.org')
})
