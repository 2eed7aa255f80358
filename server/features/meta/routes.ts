import { messageBytes } from '../../../contract/mail.ts'
import { getMeta, reportBrowserError } from '../../../contract/meta.ts'
import about from '../../../package.json' with { type: 'json' }
import type { Context } from '../../lib/context.ts'
import { tryTake } from '../../lib/rate-limit.ts'
import { type Route, route } from '../../lib/route.ts'
import { clientOf, configuredProviders } from '../accounts/index.ts'
import { pushKeys } from '../push/index.ts'
import { readReleaseNotes } from './release-notes.ts'

/** A page that fails again and again fills no log, and neither does who pretends to be many. */
const reports = { name: 'browser errors', burst: 10, seconds: 60 }
const reportsOfAll = { name: 'browser errors of all', burst: 100, seconds: 10 }

export function routes({ db, config, log }: Context): Route[] {
  const releaseNotes = { en: readReleaseNotes('en'), de: readReleaseNotes('de') }
  return [
    route(getMeta, async ({ query }) => ({
      version: about.version,
      mailDomain: config.mailDomain,
      signUp: config.signUp,
      sendsMail: config.smtpUrl !== undefined,
      providers: configuredProviders(config),
      pushKey: (await pushKeys(db)).publicKey,
      limits: { messageBytes, accounts: config.maxAccounts, accountsPerDevice: config.maxAccountsPerDevice },
      releaseNotes: await releaseNotes[query.language],
    })),
    route(reportBrowserError, async ({ body, request }) => {
      if ((await tryTake(db, reports, clientOf(request).network)) && (await tryTake(db, reportsOfAll, 'all')))
        log.warn({ browser: body }, 'failed in a browser')
    }),
  ]
}
