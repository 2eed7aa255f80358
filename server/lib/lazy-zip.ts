import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Pieces = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

/** A zip that is written while it is read: each entry is made when its turn comes, which `onEntry` hears of. */
export function lazyZip(onEntry: () => void = () => {}) {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  // an error before the first chunk is asked for is reported to the reader then, and must not end the process
  output.on('error', () => {})
  return {
    output,
    add(name: string, pieces: () => Pieces) {
      zip.addReadStreamLazy(name, { compress: true }, (give) => {
        onEntry()
        const entry = Readable.from(pieces(), { objectMode: false })
        entry.on('error', (cause) => output.destroy(cause))
        give(null, entry)
      })
    },
    end: () => zip.end(),
  }
}
