import { linesOfDocx } from './docx.ts'
import { readJson } from './json.ts'
import type { Line } from './line.ts'
import { readLinkedIn } from './linkedin.ts'
import { mostPages, readPdf } from './pdf.ts'
import { type Understood, understand } from './understand.ts'

export interface ReadResume extends Understood {
  source: 'pdf' | 'docx' | 'json' | 'linkedin'
  /** The text of the file, to hold beside what was understood. */
  text: string
  /** Pages behind those that were read. */
  unreadPages: number
}

/** Reads a resume from a PDF, a Word file, JSON Resume or LinkedIn's export, by what the bytes are. Throws for anything else. */
export async function readResume(bytes: Buffer): Promise<ReadResume> {
  const start = bytes.subarray(0, 1024).toString('latin1')
  if (start.includes('%PDF-')) {
    const { lines, pages } = await readPdf(bytes)
    return { ...fromLines('pdf', lines), unreadPages: Math.max(0, pages - mostPages) }
  }
  if (!start.startsWith('PK\x03\x04')) {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { source: 'json', text: '', unreadPages: 0, ...readJson(text) }
  }
  if (bytes.includes('word/document.xml')) return fromLines('docx', await linesOfDocx(bytes))
  return { source: 'linkedin', text: '', unreadPages: 0, ...(await readLinkedIn(bytes)) }
}

function fromLines(source: 'pdf' | 'docx', lines: readonly Line[]): ReadResume {
  if (lines.length === 0) throw new Error('The file holds no text')
  return {
    source,
    unreadPages: 0,
    text: lines.map(({ text, isBullet }) => (isBullet ? `• ${text}` : text)).join('\n'),
    ...understand(lines),
  }
}
