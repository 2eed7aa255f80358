import { nameAt, withoutTeam } from '../names.ts'
import { subjectSlots } from '../subject-shapes.ts'
import { type Token, tokenise } from '../tokens.ts'
import { fromCues } from './sentences.ts'
import type { CompanyContext, Sighting } from './sighting.ts'

/** The name at the head of what fills a slot: "Sundial - next Tuesday" is Sundial. */
export function nameIn(slot: string): string {
  const name = nameAt(tokenise(slot), 0)
  return name ? withoutTeam(name.text) : ''
}

export function fromSubject(context: CompanyContext): Sighting[] {
  const subject = context.mail.subject
  const found: Sighting[] = []
  for (const slot of subjectSlots(subject, context.platform?.platform.subjects ?? [])) {
    if (slot.company)
      found.push({ text: nameIn(slot.company), weight: 0.66, source: 'subject', where: 'subject', quote: subject })
  }
  const passage = context.passages.find((other) => other.zone === 'subject')
  if (!passage) return found
  // What a platform writes into its subjects are slots, not prose.
  found.push(...fromCues(passage, 'subject', context.platform ? 1.35 : 0.9, context))
  // "Northvale | Interview", "Product Designer II - Slice": parts that may be the name.
  for (const part of subject.split(/\s+[-–—|·•:/]{1,2}\s+|:\s+|\s+@\s?|\s<>\s|\s\|\|\s/).slice(0, 6)) {
    const text = withoutTeam(part.trim().replace(/[!?.]+$/, ''))
    if (text !== '' && /^\p{Lu}|\d/u.test(text) && text.split(' ').length <= 6)
      found.push({ text, weight: part === subject ? 0.12 : 0.2, source: 'subject part', where: 'subject', quote: subject })
  }
  for (const part of subject.split(/\s+[-–—|·•:/]{1,2}\s+|:\s+/).slice(0, 5)) {
    const text = nameIn(part)
    if (text !== '' && text !== part) found.push({ text, weight: 0.2, source: 'subject part', where: 'subject', quote: subject })
  }
  // "Slice application update", "Riverbend Food Bank Application Confirmation", "Kite Hill invited you".
  const lead = nameAt(passage.tokens, 0)
  if (lead && lead.to < passage.tokens.length) {
    const next = passage.tokens[lead.to] as Token
    if (
      /^(?:invited|invites|wants|has|viewed|needs|sent|would|is|thanks|application|interview|lädt|hat|heeft|nodigt|har|zaprasza|vous|te|ti|invito)$/.test(
        next.word,
      )
    )
      found.push({ text: withoutTeam(lead.text), weight: 0.5, source: 'subject', where: 'subject', quote: subject })
  }
  const noise =
    /^(\p{Lu}.{1,60}?) (?:Application|Interview|Assessment|Offer|Job|Careers?|Recruitment|Talent|Thanks|Follow-Up|Candidate|Hiring)\b/u.exec(
      subject,
    )
  if (noise)
    found.push({ text: nameIn(noise[1] as string), weight: 0.3, source: 'subject part', where: 'subject', quote: subject })
  return found
}
