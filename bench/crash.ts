import { crashTrial } from '../server/testing/crash-trial.ts'

/**
 * `npm run bench:crash`: the long form of the failure proof: the server and its database are killed ten times and more
 * each while over ten thousand mails each are delivered from 20 connections, as many before each kill. Exits with 1 when
 * one that was answered with 250 is not there exactly once.
 */
const [kills = 10, mails = 10_000] = process.argv.slice(2).map(Number)
let isRight = true
for (const kill of ['server', 'postgres'] as const) {
  const result = await crashTrial({
    kill,
    kills,
    mails,
    connections: 20,
    pause: 3_000,
    onProgress: (line) => process.stderr.write(`${kill}, ${line}\n`),
  })
  const { lost, doubled, changed, unfinished, misapplied } = result
  if (lost + doubled + changed + unfinished + misapplied > 0 || result.kills < kills) isRight = false
  process.stdout.write(`${JSON.stringify({ killed: kill, ...result })}\n`)
}
process.exitCode = isRight ? 0 : 1
