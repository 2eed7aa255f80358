import * as accounts from '../../../contract/accounts.ts'
import { getBotProtection, scoreBotProtection } from '../../../contract/meta.ts'
import type { Context } from '../../lib/context.ts'
import { take } from '../../lib/rate-limit.ts'
import { type Route, route } from '../../lib/route.ts'
import { assign, availability } from './addresses.ts'
import { describeProtection, requireProof, score } from './bot-protection.ts'
import { clientOf } from './client.ts'
import { connectProvider, disconnectProvider, startConnecting } from './connections.ts'
import { cancelEmailChange, changeEmail, changePassword, resendConfirmation } from './credentials.ts'
import { resetPassword, sendReset, verifyEmail } from './mailed-links.ts'
import { returnFromProvider, signInByProvider, startAtProvider } from './provider-sign-in.ts'
import { endAllSessions, endSession, listSessions, refreshSession } from './sessions.ts'
import { isRefCode, signIn, signUp } from './sign-in.ts'

const resetsPerNetwork = { name: 'reset by network', burst: 20, seconds: 60 }
/** Enough to type on; who asks for more wants to know who is here. */
const namesPerUser = { name: 'names by user', burst: 60, seconds: 5 }
const assignsPerUser = { name: 'assign by user', burst: 30, seconds: 30 }

export function routes(context: Context): Route[] {
  const { db, config } = context
  return [
    route(accounts.authenticate, ({ body, request }) => {
      const client = clientOf(request)
      if (body.method !== 'email') return signInByProvider(context, body, client)
      return body.intent === 'sign-up' ? signUp(context, body, client) : signIn(context, body, client)
    }),
    route(accounts.startProviderSignIn, async ({ params, request }) => ({
      url: await startAtProvider(context, params.provider, clientOf(request)),
    })),
    route(accounts.finishProviderSignIn, ({ params, query }) => returnFromProvider(context, params.provider, query)),
    route(accounts.finishProviderSignInByForm, ({ params, body }) => returnFromProvider(context, params.provider, body)),
    route(accounts.startConnecting, async ({ caller, params, body, request }) => ({
      url: await startConnecting(context, caller, params.provider, body.password, clientOf(request)),
    })),
    route(accounts.connectProvider, ({ caller, params, body, request }) =>
      connectProvider(context, caller, params.provider, body.code, clientOf(request)),
    ),
    route(accounts.disconnectProvider, ({ caller, params, body, request }) =>
      disconnectProvider(context, caller, params.provider, body.password, clientOf(request)),
    ),
    route(accounts.refCode, async ({ query }) => ({
      valid: await isRefCode(context, query.code),
      required: config.signUp === 'referral',
    })),
    route(accounts.refresh, ({ body, request }) => refreshSession(db, body.refreshToken, clientOf(request))),
    route(accounts.logout, ({ caller }) => endSession(db, caller.userId, caller.sessionId)),
    route(accounts.listSessions, async ({ caller, request }) => ({
      list: await listSessions(db, caller.userId, caller.sessionId, clientOf(request).language),
    })),
    route(accounts.endOtherSessions, ({ caller }) => endAllSessions(db, caller.userId, caller.sessionId)),
    route(accounts.changePassword, ({ caller, body, request }) => changePassword(context, caller, body, clientOf(request))),
    route(accounts.changeEmail, ({ caller, body, request }) => changeEmail(context, caller, body, clientOf(request))),
    route(accounts.cancelEmailChange, ({ caller }) => cancelEmailChange(context, caller)),
    route(accounts.resendConfirmation, ({ caller, body, request }) =>
      resendConfirmation(context, caller, body.address, clientOf(request)),
    ),
    route(accounts.endSession, ({ caller, params }) => endSession(db, caller.userId, params.id)),

    route(accounts.verifyEmail, async ({ body, request }) => ({
      email: await verifyEmail(context, body.token, clientOf(request)),
    })),
    route(accounts.forgotPassword, async ({ body, request }) => {
      const { network, language } = clientOf(request)
      await take(db, resetsPerNetwork, network)
      await requireProof(context, 'reset', body.proof)
      sendReset(context, body.email, language)
    }),
    route(accounts.resetPassword, ({ body, request }) => resetPassword(context, body.token, body.password, clientOf(request))),

    route(accounts.addressAvailability, async ({ caller, query }) => {
      await take(db, namesPerUser, caller.userId)
      return availability(context, caller.userId, query.name)
    }),
    route(accounts.assignAddress, async ({ caller, body, request }) => {
      await take(db, assignsPerUser, caller.userId)
      return { email: await assign(context, caller.userId, body.name, clientOf(request)) }
    }),

    route(getBotProtection, () => describeProtection(context)),
    route(scoreBotProtection, ({ body }) => score(context, body.token, body.action)),
  ]
}
