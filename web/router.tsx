import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { type SignInState, signInState } from './features/account/sign-in-state.ts'
import { lazyPage } from './lazy-part.ts'
import { HomeLayout } from './pages/home-layout.tsx'
import { RouteProblem } from './pages/route-problem.tsx'
import { queryClient } from './query-client.ts'
import { Loading } from './ui/loading.tsx'

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
    lazy: lazyPage(() => import('./pages/auth-layout.tsx')),
    children: [
      {
        loader: guard('signIn'),
        children: [
          { path: 'auth/sign-in', lazy: lazyPage(() => import('./pages/sign-in.tsx')) },
          { path: 'auth/sign-up', lazy: lazyPage(() => import('./pages/sign-up.tsx')) },
        ],
      },
      {
        loader: guard('createAccount'),
        children: [
          { path: 'auth/create-account', lazy: lazyPage(() => import('./pages/create-account.tsx')) },
          { path: 'auth/max-account-limit-reached', lazy: lazyPage(() => import('./pages/max-account-limit-reached.tsx')) },
        ],
      },
      // Reached by links and open in every state: a link may be opened in a browser that is signed in.
      { path: 'auth/forgot-password', lazy: lazyPage(() => import('./pages/forgot-password.tsx')) },
      { path: 'auth/reset-password', lazy: lazyPage(() => import('./pages/reset-password.tsx')) },
      { path: 'auth/verify-email', lazy: lazyPage(() => import('./pages/verify-email.tsx')) },
    ],
  },
]

const detail = { path: ':id', lazy: lazyPage(() => import('./pages/application-detail.tsx')) }

const homePages: RouteObject[] = [
  { index: true, loader: leadsTo('/dashboard') },
  { path: 'welcome', lazy: lazyPage(() => import('./pages/welcome.tsx')) },
  { path: 'dashboard', lazy: lazyPage(() => import('./pages/dashboard.tsx')) },
  { path: 'active-applications', lazy: lazyPage(() => import('./pages/active-applications.tsx')), children: [detail] },
  { path: 'archived-applications', lazy: lazyPage(() => import('./pages/archived-applications.tsx')), children: [detail] },
  {
    path: 'unidentified-messages',
    lazy: lazyPage(() => import('./pages/unidentified-messages.tsx')),
    children: [{ path: ':id', lazy: lazyPage(() => import('./pages/unidentified-detail.tsx')) }],
  },
  {
    lazy: lazyPage(() => import('./pages/emails-with-missing-data.tsx')),
    children: ['emails-with-missing-data', 'uncatagorized-application-detail/:id'].map((path) => ({
      path,
      lazy: lazyPage(() => import('./pages/uncategorized-detail.tsx')),
    })),
  },
  { path: 'search', lazy: lazyPage(() => import('./pages/search.tsx')) },
  { path: 'compare-offers', lazy: lazyPage(() => import('./pages/compare-offers.tsx')) },
  { path: 'outbox', lazy: lazyPage(() => import('./pages/outbox.tsx')) },
  {
    path: 'companies',
    lazy: lazyPage(() => import('./pages/companies.tsx')),
    children: [{ path: ':id', lazy: lazyPage(() => import('./pages/company-detail.tsx')) }],
  },
  {
    path: 'jobs',
    lazy: lazyPage(() => import('./pages/jobs.tsx')),
    children: [{ path: ':id', lazy: lazyPage(() => import('./pages/job-detail.tsx')) }],
  },
  { path: 'resume-builder', lazy: lazyPage(() => import('./pages/resumes.tsx')) },
  { path: 'resume-builder/:id', lazy: lazyPage(() => import('./pages/resume-editor.tsx')) },
  { path: 'notifications', lazy: lazyPage(() => import('./pages/notifications.tsx')) },
  { path: 'profile', lazy: lazyPage(() => import('./pages/profile.tsx')) },
  { path: 'settings/proof-of-search', lazy: lazyPage(() => import('./pages/proof-of-search.tsx')) },
  { path: 'settings/import', lazy: lazyPage(() => import('./pages/import.tsx')) },
  { path: 'settings', lazy: lazyPage(() => import('./pages/settings.tsx')) },
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
        Component: HomeLayout,
        children: [{ ErrorBoundary: RouteProblem, children: homePages }],
      },
      { path: '*', loader: leadsTo('/') },
    ],
  },
])
