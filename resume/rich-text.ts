/** A stretch of text in one look. */
export interface Run {
  text: string
  isBold?: true
  isItalic?: true
  link?: string
}

const marks = /\*\*(?=\S)([^*\n]+?)\*\*|\*(?=\S)([^*\n]+?)\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g

/** The little of Markdown that a resume needs: **bold**, *italic* and [links](https://…). Everything else is text as it stands. */
export function richText(text: string): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const found of text.matchAll(marks)) {
    const [whole, bold, italic, label, target] = found
    const run = runOf(bold, italic, label, target)
    if (!run) continue
    if (found.index > at) runs.push({ text: text.slice(at, found.index) })
    runs.push(run)
    at = found.index + whole.length
  }
  if (at < text.length) runs.push({ text: text.slice(at) })
  return runs
}

function runOf(bold?: string, italic?: string, label?: string, target?: string): Run | null {
  if (bold !== undefined) return { text: bold, isBold: true }
  if (italic !== undefined) return { text: italic, isItalic: true }
  const link = webAddress(target ?? '')
  return link === null ? null : { text: label ?? '', link }
}

/** An address that a reader can follow, https:// put before one that says none; null for what is no web or mail address. */
export function webAddress(said: string): string | null {
  const trimmed = said.trim()
  if (trimmed === '' || /\s/.test(trimmed)) return null
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!/^(?:https?:|mailto:|tel:)/i.test(whole) || !URL.canParse(whole)) return null
  return whole
}

export const plainText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
