import { fromBufferPromise } from 'yauzl'

const most = { files: 2000, bytes: 20 * 1024 * 1024 }

/** The files of a zip whose names are wanted, as text. Throws for what is no zip, and for one that unpacks to too much. */
export async function unzipped(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes)
  const found = new Map<string, string>()
  let seen = 0
  let total = 0
  for await (const entry of zip.eachEntry()) {
    seen += 1
    if (seen > most.files) throw new Error('The zip holds too many files')
    if (!isWanted(entry.fileName)) continue
    total += entry.uncompressedSize
    if (total > most.bytes) throw new Error('The zip unpacks to too much')
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    found.set(entry.fileName, Buffer.concat(chunks).toString('utf8'))
  }
  return found
}
