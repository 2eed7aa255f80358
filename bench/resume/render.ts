import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { resumeDocument } from '../../contract/resume-document.ts'
import { demo } from '../../resume/demo.ts'
import { renderPdf } from '../../resume/typst/render.ts'
import { openThreads } from '../../server/lib/threads.ts'
import type { Figure } from '../measure/figure.ts'

const rounds = 300

/** How long a PDF takes as the server makes it, beside the renderer alone, and how much memory a thousand different ones leave taken. */
export async function measureResume(): Promise<Figure[]> {
  const file = new URL('../../server/features/resumes/render-thread.ts', import.meta.url)
  const threads = openThreads<object, Uint8Array>(file, { threads: 1, limit: 10_000, memory: 128, areProcesses: true })
  const inThread = await timed((n) => threads.run({ document: variant(n), format: 'pdf' }))
  await threads.close()
  const alone = await timed(async (n) => renderPdf(variant(n)))
  // As the server starts it.
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', path.join(import.meta.dirname, 'memory.ts')], {
    encoding: 'utf8',
  })
  return [
    {
      what: 'A resume as PDF, p95',
      value: inThread,
      unit: 'ms',
      floor: { what: 'ms, the renderer alone', value: alone },
      goal: { is: 'at most', value: 50, of: 'value' },
    },
    {
      what: 'Memory that 1,000 resumes leave taken',
      value: Number(stdout),
      unit: 'MB',
      goal: { is: 'at most', value: 150, of: 'value' },
    },
  ]
}

/** Another person each time, so that nothing of the last one can be used again. */
export function variant(n: number) {
  const work = demo.work?.map((entry) => ({ ...entry, name: `${entry.name} ${n}` }))
  return resumeDocument.parse({ ...demo, basics: { ...demo.basics, name: `Klara Lindqvist ${n}` }, work })
}

async function timed(render: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 10; n += 1) await render(-n)
  const times: number[] = []
  for (let n = 1; n <= rounds; n += 1) {
    const started = performance.now()
    await render(n)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds * 0.95)] ?? 0
}
