import type { Line, Sentence } from './mail.ts'

const longestSentence = 600
const mostSentences = 600

// After these a full stop does not end a sentence.
const abbreviations = new Set(
  'mr mrs ms dr prof st sr jr no nr vs etc e.g i.e approx dept inc ltd co corp z.b bzw ca evtl ggf inkl usw tel str hr fr bl d.h u.a o.ä m.fl t.ex bl.a f.eks p.g.a osv ang ifm kl nb art al av cf ex env mme mlle sig sig.ra dott dott.ssa ing avv sra srta ud uds ctra dra eng pág n.º ul np tzn m.in prof.dr bay bn o.k ok vol min max std uhr p.m a.m p a godz klo rs'.split(
    ' ',
  ),
)

/** Sentences of the new text in reading order, body before signature and footer; quoted lines are left out. */
export function sentencesOf(lines: Line[]): Sentence[] {
  const sentences: Sentence[] = []
  for (const zone of ['body', 'signature', 'footer'] as const) {
    for (const [n, line] of lines.entries()) {
      if (line.zone !== zone) continue
      for (const text of splitSentences(line.text)) {
        if (sentences.length >= mostSentences) return sentences
        sentences.push({ text, zone, line: n })
      }
    }
  }
  return sentences
}

/** Cuts a line after each full stop, question or exclamation mark that ends a sentence. */
export function splitSentences(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const found of text.matchAll(/[.!?…]["'”’»)]?\s(?=["'“‘«„(¿¡–-]?\s?["'“‘«„(¿¡]?[\p{Lu}\p{N}])/gu)) {
    const end = found.index + found[0].length
    if (found[0].startsWith('.') && isAbbreviation(text.slice(Math.max(start, end - 20), found.index))) continue
    push(parts, text.slice(start, end))
    start = end
  }
  push(parts, text.slice(start))
  return parts
}

function isAbbreviation(before: string): boolean {
  const word =
    /(\S+)$/
      .exec(before)?.[1]
      ?.toLowerCase()
      .replace(/^["'(„“«]+/, '') ?? ''
  return abbreviations.has(word) || /^\p{L}$/u.test(word) || /^\d{1,2}$/.test(word)
}

function push(parts: string[], text: string): void {
  const trimmed = text.trim()
  for (let at = 0; at < trimmed.length; at += longestSentence) parts.push(trimmed.slice(at, at + longestSentence))
}
