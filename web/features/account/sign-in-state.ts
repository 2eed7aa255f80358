import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../../contract/profile.ts'
import { ApiProblem } from '../../api.ts'
import { session } from '../../session.ts'
import { profileQuery } from './queries.ts'

/** Signed out; signed in without an assigned address; or with one. */
export type SignInState = { is: 'signed-out' } | { is: 'address-missing'; user: User } | { is: 'onboarded'; user: User }

/** Asks the server at most once. A server that cannot be reached is an error, never 'signed out'. */
export async function signInState(queries: QueryClient): Promise<SignInState> {
  if (!session.accessToken()) return { is: 'signed-out' }
  try {
    const user = await queries.ensureQueryData(profileQuery)
    return { is: user.assignedEmail ? 'onboarded' : 'address-missing', user }
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 401 || error.code === 'account_disabled')) return { is: 'signed-out' }
    throw error
  }
}
