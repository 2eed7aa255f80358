import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packNamesModel } from '../reader/facts/names-model.ts'
import { readCorpus, readNameCases, trainingSet } from './corpus.ts'
import { groupsOf } from './groups.ts'
import { trainKindModel } from './kinds.ts'
import { learnedFile, learnedNow, models } from './learned.ts'
import { learnNames } from './named.ts'

/**
 * `npm run train`: learns names and kinds from everything in `corpus` that teaches. The same corpus gives the same files to
 * the byte; `npm run train -- --check` says whether the files are those that corpus and code give, and writes nothing.
 * What was learned from what is kept as hashes, which every run of the tests compares.
 */
const root = join(import.meta.dirname, '..')
const corpus = await readCorpus()
const taught = [...corpus, ...(await readNameCases())]
const groups = groupsOf(taught)
const names = learnNames(taught, groups)
const set = await trainingSet(corpus, groups, names)
const learned = `${set.mails.length} mails, ${set.letters.length} letters and ${set.bank.length} sentences`
const files = { [models.names]: packNamesModel(names.model), [models.kinds]: trainKindModel(set) }
for (const [file, model] of Object.entries(files)) finish(file, `${JSON.stringify(model, null, 1)}\n`)
finish(learnedFile, `${JSON.stringify(learnedNow(), null, 2)}\n`)

/** Compares the file or writes it. */
function finish(file: string, text: string): void {
  const path = join(root, file)
  if (process.argv[2] === '--check') check(file, readFileSync(path, 'utf8') === text)
  else {
    writeFileSync(path, text)
    process.stdout.write(`learned from ${learned}: ${file}, ${(text.length / 1e6).toFixed(2)} MB\n`)
  }
}

function check(file: string, isSame: boolean): void {
  process.stdout.write(isSame ? `${file} is what ${learned} teach\n` : `${file} is not what ${learned} teach: npm run train\n`)
  if (!isSame) process.exitCode = 1
}
