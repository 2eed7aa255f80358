import { fold } from '../../domain/text/fold.ts'

/** Words of a passage, folded for comparison and still pointing at the text they came from. */
export interface Token {
  /** As written, without the punctuation around it. */
  text: string
  /** Lower case without accents: what the word tables are written in. */
  word: string
  /** Punctuation glued to the front and to the back. */
  before: string
  after: string
  start: number
  end: number
  /** Begins with a capital, or carries one or a digit inside as names do (eBay, 3M). */
  capital: boolean
}

const longestPassage = 4000

const elided = new Set([
  'd',
  'l',
  'qu',
  'j',
  'n',
  's',
  'c',
  'm',
  't',
  'all',
  'dell',
  'nell',
  'sull',
  'dall',
  'un',
  'quell',
  'jusqu',
  'lorsqu',
])
const opening = /^[("'„“”«»‘’*[\]{}<>_¡¿|•·#✓●]+/
const closing = /[)"'“”«»‘’*[\]{}<>_.,;:!?…|•·]+$/
// Words that keep their full stop.
const abbreviations = new Set(
  'sr jr mr mrs ms dr prof st inc ltd co corp llc bros dept asst assoc mgr dir eng tech vp no nr ref ca bzw z.b e.v e.k e.u u.s u.k a.s b.v n.v s.a s.l s.r.l s.p.a s.a.s s.l.u sp z.o.o o.o d.o.o a.ş lic ing dipl mag ds st.'.split(
    ' ',
  ),
)

function isCapital(text: string): boolean {
  const first = text.codePointAt(0) ?? 0
  if (first < 128) {
    if (first >= 65 && first <= 90) return true
    if (first >= 48 && first <= 57) return true
    return /[A-Z]/.test(text)
  }
  const character = String.fromCodePoint(first)
  return character !== character.toLowerCase() || /\p{Lu}/u.test(text)
}

/** Splits at white space; the full stop of an abbreviation stays in the word, any other punctuation is set beside it. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  const length = Math.min(text.length, longestPassage)
  let start = 0
  while (start < length) {
    let at = start
    let isBare = true
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at)
      if (isLetterOrDigit(code)) continue
      if (isSpace(code)) break
      isBare = false
    }
    if (at > start) {
      const word = text.slice(start, at)
      if (isBare && word.length <= longestWord) addBare(tokens, word, start)
      else add(tokens, word, start)
    }
    start = at + 1
  }
  return tokens
}

/** Of Latin writing, without what surrounds words in it. */
const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7)

/** What `\s` finds. */
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || (code >= 160 && wideSpaces.has(code))
const wideSpaces = new Set([
  0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007,
  0x2008, 0x2009, 0x200a,
])

// A word of hundreds of characters is a link or noise: no table knows it.
const longestWord = 120

/** Most words have nothing around them that would have to be looked for. */
function addBare(tokens: Token[], text: string, start: number): void {
  tokens.push({ text, word: fold(text), before: '', after: '', start, end: start + text.length, capital: isCapital(text) })
}

function add(tokens: Token[], raw: string, at: number): void {
  if (raw.length > longestWord) {
    tokens.push({ text: raw, word: '', before: '', after: '', start: at, end: at + raw.length, capital: false })
    return
  }
  const before = isLetterOrDigit(raw.charCodeAt(0)) ? '' : (opening.exec(raw)?.[0] ?? '')
  let core = raw.slice(before.length)
  let after = isLetterOrDigit(raw.charCodeAt(raw.length - 1)) ? '' : (closing.exec(core)?.[0] ?? '')
  core = core.slice(0, core.length - after.length)
  // "Lead (Growth)" closes in the same word it opens; "C++)" and "(s)" do not matter here.
  if (after.startsWith(')') && core.includes('(') && !core.includes(')')) {
    core += ')'
    after = after.slice(1)
  }
  if (after.startsWith('.') && keepsStop(core)) {
    core += '.'
    after = after.slice(1)
  }
  if (core === '') {
    if (before + after !== '')
      tokens.push({ text: raw, word: raw, before: '', after: '', start: at, end: at + raw.length, capital: false })
    return
  }
  const start = at + before.length
  const apostrophe = core.search(/['’]/)
  if (apostrophe > 0 && apostrophe <= 6 && apostrophe < core.length - 1 && elided.has(fold(core.slice(0, apostrophe)))) {
    const article = core.slice(0, apostrophe)
    tokens.push({ text: article, word: fold(article), before, after: "'", start, end: start + article.length, capital: false })
    const rest = core.slice(apostrophe + 1)
    tokens.push({
      text: rest,
      word: fold(rest),
      before: '',
      after,
      start: start + apostrophe + 1,
      end: start + core.length,
      capital: isCapital(rest),
    })
    return
  }
  tokens.push({ text: core, word: fold(core), before, after, start, end: start + core.length, capital: isCapital(core) })
}

function keepsStop(core: string): boolean {
  const word = core.toLowerCase()
  // Initials (J.) and dotted forms (S.p.A., U.S.) keep it as well.
  return abbreviations.has(word) || /^\p{Lu}$/u.test(core) || /^\p{L}{1,2}(?:\.\p{L}{1,2}){1,4}$/u.test(core)
}

/** The mark that ends a sentence or clause in the punctuation behind a word; null where none does. */
export function stopIn(after: string): string | null {
  for (const character of after) if (stopMarks.includes(character)) return character
  return null
}

const stopMarks = '.!?:;,'
