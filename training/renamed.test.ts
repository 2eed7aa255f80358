import { expect, test } from 'vitest'
import { readNameCases } from './corpus.ts'
import { renamed } from './renamed.ts'

test('a renamed mail names the new employer alone', async () => {
  const cases = await readNameCases()
  const copies = cases.map((labelled) => [labelled, renamed(labelled, ['Quill & Vane'])] as const)
  expect(copies.filter(([, copy]) => copy !== null).length).toBeGreaterThan(50)
  for (const [{ company }, copy] of copies) {
    if (!copy) continue
    const said = JSON.stringify([copy.mail.from, copy.mail.subject, copy.mail.lines])
    expect(said).toContain('Quill & Vane')
    expect(said).not.toContain(company)
    expect(copy.company).toBe('Quill & Vane')
  }
})
