import { availableParallelism, loadavg } from 'node:os'
import { measureAccept } from './mail/accept.ts'
import { measureFairness } from './mail/fairness.ts'
import { measureLive } from './mail/live.ts'
import { measureMemory } from './mail/memory.ts'
import { measurePipeline, measureReader } from './mail/pipeline.ts'
import { measureSending } from './mail/sending.ts'
import { type Figure, isReached, ratioOf, tableOf } from './measure/figure.ts'
import { openScratch, type Scratch } from './measure/scratch.ts'
import { measureResume } from './resume/render.ts'
import { measureBulkheads } from './web/bulkheads.ts'
import { measureComposer } from './web/composer.ts'
import { measureFirstPage } from './web/first-page.ts'
import { measureInteraction } from './web/interaction.ts'
import { measureLighthouse } from './web/lighthouse.ts'
import { measureList } from './web/list.ts'
import { measurePaths } from './web/paths.ts'
import { measurePreview } from './web/resume-preview.ts'
import { measureSearch } from './web/search.ts'

/**
 * `npm run bench`: the figures of the product, each beside its floor where there is one, measured in the same run; a
 * table, and a last line of JSON. `npm run bench -- accept list` measures these parts alone.
 */
const parts: Record<string, (scratch: Scratch) => Promise<Figure[]> | Figure[]> = {
  accept: measureAccept,
  pipeline: measurePipeline,
  live: measureLive,
  fairness: measureFairness,
  memory: measureMemory,
  sending: async (scratch) => [...(await measureSending(scratch)), ...(await measureComposer(scratch))],
  reader: measureReader,
  list: measureList,
  paths: measurePaths,
  search: measureSearch,
  bulkheads: measureBulkheads,
  'first-page': measureFirstPage,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
  resume: async (scratch) => [...(await measureResume()), ...(await measurePreview(scratch))],
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !(name in parts))
if (unknown !== undefined) {
  process.stderr.write(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}\n`)
  process.exit(2)
}

const scratch = await openScratch()
const figures: Figure[] = []
const load = loadavg()[0] ?? 0
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    process.stderr.write(`Measuring ${name}\n`)
    figures.push(...(await measure(scratch)))
  }
} finally {
  await scratch.close()
}
process.stdout.write(
  `${tableOf(figures)}\n\n${availableParallelism()} cores, client and server together; load before: ${load.toFixed(1)}\n${JSON.stringify(
    figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), reached: isReached(figure) })),
  )}\n`,
)
