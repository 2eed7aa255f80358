import { announces, asksToReplyAbove, headerBlock, isRuled, quoteIntroduction } from './header-block.ts'
import type { Row } from './html.ts'
import { languages } from './languages/all.ts'
import type { Zone } from './mail.ts'
import { isRule } from './plain-text.ts'
import { fold } from './words.ts'

const closings = new Set(languages.flatMap((l) => l.closings.map(fold)))
const footer = anyOf(languages.flatMap((l) => l.footers))
const banner = anyOf(languages.flatMap((l) => l.banners))
const greetings = languages.flatMap((l) => l.greetings.map(fold))

/** One expression finds any of hundreds of phrases in a tenth of the time of looking for each. */
function anyOf(phrases: string[]): RegExp {
  return new RegExp(phrases.map((phrase) => RegExp.escape(fold(phrase))).join('|'))
}

/**
 * Which rows are old, and the row from which on all are: `rows.length` when there is none. Rows after an interleaved quotation are new
 * text again.
 */
function oldRows(rows: Row[]): { old: boolean[]; history: number } {
  const old = rows.map((row, at) => row.depth > 0 || row.mark === 'quoted' || (at < 5 && asksToReplyAbove(row.text)))
  const lastSaid = rows.findLastIndex(
    (row) => row.mark === null && (row.text.length > 20 || /\p{L}[.!]$/u.test(row.text)) && !isFooter(row),
  )
  let at = 0
  while (at < rows.length) {
    const length = openingLength(rows, at)
    if (length > 0 && !answersBelow(rows, at + length, lastSaid)) {
      const history = at > 0 && isRuled(rows[at - 1]?.text ?? '') ? at - 1 : at
      return { old: old.fill(true, history), history }
    }
    old.fill(true, at, at + length)
    at += Math.max(length, 1)
  }
  return { old, history: rows.length }
}

/** How many rows a program wrote here over what was written before; 0 where none begins. */
function openingLength(rows: Row[], at: number): number {
  let marked = 0
  while (rows[at + marked]?.mark === 'quoted') marked += 1
  if (marked > 0) return marked
  const announced = announces(rows[at]?.text ?? '') === null ? 0 : 1
  const block = headerBlock(rows, at + announced)
  // Who writes below such a block has nothing above it.
  if (announced > 0 || block !== null) return at === 0 ? announced + (block?.length ?? 0) : rows.length - at
  return quoteIntroduction(rows, at)
}

/** Whether new text follows the marked quotation that starts here: answers between or below the quoted lines. */
function answersBelow(rows: Row[], at: number, lastSaid: number): boolean {
  const depth = rows[at]?.depth ?? 0
  if (depth === 0) return false
  const end = rows.findIndex((r, i) => i > at && r.depth === 0)
  return end !== -1 && end <= lastSaid
}

/** Tells new text from quotation, signature and footer, row by row. */
export function zonesOf(rows: Row[]): Zone[] {
  const { old, history } = oldRows(rows)
  const zones: Zone[] = rows.map((row, at) => (old[at] === true ? 'quoted' : row.mark === 'signature' ? 'signature' : 'body'))
  // What is quoted throughout was forwarded by hand or written by a strange program: then it is all there is to read.
  if (!zones.includes('body') && history > 0) zones.fill('body', 0, history)
  markBanner(rows, zones)
  markFooter(rows, zones)
  markSignature(rows, zones)
  return zones
}

/** A warning about mail from outside stands over everything else, in the language of whoever receives it. */
function markBanner(rows: Row[], zones: Zone[]): void {
  for (const [at, row] of rows.entries()) {
    if (zones[at] !== 'body' || isRule(row.text)) continue
    if (greets(row.text) || !banner.test(fold(row.text.slice(0, 400))) || !zones.includes('body', at + 1)) return
    zones[at] = 'footer'
  }
}

/** Small print is what stands last: from the end upwards while rows are footer-like, or stand between such rows. */
function markFooter(rows: Row[], zones: Zone[]): void {
  const own = zones.flatMap((zone, at) => (zone === 'body' ? [at] : []))
  let top = own.length
  let misses = 0
  for (let i = own.length - 1; i > 0 && misses < 3; i -= 1) {
    const row = rows[own[i] ?? 0]
    if (row === undefined) break
    if (isFooter(row)) {
      top = i
      misses = 0
    } else if (isRule(row.text)) continue
    else misses += row.text.length > 160 ? 3 : 1
  }
  for (const at of own.slice(Math.max(top, wordsStart(rows, own)))) zones[at] = 'footer'
}

/** Behind the first row that says anything: under a greeting alone something always stands, however small its print. */
function wordsStart(rows: Row[], own: number[]): number {
  return own.findIndex((at) => !isGreeting(rows[at]?.text ?? '')) + 1
}

/** 'Dear Ms Berg,', 'Hei Aino!' on a row by themselves. */
function isGreeting(text: string): boolean {
  return text.length < 45 && /[,!:]$/.test(text) && greets(text)
}

function greets(text: string): boolean {
  const line = fold(text.slice(0, 60))
  return greetings.some((g) => line.startsWith(g) && !/\p{L}/u.test(line.charAt(g.length)))
}

export function isFooter(row: Row): boolean {
  return footer.test(fold(row.text.slice(0, 600))) || (row.small && row.text.length > 40)
}

/** The signature opens with `-- ` or a closing ('Kind regards,') after which only short rows follow; a postscript is text again. */
function markSignature(rows: Row[], zones: Zone[]): void {
  const own = zones.flatMap((zone, at) => (zone === 'body' ? [at] : []))
  const start = signatureStart(rows, own)
  let postscript = false
  for (const at of own.slice(start)) {
    const text = rows[at]?.text ?? ''
    if (/^(?:p\.?\s?s\.?|n\.?b\.?|ps|obs!?)[\s:.-]/i.test(text)) postscript = true
    if (!postscript) zones[at] = 'signature'
  }
}

function signatureStart(rows: Row[], own: number[]): number {
  const lineAt = (i: number) => rows[own[i] ?? -1]
  for (let i = own.length - 1; i >= 1; i -= 1) {
    const text = lineAt(i)?.text ?? ''
    if (/^--\s?$/.test(text)) return i
    if (!isClosing(text)) continue
    if (own.length - i > 13) continue
    // Nobody sees the addresses that a program writes behind words: 'Hill Farm<https://hill.example>'.
    const below = own.slice(i + 1).map((at) => (rows[at]?.text ?? '').replace(/<[^<>]*>/g, ''))
    if (below.every((t, n) => t.length <= 110 || n > 8 || /^(?:p\.?s|n\.?b)/i.test(t))) return i
  }
  return unclosedSignature(own.map((at) => rows[at]?.text ?? ''))
}

/** 'Marek' / 'FlexNoord Uitzendbureau': short last rows that start like names and end like no sentence, under one: else they are a list. */
function unclosedSignature(texts: string[]): number {
  let start = texts.length
  while (start > 1 && texts.length - start < 5 && looksSigned(texts[start - 1] ?? '')) start -= 1
  return texts.slice(0, start).some((text) => text.length > 60 || /[.!?…]["')»”]?$/.test(text)) ? start : texts.length
}

/** '2) Wednesday 2 December, 13:00': a time to choose, above a bare name. */
const slot =
  /(?:^|[^\d:.–-])\d{1,2}(?:st|nd|rd|th|\.)?,? \p{L}{3,}.*[^\d:.]\d{1,2}(?::\d{2}| ?[ap]m)(?![\d:])|\p{L}{3,} \d{1,2}(?:st|nd|rd|th)?,? .*\d{1,2}(?::\d{2}| ?[ap]m)(?![\d:])/iu

function looksSigned(text: string): boolean {
  if (slot.test(text.slice(0, 60))) return false
  if (text.length > 60 || !/^[\p{Lu}\d+]/u.test(text) || /[.!?:;,]$/.test(text) || /:\s|https?:|\p{Ll}{4}[.!?]\s/u.test(text))
    return false
  if (greetings.some((g) => fold(text).startsWith(`${g} `))) return false
  const words = text.split(/[\s,|/-]+/).filter((w) => /^\p{L}{4,}/u.test(w))
  return words.length <= 6 && words.filter((w) => /^\p{Lu}/u.test(w)).length >= words.length * 0.6
}

function isClosing(text: string): boolean {
  if (text.length > 60) return false
  const line = fold(text).replace(/[\s,.!:;)–—-]+$/, '')
  if (closings.has(line)) return true
  // 'Best wishes, Anna' on one row, 'Viele Grüße aus Bremen'.
  const head = line.split(/[,!–—]| from | aus | uit | från | fra | z | de | du | de la | da | dal /)[0]?.trim() ?? ''
  return line.length <= 50 && head.length >= 4 && closings.has(head)
}
