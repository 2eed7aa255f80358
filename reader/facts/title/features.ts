import { legalForms } from '../../../domain/names/legal-forms.ts'
import { fold } from '../../../domain/text/fold.ts'
import { furtherJobs } from '../company/cards.ts'
import { looksLikePerson, nameKey } from '../names.ts'
import type { Passage } from '../passages.ts'
import type { Field, Mark } from '../ranking.ts'
import { stopIn, type Token, tokenise } from '../tokens.ts'
import { hiringRoles, organisationWords } from '../words/company-cues.ts'
import { isFirstName } from '../words/first-names.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlace, isPlaceName } from '../words/places.ts'
import { closers, connectors, contracts, lead, notTitles, requisitionWords, workplaces } from '../words/title-grammar.ts'
import type { TitleContext } from './candidate.ts'
import { isDayName } from './days.ts'
import { gistsOf } from './gists.ts'
import { formOf, type TitleGroup } from './groups.ts'
import { titleLikelihood } from './likelihood.ts'
import { markFree, markShorterElsewhere, type Spots, spotsOf, takeLonger } from './spots.ts'
import { isStop, type Stops, stopsFor } from './stops.ts'
import { isRequisition } from './tidy.ts'

/** What all candidates of a mail are compared by. */
interface Setting {
  context: TitleContext
  /** Family of the places it was seen in by this sort of sender. */
  inBySender: string
  stop: Stops
  groups: readonly TitleGroup[]
  texts: string[]
  /** How much the places of each say together, and the most of all. */
  strengths: number[]
  strongest: number
  /** Reading order of the passages. */
  order: ReadonlyMap<Passage, number>
  /** Where a board begins to tell of other jobs; below 0 where it does not. */
  further: number
  /** What each part of the subject says beside words that surround titles. */
  gists: ReadonlyMap<string, string>
  spots: readonly Spots[]
  /** Families of what is left out or kept behind in this language, which differ in what belongs to a title. */
  leftOut: string
  kept: string
}

/** What speaks for each run of words being the title, with just these ends, and what for none of them being told. */
export function titleField(groups: readonly TitleGroup[], context: TitleContext): Field {
  const strengths = groups.map(strengthOf)
  const order = new Map(context.passages.map((passage, n) => [passage, n] as const))
  const setting: Setting = {
    context,
    inBySender: `in, ${context.sender}`,
    stop: stopsFor(context.language),
    groups,
    texts: groups.map(formOf),
    strengths,
    strongest: Math.max(0, ...strengths),
    order,
    further: context.isBoard
      ? context.passages.findIndex(({ where, text }) => where === 'body' && text.length < 120 && furtherJobs.test(text))
      : -1,
    gists: gistsOf(context),
    spots: groups.map((group) => spotsOf(group, order)),
    leftOut: `leaves out, ${context.language}`,
    kept: `keeps, ${context.language}`,
  }
  return {
    candidates: groups.map((group, n) => (mark) => {
      markPlaces(mark, group, n, setting)
      for (const place of group.places.slice(0, 10)) markSurroundings(mark, place, setting)
      markShape(mark, n, setting)
      markOthers(mark, n, setting)
    }),
    none: (mark) => {
      mark('none')
      mark('none', context.sender)
      mark('none', 'strongest ×', setting.strongest)
      mark('none of', String(Math.min(6, groups.length)))
      mark('none', context.company === null ? 'no company' : 'company')
      mark('none, long', String(Math.min(4, Math.floor(context.passages.length / 4))))
    },
  }
}

/** A second passage is a second witness. */
function strengthOf({ places }: TitleGroup): number {
  const byPassage = new Map<Passage, number>()
  for (const { passage, weight } of places) byPassage.set(passage, Math.max(byPassage.get(passage) ?? 0, weight))
  return 1 - [...byPassage.values()].reduce((doubt, weight) => doubt * (1 - weight), 1)
}

/** Where it stands: behind which cues, in which parts of the mail, how early. */
function markPlaces(mark: Mark, { places }: TitleGroup, n: number, setting: Setting): void {
  const { context, inBySender, texts, strengths, strongest, order, further, groups, gists } = setting
  const isSmall = /^\p{Ll}/u.test(texts[n] ?? '')
  const sources = new Map<string, number>()
  for (const { source, weight } of places) sources.set(source, Math.max(sources.get(source) ?? 0, weight))
  for (const [source, weight] of sources) {
    mark('in', source)
    mark('in ×', source, weight)
    mark(inBySender, source)
    if (isSmall) mark('in, small', source)
  }
  const strength = strengths[n] ?? 0
  mark('strength', '×', strength)
  if (strength > 0 && strength >= strongest - 1e-9) mark('strongest')
  else mark('behind the strongest', '×', strongest - strength)
  const passages = new Set(places.map(({ passage }) => passage))
  mark('passages', String(Math.min(4, passages.size)))
  const zones = new Set([...passages].map(({ zone }) => zone))
  for (const zone of zones) mark('zone', zone)
  if (zones.has('subject') && zones.has('body')) mark('subject and body')
  const gist = gists.get(groups[n]?.key ?? '')
  if (gist !== undefined) {
    mark('subject says', gist)
    mark(`subject says, ${context.sender}`, gist)
    mark('subject says, words', String(Math.min(4, (groups[n]?.key ?? '').split(' ').length)))
  }
  const first = Math.min(...[...passages].map((passage) => order.get(passage) ?? Number.POSITIVE_INFINITY))
  if (further >= 0 && first > further) mark('below further jobs')
  mark('first seen', first <= 1 ? String(first) : first <= 4 ? 'early' : first <= 9 ? 'later' : 'late')
}

/** What stands before and behind it. */
function markSurroundings(mark: Mark, place: TitleGroup['places'][number], { stop, context, order }: Setting): void {
  const { passage, from, to } = place
  const { tokens, zone } = passage
  const head = tokens[from] as Token
  const last = tokens[to - 1] as Token
  const before = tokens[from - 1]
  const second = tokens[from - 2]
  const after = tokens[to]
  const isOpened = /["'„“«‘]/.test(head.before)
  if (isOpened) mark('quoted opens')
  if (/["'”“»’]/.test(last.after)) mark(isOpened ? 'quoted' : 'quote closes')
  if (head.before.includes('(')) mark('in brackets')
  if (before) mark('before', stopIn(before.after) ?? before.word)
  else mark('begins', zone)
  if (before && second && before.after === '') mark('before both', `${second.word} ${before.word}`)
  const stopped = last.after === '' ? '' : last.after.replace(/["'”“»’)]+/g, '')
  if (stopped !== '' || after) mark('after', stopped || (after?.before.startsWith('(') ? '(' : (after?.word ?? '')))
  else mark('ends', zone)
  if (from === 0 && to === tokens.length) mark('whole', zone)
  // 'Kris Vale (IT manager)', 'our head baker Kris': what somebody is.
  if (isSomebody(before, second))
    mark('behind person', head.before.includes('(') ? '(' : (stopIn(before?.after ?? '') ?? 'plain'))
  markHolder(mark, place, context, order)
  if (after?.capital && isFirstName(after.word) && !after.before.startsWith('(')) mark('person follows', stopped || 'plain')
  if (after && last.after === '' && !/^[([]/.test(after.before)) {
    if (after.capital) mark('capital follows')
    mark(after.capital ? 'follows, capital' : 'follows', context.usageOf(after.word) ?? 'neither')
    if (isOccupation(after.word)) mark('occupation follows')
    if (connectors.has(after.word)) mark('connector follows')
    if (closers.has(after.word)) mark('closer follows')
    if (isPlaceName(after.word)) mark('place follows')
    if (!after.capital && !connectors.has(after.word) && !isStop(after, stop) && !closers.has(after.word))
      mark('small word follows')
  }
  if (before && before.after === '') {
    if (before.capital) mark('capital before')
    mark(before.capital ? 'stands before, capital' : 'stands before', context.usageOf(before.word) ?? 'neither')
    if (isOccupation(before.word)) mark('occupation before')
    if (!before.capital && !lead.has(before.word) && !isStop(before, stop) && !connectors.has(before.word))
      mark('small word before')
  }
}

/** 'rector Kim Vale', and below a name in the signature: what somebody is already, by names that need not be common ones. */
function markHolder(
  mark: Mark,
  { passage, from, to }: TitleGroup['places'][number],
  { passages, people }: TitleContext,
  order: ReadonlyMap<Passage, number>,
): void {
  const { tokens, zone } = passage
  const [next, second] = [tokens[to], tokens[to + 1]]
  if (next?.capital && /^[)"'”“]*$/.test((tokens[to - 1] as Token).after)) {
    const isLong = second?.capital === true && next.after === ''
    const name = isLong ? `${next.text} ${second.text}` : next.text
    if (people.has(nameKey(name)) || people.has(next.word)) mark('holder follows', 'takes part')
    else if (isLong && looksLikePerson(name)) mark('holder follows', 'person')
  }
  const above = from === 0 ? passages[(order.get(passage) ?? 0) - 1] : undefined
  if (above?.zone !== zone || above.tokens.length > 6) return
  if (people.has(nameKey(above.text))) mark('holder above', zone)
  else if (looksLikePerson(above.text)) mark('holder above, perhaps', zone)
}

/** A given name, or one with the name behind it. */
function isSomebody(before: Token | undefined, second: Token | undefined): boolean {
  if (!before?.capital) return false
  return isFirstName(before.word) || (second?.capital === true && second.after === '' && isFirstName(second.word))
}

/** English and German capitalise their titles, each in its way; others seldom. */
const tongueOf = ({ language }: TitleContext): string => (language === 'en' || language === 'de' ? language : 'other languages')

/** What it looks like. */
function markShape(mark: Mark, n: number, { context, stop, texts, groups }: Setting): void {
  const text = texts[n] ?? ''
  const words = tokenise(text).filter((word) => /[\p{L}\d]/u.test(word.text))
  const first = words[0]
  const last = words.at(-1)
  const count = words.length
  const tongue = tongueOf(context)
  mark('words', String(Math.min(8, count)))
  mark('occupations', String(Math.min(2, words.filter((word) => isOccupation(word.word)).length)))
  if (first) {
    const begins = first.capital ? 'begins capital' : 'begins small'
    mark(begins)
    mark(begins, tongue)
    mark(begins, context.sender)
    if (isOccupation(first.word)) mark('begins with occupation')
    if (lead.has(first.word)) mark('begins with lead')
    if (notTitles.has(first.word)) mark('begins dull')
    if (isStop(first, stop)) mark('begins with stop')
    if (isFirstName(first.word)) mark('begins with given name')
    mark('begins in', context.usageOf(first.word) ?? 'neither')
    if (/^\d/.test(first.text)) mark('begins with digit')
    if (count === 1) {
      mark(first.capital ? 'only capital' : 'only small', isOccupation(first.word) ? 'occupation' : 'word')
      mark(first.capital ? 'only capital' : 'only small', tongue)
      // 'Zierpflanzengärtner' is a job, 'Leiter' may be anybody.
      const length = text.length < 8 ? 'short' : text.length < 12 ? 'middling' : 'long'
      if (isOccupation(first.word)) {
        mark('only word', length)
        mark('only word', `${length} ${tongue}`)
      }
    } else mark('first', first.word)
  }
  if (last && count > 1) {
    if (isOccupation(last.word)) mark('ends with occupation')
    if (!last.capital) mark('ends small')
    if (isPlaceName(last.word)) mark('ends with place')
    if (notTitles.has(last.word)) mark('ends dull')
    if (/\d/.test(last.text)) mark('ends with digit')
    if (text.endsWith(')')) mark('ends with bracket')
    if (isFirstName(last.word)) mark('ends with given name')
    if (organisationWords.has(last.word)) mark('ends with organisation')
    mark('ends in', context.usageOf(last.word) ?? 'neither')
    mark('last', last.word)
  }
  for (const word of words) if (isOccupation(word.word)) mark('occupation', word.word)
  const prose = words.filter((word) => context.usageOf(word.word) === 'prose').length
  if (prose > 0) {
    mark('prose', '×', prose / count)
    mark('prose', String(Math.min(3, prose)))
  }
  const titled = words.filter((word) => context.usageOf(word.word) === 'name').length
  if (titled > 0) mark('titled', '×', titled / count)
  for (const word of words.slice(1)) if (connectors.has(word.word)) mark('holds word', word.word)
  const small = words.filter((word) => !word.capital && !connectors.has(word.word)).length
  if (small > 0) {
    mark('small words', '×', small / count)
    // English and German capitalise titles, others their first word at most; people write as they like.
    // Where it opens the subject or a sentence, its capital is the sentence's.
    const opens = first?.capital === true && small === count - 1 && groups[n]?.places.every(({ from }) => from === 0) === true
    const letters = small === count ? 'all small' : opens ? 'small but for the first' : 'mixed case'
    mark(letters)
    mark(letters, tongue)
    mark(letters, context.sender)
  }
  if (text.includes(',')) mark('holds comma')
  if (/\s[-–—|]\s/.test(text)) mark('holds dash')
  if (text.includes('(')) mark('holds bracket')
  if (text.includes('/')) mark('holds slash')
  if (/[:;!?@€$£<>]/.test(text)) mark('holds strange')
  if (text === text.toUpperCase() && /\p{L}{3}/u.test(text)) mark('shouted')
  if (words.some((word) => isStop(word, stop) && word.text !== 'I')) mark('holds stop')
  const dull = words.filter((word) => notTitles.has(word.word)).length
  if (dull > 0) mark('dull', '×', dull / count)
  const hiring = words.filter((word) => hiringRoles.has(word.word)).length
  if (hiring > 0) mark(hiring === count ? 'hiring role' : 'holds hiring role')
  const key = nameKey(text)
  if (looksLikePerson(text)) mark('person')
  if (context.people.has(key)) mark('takes part')
  if (isPlace(text)) mark('place')
  const company = nameKey(context.company ?? '')
  if (company !== '' && key.includes(company)) mark('holds company')
  if (company.includes(key)) mark('within company')
  const likelihood = titleLikelihood(text, context)
  mark('likelihood', '×', likelihood)
  if (likelihood === 0) mark('unlikely')
}

/** How it stands to the longer and the shorter ones: what they keep and leave out at either end. */
function markOthers(mark: Mark, n: number, setting: Setting): void {
  const { context, groups, texts, strengths, spots, leftOut, kept } = setting
  const own = groups[n]?.key ?? ''
  const text = texts[n] ?? ''
  const here = spots[n] ?? { begins: new Map(), ends: new Map() }
  const free: Partial<Spots> = {}
  for (const [m, { key }] of groups.entries()) {
    if (m === n) continue
    const isSighted = (strengths[m] ?? 0) > 0
    const isStronger = (strengths[m] ?? 0) > (strengths[n] ?? 0)
    const other = texts[m] ?? ''
    if (key.startsWith(`${own} `)) {
      const rest = other.slice(text.length)
      const kind = restKind(rest, context)
      mark('leaves out behind', kind)
      mark(leftOut, `${jointOf(rest)} ${kind}`)
      takeLonger(free, 'begins', here, spots[m])
      mark('goes on in', usageAt(rest, 0, context))
      if (goesOnSmall(text, rest)) mark('capitals end', tongueOf(context))
      if (isStronger) mark('within a stronger')
      else if (isSighted) mark('within a sighted')
      const joint = /^[\s,]*([\p{L}&]+)/u.exec(rest)?.[1] ?? ''
      if (connectors.has(fold(joint))) mark('cut at', fold(joint))
      if (/^\s?,/.test(rest)) mark('cut at comma')
      if (/^\s[-–—|]/.test(rest)) mark('cut at dash')
      if (/^\s?\(/.test(rest)) mark('cut at bracket')
    } else if (own.startsWith(`${key} `)) {
      const rest = text.slice(other.length)
      const kind = restKind(rest, context)
      mark('keeps behind', kind)
      mark(kept, `${jointOf(rest)} ${kind}`)
      markShorterElsewhere(mark, 'begins', here, spots[m])
      mark('went on in', usageAt(rest, 0, context))
      if (goesOnSmall(other, rest)) mark('goes on small', tongueOf(context))
      if (isSighted) mark(isStronger ? 'holds a stronger' : 'holds a sighted')
    } else if (key.endsWith(` ${own}`)) {
      mark('leaves out in front', restKind(key.slice(0, -own.length), context))
      mark('leaves out', usageAt(key.slice(0, -own.length), -1, context))
      takeLonger(free, 'ends', here, spots[m])
      if (isStronger) mark('end of a stronger')
    } else if (own.endsWith(` ${key}`)) {
      mark('keeps in front', restKind(own.slice(0, -key.length), context))
      mark('keeps', usageAt(own.slice(0, -key.length), -1, context))
      markShorterElsewhere(mark, 'ends', here, spots[m])
      if (isStronger) mark('ends with a stronger')
    } else if (isSighted) mark(isStronger ? 'stronger rival' : 'weaker rival')
  }
  markFree(mark, free, here)
}

/** How what follows is joined to a title. */
function jointOf(rest: string): string {
  if (/^\s*,/.test(rest)) return 'comma'
  if (/^\s*[-–—|]\s/.test(rest)) return 'dash'
  if (/^\s*\(/.test(rest)) return 'bracket'
  if (/^[-/]/.test(rest)) return 'joint'
  return /^ \p{Ll}/u.test(rest) ? 'small' : 'capital'
}

/** How a word of what is left out or kept is used. */
const usageAt = (rest: string, at: number, { usageOf }: TitleContext): string =>
  usageOf(
    fold(rest)
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .at(at) ?? '',
  ) ?? 'neither'

/** 'Dean of Students' where 'retires' follows. */
const goesOnSmall = (title: string, rest: string): boolean => /^ \p{Ll}/u.test(rest) && /(?:^|\s)\p{Lu}\S*$/u.test(title)

const terms = new Set(
  'part full time permanent temporary casual seasonal maternity cover night nights day days weekend weekends vollzeit teilzeit minijob hrs hours hour bank contract ftc remote hybrid natt kveld kvall kvallar helg aften nat skift nacht avond dagdienst nachtdienst ploegendienst voltijds halftijds deeltijds parttime fulltime deltid heltid vikariat vikarie timvikarie barselsvikariat sommervikar nuit soir jour temps plein partiel mi-temps cdi cdd noche noches tarde tardes jornada completa parcial turno media notte serale diurno noite integral tempo determinato indeterminato etat etatu zmiana noc nocna yovuoro yovuorot iltavuoro maaraaikainen osa-aikainen kokoaikainen natten natter kvelder kveldsvakt helgen helgene helger helgar helgevakt helgvakt aftenvagt nattevagt dagvagt weekendvagt jour nattjour skiftarbete skiftarbeid vuorotyo kolmivuorotyo keikkatyo sijaisuus kesasijaisuus vakituinen fast fastanstalld tillsvidare tillsvidareanstallning provanstallning tidsbegraenset fastansaettelse tidsbegrenset befristet unbefristet nachtschicht fruhschicht spatschicht schichtdienst wechselschicht saison wintersaison sommersaison tijdelijk bepaalde onbepaalde seizoen zomerseizoen nachtdienst weekenddienst saisonnier saisonniere indetermine determine indefinido indefinida eventual fijo-discontinuo sustitucion nocturno nocturna temporada noturno noturna efetivo efetiva stagionale indeterminato sostituzione turni notturno umowa zlecenie zastepstwo sezon sezonowo nocne sasong sasongen sesong sesongen saeson sommar sommaren sommer sommeren vinter vintern vinteren kausi kesa kesaksi kausityo'.split(
    ' ',
  ),
)

const workingTime = new Set(
  'tim arbeitsstunden stunden std wochenstunden uur uren u timer timmar heures horas ore hrs hours godzin godz tuntia viikkotuntia h t pct prozent procent fte etp pensum week woche semaine semana settimana'.split(
    ' ',
  ),
)

const isTerm = (word: string): boolean => contracts.has(word) || terms.has(word)

/** What words at the end of a title are: terms are 'nights', 'på natten', 'säsongen 2027'. */
function restKind(rest: string, { company, people }: TitleContext): string {
  const text = rest.replace(/^[\s,–—|:()/-]+/, '').replace(/[\s,–—|:()/-]+$/, '')
  const words = fold(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
  const key = nameKey(text)
  if (words.length === 0) return 'nothing'
  if (/\d/.test(text) && (text.includes('%') || words.some((word) => workingTime.has(word)))) return 'working time'
  if (isPlace(text) || words.every((word) => isPlaceName(word) || workplaces.has(word))) return 'place'
  if (isRequisition(text) || words.every((word) => /^\d+$/.test(word) || requisitionWords.has(word))) return 'number'
  if (company !== null && nameKey(company).includes(key)) return 'company'
  if (people.has(key) || looksLikePerson(text)) return 'person'
  if (words.some(isDayName)) return 'day'
  if (words.every((word) => notTitles.has(word) || connectors.has(word))) return 'dull'
  if (words.some(isTerm) && words.every((word) => isTerm(word) || connectors.has(word) || /^(?:pa|\d+)$/.test(word)))
    return 'terms'
  if (words.some(isOccupation)) return 'occupation'
  if (words.some((word) => organisationWords.has(word) || legalForms.text.has(word))) return 'organisation'
  if (/\d/.test(text)) return 'digits'
  return words.length === 1 ? 'word' : 'words'
}
