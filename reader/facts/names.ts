import { legalForms } from '../../domain/names/legal-forms.ts'
import { fold } from '../../domain/text/fold.ts'
import { remembered } from '../../domain/text/remembered.ts'
import { type Token, tokenise } from './tokens.ts'
import { nameConnectors, notCompanies, organisationEndings, organisationWords, teamWords } from './words/company-cues.ts'
import { isFirstName } from './words/first-names.ts'
import { isOccupation } from './words/occupations.ts'
import { isSmallKind } from './words/small-kinds.ts'
import { stops } from './words/title-grammar.ts'

/** Names of organisations and people as they stand in running text. */
export interface Name {
  text: string
  from: number
  to: number
}

const longest = 9
const english = stops.en as Set<string>
// "Institute for X", "Office of the X": only behind such words does a name go on over "for" and "in".
const carriesOn = new Set(
  'institute centre center society foundation department ministry association campaign institut zentrum stiftung amt landesamt bundesamt landesbetrieb verein verband ministerium instituto centro fundacion stichting vereniging'.split(
    ' ',
  ),
)

/** The name that begins at a token: capitals and the small words between them; null when none begins there. */
export function nameAt(tokens: Token[], start: number): Name | null {
  const first = tokens[start]
  if (!first || !beginsName(first)) return null
  let to = start + 1
  let at = start
  while (at < tokens.length - 1 && at - start < longest) {
    const token = tokens[at] as Token
    const next = tokens[at + 1] as Token
    const partner = lastPartner(tokens, start, at)
    if (partner > at) {
      at = partner
      to = at + 1
      continue
    }
    if (endsHere(token, next) || tellsGroup(next, tokens[at + 2])) break
    if (/^[("'„“«[*]/.test(next.before)) {
      // 'Liceo "Elena Sarti"', 'Kita „Sonnenschein“': what a house of a kind is called.
      const called = quotedBehind(tokens, start, at)
      if (called > at) {
        to = called + 1
        break
      }
      // "Marine Salvage (Durban) Pty Ltd"
      const legal = tokens[at + 2]
      if (next.before !== '(' || !next.after.startsWith(')') || !legal || !legalForms.text.has(legal.word)) break
      at += 2
      to = at + 1
      continue
    }
    if (next.capital && !isSentenceWord(next)) {
      at += 1
      to = at + 1
      continue
    }
    // "Panificio Bellini e figli", "Kaya & zonen"
    const kin = tokens[at + 2]
    if (kin && next.after === '' && /^(?:e|y|&|og|och|en|et|und|i|ja)$/.test(next.word) && !kin.capital && kinOf.has(kin.word)) {
      at += 2
      to = at + 1
      break
    }
    // "Bank of England", "Harbor & Pine", "Stichting het Anker": small words, if a capital follows within two.
    const reach = connectedCapital(tokens, at + 1, token) || whomItServes(tokens, start, at)
    if (reach === 0) break
    at += reach
    to = at + 1
  }
  if (tellsOwnKind(tokens, to)) to += 1
  const last = tokens[to - 1] as Token
  const text = withoutQuotes(sliceOf(tokens, start, to)).replace(/['’]s$/, '')
  return { text: last.text === text ? text : text.trim(), from: start, to }
}

/** The last word of what stands in quotes behind a kind of house; the same place where nothing does. */
function quotedBehind(tokens: Token[], start: number, at: number): number {
  if (at - start > 2 || !/^["„“«]$/.test(tokens[at + 1]?.before ?? '') || !isKindOfHouse((tokens[start] as Token).word)) return at
  for (let step = 1; step < 6; step++) {
    const token = tokens[at + step]
    if (!token || (step === 1 && !token.capital)) return at
    if (/^["”“»]/.test(token.after)) return at + step
    if (token.after !== '') return at
  }
  return at
}

const withoutQuotes = (text: string): string => (/["„“«]/.test(text) ? text.replace(/["„“”«»]\s?/g, '').trim() : text)

/** The words from one token to another as they stand in the text, without the punctuation around them. */
export function sliceOf(tokens: Token[], from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token
    const previous = tokens[at - 1]
    if (at > from && previous) text += token.start > previous.end + previous.after.length + token.before.length ? ' ' : ''
    text += (at > from ? token.before : '') + token.text + (at < to - 1 ? token.after : '')
  }
  return text
}

function beginsName(token: Token): boolean {
  if (!token.capital)
    return token.text.includes('.') && /^[a-z][a-z0-9-]{1,30}\.(?:com|io|ai|org|net|de|co|tech|dev|app|jobs)$/.test(token.text)
  return /\p{L}|\d/u.test(token.text) && !/^\d+(?:[.,:/-]\d+)*(?:st|nd|rd|th|am|pm|%|k|h)?$/i.test(token.text)
}

function isSentenceWord(token: Token): boolean {
  // Title-case subjects capitalise verbs and pronouns too, English its I everywhere.
  if (token.text === 'I') return true
  return (
    english.has(token.word) &&
    token.word.length > 1 &&
    ![
      'us',
      'it',
      'you',
      'here',
      'now',
      'us.',
      'with',
      'open',
      'most',
      'best',
      'go',
      'like',
      'make',
      'well',
      'needs',
      'get',
      'over',
      'above',
      'always',
      'more',
      'work',
      'works',
      'us',
      'we',
      'reports',
      'position',
    ].includes(token.word)
  )
}

function endsHere(token: Token, next: Token): boolean {
  // "Dooley's Seafood" goes on, "Quorum's Hiring Team" does not.
  if (token.after === '' && !(isLegal(token.word) && token.text.endsWith('.')))
    return (
      /['’]s$/.test(token.text) &&
      !ownsOffice(token.word, next) &&
      (!next.capital || teamWords.has(next.word) || notCompanies.has(next.word))
    )
  // "Citrus Growers' Association"
  if (/^['’]$/.test(token.after) && token.before === '' && /s$/i.test(token.text) && next.capital && !isSentenceWord(next))
    return false
  // "Tarragon Defense, Inc. To finish …"
  if (isLegal(token.word) && token.text.endsWith('.') && !isLegal(next.word) && !nameConnectors.has(next.word)) return true
  // "Foo, Inc." and "Logística Llobregat, S.L." go over the comma.
  if (token.after === ',' && legalForms.text.has(next.word)) return false
  return true
}

/** "Heron Mill Part of Stowe Foods": whom a house belongs to, below its name. */
const tellsGroup = (next: Token, after: Token | undefined): boolean =>
  groupWords.has(next.word) && /^(?:of|der|des|vom|von|van|du|de|del|di|da|av|af)$/.test(after?.word ?? '')

const groupWords = new Set('part member teil mitglied onderdeel membre miembro parte membro del medlem'.split(' '))

/** "County Sheriff's Office", "Fennimore's of Bath". */
const ownsOffice = (word: string, next: Token): boolean =>
  next.word === 'of' || (next.capital && /^(?:office|department)$/.test(next.word) && officeHolders.has(word.slice(0, -2)))

const officeHolders = new Set(
  'sheriff attorney mayor governor clerk prosecutor treasurer assessor commissioner ombudsman registrar controller auditor coroner president provost dean bishop archbishop premier chancellor defender'.split(
    ' ',
  ),
)

/**
 * The last of the partners that a comma joins to those before: 'Kanzlei Dr. Rehm, Kurt & Partner'; the same place where none
 * does, or where they may be somebody and a firm ('Anna, Finch & Dunne').
 */
function lastPartner(tokens: Token[], start: number, at: number): number {
  const last = partnersBehind(tokens, at)
  const isTold = isKindOfHouse((tokens[start] as Token).word) || /^(?:drs|partners?)$/.test((tokens[last] as Token).word)
  return isTold && at - start < 3 ? last : at
}

/** Where a row of names ends that goes on behind a comma and has a joint before its last; the same place where none does. */
export function partnersBehind(tokens: Token[], at: number): number {
  if (tokens[at]?.after !== ',' || !tokens[at]?.capital) return at
  for (let step = 1; step < 5; step++) {
    const next = tokens[at + step]
    if (!next?.capital || next.before !== '' || isSentenceWord(next)) return at
    if (next.after === ',') continue
    const [joint, last] = [tokens[at + step + 1], tokens[at + step + 2]]
    const isJoined = next.after === '' && joint?.after === '' && /^(?:&|and|und|et|y|e|en|og|och|i)$/.test(joint.word)
    return isJoined && last?.capital ? at + step + 2 : at
  }
  return at
}

/** 'Almviks kommun', 'Kivijoen kirjasto': behind a genitive of the North the kind of house belongs to the name. */
function tellsOwnKind(tokens: Token[], to: number): boolean {
  const [owner, kind] = [tokens[to - 1], tokens[to]]
  if (owner?.after !== '' || !kind || kind.capital || !isSmallKind(kind.word)) return false
  return /[a-z][sn]$/.test(owner.word) && !/^(?:region|museum|ry|oy|asbl|vzw)$/.test(kind.word)
}

// 'Bellini e figli', 'Jensen og sønner', 'Aalto ja pojat': who else is in the firm, in small letters.
const kinOf = new Set(
  'figli figlio fratelli hijos hijo hermanos filhos filho irmaos fils freres cie sonner sonn soner son zonen zoon sohne sohn synowie syn pojat poika'.split(
    ' ',
  ),
)

/**
 * How far behind a house of a kind the name goes on: 'Advokatkontoret ved Søen', 'Agenzia Comunale
 * per il Verde', 'Instituut voor Water'. Who is called by a given name is somebody else.
 */
function whomItServes(tokens: Token[], start: number, at: number): number {
  if (at - start > 1 || !furtherJoints.has(tokens[at + 1]?.word ?? '')) return 0
  if (!isKindOfHouse((tokens[start] as Token).word) && !isKindOfHouse((tokens[at] as Token).word)) return 0
  for (let step = 2; step < 4; step++) {
    const token = tokens[at + step]
    if (tokens[at + step - 1]?.after !== '' && tokens[at + step - 1]?.after !== "'") return 0
    if (!token) return 0
    if (token.capital) return isFirstName(token.word) || isOccupation(token.word) || !beginsName(token) ? 0 : step
    if (!nameConnectors.has(token.word) && !/^(?:il|lo|gli|el|los|las|het|det)$/.test(token.word)) return 0
  }
  return 0
}

const furtherJoints = new Set('ved vid per voor para pour dla'.split(' '))

function connectedCapital(tokens: Token[], at: number, before: Token): number {
  for (let step = 0; step < 3; step++) {
    const token = tokens[at + step]
    if (!token) return 0
    if (step > 0 && token.capital && beginsName(token) && !isSentenceWord(token)) {
      // "Montessori School for the Lead Guide": what follows is the job.
      const isJob = tokens.slice(at + step, at + step + 3).some((word) => isOccupation(word.word))
      const joint = (tokens[at] as Token).word
      // "Larkspur Surgical and Dr. Feld": who joins it is somebody.
      if (
        /^(?:and|und|et|y|e|en|og|och|&)$/.test(joint) &&
        /^(?:head|director|chief|vp|dr|prof|mr|mrs|ms|herr|frau)\.?$/.test(token.word)
      )
        return 0
      return isJob && /^(?:for|fur|as)$/.test(joint) ? 0 : step + 1
    }
    if (token.after !== '' && token.after !== "'") return 0
    if (!nameConnectors.has(token.word) && !isIrishThe(tokens, at + step, before)) return 0
    if (
      (token.word === 'for' ||
        token.word === 'till' ||
        token.word === 'til' ||
        token.word === 'a' ||
        token.word === 'am' ||
        token.word === 'i' ||
        token.word === 'on') &&
      !carriesOn.has(before.word)
    )
      return 0
  }
  return 0
}

/** "Údarás na nOileán", "Bord na Móna": in Irish, behind a house or before what it changes the head of. */
function isIrishThe(tokens: Token[], at: number, before: Token): boolean {
  const next = tokens[at + 1]
  return (
    tokens[at]?.text === 'na' &&
    next !== undefined &&
    (/^(?:bhf|[bgmn]|[dt]|h)\p{Lu}\p{Ll}/u.test(next.text) || (irishHouses.has(before.word) && next.capital))
  )
}

const irishHouses = new Set('udaras bord comhairle colaiste scoil gaelscoil ollscoil raidio conradh oifig teach banc'.split(' '))

const occasions = new Set(
  'follow-up assessment application applications interview interviews exercise challenge test portal account panel screen call intro invitation update offer process bewerbung recruiting-team vacature sollicitatie'.split(
    ' ',
  ),
)

const leadingDesk = new Set(
  'admin buero buro desk crewing onthaal recepcja receptie reception styreleder styret forstander direktion geschaftsleitung geschaftsfuhrung leitung azubi-team dotation hr-adviseur hr department recruitment recruiting careers team talent acquisition onboarding rrhh rh personal personalabteilung werving p&o hrm karriere karriereportal bewerberportal bewerbungsportal bewerbermanagement personalverwaltung personalmanagement personaldienst personaladministration poststelle sekretariat bewerbung ausbildung selectie vacatures rekrytering rekryteringen rekruttering kadry rekrutacja recrutement recrutamento seleccion selezione rekry rekrytointi'.split(
    ' ',
  ),
)

/** A name without what surrounds it: "Careers at", "the … Hiring Team", "(via X)", quotes. */
export const withoutTeam = remembered(readWithoutTeam)

function readWithoutTeam(text: string): string {
  let name = text
    .trim()
    .replace(/^(?:the )?(?:trustees|governors|board|directors|friends|clerk) (?:of|to) (?:the )?(?=\p{Lu})/iu, '')
    .replace(/^["'„“«[(]+|["'”»\])]+$/g, '')
    // 'Bäckerei Kolb seit 1911' is older than a programme of 2026.
    .replace(founded.test(text) ? /$/ : /\s\d{4,}$/, '')
    .replace(phone, '')
    // 'Blikhuset v/Jens': in Denmark with whose house it is.
    .replace(/ v\/ ?\p{Lu}[\p{L} .-]{1,40}$/u, '')
    .replace(portal, '')
    .replace(/(?<=\S)\s(?:future (?:leaders|talents?)|early (?:careers?|talents?)|emerging talents?)$/i, '')
    .trim()
  name = name.replace(
    /^(?:the )?(?:careers?|jobs|recruiting|recruitment|talent|talent acquisition|talent attraction|hr|human resources|people team|hiring team|karriere|recruitment team|team|werken) (?:at|@|bei|bij|for|chez|from|of|von|van|hos) /i,
    '',
  )
  name = name.replace(
    /^(?:ihre? |deine? |eure? |euer |das )?(?-i:[\p{L}-]{2,20})(?:team|abteilung|leitung) (?:der|des|von|vom|bei) (?:firma )?(?=\S)/iu,
    '',
  )
  name = name.replace(/^(?:hackerrank|codility|codesignal|hirevue|karat|coderbyte|testgorilla) (?:for|on behalf of) (?=\S)/i, '')
  name = name.replace(/^(?:vorstellungs|kennenlern|bewerbungs)gespräch (?:mit |bei )?(?:der )?(?=\S)/i, '')
  name = name.replace(
    /^(?:(?:el |l['’]|a |o |the |das |het |il )?(?:équipe|equipe|equipo|equipa|team)(?: rh| recrutement| hr| recruitment| recruiting| werving| talent)?|recrutement|recruitment|recruiting|payroll|selezione|(?-i:\p{L}{3,14})team|recrutamento|recursos humanos|rrhh|rh|hr|karriere|bewerbung|werving|rekrytering|rekruttering|kariera) (?:de |di |do |da |von der |der |von |van |of |bei |hos |w )?(?=\p{Lu}|\P{ASCII})/iu,
    '',
  )
  // 'Eteach on behalf of …', 'Office @ …': who writes for a house, before its name.
  name = name.replace(
    /^\p{L}[^@,]{1,30}? (?:on behalf of|namens|im auftrag (?:von|der|des)|på vegne av|på vegne af|pour le compte de|por encargo de|per conto di) (?:the )?(?=\p{Lu})/u,
    '',
  )
  name = name.replace(/^\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})? (?:@ ?|at )(?=\p{Lu})/u, (lead) => (isDesk(lead) ? '' : lead))
  // 'Geschäftsleiterin Spitex …', 'Governing Body of …': who speaks for it is no part of its name.
  name = name.replace(speaker, '')
  const tokens = tokenise(name)
  let end = tokens.length
  let stripped = false
  while (
    end > 1 &&
    (teamWords.has((tokens[end - 1] as Token).word) || occasions.has((tokens[end - 1] as Token).word)) &&
    !keepsTeamWord(tokens, end)
  ) {
    end -= 1
    stripped = true
  }
  // A dangling connector belongs to what was cut off: "Slice People &", "Talent at".
  while (
    end > 1 &&
    ((nameConnectors.has((tokens[end - 1] as Token).word) && (stripped || !(tokens[end - 1] as Token).capital)) ||
      /^[-–—|:·•/]$/.test((tokens[end - 1] as Token).text))
  )
    end -= 1
  let start = 0
  while (start < end - 1 && leadingDesk.has((tokens[start] as Token).word) && (tokens[start + 1] as Token).capital) start += 1
  if (
    end - start > 1 &&
    start === 0 &&
    /^(?:der|die|das|dem|den|our|your|unser|unsere|ihr|ihre|dein|deine)$/.test((tokens[0] as Token).word)
  )
    start = 1
  if (stripped && end - start > 1 && (tokens[start] as Token).word === 'the') start += 1
  if (end - start > 1 && /^(?:your|our|dein|ihr|votre|tu|il|je|de)$/.test((tokens[start] as Token).word) && stripped) start += 1
  return sliceOf(tokens, start, end)
    .replace(/['’]s$/, '')
    .replace(/\s*[-–—|:·•/,]+$/, '')
    .trim()
}

const founded = /\s(?:dal|since|seit|depuis|desde|od|sinds|anno|siden|sedan) \d{4}$/

/** 'Bluewater Locums 0491 570 006', 'Almtal Mejeri tel 0171-00 44 20' */
const phone = /,?(?: (?:tel|tlf|puh|mob|ph|phone|t|p|m)[.:]?)? \+?\(?\d[\d ()/.-]{7,20}$/i

/** 'Portal de Empleo del Hospital …', 'Bolsa de Trabajo de …', 'Espace recrutement de la …': a desk in several words. */
const portal =
  /^(?:(?:Portal|Bolsa|Oficina|Servicio|Área|Departamento|Serviço|Portale|Ufficio|Servizio|Espace|Portail|Service|Pôle|Direction) (?:d[eio] |des |d['’])?(?:Empleo|Trabajo|Personal|Selección|Recursos Humanos|Recrutamento|Emprego|Lavoro|Selezione|Personale|Risorse Umane|Concorsi|Emploi|Recrutement|Carrières|Ressources Humaines)) (?:de la |de los |de |del |della |dello |delle |di |do |da |du |des )?(?=(?-i:\p{Lu}))/iu

const speaker =
  /^(?:Geschäfts(?:führer|leiter)(?:in)?|(?:Schul|Heim|Museums)?(?:direktor|leiter)(?:in)?|Obmann|Obfrau|Diretora?|Directora?|Directeur|Directrice|Direttore|Direttrice|Dyrektor(?:ka)?|Governing Body) (?:(?:der|des|vom|von|of|do|da|de la|de|del|della|du|van) )?(?=\p{Lu})/iu

/** 'Talent Scouts at', 'Office @'. */
const isDesk = (lead: string): boolean =>
  fold(lead)
    .split(/[^\p{L}]+/u)
    .some((word) => leadingDesk.has(word) || teamWords.has(word))

// "Brightwater Talent" and "Greenline Recruitment" are agencies: one such word alone at the end of a name may be the name.
function keepsTeamWord(tokens: Token[], end: number): boolean {
  const word = (tokens[end - 1] as Token).word
  return ['services', 'service', 'office', 'department', 'staffing'].includes(word) && end > 1
}

/** For comparing names: folded, without punctuation, legal forms and a leading article. */
export const nameKey = remembered(readNameKey)

function readNameKey(text: string): string {
  const words = fold(text)
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean)
  while (words.length > 1 && isLegal(words.at(-1) as string)) words.pop()
  if (words.length > 1 && ['the'].includes(words[0] as string)) words.shift()
  return words.join(' ').replace(/\./g, '')
}

function isLegal(word: string): boolean {
  return legalForms.text.has(word) || legalForms.text.has(`${word}.`)
}

export const hasLegalForm = (text: string): boolean => {
  const words = fold(text).split(/[\s,]+/)
  return words.length > 1 && words.slice(1).some(isLegalForm)
}

/** Whether a folded word says how a company is constituted: gmbh, inc. */
export const isLegalForm = (word: string): boolean => word.length > 1 && legalForms.text.has(word)

/** Whether a folded word says by itself what a house is. */
const isKindOfHouse = (word: string): boolean => organisationWords.has(word) || endsLikeOne(word)

/** Whether a name carries a word by which organisations call themselves. */
export const looksLikeOrganisation = remembered(readLooksLikeOrganisation)

function readLooksLikeOrganisation(text: string): boolean {
  if (/&/.test(text)) return true
  return fold(text)
    .split(/[\s,/-]+/)
    .some((word) => isKindOfHouse(word) || organisationWords.has(word.replace(/ies$/, 'y').replace(/s$/, '')))
}

const endingLengths = [...new Set([...organisationEndings].map((kind) => kind.length))]
const endsLikeOne = (word: string): boolean =>
  endingLengths.some((length) => word.length >= length + 3 && organisationEndings.has(word.slice(-length)))

/** Whether a name reads as a person's: two to four words, a given name first, nothing of an organisation in it. */
export const looksLikePerson = remembered(readLooksLikePerson)

function readLooksLikePerson(text: string): boolean {
  if (
    /^(?:mr|mrs|ms|miss|herr|frau|mme|madame|monsieur|señora?|signora?|sig|dhr|mevr|mevrouw)\.? \p{Lu}/iu.test(text) &&
    !looksLikeOrganisation(text)
  )
    return true
  const bare = text
    .replace(/\([^()]{0,40}\)/g, '')
    .replace(/^(?:dr|prof|mr|mrs|ms|herr|frau|mme|m|sr|sra|dott|ing|mag|maître|maitre)\.? /i, '')
    .split(',')[0] as string
  const words = bare.trim().split(/\s+/)
  if (words.length === 0 || words.length > 4) return false
  // Park, Church and Bank are family names too.
  const isFamily = words.length === 2 && familyNames.has(fold(words[1] as string))
  if (looksLikeOrganisation(bare) && !isFamily) return false
  const first = fold(words[0] as string)
  if (!first.split('-').some((part) => isFirstName(part))) return false
  return (
    words.length === 1 ||
    words
      .slice(1)
      .every((word) => /^\p{Lu}/u.test(word) || /^(?:van|von|de|da|di|del|der|den|la|le|el|bin|al|dos|ten|ter|zu)$/.test(word))
  )
}

const familyNames = new Set(
  'park church bank field farm hall house port press parish marine school works game mills banks parks steel motor studios board court club bau'.split(
    ' ',
  ),
)

/** "Mrs Abara", "Herr Tönnies". */
export const isAddressed = (text: string): boolean =>
  /^(?:mr|mrs|ms|miss|herr|herrn|frau|mme|madame|monsieur|señora?|signora?|sig|dhr|mevr|mevrouw)\.? \p{Lu}/iu.test(text) &&
  !looksLikeOrganisation(text)

// Pronouns, auxiliaries and the like of all languages: capitalised at the head of a sentence they are still no name.
const functionWords = new Set(Object.values(stops).flatMap((words) => [...words]))

/** Whether a folded word is a pronoun, an auxiliary or the like. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word)

const pronouns = new Set(
  'ihnen ihr ihre sie wir uns you your we vous votre nous notre jullie wij u usted nosotros voi lei vi ni dig dir euch'.split(
    ' ',
  ),
)

/** Words that names write small as well. */
const belongsSmall = (word: string): boolean =>
  nameConnectors.has(word) || organisationWords.has(word) || isSmallKind(word) || kinOf.has(word) || furtherJoints.has(word)

/** 'Lasten talo Tikka', 'Tekniska högskolan i Lid': set apart, a name may write more of itself small than inside prose. */
export const canBeSetApart = remembered((text: string): boolean => {
  const bare = text.replace(founded, '')
  const words = bare.split(' ')
  return (
    (words.length > 1 || bare !== text) &&
    words.length < 7 &&
    /^\p{Lu}[\p{L}\d '’-]{3,60}$/u.test(text) &&
    !nameConnectors.has(fold(words.at(-1) as string)) &&
    words.every((word) => {
      const plain = fold(word)
      return nameConnectors.has(plain) || !(isFunctionWord(plain) || notCompanies.has(plain) || teamWords.has(plain))
    }) &&
    canBeCompany(bare.replace(/(?<= )\p{Ll}/gu, (letter) => letter.toUpperCase()))
  )
})

/** Whether a text can be an employer's name at all. */
export const canBeCompany = remembered(readCanBeCompany)

function readCanBeCompany(text: string): boolean {
  // "Verdigris next steps", "Event: Verdigris": prose is no name; only names that begin small hold small words.
  const [kind = '', ...others] = text.split(' ')
  const small = others.filter((word) => /^\p{Ll}{3,}$/u.test(word) && !belongsSmall(fold(word)))
  // 'Lycée agricole de …', 'Société de transport de …', 'Metzgerei Zur blauen …': behind a kind of house small words may say which.
  const isHouse =
    organisationWords.has(fold(kind)) &&
    (others[0] === small[0] || nameConnectors.has(fold(others[0] ?? '')) || /^d['’]/.test(others[0] ?? ''))
  if (
    /[:;?"“”]|!(?!$)/.test(text) ||
    (/^\p{Lu}/u.test(text) &&
      small.length > (isHouse ? (/\s(?:d['’]|(?:de|du|des|della|di|del|dei|da|do)\s)/.test(text) ? 3 : 1) : 0))
  )
    return false
  if (text.length < 2 || text.length > 80 || /^(?:Het$|(?:Im|Beim|Vom|Seit|Nach|Mit|Bei|di|do|del|della|dal|Los de) )/.test(text))
    return false
  if (
    /^(?:please )?(?:(?:do[ -]?not|no|auto)[ -]?reply|mailer(?:[ -]daemon)?|notifications?|automated (?:mailbox|message|system)|postmaster|webmaster)$/i.test(
      text,
    )
  )
    return false
  if (/[@<>]|https?:|www\./.test(text)) return false
  if (!/\p{L}/u.test(text)) return false
  const words = nameKey(text).split(' ')
  if (words.length > longest) return false
  // 'Ihnen für Ihr Interesse an …': a sentence, not a name.
  if (words.length > 3 && /\s\p{Ll}{2,}\s/u.test(text) && pronouns.has(words[0] ?? '')) return false
  if (/^The \d{1,4} (?:Company|Collective|Club|Society)$/.test(text)) return true
  if (words.every((word) => word.length === 1 || notCompanies.has(word) || nameConnectors.has(word) || /^\d+$/.test(word)))
    return false
  if (
    words.length === 1 &&
    ((words[0] as string).length < 2 || functionWords.has(words[0] as string) || isFirstName(words[0] as string))
  )
    return false
  // "School" and "Care" are kinds, "Bron x" is a greeting.
  if (words.length === 1 && organisationWords.has(words[0] as string)) return false
  if (words.length > 1 && (words.at(-1) as string).length === 1 && /^\p{Ll}$/u.test(text.at(-1) ?? '')) return false
  return true
}
