import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** The journeys see the web app as it is now, however they were started. */
export default function buildWeb() {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, '../bin/prepare.js'), '--web'], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error('The web app could not be built')
}
