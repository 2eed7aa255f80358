import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { read as readMail } from '../../reader/read.ts'
import { CannotStart } from '../lib/cannot-start.ts'
import { messageOf } from '../lib/message-of.ts'

/**
 * `applybox read`: one line of JSON on standard output for each mail of the files, folders (`*.eml` and Maildir, at any depth) and, for `-`
 * or without arguments, standard input. A file that cannot be read is reported on standard error and makes the exit code 1.
 */
export const read = {
  usage: 'read FILE… FOLDER…',
  description: 'What mails say, one line of JSON each; without a database, also from standard input',
  run,
}

async function run(places: string[]): Promise<void> {
  if (places.length === 0 && process.stdin.isTTY)
    throw new CannotStart('Which mails? npm run applybox -- read FILE… or FOLDER…, or a mail on standard input')
  // whoever reads our lines may have seen enough
  process.stdout.on('error', () => process.exit())
  for (const place of places.length === 0 ? ['-'] : places) {
    try {
      for await (const { file, bytes } of mailsOf(place)) await print(file, bytes)
    } catch (cause) {
      process.stderr.write(`${place}: ${messageOf(cause)}\n`)
      process.exitCode = 1
    }
  }
}

async function* mailsOf(place: string): AsyncGenerator<{ file: string; bytes: Uint8Array }> {
  if (place === '-') {
    yield { file: '-', bytes: await buffer(process.stdin) }
  } else if ((await stat(place)).isDirectory()) {
    for (const file of await mailFilesIn(place)) yield { file, bytes: await readFile(file) }
  } else {
    yield { file: place, bytes: await readFile(place) }
  }
}

async function mailFilesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter(
      (entry) => entry.isFile() && (entry.name.endsWith('.eml') || ['cur', 'new'].includes(path.basename(entry.parentPath))),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

async function print(file: string, bytes: Uint8Array) {
  const reading = await readMail(bytes)
  const { messageId, kind, confidence, company, title, platform, language, location, requisition, postingUrl } = reading
  const { forwarded, invitation, people, trust, evidence } = reading
  const facts = { messageId, kind, confidence, company, title, platform, language, location, requisition, postingUrl }
  const line = JSON.stringify({ file, ...facts, forwarded, invitation, people, trust, evidence })
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
}
