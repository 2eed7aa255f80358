import type { State, Thing } from '../world.ts'

export interface Route {
  /** As in the specification; `{id}` is that of `of`. */
  path: string
  of?: Thing
  /** The sentence that asks for it. */
  says: string
  /** Where each person comes to; `stays` is the page itself. */
  leads: Record<State, string>
}

const stays = 'stays'
const signIn = '/auth/sign-in'
const createAccount = '/auth/create-account'
const dashboard = '/dashboard'

const entrance = (path: string, says: string): Route => ({
  path,
  says,
  leads: { signedOut: stays, withoutAddress: createAccount, onboarded: dashboard },
})
const account = (path: string, says: string): Route => ({
  path,
  says,
  leads: { signedOut: signIn, withoutAddress: stays, onboarded: dashboard },
})
const redirect = (path: string, says: string): Route => ({
  path,
  says,
  leads: { signedOut: signIn, withoutAddress: createAccount, onboarded: dashboard },
})
const home = (path: string, of?: Thing, says = `Children: ${path}`): Route => ({
  path,
  ...(of && { of }),
  says,
  leads: { signedOut: signIn, withoutAddress: createAccount, onboarded: stays },
})

/** Section 2 of the specification: every route, and where it leads in each of the three states of signing in. */
export const routes: Route[] = [
  redirect('/auth', 'Redirects to the root.'),
  entrance(
    '/auth/sign-in',
    'Sign-in screen. If the profile already has an assigned email, redirects to /. If a profile exists without one, redirects to create-account.',
  ),
  entrance('/auth/sign-up', 'Same redirect rules as sign-in.'),
  account(
    '/auth/create-account',
    'Needs a profile without an assigned email. With one, redirects to /. With no profile, redirects to sign-in.',
  ),
  account('/auth/max-account-limit-reached', 'Same access rule as create-account.'),
  redirect(
    '/',
    'With no profile, the user goes to sign-in. With a profile lacking an assigned email, the user goes to create-account. The index redirects to /dashboard.',
  ),
  home('/welcome'),
  home('/dashboard'),
  home('/active-applications'),
  home('/active-applications/{id}', 'active'),
  home('/archived-applications'),
  home('/archived-applications/{id}', 'archived'),
  home(
    '/uncatagorized-application-detail/{id}',
    'uncategorized',
    'Children: /uncatagorized-application-detail/{id} (spelled exactly so)',
  ),
  home('/unidentified-messages'),
  home('/unidentified-messages/{id}', 'message'),
  home('/companies'),
  home('/companies/{id}', 'company'),
  home('/jobs'),
  home('/jobs/{id}', 'job'),
  home('/resume-builder'),
  home('/profile'),
  home('/settings'),
  home('/notifications'),
  home('/emails-with-missing-data'),
  redirect('/nowhere', 'Unknown paths redirect to /.'),
  redirect('/auth/nowhere', 'Unknown paths redirect to /.'),
  redirect('/active-applications/{id}/nowhere', 'Unknown paths redirect to /.'),
  redirect('/uncatagorized-application-detail', 'Unknown paths redirect to /.'),
  redirect('/uncategorized-application-detail/{id}', 'Unknown paths redirect to /.'),
]
