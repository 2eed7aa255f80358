import { parseArgs } from 'node:util'
import { messageOf } from '../server/lib/message-of.ts'
import { type Journey, readJourneys } from './mailboxes/folder.ts'
import { inMemory, readerOfUnseen } from './mailboxes/in-memory.ts'
import { throughProduct } from './mailboxes/product.ts'
import { type Result, type Score, scoreJourney, sum } from './mailboxes/score.ts'
import { startScratch } from './mailboxes/scratch.ts'
import { mailboxTable, ratio } from './mailboxes/table.ts'

const usage = `npm run bench:mailboxes -- SET | FOLDER [--quiet] [--in-memory | --unseen]

Delivers every mail of a set of the corpus, or of a folder (*.eml, labels.jsonl, truth.json), to a scratch instance of the product over SMTP, in date order, one account
for each journey, and compares the applications that come out with those that must. Prints what went wrong, a table, and a line of JSON.

--in-memory  the same without doors and database
--unseen     the same in memory, by models of names and kinds trained without the folder's mails
`

const options = {
  quiet: { type: 'boolean', default: false },
  'in-memory': { type: 'boolean', default: false },
  unseen: { type: 'boolean', default: false },
} as const

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [folder] = positionals
  if (folder === undefined) throw new Error(usage)
  const journeys = await readJourneys(folder)
  const rows: [string, Score][] = []
  const measure = (journey: Journey, result: Result) => {
    const { score, faults } = scoreJourney(journey, result)
    rows.push([journey.name, score])
    if (!values.quiet) for (const fault of faults) say(`${journey.name}  ${fault}`)
  }
  if (values['in-memory'] || values.unseen) {
    const read = values.unseen ? await readerOfUnseen(journeys) : undefined
    for (const journey of journeys) measure(journey, await inMemory(journey, read))
  } else {
    const scratch = await startScratch()
    try {
      for (const journey of journeys) measure(journey, await throughProduct(journey, scratch))
    } finally {
      await scratch.close()
    }
  }
  print(rows)
}

function print(rows: readonly [string, Score][]): void {
  const all = sum(rows.map(([, score]) => score))
  say('')
  say(mailboxTable(rows))
  say('')
  say(
    JSON.stringify({
      bench: 'mailboxes',
      ...all,
      pairPrecision: ratio(all.pairsRight, all.pairsJoined),
      pairRecall: ratio(all.pairsRight, all.pairsTrue),
      exactlyRight: ratio(all.exact, all.applications),
      statusRightShare: ratio(all.statusRight, all.applications),
    }),
  )
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

main().catch((cause: unknown) => {
  process.stderr.write(`${messageOf(cause)}\n`)
  process.exitCode = 1
})
