import { type Concept, concepts } from '../languages/concepts.ts'
import { fold } from '../words.ts'
import { conceptsIn } from './concept-matcher.ts'

/** Features are numbered by hashing into this many buckets: so many that those a model knows hardly ever share one. */
export const buckets = 1 << 22

/** A text as the model sees it: bucket numbers and how much each counts. */
export interface Vector {
  ids: Int32Array
  values: Float32Array
}

/** Buckets of a text with their weights. */
export type Features = Map<number, number>

/** How much words, their pairs and triples, runs of letters, concepts and their pairs count against each other. */
const weight = { word: 1, pair: 1, triple: 0.7, letters: 0.35, concept: 1.2, conceptPair: 0.8 }
const negation = new Set([concepts.indexOf('not'), concepts.indexOf('unable')])
const condition = concepts.indexOf('if')
const mostWords = 120
/** What the header says and what the mail is about as a whole stand against hundreds of words. */
const markWeight = 3

const foreignTopics: Concept[] = [
  'rent',
  'money',
  'school',
  'grant',
  'talk',
  'visa',
  'parcel',
  'media',
  'event',
  'health',
  'permit',
  'product',
  'volunteer',
]
const jobTopics: Concept[] = ['position', 'candidate', 'resume', 'salary', 'contract']

/** Words of a text; what stands for a number, time, sum or address is put in its place. */
export function wordsOf(text: string): string[] {
  const masked = fold(text.slice(0, 1_200))
    .replace(/(?:https?:\/\/|www\.)\S{1,1200}/g, ' §url ')
    .replace(/[^\s@<>]{1,64}@[^\s@<>]{1,255}/g, ' §mail ')
    .replace(/[€£$]\s?(?=\d)|(?<=\d\s?)(?:€|£|\$|eur|euro|euros|usd|gbp|zł|kr)(?!\p{L})/gu, ' §money ')
    .replace(/\d{1,2}[:.]\d{2}(?!\d)|\d{1,2}\s?[ap]\.?m\b/g, ' §time ')
    .replace(/\p{L}{0,30}\d[\p{L}\d.,/-]*/gu, ' §number ')
  return (masked.match(/§\w+|[\p{L}\p{M}]+(?:'\p{L}+)?|[?!%:✓]/gu) ?? []).slice(0, mostWords)
}

/** Features of one sentence. A subject has a space of its own beside the common one. */
export function sentenceFeatures(text: string, language: string | null, isSubject: boolean): Features {
  const features: Features = new Map()
  addSentence(features, text, language, isSubject ? 's' : '')
  return features
}

/** A whole mail: its subject and sentences, and what its header says about who wrote it. */
export function mailFeatures(
  subject: string,
  texts: string[],
  sentences: Features[],
  language: string | null,
  marks: string[],
): Features {
  const features: Features = new Map()
  addSentence(features, subject, language, 's')
  addSentence(features, subject, language, '')
  for (const sentence of sentences) for (const [id, value] of sentence) raise(features, id, value)
  for (const mark of [...marks, ...topicMarks([subject, ...texts], language)]) add(features, 'mark', mark, markWeight)
  return features
}

/** Which look-alikes the words are about, how strongly, and whether anything in them is about a job. */
function topicMarks(texts: string[], language: string | null): string[] {
  const counts = new Map<number, number>()
  for (const text of texts)
    for (const concept of conceptsIn(wordsOf(text), language)) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  const count = (topic: Concept) => counts.get(concepts.indexOf(topic)) ?? 0
  const foreign = foreignTopics.filter((topic) => count(topic) > 1)
  const job = jobTopics.filter((topic) => count(topic) > 0).length
  const all = foreignTopics.reduce((sum, topic) => sum + count(topic), 0)
  return [...foreign.map((topic) => `about:${topic}`), `job:${Math.min(2, job)}`, `foreign:${Math.min(3, Math.floor(all / 2))}`]
}

export function toVector(features: Features): Vector {
  const ids = new Int32Array(features.size)
  const values = new Float32Array(features.size)
  let at = 0
  for (const [id, value] of features) {
    ids[at] = id
    values[at] = value
    at += 1
  }
  return { ids, values }
}

function addSentence(features: Features, text: string, language: string | null, space: string): void {
  const words = wordsOf(text)
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? ''
    add(features, `${space}1`, word, weight.word)
    const next = words[i + 1]
    if (next === undefined) break
    const pair = `${word} ${next}`
    add(features, `${space}2`, pair, weight.pair)
    const third = words[i + 2]
    if (third !== undefined) add(features, `${space}3`, `${pair} ${third}`, weight.triple)
  }
  if (space === '') for (const word of words) addLetters(features, word)
  addConcepts(features, words, language, space)
}

/** Runs of four and five letters: what inflected words have in common. */
function addLetters(features: Features, word: string): void {
  if (word.length < 4 || word.startsWith('§')) return
  const padded = `<${word.slice(0, 24)}>`
  for (const n of [4, 5])
    for (let i = 0; i + n <= padded.length; i += 1) add(features, 'c', padded.slice(i, i + n), weight.letters)
}

/** Concepts, alone and in pairs, with whether the sentence denies or supposes. */
function addConcepts(features: Features, words: string[], language: string | null, space: string): void {
  const found = conceptsIn(words, language)
  const negated = found.some((c) => negation.has(c))
  const manner = `${negated ? 'n' : ''}${found.includes(condition) ? 'i' : ''}`
  for (let i = 0; i < found.length; i += 1) {
    const a = found[i] ?? 0
    add(features, `${space}k`, `${a}`, weight.concept)
    add(features, 'k', `${a}${manner}`, weight.concept)
    for (let j = i + 1; j < found.length && j < i + 8; j += 1) {
      const b = found[j] ?? 0
      add(features, 'kk', a < b ? `${a},${b}` : `${b},${a}`, weight.conceptPair)
      if (j === i + 1) add(features, 'ko', `${a}>${b}${negated ? 'n' : ''}`, weight.conceptPair)
    }
  }
}

/** Counts a feature once, at its highest weight; `space` keeps words, letters and concepts apart. */
function add(features: Features, space: string, text: string, value: number): void {
  let hash = 2166136261
  for (let i = 0; i < space.length; i += 1) hash = Math.imul(hash ^ space.charCodeAt(i), 16777619)
  hash = Math.imul(hash ^ 1, 16777619)
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  hash ^= hash >>> 15
  raise(features, (Math.imul(hash, 2246822519) >>> 8) & (buckets - 1), value)
}

function raise(features: Features, id: number, value: number): void {
  const known = features.get(id)
  if (known === undefined || known < value) features.set(id, value)
}
