import type { Language } from '../../../contract/languages.ts'
import { printedParts } from '../../../contract/resume-document.ts'
import { formatsOf } from '../../../contract/resumes.ts'
import type { Context } from '../../lib/context.ts'
import { lazyZip } from '../../lib/lazy-zip.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { endingOf, resumeFile } from './file.ts'
import { listResumes, type ResumeRow } from './queries.ts'
import { readResume } from './resume.ts'

/** Files after which no more are printed: one that can't be takes ten seconds, and others wait for their report meanwhile. */
const mostMissing = 10

const archivesPerUser = { name: 'archives of resumes by user', burst: 5, seconds: 60 }

/**
 * Every resume and version with its letter, in all formats, a folder each. What can't be made is named, with the reason, in a text file
 * at the end, and once more in the comment of the zip, where a browser can read it.
 */
export async function archiveOfResumes(context: Context, userId: string, language: Language): Promise<FileAnswer> {
  await take(context.db, archivesPerUser, userId)
  const zip = lazyZip()
  const resumes = await listResumes(context.db, userId, {})
  fill(zip, context, userId, resumes, words[language]).catch((cause) => zip.output.destroy(cause))
  return { filename: 'resumes.zip', type: 'application/zip', content: zip.output }
}

async function fill(
  zip: ReturnType<typeof lazyZip>,
  { db, log }: Context,
  userId: string,
  resumes: readonly ResumeRow[],
  say: Words,
): Promise<void> {
  const taken = new Set([say.file.toLowerCase()])
  const missing: string[] = []
  for (const { id, name, hasLetter } of resumes) {
    const folder = unlike(
      taken,
      name
        .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
        .replace(/^[.\s]+/, '')
        .slice(0, 100) || 'resume',
    )
    /** Null where it can't be made, which is then named. */
    const attempt = async <Made>(file: string, work: () => Promise<Made>): Promise<Made | null> => {
      try {
        return await work()
      } catch (cause) {
        // It was deleted meanwhile.
        if (cause instanceof Refusal && cause.code === 'not_found') return null
        const isUnprintable = cause instanceof Refusal && cause.code === 'resume_unprintable'
        if (!isUnprintable) log.error({ err: cause, resumeId: id }, 'A file of a resume could not be made')
        missing.push(`${file}: ${isUnprintable ? say.unprintable : say.failed}`)
        return null
      }
    }
    const resume = await attempt(folder, () => readResume(db, userId, id))
    if (resume === null) continue
    for (const part of printedParts.filter((part) => part === 'resume' || hasLetter))
      for (const format of formatsOf[part]) {
        const file = `${folder}/${part}.${endingOf(format)}`
        if (missing.length >= mostMissing && (format === 'pdf' || format === 'docx')) {
          missing.push(`${file}: ${say.untried}`)
          continue
        }
        const made = await attempt(file, () => resumeFile(userId, name, resume.document, { format, part }))
        if (made) await zip.add(file, () => [made.content as Uint8Array])
      }
  }
  const report = missing.length === 0 ? '' : [say.lead, ...missing].join('\n')
  if (report !== '') await zip.add(say.file, () => [`${report}\n`])
  zip.end(report)
}

interface Words {
  file: string
  lead: string
  unprintable: string
  failed: string
  untried: string
}

const words: Record<Language, Words> = {
  en: {
    file: 'Not included.txt',
    lead: 'These files could not be made and are not in the zip:',
    unprintable: 'It is too long or too complex to print. Shorten the resume and save it again.',
    failed: 'An error happened on the server. Ask whoever runs it to look at the log.',
    untried: 'Not tried, because too many files before it could not be made.',
  },
  de: {
    file: 'Nicht enthalten.txt',
    lead: 'Diese Dateien konnten nicht erstellt werden und fehlen in der Zip-Datei:',
    unprintable: 'Zu lang oder zu aufwendig zum Drucken. Kürze den Lebenslauf und speichere ihn noch einmal.',
    failed: 'Auf dem Server ist ein Fehler passiert. Bitte den Betreiber, ins Protokoll zu sehen.',
    untried: 'Nicht versucht, weil zu viele Dateien davor nicht erstellt werden konnten.',
  },
}

/** The name, with a number where another resume has it; no file system tells capital letters apart for sure. */
function unlike(taken: Set<string>, name: string): string {
  let unique = name
  for (let n = 2; taken.has(unique.toLowerCase()); n += 1) unique = `${name} ${n}`
  taken.add(unique.toLowerCase())
  return unique
}
