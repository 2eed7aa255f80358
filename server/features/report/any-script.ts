import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'
import { readFont } from '../../../resume/typst/woff.ts'

type Document = InstanceType<typeof PDFDocument>
export type Weight = 'regular' | 'bold'

export interface Box {
  x: number
  width: number
  size: number
  weight: Weight
}

/** Which way a character is written; signs and spaces follow their neighbours. */
type Way = 'left' | 'right' | 'number' | 'sign'

interface Piece {
  text: string
  font: string
  way: Way
  width: number
}

const any = fileURLToPath(import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'))
/** In the order of choice, each loaded when a text needs it. Lato has the letters of all languages of the European Union, Greek and Cyrillic too. */
const fonts: Record<Weight, [[string, string], ...[string, string][]]> = {
  regular: [
    ['regular', fileURLToPath(import.meta.resolve('lato-font/fonts/lato-normal/lato-normal.woff'))],
    ['arabic', fileURLToPath(import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'))],
    ['any', any],
  ],
  bold: [
    ['bold', fileURLToPath(import.meta.resolve('lato-font/fonts/lato-bold/lato-bold.woff'))],
    [
      'arabic bold',
      fileURLToPath(import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff')),
    ],
    ['any', any],
  ],
}
/** Times the size; taller than Lato's own, for Arabic. */
const lineHeight = 1.35
const ascent = 1
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Where a line can be broken before and after: languages that write no spaces. */
const breakable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const invisible = /[\u{1F3FB}-\u{1F3FF}\p{Variation_Selector}\p{Cf}\p{Cc}\p{Cn}\p{Co}\p{Cs}]/gu
const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '<': '>', '>': '<' }

/** Registers Lato; the other fonts are read when a text needs them. */
export function registerFonts(document: Document): void {
  for (const [first] of Object.values(fonts)) register(document, first)
}

/** How high `drawText` draws the text. */
export function heightOfText(document: Document, text: string, box: Box): number {
  if (isPlain(document, text, box)) return document.font(box.weight).fontSize(box.size).heightOfString(text, { width: box.width })
  return linesOf(document, text, box).length * box.size * lineHeight
}

/** Draws text in any script from the top `y` and returns where it ends. A character that no font has is left out. */
export function drawText(document: Document, text: string, y: number, box: Box): number {
  if (isPlain(document, text, box)) {
    document.font(box.weight).fontSize(box.size).text(text, box.x, y, { width: box.width })
    return document.y
  }
  let top = y
  for (const line of linesOf(document, text, box)) {
    let x = startsRight(line) ? box.x + Math.max(0, box.width - widthOf(line)) : box.x
    for (const { text, font, width } of ordered(line)) {
      const options = { lineBreak: false, features: [], baseline: 'alphabetic' as const }
      document
        .font(font)
        .fontSize(box.size)
        .text(text, x, top + ascent * box.size, options)
      x += width
    }
    top += box.size * lineHeight
  }
  document.x = box.x
  document.y = top
  return top
}

/** Text that Lato draws by itself. */
function isPlain(document: Document, text: string, { weight }: Box): boolean {
  return /^[\n -~]*$/.test(text) || has(document, weight, text.replaceAll('\n', ''))
}

function linesOf(document: Document, text: string, { width, size, weight }: Box): Piece[][] {
  const lines: Piece[][] = []
  let line: Piece[] = []
  for (const word of wordsOf(text)) {
    const pieces = piecesOf(document, word, size, weight)
    if (line.length > 0 && widthOf(line) + widthOf(pieces) > width) {
      lines.push(line)
      line = []
    }
    if (line.length > 0 || word.trim() !== '') line.push(...pieces)
  }
  return [...lines, line].map((pieces) => joined(document, pieces, size))
}

/** Where a line can be broken: between words, with their space before them, and between characters where none are written. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .replace(invisible, '')
    .split(/(?=\s)/)
  return words.flatMap((word) => graphemes(word).reduce<string[]>(grown, []))
}

function grown(words: string[], character: string): string[] {
  const last = words.at(-1)
  const isApart = last === undefined || breakable.test(character) || breakable.test(last.slice(-1)) || last.length > 24
  return isApart ? [...words, character] : [...words.slice(0, -1), last + character]
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

function piecesOf(document: Document, word: string, size: number, weight: Weight): Piece[] {
  const pieces: Piece[] = []
  for (const whole of graphemes(word)) {
    // A letter is drawn without the mark that no font has.
    const character = fontOf(document, whole, weight) === null ? ([...whole][0] ?? '') : whole
    const font = fontOf(document, character, weight)
    if (font === null) continue
    const piece = { text: character, font, way: wayOf(character), width: 0 }
    const last = pieces.at(-1)
    if (last?.font === font && last.way === piece.way) last.text += character
    else pieces.push(piece)
  }
  return pieces.map((piece) => measured(document, piece, size))
}

function measured(document: Document, piece: Piece, size: number): Piece {
  document.font(piece.font).fontSize(size)
  return { ...piece, width: document.widthOfString(piece.text, { features: [] }) }
}

/** One piece for neighbours alike, with the spaces between right-to-left words. */
function joined(document: Document, pieces: Piece[], size: number): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    if (last?.font === piece.font && last.way === piece.way) last.text += piece.text
    else out.push({ ...piece })
  }
  return out.map((piece) => measured(document, piece, size))
}

const widthOf = (pieces: Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0)

function wayOf(character: string): Way {
  if (/\p{Nd}/u.test(character)) return 'number'
  if (rightToLeft.test(character)) return 'right'
  return /\p{L}/u.test(character) ? 'left' : 'sign'
}

const startsRight = (line: Piece[]) => line.find(({ way }) => way === 'left' || way === 'right')?.way === 'right'

/** As seen from left to right: stretches of right-to-left writing, with the numbers and signs in them, turned round. */
function ordered(line: Piece[]): Piece[] {
  const isRight = startsRight(line)
  const out: Piece[] = []
  let stretch: Piece[] = []
  for (const [at, piece] of line.entries()) {
    const next = line.slice(at).find(({ way }) => way === 'left' || way === 'right')
    const isWithin = piece.way !== 'left' && (next?.way === 'right' || next === undefined) && (stretch.length > 0 || isRight)
    if (piece.way === 'right' || (isWithin && (next !== undefined || isRight))) stretch.push(piece)
    else {
      out.push(...turned(stretch), piece)
      stretch = []
    }
  }
  return [...out, ...turned(stretch)]
}

function turned(stretch: Piece[]): Piece[] {
  const mirror = (text: string) => [...text].reverse().map((sign) => mirrored[sign] ?? sign)
  // Fonts with rules for their script are turned round where they are laid out.
  const text = (piece: Piece) =>
    piece.way === 'sign'
      ? mirror(piece.text).join('')
      : piece.font === 'any'
        ? graphemes(piece.text).reverse().join('')
        : piece.text
  return stretch.reverse().map((piece) => (piece.way === 'number' ? piece : { ...piece, text: text(piece) }))
}

/** The parser of fonts inside pdfkit, which alone knows what a font has. */
interface Inside {
  _font: { font: { hasGlyphForCodePoint(point: number): boolean } }
}

function has(document: Document, name: string, text: string): boolean {
  const { font } = (document.font(name) as unknown as Inside)._font
  return [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}

const registered = new WeakMap<Document, Set<string>>()

function register(document: Document, [name, path]: [string, string]): string {
  const names = registered.get(document) ?? new Set()
  if (!names.has(name)) document.registerFont(name, readFont(path))
  registered.set(document, names.add(name))
  return name
}

/** Null when no font has all of it. */
function fontOf(document: Document, character: string, weight: Weight): string | null {
  return fonts[weight].find((font) => has(document, register(document, font), character))?.[0] ?? null
}
