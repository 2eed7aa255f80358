import { spawnSync } from 'node:child_process'
import path from 'node:path'

interface Load {
  when: 'first' | 'later'
  /** A page, or a part that a page loads when it first shows it. */
  what: string
  /** kB, as the budget. */
  gzip: number
  brotli: number
  budget: number
}

/** Builds the web app, and answers what the build says of the size of its parts. */
export function build(): Load[] {
  const root = path.join(import.meta.dirname, '../..')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts'],
    { cwd: root, encoding: 'utf8' },
  )
  const line = /(first|later) load of ([\w-]+): ([\d.]+) kB gzip, ([\d.]+) kB brotli, \d+ files; budget ([\d.]+) kB/g
  return [...`${stdout}${stderr}`.matchAll(line)].map(([, when, what = '', gzip, brotli, budget]) => ({
    when: when === 'first' ? 'first' : 'later',
    what,
    gzip: Number(gzip),
    brotli: Number(brotli),
    budget: Number(budget),
  }))
}
