import type { PrintedPart, ResumeDocument, Template } from '../../../contract/resume-document.ts'
import type { resumeFormats } from '../../../contract/resumes.ts'
import { letterAsText, printedLetter } from '../../../resume/letter.ts'
import { printed } from '../../../resume/printed.ts'
import { asMarkdown, asText } from '../../../resume/text.ts'
import { resumeWords } from '../../../resume/words.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { renderResume } from './render.ts'

type Format = (typeof resumeFormats)[number]

const kinds: Record<Format, { ending: string; type: string }> = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  docx: { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  text: { ending: 'txt', type: 'text/plain; charset=utf-8' },
  md: { ending: 'md', type: 'text/plain; charset=utf-8' },
  json: { ending: 'json', type: 'application/json' },
}

export const endingOf = (format: Format): string => kinds[format].ending

/** A resume as a file, in its own template or another one. */
export async function resumeFile(
  userId: string,
  name: string,
  document: ResumeDocument,
  { format, template, part }: { format: Format; template?: Template | undefined; part: PrintedPart },
): Promise<FileAnswer> {
  const extra = document['x-applybox']
  const looking = template ? { ...document, 'x-applybox': { ...extra, look: { ...extra.look, template } } } : document
  const { ending, type } = kinds[format]
  return {
    filename: `${nameOfFile(name, document, part)}.${ending}`,
    type,
    content: await contentOf(userId, looking, format, part),
  }
}

/** What a file is called, without its ending. */
export function nameOfFile(name: string, document: ResumeDocument, part: PrintedPart): string {
  return part === 'letter' ? `${name} – ${resumeWords[document['x-applybox'].language].letter}` : name
}

async function contentOf(userId: string, document: ResumeDocument, format: Format, part: PrintedPart): Promise<Uint8Array> {
  if (format === 'pdf' || format === 'docx') return renderResume(userId, { document, format, part })
  if (format === 'json') return Buffer.from(JSON.stringify(document, null, 2))
  if (part === 'letter') return Buffer.from(letterAsText(printedLetter(document)))
  return Buffer.from(format === 'md' ? asMarkdown(printed(document)) : asText(printed(document)))
}
