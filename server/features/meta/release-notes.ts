import { readFile } from 'node:fs/promises'
import path from 'node:path'

export interface Release {
  version: string
  /** YYYY-MM-DD */
  date: string
  notes: string[]
}

const changelogs = { en: 'CHANGELOG.md', de: 'CHANGELOG.de.md' }

/** The latest releases of the changelog, which is kept after keepachangelog.com. */
export async function readReleaseNotes(language: keyof typeof changelogs): Promise<Release[]> {
  const file = path.join(import.meta.dirname, '../../..', changelogs[language])
  return parseChangelog(await readFile(file, 'utf8')).slice(0, 10)
}

function parseChangelog(text: string): Release[] {
  const releases: Release[] = []
  for (const line of text.split('\n')) {
    const heading = /^## \[?(\d[\w.-]*)\]? - (\d{4}-\d\d-\d\d)/.exec(line)
    if (heading?.[1] && heading[2]) releases.push({ version: heading[1], date: heading[2], notes: [] })
    const note = /^- (.+)/.exec(line)?.[1]
    if (note) releases.at(-1)?.notes.push(note)
  }
  return releases
}
