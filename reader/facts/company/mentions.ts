import { nameAt, sliceOf, withoutTeam } from '../names.ts'
import type { Passage } from '../passages.ts'
import { fold, type Token } from '../tokens.ts'
import { hiringRoles, notCompanies, teamWords } from '../words/company-cues.ts'
import { isPlace } from '../words/places.ts'

/** A run of capitals in a passage, with the words around it. */
export interface Mention {
  text: string
  passage: Passage
  from: number
  to: number
  /** The run without words of desks, with one that may belong to it, or what is left of it without its head or tail. */
  part: 'whole' | 'tail' | 'head' | 'raw'
}

const seen = new WeakMap<Passage, Mention[]>()

/** Every run of capitals in a passage and what of it may be the name: 'Ciarán in Greenline', 'Verdigris next steps'. */
export function mentionsOf(passage: Passage): Mention[] {
  const mentions = seen.get(passage) ?? readMentions(passage)
  seen.set(passage, mentions)
  return mentions
}

function readMentions(passage: Passage): Mention[] {
  const mentions: Mention[] = []
  const { tokens } = passage
  for (let at = 0; at < tokens.length && mentions.length < 60; at++) {
    const name = nameAt(tokens, at)
    if (!name) continue
    const add = (text: string, from: number, to: number, part: Mention['part']) =>
      mentions.push({ text, passage, from, to, part })
    const bare = withoutTeam(name.text)
    add(bare, name.from, name.to, 'whole')
    if (bare !== name.text && keepsTrade(bare, name.text)) add(name.text, name.from, name.to, 'raw')
    if (name.to - name.from > 1) {
      for (let from = name.from + 1; from < name.to && from < name.from + 5; from++) {
        if (!(tokens[from] as Token).capital) continue
        const rest = nameAt(tokens, from)
        if (rest) add(withoutTeam(rest.text), from, rest.to, 'tail')
      }
      for (let to = name.to - 1; to > name.from; to--) {
        const next = tokens[to] as Token
        const isJoint = /^(?:and|und|et|y|e|og|och|en|&|x|i|für|for)$/.test(next.word)
        const isBranch = to === name.to - 1 && isPlace(next.text)
        if ((isJoint || isBranch || isDull(next.word)) && (tokens[to - 1] as Token).capital)
          add(withoutTeam(sliceOf(tokens, name.from, to)), name.from, to, 'head')
      }
    }
    at = name.to - 1
  }
  return mentions
}

/** A word that surrounds names and is no part of one: a desk, an occasion, a weekday. */
export const isDull = (word: string): boolean =>
  notCompanies.has(word) ||
  teamWords.has(word) ||
  hiringRoles.has(word) ||
  desks.has(word) ||
  /.(?:gesprach|portal|team|abteilung|verfahren|stelle|interview|bewerbung|prozess|platform|plattform)$/.test(word)

const desks = new Set(
  'poststelle verwaltung sekretariat pforte leitung disposition dispo accueil secretariat secretaria segreteria kontoret receptie receptionen sekretariatet personaldezernat backstube werkstatt filiale'.split(
    ' ',
  ),
)

/** 'Marlow Finch Talent', 'Galley & Deck Crew': one word about hiring may be part of the name. */
export const keepsTrade = (bare: string, text: string): boolean =>
  text.startsWith(`${bare} `) && /^\p{Lu}\S+$/u.test(text.slice(bare.length + 1)) && trades.has(fold(text.slice(bare.length + 1)))

const trades = new Set(
  'recruitment recruiting talent staffing people resourcing search crew jobs careers personnel connect'.split(' '),
)
