import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder, mailboxSets, singleSets } from './corpus.ts'

const root = join(import.meta.dirname, '../..')

/** The models that are learned, from the root of the repository. */
export const models = { names: 'reader/facts/names-model.json', kinds: 'reader/kind/model.json' } as const

/** What training wrote and the corpus it learned from, as SHA-256 in hex. */
export const learnedFile = 'bench/reading/learned.json'

/** The corpus and the models as they are now, shaped as the file is. */
export function learnedNow() {
  const corpus = taughtFiles().map((file) => `${sha256(file)} ${file}\n`)
  return {
    corpus: hash(corpus.join('')),
    models: Object.fromEntries(Object.values(models).map((file) => [file, sha256(file)])),
  }
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const sha256 = (file: string) => hash(readFileSync(join(root, file)))

/** Every file that teaches, from the root of the repository. */
function taughtFiles(): string[] {
  const folders = [...singleSets, ...mailboxSets].flatMap((set) =>
    readdirSync(join(corpusFolder, set)).map((file) => `${set}/${file}`),
  )
  const files = ['hard.jsonl', 'letters.jsonl', 'sentences-en.jsonl', 'sentences-north.jsonl', 'sentences-south.jsonl']
  return ['reader/facts/mails.cases.ts', ...[...folders, ...files].map((file) => `reader/corpus/${file}`)].sort()
}
