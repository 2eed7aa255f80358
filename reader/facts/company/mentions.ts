import { fold } from '../../../domain/text/fold.ts'
import { nameAt, partnersBehind, sliceOf, withoutTeam } from '../names.ts'
import type { Passage } from '../passages.ts'
import type { Token } from '../tokens.ts'
import { hiringRoles, nameConnectors, notCompanies, organisationWords, teamWords } from '../words/company-cues.ts'
import { isPlace } from '../words/places.ts'
import { isSmallKind, unbentKind } from '../words/small-kinds.ts'

/** A run of capitals in a passage, with the words around it. */
export interface Mention {
  text: string
  passage: Passage
  from: number
  to: number
  /** The run without words of desks, with one that may belong to it, or what is left of it without its head or tail. */
  part: 'whole' | 'tail' | 'head' | 'raw' | 'owner' | 'with kind' | 'partners' | 'line'
}

/** Every run of capitals in a passage and what of it may be the name: 'Ciarán in Greenline', 'Verdigris next steps'. */
export function mentionsOf(passage: Passage): Mention[] {
  const mentions: Mention[] = []
  const { tokens } = passage
  const line = wholeLine(passage)
  if (line !== null) mentions.push({ text: line.text, passage, from: 0, to: line.to, part: 'line' })
  for (let at = 0; at < tokens.length && mentions.length < 60; at++) {
    const name = nameAt(tokens, at)
    if (!name) continue
    const add = (text: string, from: number, to: number, part: Mention['part']) =>
      mentions.push({ text, passage, from, to, part })
    const bare = withoutTeam(name.text)
    add(bare, name.from, name.to, 'whole')
    const last = tokens[name.to - 1] as Token
    // "Halloran's reviewed your application": the letter may belong to the name.
    if (/['’]s$/.test(last.text)) add(`${bare}${last.text.slice(-2)}`, name.from, name.to, 'owner')
    const beyond = last.after === '' ? kindBehind(tokens, name.to) : name.to
    if (beyond > name.to) add(withOwnKind(tokens, name.from, beyond), name.from, beyond, 'with kind')
    const head = kindInFront(tokens, name.from)
    if (head < name.from) add(sliceOf(tokens, head, name.to), head, name.to, 'with kind')
    if (bare !== name.text && keepsTrade(bare, name.text)) add(name.text, name.from, name.to, 'raw')
    const partners = isDull(last.word) ? 0 : partnersBehind(tokens, name.to - 1)
    if (partners >= name.to) add(sliceOf(tokens, name.from, partners + 1), name.from, partners + 1, 'partners')
    if (name.to - name.from > 1) {
      for (let from = name.from + 1; from < name.to && from < name.from + 6; from++) {
        if (!(tokens[from] as Token).capital) continue
        const rest = nameAt(tokens, from)
        if (!rest) continue
        const own = withoutTeam(rest.text)
        add(own, from, rest.to, 'tail')
        if (own !== rest.text && keepsTrade(own, rest.text)) add(rest.text, from, rest.to, 'raw')
      }
      for (let to = name.to - 1; to > name.from; to--) {
        const next = tokens[to] as Token
        const isJoint = /^(?:and|und|et|y|e|og|och|en|&|x|i|für|for)$/.test(next.word)
        const isBranch = to === name.to - 1 && isPlace(next.text)
        // 'Maplecrest Living of Dayton', 'Onda Catering di Como'
        const isOfPlace = to === name.to - 2 && to - name.from > 1 && /^(?:of|in|di|de|à|von|van|i)$/.test(next.word)
        if ((isJoint || isBranch || isOfPlace || isDull(next.word)) && (tokens[to - 1] as Token).capital)
          add(withoutTeam(sliceOf(tokens, name.from, to)), name.from, to, 'head')
      }
    }
    at = name.to - 1
  }
  return mentions
}

/** 'Museum im Kornspeicher', "St Bride's Hospice at Home": what stands by itself on a line, small words and all. */
function wholeLine({ tokens, zone, line, text }: Passage): { text: string; to: number } | null {
  if (line < 0 || zone === 'quoted' || zone === 'subject' || text.length > 70) return null
  let to = 0
  while (to < tokens.length) {
    const token = tokens[to] as Token
    if (to > 0 && /[("„“«[]/.test(token.before)) return null
    if (/^[|·•–—-]$/.test(token.text)) break
    to += 1
    if (/[.!?:;,)]/.test(token.after)) {
      if (!/^[.,]/.test(token.after)) return null
      break
    }
  }
  if (to < 2 || to > 9 || !tokens[0]?.capital) return null
  const small = tokens.slice(1, to).filter(({ capital }) => !capital).length
  return small > 0 && (nameAt(tokens, 0)?.to ?? 0) < to ? { text: withoutTeam(sliceOf(tokens, 0, to)), to } : null
}

/**
 * 'Fjellregionen sykehus', 'Leikkimökki ry', 'Statsforvalteren i Nordvik': the North writes what a house is in small
 * letters behind its name; 'Ekbacken vård- och omsorgsboende' says two things of it.
 */
function kindBehind(tokens: Token[], at: number): number {
  const token = tokens[at]
  if (!token || token.capital) return at
  if (isSmallKind(token.word) || unbentKind(token.text, isSmallKind) !== null) return at + 1
  const [joint, second] = [tokens[at + 1], tokens[at + 2]]
  if (token.after !== '' || joint === undefined) return at
  if (token.text.endsWith('-') && /^(?:och|og|ja)$/.test(joint.word) && second && isSmallKind(second.word)) return at + 3
  return token.word === 'i' && joint.capital ? at + 2 : at
}

/** 'Kivijoen hyvinvointialueella': the kind as the house writes it. */
function withOwnKind(tokens: Token[], from: number, to: number): string {
  const text = sliceOf(tokens, from, to)
  const { text: last, word } = tokens[to - 1] as Token
  const own = isSmallKind(word) ? null : unbentKind(last, isSmallKind)
  return own === null ? text : text.slice(0, -last.length) + own
}

/**
 * 'Lycée agricole de Pontmarcel', 'Collège privé Notre-Dame': where a house of a kind is named, small words between
 * belong to it.
 */
function kindInFront(tokens: Token[], at: number): number {
  for (let back = 1; back <= 5; back++) {
    const token = tokens[at - back]
    // 'Maison d'édition La Sittelle'
    if (token?.after !== '' && !(token?.word === 'd' && token.after === "'")) return at
    if (token.capital) return back > 1 && organisationWords.has(token.word) ? at - back : at
    if (!nameConnectors.has(token.word) && !/^\p{L}{4,}$/u.test(token.text)) return at
  }
  return at
}

/** A word that surrounds names and is no part of one: a desk, an occasion, a weekday. */
export const isDull = (word: string): boolean =>
  notCompanies.has(word) ||
  teamWords.has(word) ||
  hiringRoles.has(word) ||
  desks.has(word) ||
  /.(?:gesprach|portal|team|abteilung|verfahren|stelle|interview|bewerbung|prozess|platform|plattform)$/.test(word)

const desks = new Set(
  'buero buro desk meet meeting intro chat termin auftrag papo bate-papo entretien colloquio yard filialburo secretariat kennenlernen portale portal poststelle verwaltung sekretariat pforte leitung disposition dispo accueil secretariat secretaria segreteria kontoret receptie receptionen sekretariatet personaldezernat bewerberportal bewerbermanagement karriere karriereportal poststellen personalkontor p&o hrm rekruttering rekrytering dzial segreteria portineria planung personalverwaltung backstube werkstatt filiale'.split(
    ' ',
  ),
)

/** 'Marlow Finch Talent', 'Galley & Deck Crew': one word about hiring may be part of the name. */
export const keepsTrade = (bare: string, text: string): boolean =>
  text.startsWith(`${bare} `) && /^\p{Lu}\S+$/u.test(text.slice(bare.length + 1)) && trades.has(fold(text.slice(bare.length + 1)))

const trades = new Set(
  'recruitment recruiting talent staffing people resourcing search crew jobs careers personnel connect rekruttering rekrytering rekry personal hr rh werving selectie recrutement seleccion selezione recrutamento vikar bemanning henkilostopalvelut henkilostopalvelu rekrytointi interim executive'.split(
    ' ',
  ),
)
