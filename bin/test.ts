import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { parseCLI, startVitest, type TestModule } from 'vitest/node'
import { chromiumPath, hasShell } from '../e2e/chromium.ts'
import { postfixPath } from '../server/testing/postfix.ts'
import { changedSince, testsFor } from './changed.ts'

/**
 * `npm test`: sets up what is missing, runs everything (or what the arguments choose, as for `vitest run`) and ends with the line
 * `N passed, N failed`. A file that cannot be loaded and an error outside of tests count as failed. `npm test -- --changed` runs what answers
 * for the changes since the last commit, `--changed main` for those since another one. Up to three files that failed run once more by
 * themselves, and those that pass then are named: what fails by chance is to be mended, but it doesn't stop a change that has nothing to do
 * with it.
 */
const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
const { changed: since, ...others } = options
if (since) filter.push(...testsOfChanges(since === true ? 'HEAD' : since))
installPrograms()
const first = await run(filter)
const again = first.failed > 0 && first.failedFiles.length <= 3 && first.errors === 0 ? first.failedFiles : []
const second = again.length > 0 ? await run(again) : undefined
const failed = second ? second.failed : first.failed
process.stdout.write(`The tests took ${(performance.now() / 60_000).toFixed(1)} minutes\n`)
for (const file of again.filter((file) => !second?.failedFiles.includes(file)))
  process.stdout.write(`${relative(process.cwd(), file)} failed at first and passed when run again: find out why\n`)
process.stdout.write(`${first.passed + (second ? first.failed - second.failed : 0)} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

async function run(files: string[]) {
  const vitest = await startVitest(files, others)
  const modules = vitest.state.getTestModules()
  const errors = vitest.state.getUnhandledErrors().length + (modules.length === 0 ? 1 : 0)
  await vitest.close()
  return {
    passed: sum(modules, (module) => testsOf(module, 'passed')),
    failed: sum(modules, failures) + errors,
    failedFiles: modules.filter((module) => !module.ok()).map((module) => module.moduleId),
    errors,
  }
}

function testsOfChanges(commit: string): string[] {
  const { changed, files } = changedSince(commit)
  const tests = testsFor(changed, files)
  process.stdout.write(`${changed.length} files changed since ${commit}: ${tests.length} test files answer for them\n`)
  if (tests.length === 0) {
    process.stdout.write('0 passed, 0 failed\n')
    process.exit(0)
  }
  return tests
}

function testsOf(module: TestModule, state: 'passed' | 'failed'): number {
  return [...module.children.allTests(state)].length
}

/** A file that fails without a failed test fails as one. */
function failures(module: TestModule): number {
  return module.ok() ? 0 : Math.max(1, testsOf(module, 'failed'))
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}

/** The browser journeys need a Chromium, and one test a real sending server; on Debian and its kin root may install them. */
function installPrograms() {
  const missing = [
    ...(hasShell() ? [] : ['chromium-headless-shell']),
    ...(chromiumPath() ? [] : ['chromium']),
    ...(existsSync(postfixPath) ? [] : ['postfix']),
  ]
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write(`Installing ${missing.join(' and ')} for the tests\n`)
  const run = (program: string, args: string[], input = '') =>
    spawnSync(program, args, { stdio: ['pipe', 2, 2], input, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  // without it, the package would start a mail server of the machine's own
  run('debconf-set-selections', [], 'postfix postfix/main_mailer_type select No configuration\n')
  run('apt-get', ['-qq', 'update'])
  // one by one: not every system has the first
  for (const name of missing) run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', name])
}
