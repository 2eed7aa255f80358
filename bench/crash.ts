import { crashTrial } from '../server/testing/crash-trial.ts'
import { sendingTrial } from '../server/testing/sending-trial.ts'
import { openScratch } from './measure/scratch.ts'

/**
 * `npm run bench:crash`: the long form of the failure proof: the server and its database are killed ten times and more
 * each while over ten thousand mails each are delivered from 20 connections, as many before each kill. Exits with 1 when
 * one that was answered with 250 is not there exactly once.
 *
 * `npm run bench:crash -- sending`: the same for mail that leaves. The server is killed twenty times, and the relay goes away five times, over
 * 5,000 messages that a relay with faults takes. Exits with 1 when one is lost, or was taken twice though nothing said that it may have
 * arrived.
 */
if (process.argv[2] === 'sending') {
  const [kills = 20, mails = 5_000] = process.argv.slice(3).map(Number)
  const scratch = await openScratch()
  const result = await sendingTrial({
    database: scratch.database,
    kills,
    outages: Math.ceil(kills / 4),
    mails,
    faults: 3,
    onProgress: (line) => process.stderr.write(`${line}\n`),
  })
  await scratch.close()
  process.stdout.write(`${JSON.stringify(result)}\n`)
  process.exit(result.lost + result.doubled + result.overdone + result.unfinished === 0 && result.kills === kills ? 0 : 1)
}
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
