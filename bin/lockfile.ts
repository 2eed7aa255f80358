import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { missingParts, type Packages, withoutIntegrity } from './lockfile-parts.ts'

/**
 * Reports what npm does not keep right in `package-lock.json` by itself; `npm run lockfile` (--write) puts it right.
 *
 * No download address: it would bind every install to the registry that the author happened to use.
 * Every part for another platform: npm leaves out those that the registry did not have on the day of the install; then npm 11 refuses the
 * lockfile (`npm ci`), and older ones install no such part there.
 * Every checksum: npm installs an entry without one whatever the registry sends.
 */
const file = path.join(import.meta.dirname, '../package-lock.json')
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }
const missing = missingParts(lockfile.packages)
const addressed = Object.entries(lockfile.packages).filter(([, { resolved }]) => resolved !== undefined)

if (process.argv.includes('--write')) {
  for (const [, entry] of addressed) delete entry.resolved
  const packages = { ...lockfile.packages, ...missing }
  for (const [place, integrity] of checksums(packages)) {
    packages[place] = { version: packages[place]?.version, integrity, ...packages[place] }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  for (const place of withoutIntegrity(packages)) process.stdout.write(`The registry has no checksum for ${place}\n`)
} else {
  const problems = [
    ...addressed.map(([place]) => `${place} has a download address`),
    ...Object.keys(missing).map((place) => `${place} is missing`),
    ...withoutIntegrity(lockfile.packages).map((place) => `${place} has no checksum`),
  ]
  if (problems.length > 0) {
    process.stdout.write(`${problems.join('\n')}\nPut it right by: npm run lockfile\n`)
    process.exitCode = 1
  }
}

/** Checksums from a new lockfile, for entries without one. */
function checksums(packages: Packages): [place: string, integrity: string][] {
  const places = withoutIntegrity(packages)
  if (places.length === 0) return []
  const folder = mkdtempSync(path.join(tmpdir(), 'applybox-lockfile-'))
  try {
    const optionalDependencies = Object.fromEntries(places.map((place) => [nameOf(place), packages[place]?.version]))
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ optionalDependencies }))
    const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']
    spawnSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
    const made = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as { packages: Packages }
    return places.flatMap((place) => {
      const { version, integrity } = made.packages[`node_modules/${nameOf(place)}`] ?? {}
      return integrity && version === packages[place]?.version ? [[place, integrity]] : []
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function nameOf(place: string) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
