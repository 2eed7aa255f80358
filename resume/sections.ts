import { type ResumeDocument, type SectionName, sectionNames } from '../contract/resume-document.ts'
import { resumeWords } from './words.ts'

export interface Section {
  /** `summary`, the name of a list of JSON Resume, or the id of an own section. */
  key: string
  title: string
  isHidden: boolean
  /** Begins on a new page. */
  startsPage: boolean
}

export const isList = (key: string): key is SectionName => (sectionNames as string[]).includes(key)

/** All sections of a document in their order, with the titles that are printed over them. */
export function sectionsOf({ 'x-applybox': extra }: ResumeDocument): Section[] {
  const titles: Record<string, string> = resumeWords[extra.language].sections
  const own = extra.own.map(({ id }) => id)
  const usual = ['summary', ...sectionNames, ...own]
  const placed = extra.sections.map(({ key }) => key).filter((key) => usual.includes(key))
  const keys = new Set([...placed, ...usual])
  return [...keys].map((key) => {
    const said = extra.sections.find((section) => section.key === key)
    const title = said?.title || titles[key] || (extra.own.find(({ id }) => id === key)?.title ?? '')
    return { key, title, isHidden: said?.isHidden ?? false, startsPage: said?.startsPage ?? false }
  })
}
