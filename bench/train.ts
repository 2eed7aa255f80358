import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { trainKindModel, trainSentenceVoter } from '../reader/kind/training.ts'
import { bankExamples, letterExamples, mailExamples, readCorpus } from './reading/corpus.ts'

/** `npm run train`: learns the kinds from everything in `reader/corpus`. The same corpus gives the same file to the byte. */
const corpus = await readCorpus()
const mails = mailExamples(corpus)
const set = { bank: bankExamples(), letters: letterExamples(corpus, mails), mails }
const model = trainKindModel(set, trainSentenceVoter(set))
const path = join(import.meta.dirname, '../reader/kind/model.json')
writeFileSync(path, `${JSON.stringify(model, null, 1)}\n`)
process.stdout.write(
  `learned from ${set.mails.length} mails, ${set.letters.length} letters and ${set.bank.length} sentences: reader/kind/model.json, ${(JSON.stringify(model).length / 1e6).toFixed(2)} MB\n`,
)
