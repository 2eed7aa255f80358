import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { type ResumeDocument, resumeDocument, templates } from '../contract/resume-document.ts'
import { demo } from './demo.ts'
import { pagesIn, tighter } from './fit.ts'
import { resolvedLook } from './looks.ts'
import { renderPdf } from './typst/render.ts'

const looking = (document: ResumeDocument, extra: Partial<ResumeDocument['x-applybox']>): ResumeDocument =>
  resumeDocument.parse({ ...document, 'x-applybox': { ...document['x-applybox'], ...extra } })

/** The lowest line of each page but the last, without the footer. */
async function lastLines(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 })
  try {
    const file = await task.promise
    const pages = Array.from({ length: file.numPages - 1 }, async (_, n) => {
      const { items } = await (await file.getPage(n + 1)).getTextContent()
      const texts = items
        .flatMap((item) => ('str' in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]) }] : []))
        .filter(({ y }) => y > 36)
      const low = Math.min(...texts.map(({ y }) => y))
      return texts.flatMap(({ text, y }) => (y - low < 2 ? [text] : [])).join(' ')
    })
    return await Promise.all(pages)
  } finally {
    await task.destroy()
  }
}

test.each(templates)('no heading stands alone at the end of a page: %s', async (template) => {
  const work = Array.from({ length: 8 }, (_, n) => ({
    position: `Role ${n}`,
    name: `Employer ${n}`,
    location: 'Town',
    startDate: '2020-01',
    endDate: '2020-02',
    highlights: ['Result one', 'Result two', 'Result three'],
  }))
  for (let lines = 1; lines <= 24; lines += 1) {
    const summary = 'Words of the summary.\n'.repeat(lines)
    const look = { ...demo['x-applybox'].look, template }
    const pdf = renderPdf(looking({ ...demo, basics: { ...demo.basics, summary }, work }, { look }))
    for (const line of await lastLines(pdf)) {
      expect(line).not.toMatch(/Role|Employer|Town/)
      expect(line).not.toMatch(/^(?:experience|projects|education|languages|certificates|skills)$/i)
    }
  }
})

test.each(templates)('a section begins on a new page, where there is one column: %s', (template) => {
  const look = { ...demo['x-applybox'].look, template, spacing: 0.7, margin: 12, size: 9 }
  const pagesWith = (startsPage: boolean) =>
    pagesIn(renderPdf(looking(demo, { look, sections: [{ key: 'work' }, { key: 'education', startsPage }] })))
  expect([pagesWith(false), pagesWith(true)]).toEqual(template === 'creative' ? [1, 1] : [1, 2])
})

test('looks become tighter: spacing first, then margins, then size, and stay easy to read', () => {
  const looks = tighter(demo['x-applybox'].look).map((look) => resolvedLook(look))
  const first = looks.findIndex(({ margin }) => margin !== looks[0]?.margin)
  expect(looks.slice(0, first).map(({ spacing }) => spacing)).toEqual([0.95, 0.9, 0.85, 0.8, 0.75, 0.7])
  expect(looks.at(-1)).toMatchObject({ spacing: 0.7, margin: 12, size: 9 })
  expect(tighter({ ...demo['x-applybox'].look, spacing: 0.6, margin: 8, size: 8 })).toEqual([])
})
