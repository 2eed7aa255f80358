import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { templates } from '../contract/resume-document.ts'
import { demo } from '../resume/demo.ts'
import { renderPdf } from '../resume/typst/render.ts'

/** `node bin/resume-gallery.ts`: draws every template with the example into docs/resume-templates/. Needs pdftoppm (Debian: poppler-utils). */
const folder = path.join(import.meta.dirname, '../docs/resume-templates')
mkdirSync(folder, { recursive: true })
for (const template of templates) {
  const extra = demo['x-applybox']
  const pdf = path.join(folder, `${template}.pdf`)
  writeFileSync(pdf, renderPdf({ ...demo, 'x-applybox': { ...extra, look: { ...extra.look, template } } }))
  const { status, error } = spawnSync('pdftoppm', ['-r', '72', '-png', '-singlefile', pdf, pdf.replace(/\.pdf$/, '')])
  rmSync(pdf)
  if (status !== 0) throw new Error(`pdftoppm is needed: ${error?.message ?? status}`)
}
