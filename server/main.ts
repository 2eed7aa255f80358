import { isRunByNpm, readConfig } from './config.ts'
import { CannotStart } from './lib/cannot-start.ts'
import { keepCompiled } from './lib/compiled.ts'
import type { Product } from './start.ts'

/** The process: `npm start`. Exits with 0 after Ctrl-C or SIGTERM, with 1 and one line when it cannot start. */
async function main() {
  const config = readConfig(process.env)
  keepCompiled()
  // Ctrl-C ends a pipe's reader (tee, a collector of logs) at the same time: nobody reads what is said then, and all is to be closed still
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  const [{ start }, { createLog }] = await Promise.all([import('./start.ts'), import('./lib/log.ts')])
  const log = createLog(config.logLevel)
  const stopping = new Promise<NodeJS.Signals>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
    if (isRunByNpm(process.env)) whenOrphaned(() => resolve('SIGTERM'))
  })
  const product = await start(config, log)
  say(describe(product, config))

  await stopping
  // who asks twice does not want to wait
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  say('Stopping: finishing what was begun')
  await product.close()
}

/** A signal to npm alone ends the shell between npm and us and does not reach us: without this the server would go on unseen. */
function whenOrphaned(act: () => void) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}

function describe({ httpPort, smtpPort }: Product, config: ReturnType<typeof readConfig>): string {
  const address = config.httpPort === 0 ? `http://localhost:${httpPort}` : config.publicUrl
  return [
    'Applybox is running.',
    httpPort !== null && `  Open         ${address}`,
    smtpPort !== null && `  Mail         SMTP on port ${smtpPort} for @${config.mailDomain}`,
    `  Data         ${config.databaseUrl ? 'in the database of DATABASE_URL' : config.dataDir}`,
    httpPort !== null && smtpPort !== null && '  See it live  npm run demo, in another terminal',
    '  Stop         Ctrl-C',
  ]
    .filter((line) => line !== false)
    .join('\n')
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

main().then(
  () => process.exit(0),
  (cause: unknown) => {
    process.stderr.write(cause instanceof CannotStart ? `${cause.message}\n` : `${describeBug(cause)}\n`)
    process.exit(1)
  },
)

const describeBug = (cause: unknown) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
