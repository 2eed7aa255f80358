import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { CannotStart } from '../lib/cannot-start.ts'
import { messageOf } from '../lib/message-of.ts'
import { setSenderChecks } from '../mail/arrival/sender-checks.ts'
import { openPipeline } from '../mail/process.ts'
import { rereadMails } from '../mail/reread.ts'

/** `applybox reread`: what a better reader would make of stored mail, first as a list; with `--apply` for good. The server may run. */
export const reread = {
  usage: 'reread [--apply] [--user EMAIL] [--failed]',
  description: 'Read stored mail again and list what would change; change it with --apply',
  async run(args: string[]) {
    const { apply, user, failed } = optionsOf(args)
    const config = readConfig(process.env)
    setSenderChecks({ dnsServers: config.dnsServers, isClosedNetwork: config.closedNetwork })
    const database = await openDatabase(config, (message) => process.stderr.write(`${message}\n`))
    const pipeline = openPipeline(database.db, {
      onFailure: (cause, mailId) => process.stderr.write(`${mailId}: ${messageOf(cause)}\n`),
    })
    try {
      const { users, mails, changes } = await rereadMails(database.db, {
        email: user?.toLowerCase(),
        failedOnly: failed,
        apply,
        read: pipeline.read,
        onChange: (line) => process.stdout.write(`${line}\n`),
      })
      if (user !== undefined && users === 0) throw new CannotStart(`Nobody with the e-mail address ${user} has mail here`)
      const outcome = apply ? 'changed' : changes === 0 ? 'to change' : 'to change; nothing is changed without --apply'
      process.stdout.write(`${mails} mails of ${users} users read, ${changes} ${outcome}\n`)
    } finally {
      await pipeline.close()
      await database.close()
    }
  },
}

function optionsOf(args: string[]): { apply: boolean; user: string | undefined; failed: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        apply: { type: 'boolean', default: false },
        user: { type: 'string' },
        failed: { type: 'boolean', default: false },
      },
    })
    return { ...values, user: values.user }
  } catch {
    throw new CannotStart(`Usage: npm run applybox -- ${reread.usage}`)
  }
}
