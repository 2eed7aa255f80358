import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Figure } from '../measure/figure.ts'

/** What a first visit loads, as the build tells it. */
export function measureFirstPage(): Figure[] {
  const root = path.join(import.meta.dirname, '../..')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts'],
    { cwd: root, encoding: 'utf8' },
  )
  const lines = [...`${stdout}${stderr}`.matchAll(/first load of ([\w-]+): ([\d.]+) kB gzip, ([\d.]+) kB brotli/g)]
  return lines.flatMap(([, page, gzip, brotli]) => [
    {
      what: `first visit of ${page}, gzip`,
      value: Number(gzip),
      unit: 'kB',
      goal: { is: 'at most', value: 150, of: 'value' },
    } satisfies Figure,
    { what: '  brotli', value: Number(brotli), unit: 'kB' },
  ])
}
