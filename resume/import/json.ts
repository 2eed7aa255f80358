import { resumeDocument } from '../../contract/resume-document.ts'
import type { Understood } from './understand.ts'

const mostFaults = 200

/** A JSON Resume document, also one of another tool. What is not as it should be is left out and named. */
export function readJson(text: string): Understood {
  const given: unknown = JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Error('This is no JSON Resume')
  nameAnew(given)
  const unread: string[] = []
  for (let n = 0; n < mostFaults; n += 1) {
    const { success, data, error } = resumeDocument.safeParse(given)
    if (success) return { document: data, unread }
    const [{ path } = { path: [] }] = error.issues
    if (path.length === 0) break
    unread.push(`${path.join('.')}: ${JSON.stringify(take(given, path)).slice(0, 200)}`)
  }
  throw new Error('This is no JSON Resume')
}

/** What version 0.0.0 of the schema calls otherwise, by section. */
const former: Record<string, Record<string, string>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { gpa: 'score' },
  publications: { website: 'url' },
  projects: { website: 'url' },
}

/** Gives what has only a former name its name of today beside it. */
function nameAnew(given: object): void {
  for (const [section, names] of Object.entries(former)) {
    const all: unknown = (given as Record<string, unknown>)[section]
    for (const entry of Array.isArray(all) ? all : [all]) {
      if (typeof entry !== 'object' || entry === null) continue
      for (const [before, today] of Object.entries(names))
        if (typeof entry[before] === 'string' && entry[today] === undefined) entry[today] = entry[before]
    }
  }
}

/** Takes out what stands there, or the innermost thing around it that is there. */
function take(from: object, path: readonly PropertyKey[]): unknown {
  const [key = '', ...rest] = path
  const inner = (from as Record<PropertyKey, unknown>)[key]
  if (rest.length > 0 && typeof inner === 'object' && inner !== null && Object.hasOwn(inner, rest[0] ?? ''))
    return take(inner, rest)
  if (Array.isArray(from)) from.splice(Number(key), 1)
  else delete (from as Record<PropertyKey, unknown>)[key]
  return inner ?? null
}
