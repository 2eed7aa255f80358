import { logout } from '../../../contract/accounts.ts'
import { call } from '../../api.ts'
import { logError } from '../../log.ts'
import { queryClient } from '../../query-client.ts'
import { session } from '../../session.ts'

/** Ends the session at the server and here; here also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  // What is still asked for would be refused.
  await queryClient.cancelQueries()
  const ended = call(logout, {}).catch((error: unknown) => logError('The server did not end the session', error))
  await session.endAfter(ended, session.leave)
}
