import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumPath } from '../e2e/chromium.ts'

/**
 * `npm test`: sets up what is missing, runs everything (or what the arguments choose, as for `vitest run`) and ends with the line
 * `N passed, N failed`. A file that can not be loaded and an error outside of tests count as failed.
 */
const root = path.join(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'applybox-results-'))
const results = path.join(folder, 'results.json')

installChromium()
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
)
const { passed, failed } = count()
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && status === 0 ? 0 : 1

interface Results {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

function count() {
  const found: Results = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  const broken = found.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  )
  const failed = found.numFailedTests + broken.length
  return { passed: found.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed }
}

/** The browser journeys need a Chromium; on Debian and its kin root may install one. */
function installChromium() {
  if (chromiumPath() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('Installing Chromium for the browser journeys\n')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 2, 2], env: environment })
}
