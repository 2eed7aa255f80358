import { variants } from './phrases.ts'

/** What a known shape of subject says. */
export interface Slots {
  company: string | null
  title: string | null
}

type Part = { slot: 'company' | 'title' | 'any' } | { literal: string }

/** Shapes of subjects that many systems and people use, in twelve languages. */
const general = `
Thank you for applying to {company}
Thanks for applying to {company}
Your application to {company}
Your application (with|at) {company}
An update on your application (to|with|at) {company}
Update on your application (to|with|at) {company}
Update on your {company} application
Your {company} application
{company} Application Update
{company} application received
{company} | Application Update
Next steps with {company}
Your interview with {company}
Interview with {company}
Invitation to interview (with|at) {company}
Your offer from {company}
Offer of employment from {company}
Verify your {company} account
Security code for your application to {company}
Welcome to {company}
Deine Bewerbung bei {company}
Ihre Bewerbung bei {company}
Deine Bewerbung als {title} bei {company}
Ihre Bewerbung als {title} bei {company}
Je sollicitatie bij {company}
Uw sollicitatie bij {company}
Je sollicitatie als {title} bij {company}
Din ansökan till {company}
Din ansökan hos {company}
Din ansøgning til {company}
Din søknad til {company}
Votre candidature chez {company}
Votre candidature au poste de {title} chez {company}
Tu candidatura en {company}
Su candidatura en {company}
Sua candidatura na {company}
La tua candidatura presso {company}
La tua candidatura in {company}
Twoja aplikacja do {company}
`
  .split('\n')
  .filter(Boolean)

const compiled = new Map<string, Part[][]>()

function partsOf(shape: string): Part[][] {
  let parts = compiled.get(shape)
  if (!parts) {
    parts = variants(shape).map((variant) =>
      variant
        .split(/(\{company\}|\{title\}|\*)/)
        .filter((part) => part !== '')
        .map(
          (part): Part =>
            part === '{company}'
              ? { slot: 'company' }
              : part === '{title}'
                ? { slot: 'title' }
                : part === '*'
                  ? { slot: 'any' }
                  : { literal: part.toLowerCase() },
        ),
    )
    compiled.set(shape, parts)
  }
  return parts
}

/** Fills the shapes that a subject has; each literal is sought once, so the time is linear in the subject. */
export function subjectSlots(subject: string, shapes: string[]): Slots[] {
  const text = subject.slice(0, 300)
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return []
  const found: Slots[] = []
  for (const shape of [...shapes, ...general])
    for (const parts of partsOf(shape)) {
      const slots = fill(parts, text, lower)
      if (slots) found.push(slots)
      if (found.length >= 4) return found
    }
  return found
}

function fill(parts: Part[], text: string, lower: string): Slots | null {
  const slots: Slots = { company: null, title: null }
  let at = 0
  const first = parts[0] as Part
  if ('literal' in first) {
    // A greeting by name may stand in front: "Priya, your application was sent to …".
    const start = lower.indexOf(first.literal)
    if (start < 0 || start > 40) return null
    at = start
  }
  for (const [index, part] of parts.entries()) {
    if ('literal' in part) {
      if (!lower.startsWith(part.literal, at)) return null
      at += part.literal.length
      continue
    }
    const next = parts[index + 1]
    // Titles may hold the joint themselves, names hardly do: a title runs to its last place, a name to its first.
    const end =
      !next || !('literal' in next)
        ? text.length
        : part.slot === 'title'
          ? lower.lastIndexOf(next.literal)
          : lower.indexOf(next.literal, at)
    if (end <= at) return null
    const value = text
      .slice(at, end)
      .trim()
      .replace(/[!.?]+$/, '')
    if (value.length < 2 || value.length > 120) return null
    if (part.slot !== 'any') slots[part.slot] = value
    at = end
  }
  return slots
}
