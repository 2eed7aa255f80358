import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Listening {
  close(): Promise<void>
}

/**
 * Hears the notifications of a channel on a connection of its own, and connects again when that breaks. `onGap` tells that some may have
 * been missed meanwhile.
 */
export async function listen(
  url: string,
  channel: string,
  on: { notification: (payload: string) => void; gap: () => void; failure: (cause: unknown) => void },
): Promise<Listening> {
  let isClosed = false
  let current = await open()

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'applybox events',
    })
    client.on('error', on.failure)
    client.on('notification', ({ payload }) => on.notification(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (cause) {
      await client.end().catch(() => {})
      throw cause
    }
    client.once('end', () => void reopen())
    return client
  }

  async function reopen(): Promise<void> {
    for (let attempt = 0; !isClosed; attempt++) {
      try {
        current = await open()
        if (isClosed) await current.end()
        else on.gap()
        return
      } catch (cause) {
        if (attempt === 0) on.failure(cause)
        await sleep(Math.min(100 * 2 ** attempt, 2000))
      }
    }
  }

  return {
    async close() {
      isClosed = true
      await current.end()
    },
  }
}
