import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifest } from './sets.ts'

const root = join(import.meta.dirname, '..')

/** The models that are learned, from the root of the repository. */
export const models = { names: 'reader/facts/names-model.json', kinds: 'reader/kind/model.json' } as const

/** What training wrote and the corpus it learned from, as SHA-256 in hex. */
export const learnedFile = 'training/learned.json'

/** The corpus and the models as they are now, shaped as the file is. */
export function learnedNow() {
  const sets = manifest
    .filter(({ form, split }) => split === 'train' && form !== 'dialogues')
    .map(({ sha256, set }) => `${sha256} ${set}\n`)
  const corpus = [`${sha256('reader/facts/mails.cases.ts')} cases\n`, ...sets]
  return {
    corpus: hash(corpus.join('')),
    models: Object.fromEntries(Object.values(models).map((file) => [file, sha256(file)])),
  }
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const sha256 = (file: string) => hash(readFileSync(join(root, file)))
