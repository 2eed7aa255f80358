import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { type SignInState, signInState } from './features/account/sign-in-state.ts'
import { RouteProblem } from './pages/route-problem.tsx'
import { queryClient } from './query-client.ts'
import { Loading } from './ui/loading.tsx'

/** Where the paths of screens that are not built lead: the nearest one that is. */
const nearest = {
  companies: '/active-applications',
  'companies/:id': '/active-applications',
  jobs: '/active-applications',
  'jobs/:id': '/active-applications',
  'resume-builder': '/dashboard',
}

/** Where a person is sent from a page of each group; null lets them in. */
const mustLeave = {
  signIn: ({ is }: SignInState) => ({ 'signed-out': null, 'address-missing': '/auth/create-account', onboarded: '/' })[is],
  createAccount: ({ is }: SignInState) => ({ 'signed-out': '/auth/sign-in', 'address-missing': null, onboarded: '/' })[is],
  home: ({ is }: SignInState) =>
    ({ 'signed-out': '/auth/sign-in', 'address-missing': '/auth/create-account', onboarded: null })[is],
}

function guard(group: keyof typeof mustLeave) {
  return async () => {
    const to = mustLeave[group](await signInState(queryClient))
    return to === null ? null : redirect(to)
  }
}

const leadsTo = (to: string) => () => redirect(to)

const publicPages: RouteObject[] = [
  { path: 'auth', loader: leadsTo('/') },
  {
    lazy: () => import('./pages/auth-layout.tsx'),
    children: [
      {
        loader: guard('signIn'),
        children: [
          { path: 'auth/sign-in', lazy: () => import('./pages/sign-in.tsx') },
          { path: 'auth/sign-up', lazy: () => import('./pages/sign-up.tsx') },
        ],
      },
      {
        loader: guard('createAccount'),
        children: [
          { path: 'auth/create-account', lazy: () => import('./pages/create-account.tsx') },
          { path: 'auth/max-account-limit-reached', lazy: () => import('./pages/max-account-limit-reached.tsx') },
        ],
      },
      // Reached by links and open in every state: a link may be opened in a browser that is signed in.
      { path: 'auth/forgot-password', lazy: () => import('./pages/forgot-password.tsx') },
      { path: 'auth/reset-password', lazy: () => import('./pages/reset-password.tsx') },
      { path: 'auth/verify-email', lazy: () => import('./pages/verify-email.tsx') },
    ],
  },
]

const detail = { path: ':id', lazy: () => import('./pages/application-detail.tsx') }

const homePages: RouteObject[] = [
  { index: true, loader: leadsTo('/dashboard') },
  { path: 'welcome', lazy: () => import('./pages/welcome.tsx') },
  { path: 'dashboard', lazy: () => import('./pages/dashboard.tsx') },
  { path: 'active-applications', lazy: () => import('./pages/active-applications.tsx'), children: [detail] },
  { path: 'archived-applications', lazy: () => import('./pages/archived-applications.tsx'), children: [detail] },
  { path: 'uncatagorized-application-detail/:id', lazy: () => import('./pages/uncategorized-detail.tsx') },
  {
    path: 'unidentified-messages',
    lazy: () => import('./pages/unidentified-messages.tsx'),
    children: [{ path: ':id', lazy: () => import('./pages/unidentified-detail.tsx') }],
  },
  { path: 'emails-with-missing-data', lazy: () => import('./pages/emails-with-missing-data.tsx') },
  { path: 'notifications', lazy: () => import('./pages/notifications.tsx') },
  { path: 'profile', lazy: () => import('./pages/profile.tsx') },
  { path: 'settings', lazy: () => import('./pages/settings.tsx') },
  ...Object.entries(nearest).map(([path, to]) => ({ path, loader: leadsTo(to) })),
]

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteProblem,
    HydrateFallback: Loading,
    children: [
      ...publicPages,
      {
        path: '/',
        loader: guard('home'),
        lazy: () => import('./pages/home-layout.tsx'),
        children: [{ ErrorBoundary: RouteProblem, children: homePages }],
      },
      { path: '*', loader: leadsTo('/') },
    ],
  },
])
