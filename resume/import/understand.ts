import {
  type ResumeDocument,
  type ResumeLanguage,
  resumeDocument,
  resumeLanguages,
  type SectionName,
} from '../../contract/resume-document.ts'
import { resumeWords } from '../words.ts'
import { readHead } from './head.ts'
import { folded, type Heading, headingOf } from './headings.ts'
import type { Line } from './line.ts'
import { readSection } from './read-section.ts'

export interface Understood {
  document: ResumeDocument
  /** Lines that found no place in the document. */
  unread: string[]
}

interface Part {
  heading: Heading | 'own'
  title: string
  lines: Line[]
}

/** What the lines of a resume say. Nothing is added: each text of the document stands in a line. */
export function understand(lines: readonly Line[]): Understood {
  const parts = partsOf(lines)
  const head = readHead([...(parts.find(({ heading }) => heading === 'contact')?.lines ?? []), ...parts.head])
  const sections = parts.filter(({ heading }) => heading !== 'contact')
  const lists: Partial<Record<SectionName, unknown[]>> = {}
  const add = (section: SectionName, entries: unknown[]) => {
    if (entries.length > 0) lists[section] = [...(lists[section] ?? []), ...entries]
  }
  const summaries = [...head.summary]
  const own: unknown[] = []
  for (const { heading, title, lines } of sections) {
    if (heading === 'summary') summaries.push(...lines.map(({ text }) => text))
    else if (heading === 'own') own.push({ id: `own${own.length + 1}`, title, entries: readSection('own', lines) })
    else if (heading === 'skills') {
      const spoken = lines.filter(({ text }) => motherTongue.test(folded(text)))
      const rest = lines.filter((line) => !spoken.includes(line))
      add('languages', spoken.flatMap(spokenLine))
      add('skills', readSection('skills', rest))
    } else if (heading !== 'contact') add(heading, readSection(heading, lines))
  }
  const titles = sections.map(({ title }) => title)
  const document = resumeDocument.parse({
    basics: { ...head.basics, summary: summaries.join('\n') },
    ...lists,
    'x-applybox': { language: languageOf(titles), own, sections: orderOf(sections) },
  })
  return { document, unread: head.unread }
}

/** Europass has the languages among the skills. */
const motherTongue =
  /^(?:mother tongue(?:\(s\))?|muttersprache(?:n|\(n\))?|langues? maternelles?|lenguas? maternas?|lingu?a materna|madrelingua|moedertaal(?:\/moedertalen)?|modersmal|jezyk ojczysty)\s*[:\t ]/

const spokenLine = ({ text }: Line) =>
  text
    .replace(/^[^\t:]*[\t:]|^\S+ \S+ /, '')
    .split(/[,/\t]/)
    .map((language) => ({ language: language.trim() }))
    .filter(({ language }) => language !== '')

function partsOf(lines: readonly Line[]): Part[] & { head: Line[] } {
  const known = lines.filter(({ text }) => headingOf(text) !== null)
  const size = median(known.map((line) => line.size))
  const isUpper = (text: string) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
  const areUpper = known.length > 0 && known.every(({ text }) => isUpper(text))
  const areStanding = known.filter(({ standsOut }) => standsOut).length > known.length * 0.6
  // A title that is in no dictionary looks as the others do.
  const looksAlike = (line: Line) =>
    known.length > 1 &&
    Math.abs(line.size - size) < 0.3 &&
    (areUpper ? isUpper(line.text) : line.standsOut && size > median(lines.map((one) => one.size)) * 1.08) &&
    line.text.length < 40 &&
    !/[\d@\t,|]/.test(line.text)
  const parts: Part[] = []
  const head: Line[] = []
  let into = head
  for (const line of lines) {
    // A group of skills may be called 'Languages': titles are as large as each other.
    const isTitle = line.size > size * 0.95 && (line.standsOut || !areStanding)
    const heading = isTitle ? headingOf(line.text) : null
    if (heading !== null || (parts.length > 0 && looksAlike(line))) {
      into = []
      parts.push({ heading: heading ?? 'own', title: line.text, lines: into })
      continue
    }
    if (line.isHead) into = head
    into.push(line)
  }
  return Object.assign(parts, { head })
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The language in which most titles are usual; where several are, English, which most read, or the first of them. */
function languageOf(titles: readonly string[]): ResumeLanguage {
  const given = titles.map(folded)
  const usual = (language: ResumeLanguage) => {
    const words = [...Object.values(resumeWords[language].sections), ...(otherTitles[language] ?? [])].map(folded)
    return given.filter((title) => words.includes(title)).length
  }
  return resumeLanguages.reduce((best, one) => (usual(one) > usual(best) ? one : best))
}

const otherTitles: Partial<Record<ResumeLanguage, string[]>> = {
  de: ['Beruflicher Werdegang', 'Bildung', 'Sprachkenntnisse', 'Fähigkeiten'],
}

function orderOf(parts: readonly Part[]): { key: string }[] {
  let own = 0
  const keys = parts.map(({ heading }) => (heading === 'own' ? `own${++own}` : heading))
  return [...new Set(keys)].map((key) => ({ key }))
}
