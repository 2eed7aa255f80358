import type { ResumeDocument } from '../contract/resume-document.ts'
import { entriesOf } from './change.ts'
import { sectionsOf } from './sections.ts'

/** An entry as data, its fields by their names. */
export interface ShownEntry {
  section: string
  /** By which the editor knows it. */
  id: string
  fields: Record<string, unknown>
}

/** The entries that are printed, section by section, in their order. */
export function shownEntries(document: ResumeDocument): ShownEntry[] {
  return sectionsOf(document)
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ key }) =>
      entriesOf(document, key).flatMap((fields, n) => {
        const { id, isHidden } = (fields['x-applybox'] ?? {}) as { id?: string; isHidden?: boolean }
        return isHidden ? [] : [{ section: key, id: id ?? String(n), fields }]
      }),
    )
}

/** Texts of fields, lists joined; what has none is left out. */
export function textOf(fields: Record<string, unknown>, names: readonly string[]): string {
  return names
    .flatMap((name) => fields[name])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .map((value) => value.trim())
    .join(', ')
}

const called = ['position', 'title', 'studyType', 'area', 'language', 'name', 'institution', 'organization'] as const

/** What a person calls an entry by. */
export function nameOf({ fields }: ShownEntry): string {
  const names = called.map((name) => textOf(fields, [name])).filter(Boolean)
  return names.slice(0, 2).join(', ').slice(0, 200)
}
