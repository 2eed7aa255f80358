import { foldWords } from '../text/fold.ts'
import { remembered } from '../text/remembered.ts'
import { legalForms } from './legal-forms.ts'

/**
 * The name folded for comparison: 'ACME Robotics GmbH & Co. KG', 'acme robotics' and 'Acme Robotics Careers' are one.
 */
export const companyKey: (name: string) => string = remembered((name) => {
  const words = foldWords(name.slice(0, 300).replace(webEnding, '')).map((word) => (conjunctions.has(word) ? 'and' : word))
  if (words.length > 1 && articles.has(words[0] ?? '')) words.shift()
  for (;;) {
    const length = trailing(words)
    if (length === 0 || length >= words.length) break
    words.length -= length
  }
  if (words.length > 1 && words.at(-1) === 'and') words.pop()
  return words.join(' ')
})

/** A name as it is shown: without the department ('Acme Careers'), with its legal form. */
export function withoutDesk(name: string): string {
  for (const desk of desks) if (desk.test(name)) return name.replace(desk, '')
  return name
}

/** A name as it is spoken: 'Nordlicht Personal' of 'Nordlicht Personal GmbH'. */
export const spokenName: (name: string) => string = remembered((name) => {
  const words = withoutDesk(name).split(' ')
  while (words.length > 1 && legalForms.key.has((words.at(-1) ?? '').toLowerCase().replace(/[^\p{L}]+/gu, ''))) words.pop()
  return words.join(' ').replace(/[\s,&.]+$/, '')
})

const webEnding = /\.(?:com|io|ai|net|org|co|app|dev)\b/gi
const articles = new Set(['the', 'die', 'der', 'das', 'le', 'la', 'les', 'el', 'los', 'de', 'het'])
const conjunctions = new Set(['und', 'et', 'e', 'y', 'en', 'og', 'och', 'i'])

/** Departments at the end of a display name, and legal forms of several words. */
const tails = [
  'sp z o o',
  'sp z oo',
  's r o',
  's r l',
  'd o o',
  's a s',
  's a',
  's l',
  's l u',
  'a s',
  'b v',
  'n v',
  's a de c v',
  'sa de cv',
  's de rl de cv',
  'campus',
  'campus recruiting',
  'early careers',
  'student recruitment',
  'graduate recruitment',
  'resourcing',
  'assessments',
  'panel',
  'people and culture',
  'careers',
  'career',
  'karriere',
  'jobs',
  'hiring team',
  'recruiting team',
  'recruitment team',
  'recruiting',
  'talent acquisition',
  'talent acquisition team',
  'talent team',
  'people team',
  'hr team',
  'hr',
].map((tail) => tail.split(' '))

const desks = [
  'Careers?',
  'Karriere',
  'Jobs',
  'Campus(?: Recruiting)?',
  'Early Careers',
  '(?:Student |Graduate |Campus )?Recruit(?:ing|ment) Team',
  '(?:Student|Graduate) Recruitment',
  'Resourcing',
  'Assessments?',
  'Hiring(?: Team)?',
  'Talent (?:Acquisition|Team)(?: Team)?',
  'People Team',
  'HR(?: Team)?',
  'panel',
].map((desk) => new RegExp(` ${desk}$`))

/** How many words at the end are a legal form or a department. */
function trailing(words: readonly string[]): number {
  const last = words.at(-1) ?? ''
  const longest = tails.reduce((length, tail) => (tail.length > length && endsWith(words, tail) ? tail.length : length), 0)
  if (longest > 0) return longest
  if (legalForms.key.has(last)) return 1
  return last === 'and' && words.length > 1 ? 1 : 0
}

function endsWith(words: readonly string[], tail: readonly string[]): boolean {
  return tail.every((word, i) => words[words.length - tail.length + i] === word)
}
