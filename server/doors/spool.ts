import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes a stream to a file that nobody else can open, and answers what reads it. Then a slow reader keeps no worker and no memory, and
 * content that fails halfway is answered with an error.
 */
export async function spooled(source: Readable, mostBytes: number): Promise<{ content: Readable; bytes: number }> {
  const at = path.join(tmpdir(), `applybox-${randomUUID()}`)
  const file = await open(at, 'wx+', 0o600)
  try {
    // its bytes stay until it is closed
    await rm(at)
    let bytes = 0
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new Error(`A report of more than ${mostBytes} bytes`)
      await file.write(chunk)
    }
    return { content: file.createReadStream({ start: 0 }), bytes }
  } catch (cause) {
    await file.close()
    throw cause
  }
}
