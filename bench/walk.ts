import { spawnSync } from 'node:child_process'
import { scratchCopy } from '../server/testing/scratch-copy.ts'
import { type Break, inTheBrowser, onTheServer } from './walk/breaks.ts'

/**
 * `npm run bench:walk`: proves that the walk of the specification can fail. Breaks one place at a time in a copy of the sources and runs the
 * row that has to see it. Exits with 1 when one stays green. Words after the command choose breaks by what they say.
 */
const chosen = process.argv.slice(2)
const rooms = [
  'bin',
  'contract',
  'domain',
  'e2e',
  'reader',
  'resume',
  'server',
  'web',
  'vitest.config.ts',
  'CHANGELOG.md',
  'CHANGELOG.de.md',
]
const copy = scratchCopy(...rooms)
let unseen = 0
try {
  for (const [walk, breaks] of [
    ['server/specification', onTheServer],
    ['e2e/specification', inTheBrowser],
  ] as const)
    for (const one of breaks) if (chosen.every((word) => one.what.includes(word))) report(one, isSeen(walk, one))
} finally {
  copy.remove()
}
process.stdout.write(`${unseen} of ${onTheServer.length + inTheBrowser.length} breaks stayed unseen\n`)
process.exitCode = unseen === 0 ? 0 : 1

function report({ what, row }: Break, seen: boolean) {
  if (!seen) unseen += 1
  process.stdout.write(`${seen ? 'seen  ' : 'UNSEEN'}  ${what}  (${row})\n`)
}

/** Whether that very row failed: a copy that does not start proves nothing. */
function isSeen(walk: string, { file, before, after, row }: Break): boolean {
  const restore = copy.change(file, before, after)
  // A row over HTTP needs what the rows before it made.
  const only = walk.startsWith('e2e') ? ['-t', row.replaceAll(/[^\w\s/:-]/g, '.')] : []
  const { stdout, stderr } = spawnSync(process.execPath, ['bin/test.ts', walk, ...only], {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  restore()
  return `${stdout}${stderr}`.split('\n').some((line) => line.includes('FAIL') && line.includes(`> ${row}`))
}
