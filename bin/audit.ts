import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Accepted, type Audit, findingsOf } from './audit-report.ts'

/**
 * `npm run audit`: the parts with a known vulnerability, as the registry tells (`npm audit`). Fails for each that `accepted-advisories.json`
 * does not give a reason for. Not every registry answers that question: then it says so and ends with 69.
 */
// EX_UNAVAILABLE of sysexits.h
const notChecked = 69
const root = path.join(import.meta.dirname, '..')
const accepted = JSON.parse(readFileSync(path.join(import.meta.dirname, 'accepted-advisories.json'), 'utf8')) as Accepted[]

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=1'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 60_000,
})
const report = parsed(stdout)
if (report.vulnerabilities === undefined) {
  process.stderr.write(`The registry does not answer about vulnerabilities (${report.message ?? 'npm audit said nothing'})\n`)
  process.exitCode = notChecked
} else {
  const { open, explained, stale } = findingsOf(report.vulnerabilities, accepted)
  for (const { id, name, severity, title } of open) process.stdout.write(`${severity.padEnd(9)} ${name}: ${title} (${id})\n`)
  for (const { id, name, reason } of explained) process.stdout.write(`accepted  ${name}: ${reason} (${id})\n`)
  for (const { id } of stale)
    process.stdout.write(`stale     ${id} concerns no part any more: take it out of accepted-advisories.json\n`)
  process.stdout.write(`${open.length} to mend, ${explained.length} accepted\n`)
  process.exitCode = open.length + stale.length > 0 ? 1 : 0
}

function parsed(text: string): Audit {
  try {
    return JSON.parse(text) as Audit
  } catch {
    return {}
  }
}
