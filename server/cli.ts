import { describeConfig } from './config.ts'
import { CannotStart } from './lib/cannot-start.ts'
import { keepCompiled } from './lib/compiled.ts'
import { Refusal } from './lib/refusal.ts'

interface Command {
  usage: string
  description: string
  run(args: string[]): Promise<void> | void
}

/** Each is loaded when it is wanted. */
const commands: Record<string, () => Promise<Command>> = {
  read: async () => (await import('./operations/read.ts')).read,
  why: async () => (await import('./operations/why.ts')).why,
  reread: async () => (await import('./operations/reread.ts')).reread,
  doctor: async () => (await import('./operations/doctor.ts')).doctor,
  user: async () => (await import('./operations/user.ts')).user,
  dns: async () => (await import('./operations/outgoing-mail.ts')).dns,
  dkim: async () => (await import('./operations/outgoing-mail.ts')).dkim,
  outgoing: async () => (await import('./operations/outgoing-mail.ts')).outgoing,
  postmaster: async () => (await import('./operations/postmaster.ts')).postmaster,
  backup: async () => (await import('./operations/backup.ts')).backup,
  restore: async () => (await import('./operations/backup.ts')).restore,
  help: async () => ({ usage: 'help', description: 'List commands and configuration', run: help }),
}

/** `npm run applybox -- <command>`: what an operator does beside the running server. */
async function main([name = 'help', ...args]: string[]) {
  const load = commands[name]
  if (!load) throw new CannotStart(`There is no command "${name}"; all are listed by: npm run help`)
  keepCompiled()
  const command = await load()
  await command.run(args)
}

async function help() {
  const own = await Promise.all(Object.values(commands).map((load) => load()))
  const scripts = [
    ['npm start', 'Install what is missing, build, and run everything'],
    ['npm run demo', 'Make a demo account and send it two months of mail'],
    ['npm test', 'Set up and run all tests'],
    ['npm run check', 'Types, style, import rules, unused code, generated files, licences'],
    ['npm run bench', 'Measure, each figure beside its floor'],
    ...own.map(({ usage, description }) => [`npm run applybox -- ${usage}`, description]),
  ] as [string, string][]
  const variables = describeConfig().map(
    ({ name, standard, description }) => [name, `${description}${standard && ` (${standard})`}`] as [string, string],
  )
  process.stdout.write(
    `Commands\n${columns(scripts)}\n\nConfiguration: environment variables, defaults in parentheses\n${columns(variables)}\n`,
  )
}

function columns(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  const text =
    cause instanceof CannotStart || cause instanceof Refusal
      ? cause.message
      : cause instanceof Error
        ? cause.stack
        : String(cause)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
