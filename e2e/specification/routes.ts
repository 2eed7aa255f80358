import type { State, Thing } from '../world.ts'

export interface Route {
  /** As in the specification; `{id}` is that of `of`. */
  path: string
  of?: Thing
  /** The sentence that asks for it. */
  says: string
  /** Where each person comes to; `stays` is the page itself. */
  leads: Record<State, string>
  /** How the title of the page itself begins. */
  title?: string
}

const stays = 'stays'
const signIn = '/auth/sign-in'
const createAccount = '/auth/create-account'
const dashboard = '/dashboard'

const entrance = (path: string, title: string, says: string): Route => ({
  path,
  title,
  says,
  leads: { signedOut: stays, withoutAddress: createAccount, onboarded: dashboard },
})
const account = (path: string, title: string, says: string): Route => ({
  path,
  title,
  says,
  leads: { signedOut: signIn, withoutAddress: stays, onboarded: dashboard },
})
const redirect = (path: string, says: string): Route => ({
  path,
  says,
  leads: { signedOut: signIn, withoutAddress: createAccount, onboarded: dashboard },
})
const home = (path: string, title: string, of?: Thing, says = `Children: ${path}`): Route => ({
  path,
  title,
  ...(of && { of }),
  says,
  leads: { signedOut: signIn, withoutAddress: createAccount, onboarded: stays },
})

/** Section 2 of the specification: every route, and where it leads in each of the three states of signing in. */
export const routes: Route[] = [
  redirect('/auth', 'Redirects to the root.'),
  entrance(
    '/auth/sign-in',
    'Welcome back',
    'Sign-in screen. If the profile already has an assigned email, redirects to /. If a profile exists without one, redirects to create-account.',
  ),
  entrance('/auth/sign-up', 'Create your account', 'Same redirect rules as sign-in.'),
  account(
    '/auth/create-account',
    'Choose your address',
    'Needs a profile without an assigned email. With one, redirects to /. With no profile, redirects to sign-in.',
  ),
  account('/auth/max-account-limit-reached', 'The account limit is reached', 'Same access rule as create-account.'),
  redirect(
    '/',
    'With no profile, the user goes to sign-in. With a profile lacking an assigned email, the user goes to create-account. The index redirects to /dashboard.',
  ),
  home('/welcome', 'Your address is ready'),
  home('/dashboard', 'Dashboard'),
  home('/active-applications', 'Active applications'),
  home('/active-applications/{id}', 'Analyst · Contoso', 'active'),
  home('/archived-applications', 'Archived applications'),
  home('/archived-applications/{id}', 'Teller · Woodgrove', 'archived'),
  home(
    '/uncatagorized-application-detail/{id}',
    'Job title is missing',
    'uncategorized',
    'Children: /uncatagorized-application-detail/{id} (spelled exactly so)',
  ),
  home('/unidentified-messages', 'Unidentified messages'),
  home('/unidentified-messages/{id}', '30+ new jobs', 'message'),
  home('/companies', 'Companies'),
  home('/companies/{id}', 'Contoso', 'company'),
  home('/jobs', 'Jobs'),
  home('/jobs/{id}', 'Analyst', 'job'),
  home('/resume-builder', 'Resumes'),
  home('/profile', 'Profile'),
  home('/settings', 'Settings'),
  home('/notifications', 'Notifications'),
  home('/emails-with-missing-data', 'Emails with missing data'),
  redirect('/nowhere', 'Unknown paths redirect to /.'),
  redirect('/auth/nowhere', 'Unknown paths redirect to /.'),
  redirect('/active-applications/{id}/nowhere', 'Unknown paths redirect to /.'),
  redirect('/uncatagorized-application-detail', 'Unknown paths redirect to /.'),
  redirect('/uncategorized-application-detail/{id}', 'Unknown paths redirect to /.'),
]
