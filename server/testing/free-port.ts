import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port below the ephemeral range: a client that connects again and again to a server that is down could be given that very port, and reach itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(29_000, 32_000)
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
