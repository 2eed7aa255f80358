import { unpackModel } from '../reader/kind/model.ts'
import { assignFolds, trainKindModel, withoutGroups } from '../reader/kind/training.ts'
import { readKind } from '../reader/kind.ts'
import { read, readNormalised } from '../reader/read.ts'
import { readCorpus, readNameCases, trainingSet } from './reading/corpus.ts'
import { readFolder } from './reading/folder.ts'
import { groupsOf } from './reading/groups.ts'
import { type Guess, learnNames } from './reading/named.ts'
import { curvesOf } from './reading/names-curve.ts'
import { type Result, type Score, scoreOf } from './reading/score.ts'
import { shapesOf } from './reading/shapes.ts'
import { namesTable, tableOf } from './reading/table.ts'

/**
 * `npm run bench:reading -- FOLDER` scores the reader on a folder of `*.eml` with `labels.jsonl`.
 * `npm run bench:reading -- --cross-validate` does so on the repository's own mails, each read by a model that has seen
 * neither it nor any other mail of the same employer, sender or wording. `--names` does so for company and title alone, with the kinds
 * as labelled, in a tenth of the time.
 */
const [argument] = process.argv.slice(2)
if (argument === undefined) {
  process.stderr.write('Usage: npm run bench:reading -- FOLDER | --cross-validate | --names\n')
  process.exit(2)
}
if (argument === '--names') await readNames()
else {
  const results = argument === '--cross-validate' ? await crossValidate() : await measure(argument)
  const score = scoreOf(results)
  print(tableOf(results, score), score)
}

function print(table: string, score: Score): void {
  process.stdout.write(`${table}\n\n${JSON.stringify(score)}\n`)
}

type KindOf = Parameters<typeof readNormalised>[1]

async function measure(folder: string): Promise<Result[]> {
  const labelled = await readFolder(folder)
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

async function crossValidate(): Promise<Result[]> {
  const labelled = await readCorpus()
  const taught = [...labelled, ...(await readNameCases())]
  const groups = groupsOf(taught)
  const names = learnNames(taught, groups)
  const all = trainingSet(labelled, groups, names)
  const foldOf = assignFolds(groups.slice(0, labelled.length))
  const found: Result[] = []
  for (const fold of new Set(foldOf)) {
    const set = withoutGroups(all, new Set(groups.filter((_, n) => foldOf[n] === fold)))
    const model = unpackModel(trainKindModel(set))
    for (const [n, truth] of labelled.entries()) {
      if (foldOf[n] !== fold) continue
      const startedAt = performance.now()
      const kindOf: KindOf = (mail, platform, named) => readKind(mail, platform, named, model)
      const reading = readNormalised(truth.mail, kindOf, names.unseen[n])
      found.push({ truth, reading, milliseconds: performance.now() - startedAt })
    }
  }
  return found
}

async function readNames(): Promise<void> {
  const labelled = await readCorpus()
  const taught = [...labelled, ...(await readNameCases())]
  const { unseen, likeliest } = learnNames(taught, groupsOf(taught))
  const results = labelled.map((truth, n): Result => {
    const startedAt = performance.now()
    const reading = readNormalised(
      truth.mail,
      () => ({ kind: truth.kind, confidence: 1, confidenceWithin: 1, evidence: [] }),
      unseen[n],
    )
    return { truth, reading, milliseconds: performance.now() - startedAt }
  })
  const score = scoreOf(results)
  const mine = (guesses: Guess[]) => guesses.slice(0, labelled.length)
  const curves = curvesOf(labelled, mine(likeliest.company), mine(likeliest.title))
  print(namesTable(score, curves, shapesOf(labelled, unseen)), score)
}
