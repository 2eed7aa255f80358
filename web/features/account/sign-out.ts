import { logout } from '../../../contract/accounts.ts'
import { call } from '../../api.ts'
import { logError } from '../../log.ts'
import { queryClient } from '../../query-client.ts'
import { session } from '../../session.ts'

/** Ends the session at the server and here; here also when the server can not be reached. */
export async function signOut(): Promise<void> {
  // What is still asked for would be refused, and so would be what is asked again meanwhile.
  await queryClient.cancelQueries()
  const ended = call(logout, {})
  session.beginLeaving()
  await ended.catch((error: unknown) => logError('The server did not end the session', error))
  session.leave()
}
