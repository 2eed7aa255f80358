import type { Look } from '../contract/resume-document.ts'
import { resolvedLook } from './looks.ts'

/** Minimums that are easy to read on paper: spacing factor, millimetres, points. */
const least = { spacing: 0.7, margin: 12, size: 9 }

/** Ever denser looks: spacing first, then margins, then text size. */
export function tighter(look: Look): Look[] {
  const shown = resolvedLook(look)
  const steps = (from: number, to: number, by: number) =>
    Array.from({ length: Math.max(0, Math.round((from - to) / by)) }, (_, n) => Math.round((from - (n + 1) * by) * 100) / 100)
  const spacings = steps(shown.spacing, least.spacing, 0.05)
  const margins = steps(shown.margin, least.margin, 2)
  const sizes = steps(shown.size, least.size, 0.5)
  const spacing = spacings.at(-1) ?? shown.spacing
  const margin = margins.at(-1) ?? shown.margin
  return [
    ...spacings.map((value) => ({ ...look, spacing: value })),
    ...margins.map((value) => ({ ...look, spacing, margin: value })),
    ...sizes.map((value) => ({ ...look, spacing, margin, size: value })),
  ]
}

/** How many pages a PDF of ours has. */
export const pagesIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length)
    .toString('latin1')
    .match(/\/Type ?\/Page\b/g)?.length ?? 0
