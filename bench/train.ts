import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { trainKindModel } from '../reader/kind/training.ts'
import { bankExamples, letterExamples, mailExamples, readCorpus } from './reading/corpus.ts'

/**
 * `npm run train`: learns the kinds from everything in `reader/corpus`. The same corpus gives the same file to the byte; `npm run train --
 * --check` says whether the file is the one that corpus and code give, and writes nothing.
 */
const path = join(import.meta.dirname, '../reader/kind/model.json')
const corpus = await readCorpus()
const mails = mailExamples(corpus)
const set = { bank: bankExamples(), letters: letterExamples(corpus, mails), mails }
const text = `${JSON.stringify(trainKindModel(set), null, 1)}\n`
const learned = `${set.mails.length} mails, ${set.letters.length} letters and ${set.bank.length} sentences`
if (process.argv[2] === '--check') {
  const isSame = readFileSync(path, 'utf8') === text
  process.stdout.write(
    isSame
      ? `reader/kind/model.json is what ${learned} teach\n`
      : `reader/kind/model.json is not what ${learned} teach: npm run train\n`,
  )
  process.exitCode = isSame ? 0 : 1
} else {
  writeFileSync(path, text)
  process.stdout.write(`learned from ${learned}: reader/kind/model.json, ${(text.length / 1e6).toFixed(2)} MB\n`)
}
