import type { Look, PrintedPart, Template } from '../contract/resume-document.ts'

type Chosen = Required<Omit<Look, 'template' | 'paper' | 'hasPhoto'>>

/** How each template looks where a resume says nothing else: points, millimetres, and times the usual spacing. */
const usual: Record<Template, Chosen> = {
  classic: { font: 'Source Serif 4', color: '#1f2937', size: 10, margin: 18, spacing: 1 },
  modern: { font: 'Lato', color: '#1d5fae', size: 10, margin: 18, spacing: 1 },
  compact: { font: 'Source Sans 3', color: '#0f5257', size: 9.5, margin: 14, spacing: 0.8 },
  academic: { font: 'Source Serif 4', color: '#7a1f2b', size: 10, margin: 20, spacing: 1 },
  europass: { font: 'Source Sans 3', color: '#0e4194', size: 10, margin: 16, spacing: 1 },
  creative: { font: 'Lato', color: '#3d3a8c', size: 9.5, margin: 14, spacing: 1 },
}

/** Millimetres: a page of running text needs wider margins than a list. */
const leastOfLetters = 22

/** What a person sees of it: what they chose, and the rest as the template has it. */
export function resolvedLook(look: Look, part: PrintedPart = 'resume'): Required<Look> {
  const chosen = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
  const resolved = { ...usual[look.template], ...look, ...chosen }
  return part === 'letter' ? { ...resolved, margin: Math.max(resolved.margin, leastOfLetters) } : resolved
}

/** Two columns: a machine may read them in another order than a person. */
export const hasTwoColumns = (template: Template): boolean => template === 'creative'
