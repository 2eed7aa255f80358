import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const corpusFolder = join(import.meta.dirname, '../corpus')

/** A file of the corpus. The manifest is the only place that says which sets train and which only measure. */
export interface CorpusSet {
  set: string
  form: 'mails' | 'mailbox' | 'truth' | 'hard' | 'letters' | 'sentences' | 'dialogues'
  split: 'train' | 'held-out'
  languages: string[]
  source: string
  /** Number of records, one per line. */
  count: number
  /** Of the file, in hex. */
  sha256: string
}

export const manifest = JSON.parse(readFileSync(join(corpusFolder, 'manifest.json'), 'utf8')) as CorpusSet[]

/** Names of the training sets of a form, in training order. */
export const taughtSets = (form: CorpusSet['form']): string[] =>
  manifest.filter((one) => one.form === form && one.split === 'train').map(({ set }) => set)

const fileOf = (set: string) => join(corpusFolder, `${set}.jsonl`)

/** The records of a set. Throws when the file isn't the one that the manifest names. */
export function readSet<T>(name: string): T[] {
  const entry = manifest.find(({ set }) => set === name)
  if (!entry) throw new Error(`There is no set "${name}" in corpus/manifest.json`)
  const bytes = readFileSync(fileOf(name))
  const fault = faultOf(bytes, entry)
  if (fault) throw new Error(`corpus/${name}.jsonl: ${fault}`)
  return linesOf(bytes.toString('utf8'))
}

/** The defect of a set's bytes; null if they are intact. */
export function faultOf(bytes: Buffer, { count, sha256 }: Pick<CorpusSet, 'count' | 'sha256'>): string | null {
  const lines = bytes.toString('utf8').split('\n')
  if (lines.pop() !== '') return 'the last line has no end'
  const broken = lines.findIndex((line) => !isObject(line))
  if (broken >= 0) return `line ${broken + 1} is no JSON object`
  if (new Set(lines).size < lines.length) return 'a record stands twice'
  if (lines.length !== count) return `it has ${lines.length} records, and the manifest says ${count}`
  const hash = createHash('sha256').update(bytes).digest('hex')
  return hash === sha256 ? null : `its SHA-256 is ${hash}, and the manifest says ${sha256}`
}

function isObject(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** A labelled mail as it is stored: its message as text, or in base64 where it isn't UTF-8. */
export type MailRecord<Label> = Label & { file: string; bytes: Buffer }

/** The labelled mails of a set of the corpus, or of a folder of `*.eml` with `labels.jsonl`. */
export function readMails<Label extends { file: string }>(source: string): MailRecord<Label>[] {
  if (existsSync(join(source, 'labels.jsonl')))
    return linesOf<Label>(readFileSync(join(source, 'labels.jsonl'), 'utf8')).map((label) => ({
      ...label,
      bytes: readFileSync(join(source, label.file)),
    }))
  return readSet<Label & { message?: string; base64?: string }>(source).map(({ message, base64, ...label }) => ({
    ...(label as unknown as Label),
    bytes: message === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(message),
  }))
}

/** What must come out of the mailboxes of a set, or of a folder with `truth.json`. */
export const readTruth = <T>(source: string): T[] =>
  existsSync(join(source, 'truth.json'))
    ? (JSON.parse(readFileSync(join(source, 'truth.json'), 'utf8')) as T[])
    : readSet<T>(`${source}.truth`)

/** JSON, one value a line. */
export function linesOf<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
}
