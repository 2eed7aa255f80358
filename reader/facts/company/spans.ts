import { nameAt, nameKey, withoutTeam } from '../names.ts'
import type { Passage } from '../passages.ts'
import { isPlace } from '../words/places.ts'

/** Every run of capitals in a passage, and its ends: "Jonah / Kestrel", "Ciarán in Greenline". */
const spansSeen = new WeakMap<Passage, string[]>()

export function spansOf(passage: Passage): string[] {
  const seen = spansSeen.get(passage)
  if (seen) return seen
  const spans = readSpans(passage)
  spansSeen.set(passage, spans)
  return spans
}

function readSpans(passage: Passage): string[] {
  const spans: string[] = []
  for (let at = 0; at < passage.tokens.length && spans.length < 60; at++) {
    const name = nameAt(passage.tokens, at)
    if (!name) continue
    const text = withoutTeam(name.text)
    spans.push(text)
    // "St Mungo's", "Dooley's": the letter may belong to the name.
    const last = passage.tokens[name.to - 1]?.text ?? ''
    if (/['’]s$/.test(last)) spans.push(`${text}${last.slice(-2)}`)
    // "Tempo-Team Zaandam" is the branch in a town.
    const town = /^(.*\S) (\S+)$/.exec(text)
    if (town && isPlace(town[2] as string) && !/\s(?:of|de|del|of the|von|van|da|do|di)$/i.test(town[1] as string))
      spans.push(town[1] as string)
    const plain = nameKey(text)
    if (name.to - name.from > 1) {
      // A sentence's first word may be no part of the name: "At Slice", "Noreen Salty Anchor".
      for (let from = name.from + 1; from < name.to && from < name.from + 3; from++) {
        const rest = nameAt(passage.tokens, from)
        if (rest && nameKey(rest.text) !== plain) spans.push(withoutTeam(rest.text))
      }
    }
    at = name.to - 1
  }
  return spans
}
