import { type Concept, concepts, foreignTopics } from '../languages/concepts.ts'
import { fold } from '../words.ts'
import { conceptsIn } from './concept-matcher.ts'
import { gathering, type Vector } from './vector.ts'

/** Features are numbered by hashing into this many buckets: so many that those a model knows hardly ever share one. */
export const buckets = 1 << 22

/** The words of a text, and the concepts they stand for. */
export interface Said {
  words: string[]
  concepts: number[]
}

/** How much words, their pairs and triples, runs of letters, concepts and their pairs count against each other. */
const weight = { word: 1, pair: 1, triple: 0.7, letters: 0.35, concept: 1.2, conceptPair: 0.8 }
const negation = new Set([concepts.indexOf('not'), concepts.indexOf('unable')])
const condition = concepts.indexOf('if')
const mostWords = 120
const runsOfLetters = [4, 5]
/** What the header says and what the mail is about as a whole stand against hundreds of words. */
const markWeight = 3

const jobTopics: Concept[] = ['position', 'candidate', 'resume', 'salary', 'contract', 'work', 'staff', 'posting']

/** Words of a text; what stands for a number, time, sum or address is put in its place. */
function wordsOf(text: string): string[] {
  const masked = fold(text.slice(0, 1_200))
    .replace(/(?:https?:\/\/|www\.)\S{1,1200}/g, ' §url ')
    .replace(/[^\s@<>]{1,64}@[^\s@<>]{1,255}/g, ' §mail ')
    .replace(/[€£$]\s?(?=\d)|(?<=\d\s?)(?:€|£|\$|eur|euro|euros|usd|gbp|zł|kr)(?!\p{L})/gu, ' §money ')
    .replace(/\d{1,2}[:.]\d{2}(?!\d)|\d{1,2}\s?[ap]\.?m\b/g, ' §time ')
    .replace(/\p{L}{0,30}\d[\p{L}\d.,/-]*/gu, ' §number ')
  return (masked.match(/§\w+|[\p{L}\p{M}]+(?:'\p{L}+)?|[?!%:✓]/gu) ?? []).slice(0, mostWords)
}

export function saidIn(text: string, language: string | null): Said {
  const words = wordsOf(text)
  return { words, concepts: conceptsIn(words, language) }
}

/** One sentence. A subject has a space of its own beside the common one. */
export function sentenceVector(said: Said, isSubject: boolean): Vector {
  addSentence(said, isSubject ? ofSubject : ofText)
  return gathered.take()
}

/** A whole mail: its subject and sentences, and what its header says about who wrote it. */
export function mailVector(subject: Said, said: Said[], sentences: Vector[], marks: string[]): Vector {
  addSentence(subject, ofSubject)
  addSentence(subject, ofText)
  for (const { ids, values } of sentences) for (let f = 0; f < ids.length; f += 1) gathered.raise(ids[f] ?? 0, values[f] ?? 0)
  for (const mark of [...marks, ...topicMarks(subject, said)]) add(markSpace, mark, markWeight)
  return gathered.take()
}

/** Which look-alikes the words are mostly about, which share of them is rather about these than about a job, and what the subject is about. */
function topicMarks(subject: Said, said: Said[]): string[] {
  const { ofForeign, apart, job } = topicsOf([subject, ...said])
  const most = Math.max(...ofForeign)
  const about = foreignTopics.filter((_, n) => (ofForeign[n] ?? 0) > 1 && 2 * (ofForeign[n] ?? 0) >= most)
  const share = apart + job === 0 ? 'none' : Math.round((5 * apart) / (apart + job))
  const named = topicsOf([subject])
  return [
    ...about.map((topic) => `about:${topic}`),
    `job:${Math.min(3, job)}`,
    `foreign:${share}`,
    `subject:${named.apart > 0},${named.job > 0}`,
  ]
}

function topicsOf(said: Said[]): { ofForeign: number[]; apart: number; job: number } {
  const counts = new Uint32Array(concepts.length)
  for (const one of said) for (const concept of one.concepts) counts[concept] = (counts[concept] ?? 0) + 1
  const ofForeign = foreignTopics.map((topic) => counts[concepts.indexOf(topic)] ?? 0)
  const job = jobTopics.reduce((sum, topic) => sum + (counts[concepts.indexOf(topic)] ?? 0), 0)
  return { ofForeign, apart: ofForeign.reduce((sum, count) => sum + count, 0), job }
}

/** Where the numbering of a space begins: words, letters and concepts are kept apart. */
const spaceOf = (name: string): number => Math.imul(hashed(2166136261, name) ^ 1, 16777619)
const spacesOf = (name: string) => ({
  isText: name === '',
  word: spaceOf(`${name}1`),
  pair: spaceOf(`${name}2`),
  triple: spaceOf(`${name}3`),
  concept: spaceOf(`${name}k`),
})
const ofText = spacesOf('')
const ofSubject = spacesOf('s')
const letterSpace = spaceOf('c')
const conceptSpace = spaceOf('k')
const pairSpace = spaceOf('kk')
const orderSpace = spaceOf('ko')
const markSpace = spaceOf('mark')

const gathered = gathering()

function addSentence({ words, concepts }: Said, spaces: typeof ofText): void {
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? ''
    add(spaces.word, word, weight.word)
    const next = words[i + 1]
    if (next === undefined) break
    addHashed(hashed(hashed(hashed(spaces.pair, word), ' '), next), weight.pair)
    const third = words[i + 2]
    if (third === undefined) continue
    addHashed(hashed(hashed(hashed(hashed(hashed(spaces.triple, word), ' '), next), ' '), third), weight.triple)
  }
  if (spaces.isText) for (const word of words) addLetters(word)
  addConcepts(concepts, spaces.concept)
}

/** Runs of four and five letters: what inflected words have in common. */
function addLetters(word: string): void {
  if (word.length < 4 || word.startsWith('§')) return
  const padded = `<${word.slice(0, 24)}>`
  for (const n of runsOfLetters)
    for (let i = 0; i + n <= padded.length; i += 1) addHashed(hashed(letterSpace, padded, i, i + n), weight.letters)
}

/** Concepts, alone and in pairs, with whether the sentence denies or supposes. */
function addConcepts(found: number[], space: number): void {
  const negated = found.some((c) => negation.has(c))
  const manner = `${negated ? 'n' : ''}${found.includes(condition) ? 'i' : ''}`
  for (let i = 0; i < found.length; i += 1) {
    const a = found[i] ?? 0
    add(space, `${a}`, weight.concept)
    add(conceptSpace, `${a}${manner}`, weight.concept)
    for (let j = i + 1; j < found.length && j < i + 8; j += 1) {
      const b = found[j] ?? 0
      add(pairSpace, a < b ? `${a},${b}` : `${b},${a}`, weight.conceptPair)
      if (j === i + 1) add(orderSpace, `${a}>${b}${negated ? 'n' : ''}`, weight.conceptPair)
    }
  }
}

/** Counts a feature once, at its highest weight. */
function add(space: number, text: string, value: number): void {
  addHashed(hashed(space, text), value)
}

function addHashed(hash: number, value: number): void {
  gathered.raise((Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 8) & (buckets - 1), value)
}

/** The hash of what came before (FNV-1a), carried on over a text. */
function hashed(before: number, text: string, from = 0, to = text.length): number {
  let hash = before
  for (let i = from; i < to; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash
}
