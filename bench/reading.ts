import { read, readNormalised } from '../reader/read.ts'
import { readCorpus, readNameCases } from '../training/corpus.ts'
import { groupsOf } from '../training/groups.ts'
import { hardTable, readHard } from '../training/hard.ts'
import { readLabelled } from '../training/labelled.ts'
import { type Guess, learnNames } from '../training/named.ts'
import { mailboxesRead } from './mailboxes/in-memory.ts'
import { mailboxTable } from './mailboxes/table.ts'
import { crossValidate } from './reading/cross-validation.ts'
import { dialogueTable } from './reading/dialogues.ts'
import { curvesOf } from './reading/names-curve.ts'
import { type Result, type Score, scoreOf } from './reading/score.ts'
import { shapesOf } from './reading/shapes.ts'
import { namesTable, tableOf } from './reading/table.ts'

const usage = `npm run bench:reading -- SET | FOLDER | FILE.jsonl | dialogues | --cross-validate | --names

Scores the reader on a set of the corpus, or on a folder of *.eml with labels.jsonl. Prints tables, what was read wrongly, and a line of JSON.

FILE.jsonl        mails written to mislead, one a line: what is wrong and sure of itself, by type and language
dialogues         whole conversations: status and interviews at their end, and which were told otherwise
--cross-validate  the same on the repository's own mails, each read by models that have seen neither it nor any other
                  mail of the same employer, sender or wording; and what becomes of the mailboxes by these readings
--names           the same for company and title alone, with the kinds as labelled, in a tenth of the time
`

const [argument] = process.argv.slice(2)
if (argument === undefined) {
  process.stderr.write(usage)
  process.exit(2)
}
if (argument === '--names') await readNames()
else if (argument === '--cross-validate') {
  const results = await crossValidate()
  const score = scoreOf(results)
  print(`${tableOf(results, score)}\n\n${mailboxTable(await mailboxesRead(results))}`, score)
} else if (argument === 'dialogues') process.stdout.write(await dialogueTable())
else if (argument.endsWith('.jsonl')) process.stdout.write(`${await hardTable(readHard(argument))}\n`)
else {
  const results = await measure(argument)
  const score = scoreOf(results)
  print(tableOf(results, score), score)
}

function print(table: string, score: Score): void {
  process.stdout.write(`${table}\n\n${JSON.stringify(score)}\n`)
}

async function measure(folder: string): Promise<Result[]> {
  const labelled = await readLabelled(folder)
  // The first readings also pay for compiling the code; they are not what a running server takes.
  for (const { bytes } of labelled.slice(0, 30)) await read(bytes)
  const found: Result[] = []
  for (const truth of labelled) {
    const startedAt = performance.now()
    const reading = await read(truth.bytes)
    found.push({ truth, reading, milliseconds: performance.now() - startedAt })
  }
  return found
}

async function readNames(): Promise<void> {
  const labelled = await readCorpus()
  const taught = [...labelled, ...(await readNameCases())]
  const { unseen, likeliest } = learnNames(taught, groupsOf(taught))
  const results = labelled.map((truth, n): Result => {
    const startedAt = performance.now()
    const reading = readNormalised(truth.mail, () => ({ kind: truth.kind, confidence: 1, evidence: [] }), unseen[n])
    return { truth, reading, milliseconds: performance.now() - startedAt }
  })
  const score = scoreOf(results)
  const mine = (guesses: Guess[]) => guesses.slice(0, labelled.length)
  const curves = curvesOf(labelled, mine(likeliest.company), mine(likeliest.title))
  print(namesTable(score, curves, shapesOf(labelled, unseen)), score)
}
