import { fold } from '../../../domain/text/fold.ts'
import { canBeCompany, canBeSetApart, hasLegalForm, looksLikePerson, nameKey } from '../names.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlace } from '../words/places.ts'
import { isFromAgency } from './agency.ts'
import { isBrand } from './possible.ts'
import { fromDisplayName } from './sender.ts'
import type { CompanyContext, Sighting } from './sighting.ts'

export const furtherJobs =
  /\b(?:also|similar|you might|might like|jobs you|like this|other jobs|more jobs|near|anche|ofertas parecidas|te puede|también|aussi vous plaire|ces annonces|offres similaires|ähnliche|weitere (?:stellen|jobs)|vergelijkbare|andere vacatures|liknande|lignende|podobne|benzer|vagas parecidas|looked at)\b/i

/** The card of a board: title, under it the employer, often with its town. */
export function fromCards(context: CompanyContext): Sighting[] {
  const { mail, platform } = context
  // A platform that signs with its own name leaves the employer to the card.
  const isBoard =
    platform?.platform.type === 'board' ||
    (platform !== null && fromDisplayName(context).every(({ text }) => !canBeCompany(text) || isBrand(nameKey(text), context)))
  const lines = mail.lines.filter((line) => line.zone === 'body').slice(0, 24)
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (!next || next.label !== null || line.text.length > 100 || next.text.length > 120 || /[.!?:]$/.test(line.text)) continue
    if (
      line.emphasis === 'logo' ||
      !fold(line.text)
        .split(/[\s/(),-]+/)
        .some(isOccupation)
    )
      continue
    const isCard = line.emphasis === 'heading' || line.emphasis === 'strong' || line.links.length > 0 || isBoard
    if (
      !isCard ||
      (/[.!?:]$/.test(next.text) && !hasLegalForm(next.text)) ||
      /^(?:hi|hello|dear|we|you|your|thank)\b/i.test(next.text)
    )
      continue
    if (
      /^[-*•–]\s|^\d|[€£$]/.test(next.text) ||
      isPlace(next.text.split(/\s[|·•–—-]\s/)[0] as string) ||
      lines.slice(0, at + 1).some((earlier) => furtherJobs.test(earlier.text))
    )
      continue
    const name = (next.text.split(/\s+[·•|–—]\s*|\s+-\s+|,\s+/)[0] as string).trim()
    const proper =
      /^((?:[\p{Lu}\d][^\s]*|&|of|the|and|de|la|van|der|für|und|y|et|e)(?:\s+(?:[\p{Lu}\d][^\s]*|&|of|the|and|de|la|van|der|für|und|y|et|e|en|og|och|i)(?!\S)){0,7})/u.exec(
        name,
      )?.[1]
    // 'Panificio Bellini e figli': what a name writes small is not what a sentence goes on with.
    const text = proper === name || (proper?.includes(' ') && !canBeSetApart(name)) ? proper : name
    if (!text || (!isBoard && looksLikePerson(text))) continue
    const agency = context.platform === null && isFromAgency(mail)
    const full = /,\s(?:Inc|LLC|S\.L|S\.A|Ltd|S\.r\.l|S\.p\.A|GmbH|L\.P)/.test(next.text)
      ? (next.text.split(/\s+[·•|–—]\s*|\s+-\s+/)[0] as string)
      : text
    return [
      {
        text: full.trim(),
        weight: isBoard ? 0.7 : agency ? 0.85 : 0.34,
        source: agency ? 'client' : 'card',
        where: 'body',
        quote: next.text,
      },
    ]
  }
  return []
}
