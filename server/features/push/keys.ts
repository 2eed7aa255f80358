import { createECDH } from 'node:crypto'
import type { Db } from '../../db/pool.ts'
import { installationKey } from '../../lib/installation-key.ts'

/** By which push services know this installation (VAPID, RFC 8292), in base64url; derived from the installation's own key. */
export async function pushKeys(db: Db): Promise<{ publicKey: string; privateKey: string }> {
  const privateKey = await installationKey(db, 'web push')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
