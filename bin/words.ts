import { readFileSync } from 'node:fs'
import path from 'node:path'
import { changedSince } from './changed.ts'
import { falseFriends } from './false-friends.ts'

/** A part of `npm run check`: refuses false friends in docs, comments, and what the app and the server say in English. */

/** The parts of a file that people read: all of a page, the comments of sources, and the texts of a catalogue. */
export function readBy(file: string, text: string): { line: number; words: string }[] {
  // The table of attacks quotes the names of tests.
  const page = file === 'docs/security.md' ? text.replaceAll(/"[^"]*"/g, '') : text
  if (file.endsWith('.md')) return page.split('\n').map((words, at) => ({ line: at + 1, words }))
  const isCatalogue = /\/texts\/.*en\.ts$|^contract\/refusals\.ts$|letter-words\.ts$/.test(file)
  const parts = isCatalogue ? [...text.matchAll(/^.+$/gm)] : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)]
  return parts.flatMap(({ 0: part, index }) => {
    const first = text.slice(0, index).split('\n').length
    return part.split('\n').map((words, at) => ({ line: first + at, words }))
  })
}

export function breachesIn(file: string, text: string): string[] {
  return readBy(file, text).flatMap(({ line, words }) =>
    falseFriends
      .filter(([found]) => found.test(words))
      .map(([found, instead]) => `${file}:${line}: “${found.exec(words)?.[0]}”: write ${instead}`),
  )
}

if (process.argv[1] === import.meta.filename) {
  const root = path.join(import.meta.dirname, '..')
  const isRead = (file: string) =>
    /\.(?:md|tsx?|js|css)$/.test(file) && !/^corpus\/|\/false-friends\.ts$|\/words\.test\.ts$/.test(file)
  const breaches = changedSince('HEAD')
    .files.filter(isRead)
    .flatMap((file) => breachesIn(file, readFileSync(path.join(root, file), 'utf8')))
  for (const breach of breaches) process.stdout.write(`${breach}\n`)
  process.exitCode = breaches.length === 0 ? 0 : 1
}
