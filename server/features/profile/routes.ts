import * as contract from '../../../contract/profile.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { changeProfile, readProfile, setReleaseNotesHidden, setWelcomePending } from './profile.ts'

export function profileRoutes(context: Context): Route[] {
  return [
    route(contract.getProfile, ({ caller }) => readProfile(context, caller.userId)),
    route(contract.updateProfile, ({ caller, body }) => changeProfile(context, caller.userId, body)),
    route(contract.hideReleaseNotes, ({ caller, body }) => setReleaseNotesHidden(context, caller.userId, body.clickOn)),
    route(contract.finishWelcome, ({ caller, body }) => setWelcomePending(context, caller.userId, body.welcomeScreen)),
  ]
}
