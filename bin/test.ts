import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseCLI, startVitest, type TestModule } from 'vitest/node'
import { chromiumPath } from '../e2e/chromium.ts'

/**
 * `npm test`: sets up what is missing, runs everything (or what the arguments choose, as for `vitest run`) and ends with the line
 * `N passed, N failed`. A file that can not be loaded and an error outside of tests count as failed.
 *
 * When everything is run and a few browser journeys fail, these are gone through once more, from a fresh start: what fails again has
 * failed; what then passes is named as unsteady, which is a fault of the journey or of the product all the same.
 */
const mostAgain = 3

installChromium()
const chosen = process.argv.slice(2)
const first = await run(chosen)
const again = chosen.length === 0 && first.errors === 0 ? journeysIn(first.failed) : []
const second = again.length > 0 ? await run(again) : undefined
const kept = first.modules.filter(({ relativeModuleId }) => !again.includes(relativeModuleId))
const modules = [...kept, ...(second?.modules ?? [])]
const failed = sum(modules, failures) + first.errors + (second?.errors ?? 0)
for (const path of again)
  if (!second?.failed.some((module) => module.relativeModuleId === path)) process.stdout.write(`unsteady: ${path}\n`)
process.stdout.write(`${sum(modules, (module) => testsOf(module, 'passed'))} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

async function run(args: readonly string[]) {
  const { filter, options } = parseCLI(['vitest', 'run', ...args])
  const vitest = await startVitest(filter, options)
  const modules = vitest.state.getTestModules()
  const errors = vitest.state.getUnhandledErrors().length + (modules.length === 0 ? 1 : 0)
  await vitest.close()
  return { modules, errors, failed: modules.filter((module) => failures(module) > 0) }
}

/** Only where nothing else failed, and not where so many did that it is no accident. */
function journeysIn(failed: readonly TestModule[]): string[] {
  const areJourneys = failed.every(({ project }) => project.name === 'browser')
  return areJourneys && failed.length <= mostAgain ? failed.map(({ relativeModuleId }) => relativeModuleId) : []
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

/** The browser journeys need a Chromium; on Debian and its kin root may install one. */
function installChromium() {
  if (chromiumPath() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('Installing Chromium for the browser journeys\n')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 2, 2], env: environment })
}
