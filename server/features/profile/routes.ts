import * as contract from '../../../contract/profile.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import { changeProfile, readProfile, setPicture, setReleaseNotesHidden, setWelcomePending } from './profile.ts'

export function profileRoutes(context: Context): Route[] {
  return [
    route(contract.getProfile, ({ caller }) => readProfile(context, caller.userId)),
    route(contract.updateProfile, ({ caller, body }) => changeProfile(context, caller.userId, body)),
    route(contract.changePicture, ({ caller, body }) => setPicture(context, caller.userId, body.picture)),
    route(contract.removePicture, ({ caller }) => setPicture(context, caller.userId, null)),
    route(contract.hideReleaseNotes, ({ caller, body }) => setReleaseNotesHidden(context, caller.userId, body.clickOn)),
    route(contract.finishWelcome, ({ caller, body }) => setWelcomePending(context, caller.userId, body.welcomeScreen)),
  ]
}
