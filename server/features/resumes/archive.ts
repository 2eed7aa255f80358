import { printedParts } from '../../../contract/resume-document.ts'
import { formatsOf } from '../../../contract/resumes.ts'
import type { Db } from '../../db/pool.ts'
import { lazyZip } from '../../lib/lazy-zip.ts'
import { take } from '../../lib/rate-limit.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { endingOf, resumeFile } from './file.ts'
import { listResumes } from './queries.ts'
import { readResume } from './resume.ts'

const archivesPerUser = { name: 'archives of resumes by user', burst: 5, seconds: 60 }

/** Every resume and version with its letter, in all formats, a folder each. */
export async function archiveOfResumes(db: Db, userId: string): Promise<FileAnswer> {
  await take(db, archivesPerUser, userId)
  const zip = lazyZip()
  const taken = new Set<string>()
  for (const { id, name, hasLetter } of await listResumes(db, userId, {})) {
    const folder = unlike(
      taken,
      name
        .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
        .replace(/^[.\s]+/, '')
        .slice(0, 100) || 'resume',
    )
    for (const part of printedParts.filter((part) => part === 'resume' || hasLetter))
      for (const format of formatsOf[part])
        zip.add(`${folder}/${part}.${endingOf(format)}`, async function* () {
          const { document } = await readResume(db, userId, id)
          yield (await resumeFile(userId, name, document, { format, part })).content as Uint8Array
        })
  }
  zip.end()
  return { filename: 'resumes.zip', type: 'application/zip', content: zip.output }
}

/** The name, with a number where another resume has it; no file system tells capital letters apart for sure. */
function unlike(taken: Set<string>, name: string): string {
  let unique = name
  for (let n = 2; taken.has(unique.toLowerCase()); n += 1) unique = `${name} ${n}`
  taken.add(unique.toLowerCase())
  return unique
}
