import { messageBytes } from '../../../contract/mail.ts'
import { getMeta } from '../../../contract/meta.ts'
import about from '../../../package.json' with { type: 'json' }
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { configuredProviders } from '../accounts/index.ts'
import { pushKeys } from '../push/index.ts'
import { readReleaseNotes } from './release-notes.ts'

export function routes({ db, config }: Context): Route[] {
  const releaseNotes = readReleaseNotes()
  return [
    route(getMeta, async () => ({
      version: about.version,
      mailDomain: config.mailDomain,
      signUp: config.signUp,
      providers: configuredProviders(config),
      pushKey: (await pushKeys(db)).publicKey,
      limits: { messageBytes, accountsPerDevice: config.maxAccountsPerDevice },
      releaseNotes: await releaseNotes,
    })),
  ]
}
