import type { ResumeDocument } from '../contract/resume-document.ts'
import { isList, type Section, sectionsOf } from './sections.ts'

/** The entries of a section, a list of JSON Resume or one of the person's own. */
export function entriesOf(document: ResumeDocument, key: string): readonly Record<string, unknown>[] {
  if (isList(key)) return document[key] ?? []
  return document['x-applybox'].own.find(({ id }) => id === key)?.entries ?? []
}

export function withEntries(document: ResumeDocument, key: string, entries: readonly Record<string, unknown>[]): ResumeDocument {
  if (isList(key)) return { ...document, [key]: entries }
  const own = document['x-applybox'].own.map((section) => (section.id === key ? { ...section, entries: [...entries] } : section))
  return withExtra(document, { own })
}

export function withExtra(document: ResumeDocument, change: Partial<ResumeDocument['x-applybox']>): ResumeDocument {
  return { ...document, 'x-applybox': { ...document['x-applybox'], ...change } }
}

/** Says something else of one section; the order of all is kept. */
export function withSection(document: ResumeDocument, key: string, change: Partial<Omit<Section, 'key'>>): ResumeDocument {
  const said = document['x-applybox'].sections
  const sections = sectionsOf(document).map((section) => ({
    ...(said.find((one) => one.key === section.key) ?? { key: section.key }),
    ...(section.key === key && change),
  }))
  return withExtra(document, { sections })
}

/** Puts the section at another place of the order. */
export function withSectionAt(document: ResumeDocument, key: string, place: number): ResumeDocument {
  const { sections } = withSection(document, key, {})['x-applybox']
  return withExtra(document, {
    sections: moved(
      sections,
      sections.findIndex((one) => one.key === key),
      place,
    ),
  })
}

/** The list with one of it at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [item] = list.slice(from, from + 1)
  const others = list.filter((_, n) => n !== from)
  return item === undefined ? [...list] : [...others.slice(0, to), item, ...others.slice(to)]
}
