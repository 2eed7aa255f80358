import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { imageSteps } from './image-steps.ts'

/**
 * `npm run image`: takes the steps of the Dockerfile without a container engine, and starts what comes of them as a user without rights, on a
 * read-only root. Needs root on Linux. Prints the size, and fails where a step does.
 */
const root = path.join(import.meta.dirname, '..')
const scratch = mkdtempSync(path.join(tmpdir(), 'applybox-image-'))
const [build, app, data] = ['build/app', 'image/app', 'image/data'].map((name) => path.join(scratch, name)) as [
  string,
  string,
  string,
]
const user = { uid: 1000, gid: 1000 }
try {
  const steps = imageSteps(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))
  for (const folder of [build, app, data]) mkdirSync(folder, { recursive: true })
  run('sh', ['-c', `git -C '${root}' archive HEAD | tar -x -C '${build}'`])
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  for (const name of ignored) rmSync(path.join(build, name), { recursive: true, force: true })
  for (const command of steps.build) run('sh', ['-c', command], build)
  for (const { from, to } of steps.copied)
    cpSync(path.join(build, from), path.join(app, to), { recursive: true, verbatimSymlinks: true })
  run('chown', [`${user.uid}:${user.gid}`, data])
  run('chmod', ['755', scratch])
  const { stdout } = spawnSync('du', ['-sm', app], { encoding: 'utf8' })
  process.stdout.write(`The image holds ${stdout.split('\t')[0]} MB beside Node and its system\n`)
  await tryOut()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** Starts, is healthy, and ends by SIGTERM. */
async function tryOut() {
  const [http, smtp] = [await freePort(), await freePort()]
  const env = {
    PATH: `${path.join(app, 'node_modules/.bin')}:${process.env.PATH}`,
    HOME: data,
    NODE_ENV: 'production',
    APPLYBOX_DATA_DIR: data,
    APPLYBOX_HTTP_PORT: String(http),
    APPLYBOX_SMTP_PORT: String(smtp),
  }
  const readOnly = `mount --bind '${app}' '${app}' && mount -o remount,ro,bind '${app}' && exec setpriv --reuid ${user.uid} --regid ${user.gid} --clear-groups node server/main.ts`
  const product = spawn('unshare', ['--mount', 'sh', '-c', readOnly], { cwd: app, env, stdio: 'inherit' })
  const check = () =>
    spawnSync(path.join(app, 'node_modules/.bin/node'), ['server/healthcheck.ts'], { cwd: app, env }).status === 0
  let isHealthy = false
  for (let waited = 0; waited < 120 && !isHealthy; waited++) {
    if (product.exitCode !== null) break
    await sleep(1_000)
    isHealthy = check()
  }
  if (!isHealthy) throw new Error('It did not become healthy within two minutes')
  const code = await ended(product)
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code}`)
  process.stdout.write('It starts on a read-only root as a user without rights, is healthy, and ends by SIGTERM\n')
}

function ended(product: ChildProcess): Promise<number | null> {
  const end = new Promise<number | null>((resolve) => product.once('exit', resolve))
  product.kill('SIGTERM')
  return end
}

function run(program: string, args: string[], cwd = root) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
