import { canBeCompany, hasLegalForm, looksLikeOrganisation, nameKey } from '../names.ts'
import { owners } from '../words/brands.ts'
import { organisationWords } from '../words/company-cues.ts'
import { isPlace } from '../words/places.ts'
import type { Sighting } from './sighting.ts'

const threshold = 0.5

interface Group {
  key: string
  forms: Map<string, number>
  sources: Map<string, number>
  /** Kinds of sources, those of names within this one too. */
  witnesses: Set<string>
  best: Sighting
  /** Seen outside footers. */
  isSpoken: boolean
  score: number
}

export function choose(sightings: Sighting[], isSystem: boolean): Sighting | null {
  const groups = new Map<string, Group>()
  for (const sighting of sightings) {
    const key = nameKey(sighting.text)
    if (key === '' || sighting.weight <= 0) continue
    const group = groups.get(key) ?? {
      key,
      forms: new Map(),
      sources: new Map(),
      witnesses: new Set<string>(),
      best: sighting,
      isSpoken: false,
      score: 0,
    }
    group.forms.set(sighting.text, (group.forms.get(sighting.text) ?? 0) + sighting.weight)
    group.sources.set(sighting.source, Math.max(group.sources.get(sighting.source) ?? 0, sighting.weight))
    group.witnesses.add(sighting.source.split(' ')[0] ?? '')
    if (sighting.weight > group.best.weight) group.best = sighting
    if (sighting.where !== 'footer') group.isSpoken = true
    groups.set(key, group)
  }
  for (const group of groups.values()) {
    let doubt = 1
    // Sentences after the first few add little: one name said ten times is still one writer's word.
    const weights = [...group.sources.values()].sort((a, b) => b - a).slice(0, 5)
    for (const weight of weights) doubt *= 1 - weight
    group.score = 1 - doubt
    if (hasLegalForm(group.best.text)) group.score = 1 - (1 - group.score) * 0.85
  }
  if (groups.size === 0) return null
  for (const group of groups.values()) absorb(group, groups)
  const ranked = [...groups.values()].sort((a, b) => b.score - a.score || b.key.length - a.key.length)
  const client = ranked.find((group) => group.sources.has('client') && group.score >= 0.5)
  let winner = client ?? (ranked[0] as Group)
  const owner = owners.get(winner.key)
  if (owner) winner = ranked.find((group) => group.key === nameKey(owner)) ?? winner
  // One organisation and no rival: less will do.
  const rival = ranked.find((group) => group !== winner && !isWithin(group.key, winner.key) && !isWithin(winner.key, group.key))
  const isOrganisation = looksLikeOrganisation(winner.best.text) || hasLegalForm(winner.best.text)
  const isAlone =
    winner.isSpoken &&
    winner.score >= (isOrganisation ? 0.19 : isSystem ? 0.4 : 1) &&
    (rival === undefined || rival.score < winner.score * (isOrganisation ? 0.75 : 0.5))
  if (winner.score < threshold && !isAlone) return null
  // One line of somebody's own mail may be a motto, a desk or a ship: it takes a second witness or the look of a firm.
  const kinds = winner.witnesses
  if (!isSystem && !isOrganisation && kinds.size === 1 && !kinds.has('domain') && !kinds.has('label') && !kinds.has('client'))
    return null
  const text = withoutCountry(
    [...winner.forms].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0] ?? winner.best.text,
  )
  return { ...winner.best, text: asWritten(text, winner) }
}

/** A shorter name inside a longer one bears witness to it, where the longer is really used and not only printed in the footer. */
function absorb(group: Group, groups: Map<string, Group>): void {
  for (const other of groups.values()) {
    if (other === group || !isWithin(other.key, group.key)) continue
    // "Tempo-Team Zaandam" is the branch of Tempo-Team.
    const rest = group.key.slice(other.key.length + 1)
    if (group.key.startsWith(other.key) && isPlace(rest) && other.isSpoken) {
      other.score = 1 - (1 - other.score) * (1 - group.score)
      group.score *= 0.5
      continue
    }
    // Said short and only signed long: the short form is the name.
    const isOnlySigned = [...group.sources.keys()].every((source) => /^(?:from|domain|logo)/.test(source))
    if (isOnlySigned && other.sources.has('spoken')) {
      other.score = 1 - (1 - other.score) * (1 - group.score)
      group.score *= 0.5
      continue
    }
    if (group.isSpoken && group.score >= (group.best.where === 'signature' ? 0.38 : 0.42)) {
      group.score = 1 - (1 - group.score) * (1 - other.score * 0.9)
      if (group.score < other.score) continue
      for (const witness of other.witnesses) group.witnesses.add(witness)
      other.score *= 0.8
    } else {
      other.score = 1 - (1 - other.score) * (1 - group.score * 0.5)
      group.score *= 0.6
    }
  }
}

function isWithin(short: string, long: string): boolean {
  return long.startsWith(`${short} `) || (long.endsWith(` ${short}`) && short.length > 3)
}

function asWritten(text: string, group: Group): string {
  // Shouted or whispered only by one source: take a form with both cases when there is one.
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text
  return [...group.forms.keys()].find((form) => form !== form.toUpperCase() && form !== form.toLowerCase()) ?? text
}

/** "Center Parcs Ireland", "Leroy Merlin España": the country is the branch. "Air France" and "Bank of Ireland" are names. */
function withoutCountry(text: string): string {
  const cut =
    /^(.*\S) (?:Ireland|España|Spain|Deutschland|Germany|France|Italia|Italy|Nederland|Netherlands|Polska|Poland|Portugal|Brasil|Brazil|México|Mexico|UK|GB|USA|US|India|Australia|Canada|Danmark|Denmark|Norge|Norway|Sverige|Sweden|Suisse|Schweiz|Switzerland|Austria|Österreich|Belgium|België|Belgique|Europe|EMEA)$/.exec(
      text,
    )?.[1]
  if (!cut || /\s(?:of|de|del|di|da|do|von|van|für|for|&|and)$/i.test(cut) || canBeCompany(cut) === false) return text
  const words = nameKey(cut).split(' ')
  return words.every(
    (word) =>
      organisationWords.has(word) ||
      /^(?:air|radio|visit|team|save|electricite|reseau|tourism|british|business|sport|royal)$/.test(word),
  )
    ? text
    : cut
}
