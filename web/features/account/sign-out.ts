import { logout } from '../../../contract/accounts.ts'
import { call } from '../../api.ts'
import { logError } from '../../log.ts'
import { session } from '../../session.ts'

/** Ends the session at the server and here; here also when the server can not be reached. */
export async function signOut(): Promise<void> {
  await call(logout, {}).catch((error: unknown) => logError('The server did not end the session', error))
  session.leave()
}
