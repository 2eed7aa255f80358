import type { Where } from '../../../domain/reading.ts'
import { hasLegalForm, isLegalForm, nameAt, sliceOf, withoutTeam } from '../names.ts'
import type { Token } from '../tokens.ts'
import { fromCues } from './sentences.ts'
import type { CompanyContext, Sighting } from './sighting.ts'

export function fromFooter(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  const isBoard = context.platform?.platform.type === 'board'
  if (isBoard) return found
  for (const passage of context.passages) {
    if (passage.zone !== 'footer' && passage.zone !== 'body') continue
    const text = passage.text
    const add = (name: string, weight: number) =>
      found.push({ text: withoutTeam(name), weight, source: `footer ${passage.line}`, where: 'footer', quote: text })
    // "© 2026 Block, Inc.", "(c) Halvorsen Logistics; 2200 Intermodal Pkwy".
    const mark = /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{4})?)?\s*(?:by\s)?/i.exec(text)
    if (mark) {
      const at = passage.tokens.findIndex((token) => token.start >= mark.index + mark[0].length)
      const name = at >= 0 ? nameAt(passage.tokens, at) : null
      if (name) add(name.text, 0.42)
    }
    const equal = /^(.{2,60}?),? (?:is|are) (?:an|committed|proud|dedicated) /.exec(text)
    if (equal && /equal|opportunit|divers|inclusi|committed/i.test(text) && /^\p{Lu}/u.test(text)) add(equal[1] as string, 0.45)
    const legal = /(?:ApplicantStack|Workable|Teamtailor|Greenhouse) (?:for|on behalf of) (.{2,60})$/.exec(text)
    if (legal) add(legal[1] as string, 0.5)
    if (passage.zone !== 'footer') continue
    // "Cascade Hydro Systems · 880 Spillway Road · Spokane".
    const head = nameAt(passage.tokens, 0)
    if (head && head.to < passage.tokens.length + 1) {
      const rest = text.slice((passage.tokens[head.to - 1] as Token).end)
      const address = /^\s*(?:[·•|,;–-]|\s-\s)\s*.*\d/.test(rest)
      if (address || hasLegalForm(head.text) || rest.trim() === '')
        add(head.text, hasLegalForm(head.text) || address ? 0.42 : 0.3)
    }
    found.push(
      ...fromCues(passage, 'footer', 0.6, context).map((sighting) => ({
        ...sighting,
        source: `footer ${passage.line}`,
        where: 'footer' as Where,
      })),
    )
    for (let at = 1; at < passage.tokens.length; at++) {
      if (!isLegalForm((passage.tokens[at] as Token).word)) continue
      let from = at
      while (
        from > 0 &&
        at - from < 6 &&
        (passage.tokens[from - 1] as Token).capital &&
        !/[.;:·|]/.test((passage.tokens[from - 1] as Token).after)
      )
        from -= 1
      if (from < at) add(sliceOf(passage.tokens, from, at + 1), 0.36)
    }
  }
  return found
}
