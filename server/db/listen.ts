import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Listening {
  close(): Promise<void>
}

/** A connection on which nothing is heard may be gone: a firewall forgets it, and tells neither side. */
interface Beat {
  /** Milliseconds between questions. */
  every: number
  /** Milliseconds in which each is answered by a connection that is there. */
  within: number
}

/**
 * Hears the notifications of a channel on a connection of its own, and connects again when that breaks or answers no more. `gap` tells that
 * some may have been missed meanwhile.
 */
export async function listen(
  url: string,
  channel: string,
  on: { notification: (payload: string) => void; gap: () => void; failure: (cause: unknown) => void },
  beat: Beat = { every: 30_000, within: 10_000 },
): Promise<Listening> {
  let isClosed = false
  let current = await open()

  async function open(): Promise<{ end: () => Promise<void> }> {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: url,
      stream: () => socket,
      connectionTimeoutMillis: 10_000,
      query_timeout: beat.within,
      keepAlive: true,
      application_name: 'applybox events',
    })
    client.on('error', on.failure)
    client.on('notification', ({ payload }) => on.notification(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (cause) {
      socket.destroy()
      throw cause
    }
    const beats = setInterval(() => void client.query('select').catch(() => socket.destroy()), beat.every)
    client.once('end', () => {
      clearInterval(beats)
      void reopen()
    })
    return {
      async end() {
        // Who is gone does not say farewell.
        await Promise.race([client.end(), sleep(beat.within, undefined, { ref: false })])
        socket.destroy()
      },
    }
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
