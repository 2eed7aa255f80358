import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface RunningProduct {
  url: string
  smtpPort: number
  dataDir: string
  process: ChildProcess
  /** Everything written so far, the log too. */
  output(): string
  /** As Ctrl-C does; the exit code. Keeps the data. */
  stop(): Promise<number | null>
  /** Stops and removes the data. */
  remove(): Promise<void>
}

/** The whole product as a process of its own, on free ports and an empty data folder unless the environment says otherwise. */
export async function runProduct(environment: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = environment.APPLYBOX_DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'applybox-data-')))
  const attempt = launch({
    APPLYBOX_HTTP_PORT: '0',
    APPLYBOX_SMTP_PORT: '0',
    APPLYBOX_HTTP_HOST: '127.0.0.1',
    APPLYBOX_SMTP_HOST: '127.0.0.1',
    APPLYBOX_BOT_PROTECTION: 'off',
    APPLYBOX_MAX_ACCOUNTS_PER_DEVICE: '0',
    ...environment,
    APPLYBOX_DATA_DIR: dataDir,
  })
  const { child, output, exit } = attempt
  await Promise.race([attempt.until(/^ {2}Stop /m), exit])
  if (child.exitCode !== null) throw new Error(`The product did not start: ${output()}`)
  const stop = async () => {
    child.kill('SIGINT')
    return exit
  }
  return {
    url: /^ {2}Open +(\S+)/m.exec(output())?.[1] ?? '',
    smtpPort: Number(/SMTP on port (\d+)/.exec(output())?.[1]),
    dataDir,
    process: child,
    output,
    stop,
    async remove() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** One attempt to start that is expected to fail. */
export async function startAndFail(
  environment: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { exit, stdout, stderr, child } = launch(environment)
  const patience = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const code = await exit
  clearTimeout(patience)
  return { code, stdout: stdout(), stderr: stderr() }
}

/** The product is started some eighty times in a run: what Node made of its sources the first time serves the others. */
const compiled = path.join(tmpdir(), 'applybox-compiled')

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    output: () => stdout + stderr,
    exit: once(child, 'close').then(([code]) => code as number | null),
    until: (pattern: RegExp) =>
      new Promise<void>((resolve) => {
        child.stdout.on('data', () => {
          if (pattern.test(stdout)) resolve()
        })
      }),
  }
}
