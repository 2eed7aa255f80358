import { execFileSync } from 'node:child_process'
import path from 'node:path'

/**
 * Which tests answer for a change, for `npm test -- --changed`: those of the folder of each changed file, of the feature of that name in
 * contract, server and browser, and the journeys called after it. A first answer, in minutes; the whole is `npm test`.
 */
export function testsFor(changed: readonly string[], files: readonly string[]): string[] {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  const chosen = changed.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return [file]
    const feature = featureOf(file)
    const folder = `${path.posix.dirname(file)}/`
    return tests.filter((test) => test.startsWith(folder) || (feature !== null && isOf(feature, test)))
  })
  return [...new Set(chosen)].filter((file) => files.includes(file)).sort()
}

/** `notes` of `server/features/notes/…`, `web/features/notes/…`, `contract/notes.ts`, `web/pages/notes.tsx`. */
function featureOf(file: string): string | null {
  return (
    /^(?:server|web)\/features\/([\w-]+)\/|^(?:contract|web\/pages)\/([\w-]+)\.tsx?$/.exec(file)?.slice(1).find(Boolean) ?? null
  )
}

function isOf(feature: string, test: string): boolean {
  if (test.startsWith('e2e/')) return path.posix.basename(test).startsWith(feature.replace(/s$/, ''))
  return featureOf(test.replace('.test.', '.')) === feature
}

/** Files that differ from a commit, and untracked files. */
export function changedSince(commit: string): { changed: string[]; files: string[] } {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return { changed: [...git('diff', '--name-only', commit), ...untracked], files: [...git('ls-files'), ...untracked] }
}
