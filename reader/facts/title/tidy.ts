import { fold } from '../../../domain/text/fold.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlace, isPlaceName, soundsLikePlace } from '../words/places.ts'
import { postLength } from '../words/posts.ts'
import { heralds, requisitionWords, workplaces } from '../words/title-grammar.ts'
import { weeklyHours } from '../words/weekly-hours.ts'

/** R0088214, 20417BR, ST-26-12877001-DE, GL/2291; a year is none. */
export function isRequisition(text: string): boolean {
  const bare = text.replace(/^[#[(]+|[\])]+$/g, '')
  if (
    bare.length > 40 ||
    /[a-z]{3}/.test(bare) ||
    /^(?:19|20)\d{2}(?:\/\d{2,4})?$/.test(bare) ||
    !/^[\p{L}\d][\p{L}\d/_.-]*$/u.test(bare)
  )
    return false
  return bare.replace(/\D/g, '').length >= 4 || /^(?:[A-Z]{1,5}[-_/])?\d{3,}$/.test(bare)
}

export const genderMark =
  /[([](?:all genders|alle geschlechter|any gender|gn ?\*?|(?:gn|div(?:ers)?|[mwdfxhkvi])(?: ?[/|,*] ?(?:gn|div(?:ers)?|[mwdfxhkvi])){1,3})[)\]]|(?<=\s)(?:[mwf]\/[mwf]\/[dx]|h\/f|f\/h|k\/m|m\/k)(?=\s|[.,;:!]|$)/gi

/** For comparing titles: folded, without punctuation. */
export function titleKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

/** '(28 uur)', '(24-32 uur per week)': how much of the week. */
const isHours = new RegExp(`^${weeklyHours}$`, 'u')
const hoursBehind = new RegExp(`(?:,\\s|\\s[-–—|·]\\s)${weeklyHours}$`, 'u')

const asides = new Set(
  'available daily weekly immediate immediately start starting from until asap salary per schaal off entgeltgruppe besoldungsgruppe eg tvod tv-l gehaltsgruppe'.split(
    ' ',
  ),
)

export function bracketKind(inner: string): 'gender' | 'requisition' | 'place' | 'title' {
  const text = inner.replace(/^[([{\s]+|[)\]}\s.,;:]+$/g, '')
  if (
    /^(?:all genders|alle geschlechter|any gender|gn ?\*?|(?:gn|div(?:ers)?|nb|[mwdfxhkvi])(?: ?[/|,*:+-] ?(?:gn|div(?:ers)?|nb|a|[mwdfxhkvi])){1,3})$/i.test(
      text,
    )
  )
    return 'gender'
  if (isRequisition(text) || (/\d/.test(text) && requisitionWords.has(fold(text.split(/[\s:#.]/)[0] ?? '')))) return 'requisition'
  // "(80 %)", "(80-100%)": how much of the week; "(Rotterdam-Zuid)": a part of a town.
  if (/^\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?%$/.test(text) || isHours.test(fold(text))) return 'place'
  const words = fold(text)
    .split(/[\s,/;–-]+/)
    .filter(Boolean)
  if (/^\p{Lu}[\p{L}]+-\p{Lu}[\p{L}]+$/u.test(text) && isPlaceName(words[0] as string)) return 'place'
  if (/^(?:EMEA|APAC|LATAM|MENA|DACH|UKI|per diem|\d on \d off)$/i.test(text)) return 'title'
  if (words.some((word) => asides.has(word)) || words.length > 6) return 'place'
  if (
    words.length > 1 &&
    (isPlaceName(words.at(-1) as string) || isPlaceName(words.slice(-2).join(' '))) &&
    !words.some(isOccupation)
  )
    return 'place'
  if (
    words.length > 0 &&
    (words.every(
      (word) =>
        workplaces.has(word) ||
        isPlaceName(word) ||
        /^(?:us|uk|eu|or|and|only|ca|tx|ny|within|area|optional|possible|moglich)$/.test(word),
    ) ||
      isPlace(text))
  )
    return 'place'
  return 'title'
}

/** A title as a person would write it: numbers of the opening, places and gender suffixes taken off. */
export function tidyTitle(raw: string, company: string | null): string {
  let text = raw.replace(/\s+/g, ' ').trim()
  if (!isPlain(text))
    text = text
      .replace(/\.pdf$/i, '')
      .replace(genderMark, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([,;:])/g, '$1')
      .replace(
        /,\s(?:Entgeltgruppe|Besoldungsgruppe|Salary|Job No|Ref|Reporting|reporting|starting|at |from |with |ab |zum )[^,]*(?:,.*)?$/,
        '',
      )
  for (let round = 0; round < 4; round++) {
    const before = text
    text = withoutHerald(text)
    if (!isPlain(text)) text = withoutSeason(withoutNumbers(text))
    text = withoutPost(text)
    text = withoutPlace(text.trim().replace(/ (?:Band|Scale|[Ss]chaal) [A-Z]$/, ''))
    if (company) text = withoutCompany(text, company)
    if (text === before) break
  }
  return text
}

/** Most runs of words hold nothing but letters: no number, mark or bracket to take off. */
const isPlain = (text: string): boolean => /^[\p{L} ]*$/u.test(text)

/** Without what the employer adds: brackets that hold no part of the name, numbers, grades, stages of hiring. */
function withoutNumbers(title: string): string {
  let text = title
  const folded = fold(text)
  const hours = folded.length === text.length ? (hoursBehind.exec(folded)?.index ?? -1) : -1
  if (hours > 0) text = text.slice(0, hours)
  text = text.replace(/^[\s"'„“«*•·–—|,:;/-]+/, '').replace(/[\s"'”“»*•·–—|,:;/-]+$/, '')
  if (!/[([]/.test(text) || /\)[^(]*\)$/.test(text)) text = text.replace(/^([^()]*)\)$/, '$1')
  // A last bracket that holds no part of the name.
  const bracket = /\s?[([]([^()[\]]{1,60})[)\]]$/.exec(text)
  if (bracket && bracketKind(bracket[1] as string) !== 'title') text = text.slice(0, bracket.index)
  // An opened bracket that never closes was cut by the end of the span.
  const open = text.lastIndexOf('(')
  if (open > 0 && !text.slice(open).includes(')')) text = text.slice(0, open).trim()
  text = text.replace(/^(?:#?[A-Z]{0,5}[-_]?\d{4,}[A-Z]{0,3}|[A-Z]{1,3}\d{5,})\s?[-–:,]?\s+/, '')
  // 'ISO 9001' is what an auditor knows.
  text = text.replace(
    /(?<!\b(?:ISO|IEC|IATF|DIN|EN|BS))(?:\s?[-–,#(]\s?|\s)(?!(?:19|20)\d{2}\)?$)(?:[A-Z]{1,5}[-_/]?)?\d{4,}[\w/-]*\)?$/,
    '',
  )
  text = text
    .replace(/\s[-–]\s[A-Z]{1,5}[/-]\d{2,}[\w/-]*$/, '')
    .replace(/,?\s(?:req(?:uisition)?|job|ref(?:erence)?|id|nr|no)\.?:?\s?(?:id|nr|no)?\.?\s?#?[\w/-]*\d[\w/-]*$/i, '')
  text = text
    .replace(/,?\s?\b(?:GS|FV|WG|AD)-\d{3,4}(?:-[\d/]{1,6})*.{0,30}$/, '')
    .replace(/(?:(?<!\d)\s[-–]\s|\()\d{2,3}\s?(?:[-–]\s?\d{2,3})?\s?%.{0,10}$/, '')
  text = text
    // "(LVI/AT/09)" and "(IOC1187)" are the employer's numbers; "(KS2)" and "(II)" say which job.
    .replace(/\s\((?![A-Z]{1,3}\d\)|[IV]{1,3}\b)(?=[^()]{0,20}\d)[A-Z\d]{2,8}(?:[/-][A-Z\d]{1,8}){0,3}\)(?:\s[-–]\s.*)?$/, '')
    .replace(
      /\s[-–]\s(?:Recruitment|Recruiting|Application|Interview|Update|Vacancy|Bewerbung|Candidature|Candidatura|Sollicitatie|Ansökan|\d{2,})$/,
      '',
    )
    .replace(
      /,?\s[-–]?\s?(?:\((?:Band|Scale|schaal|Schaal|niveau|Niveau) (?:\d{1,2}|[A-Z])\)|(?:Band|schaal|Schaal) (?:\d{1,2}|[A-Z]))$/,
      '',
    )
    .replace(/,\s(?:[\p{L}&]+ ){0,3}(?:Department|Dept\.?|Division|Directorate|Abteilung)$/u, '')
    .replace(/^(?:Job ?ID|Req(?:uisition)?|Job|Ref|Posting)[ #]?\s?[\w-]*\d[\w-]*\s?[:–-]\s+/i, '')
  return text
}

/** 'uppdraget Kurator', 'kolmea perhetyöntekijää', 'eine(n) Koch': what only leads to the title. */
function withoutHerald(title: string): string {
  const end = title.indexOf(' ')
  if (end < 1 || end > 24) return title
  const first = title.slice(0, end)
  const rest = title.slice(end + 1)
  return anyOne.test(first) || heralds.has(fold(first)) || (/^\p{Ll}/u.test(first) && counts.has(fold(first))) ? rest : title
}

/** 'eine/n', 'einen/eine', 'un(e)', 'un/una': a man or a woman. */
const anyOne = /^(?:eine?n?[/(:*]-?(?:e|n|r|en|in|eine|einen)\)?|une?[/(·](?:e|a|una|une?)\)?|um[/(](?:a|uma)\)?)$/i

const counts = new Set(
  'two three four several zwei drei vier mehrere twee drie vier deux trois quatre plusieurs dos tres cuatro varios varias dois duas quatro due quattro to tre fire flere tva fyra flera dwoch dwie trzech kaksi kahta kolme kolmea nelja neljaa useita'.split(
    ' ',
  ),
)

/** 'båtsman säsongen 2027', 'Gouvernante Wintersaison 26/27': in English a season with its year is part of the name. */
function withoutSeason(title: string): string {
  const end = title.search(/\s(?:20)?\d\d(?:\s?[/–-]\s?(?:20)?\d\d)?$/)
  if (end < 1) return title
  const at = title.lastIndexOf(' ', end - 1)
  return at > 0 && seasons.test(fold(title.slice(at + 1, end))) ? title.slice(0, at).replace(/[\s,–—-]+$/, '') : title
}

const seasons =
  /^(?:(?:winter|sommer|sommar|vinter|sommer|host|var|jul|zomer)?-?(?:saison|sasongen|sasong|sesongen|sesong|saeson|saesonen|seizoen)|temporada|stagione|sezon|sommeren|sommaren|sommer|vinteren|vintern|zomer|verano|invierno|inverno|ete|hiver|kesa|kesaksi|kesalle|talvi|talveksi|lato|zima)$/

/** 'Backend-Stelle' as 'Backend', 'lærerstillingen' as 'lærer'. */
function withoutPost(title: string): string {
  const last = title.slice(title.lastIndexOf(' ') + 1)
  if (last.length < 5) return title
  const word = fold(last)
  if (word.length !== last.length) return title
  return title.slice(0, title.length - postLength(word, isOccupation))
}

/** "…, Berlin", "… - Remote", "… in Lyon", and what a meeting is about behind its occasion. */
function withoutPlace(title: string): string {
  let text = title
  const tail = /(?:,\s|\s[-–—|·]\s|\s(?:in|à|a|em|en|i|w|we|te|på)\s)([^,|·–—]{2,40}(?:,\s?[A-Z]{2,3}(?:\s\d{4,5})?)?)$/.exec(
    text,
  )
  if (
    tail &&
    tail.index > 1 &&
    (isPlace((tail[1] as string).replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s/, '')) ||
      site.test(tail[1] as string) ||
      (/\s(?:in|te|i|på)\s$/.test(text.slice(0, -(tail[1] as string).length)) && soundsLikePlace(fold(tail[1] as string))) ||
      fold(tail[1] as string)
        .split(/[\s/]+/)
        .every((word) => workplaces.has(word)))
  )
    text = text.slice(0, tail.index)
  // "Orderpicker Zaandam": a town behind the occupation.
  const town = /^(.*\S) (\S+)$/.exec(text)
  if (town && isTown(town[2] as string) && isOccupation(fold((town[1] as string).split(' ').at(-1) as string)))
    text = town[1] as string
  const last = /^(.*\S) (\S+)$/.exec(text)
  if (last && stages.has(fold(last[2] as string)) && !isOccupation(fold(last[2] as string))) text = last[1] as string
  return text
}

/** 'Amsterdam Science Park', 'Skipton High Street'. */
const site =
  /(?:^| )(?:High Street|(?:Science|Business|Retail|Technology|Industrial|Office) Park|(?:Industrial|Trading) Estate|Airport)$/

const regions = new Set('europe emea apac latam dach americas america nordics benelux'.split(' '))

const isTown = (word: string) => /^\p{Lu}/u.test(word) && isPlaceName(fold(word)) && !regions.has(fold(word))

const stages = new Set(
  'screen screening call chat interview conversation review session panel onsite round meeting assessment application role position job vacancy opening'.split(
    ' ',
  ),
)

function withoutCompany(text: string, company: string): string {
  const folded = fold(text)
  const name = fold(company).replace(/,? (?:gmbh|ag|inc\.?|llc|llp|ltd\.?|s\.l\.|s\.a\.|b\.v\.|plc)$/, '')
  if (folded.length <= name.length || folded.length !== text.length) return text
  const own = belongingTo(folded, name)
  if (own > 0) return text.slice(own)
  if (!folded.includes(name)) return text
  for (const joint of [
    ' at ',
    ' @ ',
    ' @',
    ' - ',
    ' – ',
    ', ',
    ' | ',
    ' bei ',
    ' chez ',
    ' bij ',
    ' hos ',
    ' en ',
    ' de ',
    ' di ',
    ' del ',
    ' du ',
    ' da ',
    ' do ',
    ' van ',
    ' von ',
    ' der ',
    ' des ',
    ' allo ',
    ' presso ',
    ' in ',
    ' i ',
    ' w ',
    ' på ',
    ' with ',
    ' (',
  ]) {
    if (folded.endsWith(joint + name) || folded.endsWith(`${joint + name})`))
      return text.slice(0, folded.lastIndexOf(joint + name))
  }
  for (const joint of [' - ', ' – ', ': ', ' | ', ' '])
    if (folded.startsWith(name + joint) && text.length - name.length > 5) return text.slice(name.length + joint.length)
  return text
}

/** Where the title begins behind the employer in the genitive: 'Väinölän seurakunnan kanttori', 'Askims kommuns kurator'; 0 where it does not. */
function belongingTo(title: string, company: string): number {
  const last = company.slice(company.lastIndexOf(' ') + 1)
  const front = company.slice(0, company.length - last.length)
  if (last.length < 5 || !title.startsWith(front)) return 0
  const end = title.indexOf(' ', front.length)
  const word = title.slice(front.length, end)
  const isGenitive =
    word === `${last}s` ||
    word === `${last}'s` ||
    (/[aeiouy]n$/.test(word) && word.startsWith(last.slice(0, -2)) && word !== last)
  return end > 0 && isGenitive ? end + 1 : 0
}
