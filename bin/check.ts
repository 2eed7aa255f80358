import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `npm run check`: everything that can be checked without running the product. Goes through all and fails if any did.
 * What cannot be checked here, because a registry does not answer, says so and fails nothing.
 */
type Outcome = 'ok' | 'FAILED' | 'not checked'

const root = path.join(import.meta.dirname, '..')
const checks: [string, () => Outcome][] = [
  ['types', () => run('typescript/bin/tsc', '-p', '.')],
  ['types of the web app', () => run('typescript/bin/tsc', '-p', 'web')],
  ['style', () => run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  [
    'import rules',
    () =>
      run(
        'dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        'bin/import-rules.ts',
        '--output-type',
        'err-long',
        ...rooms(),
      ),
  ],
  ['no false friends in docs, comments and texts', () => runOwn('bin/words.ts')],
  ['unused code', () => run('knip/bin/knip.js')],
  ['generated types fit the migrations', () => runOwn('server/db/generate-types.ts', '--verify')],
  ['lockfile names every part with its checksum, and no download address', () => runOwn('bin/lockfile.ts')],
  ['licences go with MIT', () => runOwn('bin/licences.ts')],
  ['no known vulnerability', () => runOwn('bin/audit.ts')],
]

const outcomes = checks.map(([name, check]) => {
  const startedAt = performance.now()
  const outcome = check()
  process.stdout.write(`${outcome.padEnd(11)}  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`)
  return outcome
})
process.exitCode = outcomes.includes('FAILED') ? 1 : 0

function rooms() {
  const { include } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as { include: string[] }
  return [...include, 'web']
}

function run(program: string, ...args: string[]) {
  return start(path.join(root, 'node_modules', program), args)
}

function runOwn(program: string, ...args: string[]) {
  return start(path.join(root, program), args)
}

/** Shows what the program says unless it holds. */
function start(program: string, args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' })
  if (status !== 0) process.stdout.write(stdout + stderr)
  // EX_UNAVAILABLE of sysexits.h
  return status === 0 ? 'ok' : status === 69 ? 'not checked' : 'FAILED'
}
