import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { missingParts, type Packages } from './lockfile-parts.ts'

/**
 * Tells what npm does not keep right in `package-lock.json` by itself; `npm run lockfile` (--write) puts it right.
 *
 * No download address: it would bind every install to the registry that the author happened to use.
 * Every part for another platform: npm leaves out those that the registry did not have on the day of the install; then npm 11 refuses the
 * lockfile (`npm ci`), and older ones install no such part there. An entry without a checksum does for both.
 */
const file = path.join(import.meta.dirname, '../package-lock.json')
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }
const missing = missingParts(lockfile.packages)
const addressed = Object.entries(lockfile.packages).filter(([, { resolved }]) => resolved !== undefined)

if (process.argv.includes('--write')) {
  for (const [, entry] of addressed) delete entry.resolved
  const packages = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`)
} else {
  for (const [place] of addressed) process.stdout.write(`${place} has a download address\n`)
  for (const place of Object.keys(missing)) process.stdout.write(`${place} is missing\n`)
  if (addressed.length + Object.keys(missing).length > 0) {
    process.stdout.write('Put it right by: npm run lockfile\n')
    process.exitCode = 1
  }
}
