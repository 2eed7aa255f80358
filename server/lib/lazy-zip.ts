import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Pieces = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

const longestComment = 0xffff

/** A zip that is written while it is read: each entry is made when its turn comes, which `onEntry` hears of. */
export function lazyZip(onEntry: () => void = () => {}) {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  // an error before the first chunk is asked for is reported to the reader then, and must not end the process
  output.on('error', () => {})
  return {
    output,
    /** Resolves when the entry has been read. */
    add: (name: string, pieces: () => Pieces) =>
      new Promise<void>((resolve) => {
        zip.addReadStreamLazy(name, { compress: true }, (give) => {
          onEntry()
          const entry = Readable.from(pieces(), { objectMode: false })
          entry.on('error', (cause) => output.destroy(cause))
          entry.on('end', resolve)
          give(null, entry)
        })
      }),
    /** The types know no comment as bytes: one of text would be in code page 437. */
    end: (comment = '') =>
      zip.end({ comment: Buffer.from(comment).subarray(0, longestComment) as unknown as string, forceZip64Format: false }),
  }
}
