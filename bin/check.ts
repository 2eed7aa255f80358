import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** `npm run check`: everything that can be told without running the product. Goes through all and fails if any did. */
const root = path.join(import.meta.dirname, '..')
const checks: [string, () => boolean][] = [
  ['types', () => run('typescript/bin/tsc', '-p', '.') && run('typescript/bin/tsc', '-p', 'web')],
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
  ['unused code', () => run('knip/bin/knip.js')],
  ['generated types fit the migrations', () => runOwn('server/db/generate-types.ts', '--verify')],
  ['lockfile names no download address', lockfileIsPlain],
  ['licences go with MIT', () => runOwn('bin/licences.ts')],
]

const failed = checks.filter(([name, check]) => {
  const startedAt = performance.now()
  const holds = check()
  process.stdout.write(`${holds ? 'ok    ' : 'FAILED'}  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`)
  return !holds
})
process.exitCode = failed.length === 0 ? 0 : 1

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

/** Shows what the program says only when it fails. */
function start(program: string, args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' })
  if (status !== 0) process.stdout.write(stdout + stderr)
  return status === 0
}

/** An address would bind every install to the registry that the author happened to use. */
function lockfileIsPlain(): boolean {
  const lines = readFileSync(path.join(root, 'package-lock.json'), 'utf8').split('\n')
  const addresses = lines.filter((line) => line.includes('"resolved"'))
  for (const line of addresses) process.stdout.write(`${line.trim()}\n`)
  return addresses.length === 0
}
