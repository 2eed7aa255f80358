import type { Mailbox } from '../domain/reading.ts'
import { unguarded } from './guarded-link.ts'
import { announces, type HeaderBlock, headerBlock, quoteIntroduction } from './header-block.ts'
import { type Row, readHtml } from './html.ts'
import { languageOf } from './language.ts'
import { languages } from './languages/all.ts'
import type { Line, NormalisedMail, ParsedMail } from './mail.ts'
import { isMail } from './parse.ts'
import { isRule, readPlainText, unwrap } from './plain-text.ts'
import { sentencesOf } from './sentences.ts'
import { fold, readable } from './words.ts'
import { writtenDate } from './written-date.ts'
import { isFooter, zonesOf } from './zones.ts'

const replyPrefixes = new Set(languages.flatMap((l) => l.replyPrefixes))
const forwardPrefixes = new Set(languages.flatMap((l) => l.forwardPrefixes))
const mostRows = 5_000
const mostForwards = 10

/** A parsed mail as a person sees it: the original of a forwarded mail, its best part, new text apart from old. */
export function normalise(parsed: ParsedMail): NormalisedMail {
  const subject = readSubject(parsed.subject)
  const attached = parsed.nested[0]
  if (attached !== undefined && carriesOnlyMail(parsed, subject.forwarded)) {
    if (!namesItself(attached)) return normalise(withTextOf(attached, parsed))
    const inner = normalise(attached)
    const bytes = parsed.attachments.find(isMail)?.bytes ?? null
    const original = inner.forwarded === null ? bytes : inner.original
    return { ...inner, parsed, original, forwarded: { by: parsed.from, at: parsed.sentAt } }
  }
  const rows = bestRows(parsed)
  const forward = openForward(rows, parsed, subject)
  const block = forward?.block
  const lines = toLines(forward?.rows ?? rows)
  const innerSubject = block?.subject ? readSubject(readable(block.subject)).text : null
  const sentences = sentencesOf(lines)
  const body = sentences.filter((s) => s.zone === 'body').map((s) => s.text)
  return {
    parsed,
    from: block?.from ?? parsed.from,
    replyTo: forward === null ? parsed.replyTo : null,
    to: block?.to ? [block.to] : parsed.to,
    subject: innerSubject || subject.text || (isTitled(parsed) ? '' : firstLine(lines)),
    sentAt: forward === null ? parsed.sentAt : (dateOf(block?.date ?? null, parsed.sentAt) ?? parsed.sentAt),
    forwarded: forward === null ? null : { by: parsed.from, at: parsed.sentAt },
    original: null,
    language:
      languageOf(`${body.join(' ')} ${innerSubject || subject.text}`) ?? languageOf(sentences.map((s) => s.text).join(' ')),
    automated: forward === null ? isAutomated(parsed) : isRobot(block?.from ?? null),
    lines,
    sentences,
  }
}

const isTitled = ({ headers }: ParsedMail) => headers.some(({ key }) => key === 'subject')

/** The title of a mail that has no subject. */
function firstLine(lines: Line[]): string {
  const text = lines.find(({ zone }) => zone === 'body')?.text ?? ''
  return text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text
}

/** A mail that wraps another as an attachment and says next to nothing itself. */
function carriesOnlyMail(parsed: ParsedMail, forwarded: boolean): boolean {
  if (parsed.attachments.some(({ type }) => report.test(type))) return false
  const own = readable((parsed.text ?? parsed.html?.slice(0, 20_000).replace(/<[^<>]*>/g, ' ') ?? '').slice(0, 5_000))
  return own.length < (forwarded ? 1_000 : 200)
}

/** Whether the attached mail says who wrote it or what about. Without, its text is part of the mail that brings it. */
const namesItself = ({ from, subject, nested }: ParsedMail) => from !== null || subject !== '' || nested.length > 0

function withTextOf({ text, html }: ParsedMail, mail: ParsedMail): ParsedMail {
  const nested = mail.nested.slice(1)
  if (text === null && html === null) return { ...mail, nested }
  const isOwn = mail.text !== null || mail.html !== null
  return isOwn ? { ...mail, nested, text: `${mail.text ?? ''}\n\n${text ?? ''}` } : { ...mail, nested, text, html }
}

/** What a mail's own server tells of it: the mail that is attached was not passed on to anybody. */
const report = /^message\/(?:delivery-status|global-delivery-status|disposition-notification|feedback-report)$/

/** Text or HTML, whichever says more to a person; a text part that only asks for an HTML reader loses. */
function bestRows(parsed: ParsedMail): Row[] {
  const plain =
    parsed.text === null ? [] : tidy(unwrapParagraphs(isMarkup(parsed.text) ? readHtml(parsed.text) : readPlainText(parsed.text)))
  const html = parsed.html === null ? [] : tidy(unwrapParagraphs(readHtml(parsed.html)))
  if (html.length === 0) return plain
  if (plain.length === 0) return html
  // Both say the same in most mails; then HTML also tells buttons, tables and headings.
  const enough = plain.reduce((sum, row) => sum + wordsIn(row.text), 0) * 0.7
  let words = 0
  for (const row of html) {
    if (words >= enough) break
    words += wordsIn(row.text)
  }
  return words >= enough || saysElse(html, plain) ? html : plain
}

/** HTML that a program sent as text, rather than text that speaks of a few tags. */
function isMarkup(text: string): boolean {
  if (/^\s*<(?:!doctype html|html)\b/i.test(text)) return true
  const start = text.slice(0, 5_000)
  const tags = start.match(/<br ?\/?>|<\/(?:p|div|td|li)>/gi)?.length ?? 0
  return tags > 1 && tags * 3 >= start.split('\n').filter((line) => line.trim() !== '').length
}

/** Whether nearly none of the words of the one stand in the other: who wrote both wrote the other for programs that show no HTML. */
function saysElse(html: Row[], plain: Row[]): boolean {
  const shown = longWords(html)
  const other = longWords(plain)
  return shown.size >= 5 && [...shown].filter((word) => other.has(word)).length < shown.size / 2
}

function longWords(rows: Row[]): Set<string> {
  const text = rows.map((row) => row.text).join(' ')
  return new Set(
    (
      text
        .slice(0, 20_000)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).filter((word) => word.length > 3),
  )
}

/** Runs of at least two letters. */
function wordsIn(text: string): number {
  if (/[^\0-\x7f]/.test(text)) return text.match(/\p{L}{2,}/gu)?.length ?? 0
  let words = 0
  let letters = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) | 32
    letters = code >= 97 && code <= 122 ? letters + 1 : 0
    if (letters === 2) words += 1
  }
  return words
}

function tidy(rows: Row[]): Row[] {
  return rows
    .slice(0, mostRows)
    .map((row) => ({ ...row, text: readable(row.text) }))
    .filter((row) => row.text !== '')
}

/** Un-wraps, but keeps the rows of quote introductions and header blocks apart. */
function unwrapParagraphs(rows: Row[]): Row[] {
  const kept = rows.slice(0, mostRows)
  const out: Row[] = []
  let pending: Row[] = []
  let at = 0
  while (at < kept.length) {
    const taken = announces(kept[at]?.text ?? '') === null ? (headerBlock(kept, at)?.length ?? quoteIntroduction(kept, at)) : 1
    const row = kept[at]
    if (row === undefined) break
    if (taken === 0) {
      pending.push(row)
      at += 1
      continue
    }
    out.push(...unwrap(pending), ...kept.slice(at, at + taken))
    pending = []
    at += taken
  }
  out.push(...unwrap(pending))
  return out
}

interface Forward {
  block: HeaderBlock | null
  rows: Row[]
}

/** Finds the original in a mail that passes one on; null when the mail is a mail of its own. */
function openForward(rows: Row[], parsed: ParsedMail, subject: Subject, levels = mostForwards): Forward | null {
  if (levels === 0) return null
  for (const [at, row] of rows.entries()) {
    if (at > 60) return null
    const announced = announces(row.text)
    const blockAt = announced === null ? at : at + 1 + (isRule(rows[at + 1]?.text ?? '') ? 1 : 0)
    const block = headerBlock(rows, blockAt)
    if (announced === null && block === null) {
      // A quotation of the thread comes first: whatever is forwarded below it is history.
      if (quoteIntroduction(rows, at) > 0) return null
      continue
    }
    if (block === null && announced === 'quoted') return null
    if (announced !== 'forwarded' && !isPassedOn(block, parsed, subject, rows.slice(0, at))) return null
    const inner = rows.slice(blockAt + (block?.length ?? 0))
    const depth = inner.reduce((least, r) => Math.min(least, r.depth), inner[0]?.depth ?? 0)
    // Some programs mark what they pass on as they mark what they quote.
    const wholeMarked = inner.every((r) => r.mark === 'quoted')
    const original = inner.map((r) => ({ ...r, depth: r.depth - depth, mark: wholeMarked ? null : r.mark }))
    const passedOn = { ...parsed, from: block?.from ?? null, subject: '' }
    const deeper = openForward(original, passedOn, readSubject(block?.subject ?? ''), levels - 1)
    if (deeper === null) return { block, rows: unwrapParagraphs(original) }
    // Zoho says below the header once more that it forwards.
    return { block: deeper.block ?? block, rows: deeper.rows }
  }
  return null
}

/** Whether a header block without a marker heads a forwarded mail or the history of an answer. */
function isPassedOn(block: HeaderBlock | null, parsed: ParsedMail, subject: Subject, above: Row[]): boolean {
  if (block === null) return false
  const author = block.from
  const note = above.filter((row) => !isFooter(row)).reduce((sum, row) => sum + row.text.length, 0)
  const answersAuthor = parsed.to.some((to) => sameMailbox(to, author))
  // 'VS:' heads what Finnish programs answer and Danish ones pass on.
  if (subject.forwarded && !(subject.answered && answersAuthor)) return note < 600
  if (subject.answered) return false
  const byItself = sameMailbox(parsed.from, author)
  return !answersAuthor && !byItself && note < 300
}

function sameMailbox(a: Mailbox | null, b: Mailbox | null): boolean {
  if (a === null || b === null) return false
  if (a.address !== '' && b.address !== '') return a.address === b.address
  if (a.name !== '' && b.name !== '') return fold(a.name) === fold(b.name)
  return isNamedIn(a.name, b.address) || isNamedIn(b.name, a.address)
}

/** 'Maija Salo' in `maija.salo@example.com`. */
function isNamedIn(name: string, address: string): boolean {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '')
  return letters(name).length > 2 && letters(name) === letters(address.split('@')[0] ?? '')
}

interface Subject {
  text: string
  answered: boolean
  forwarded: boolean
}

/** Takes Re:, AW:, Fwd:, [External] and the like off a subject and says which were there. */
function readSubject(subject: string): Subject {
  let text = readable(subject)
  let answered = false
  let forwarded = false
  for (let n = 0; n < 10; n += 1) {
    const tag =
      /^[[(](?:external|extern|ext|externe|externo|esterno|caution|suspected spam|spam|sender not verified)[^\])]{0,20}[\])]:?\s*/i.exec(
        text,
      )
    if (tag !== null) {
      text = text.slice(tag[0].length)
      continue
    }
    const prefix = /^((?:\p{L}|\u0307){1,14})\.?(?:\[\d{1,3}\]|\(\d{1,3}\))?\s?[:：]\s*/u.exec(text)
    const word = fold(prefix?.[1] ?? '')
    if (prefix === null || !(replyPrefixes.has(word) || forwardPrefixes.has(word))) break
    if (n === 0 || !(answered || forwarded)) {
      forwarded = forwardPrefixes.has(word)
      answered = replyPrefixes.has(word)
    }
    text = text.slice(prefix[0].length)
  }
  return { text, answered, forwarded }
}

function toLines(rows: Row[]): Line[] {
  const zones = zonesOf(rows)
  return rows.map((row, at) => ({
    text: row.text,
    zone: zones[at] ?? 'body',
    links: row.links.map(({ text, url }) => ({ text, url: unguarded(url) })),
    emphasis: row.emphasis,
    label: row.label ?? labelOf(row.text),
  }))
}

function labelOf(text: string): string | null {
  const found = /^(?:[•*–-]\s)?(\p{L}[^:.!?]{0,38}?)\s?[:：]\s+\S/u.exec(text.slice(0, 200))
  return found?.[1] === undefined || found[1].split(' ').length > 5 ? null : found[1].replace(/\*/g, '').trim()
}

function dateOf(text: string | null, outer: string | null): string | null {
  if (text === null) return null
  const offset = /([+-]\d{2}:\d{2})$/.exec(outer ?? '')?.[1] ?? '+00:00'
  return writtenDate(text, offset, /\b[ap]\.?m\b/i.test(text))
}

function isAutomated(parsed: ParsedMail): boolean {
  const header = (key: string) => parsed.headers.find((h) => h.key === key)?.value.toLowerCase() ?? null
  const submitted = header('auto-submitted')
  if (submitted !== null && !submitted.startsWith('no')) return true
  if (/bulk|list|junk|auto_reply/.test(header('precedence') ?? '')) return true
  if (
    ['list-unsubscribe', 'list-id', 'x-auto-response-suppress', 'x-autoreply', 'feedback-id'].some((key) => header(key) !== null)
  )
    return true
  return isRobot(parsed.from)
}

/** An address that says nobody reads it. */
function isRobot(from: Mailbox | null): boolean {
  return /(?:^|[._+-])(?:no|not|non|ne|nao|kein|ingen|inte)?[._-]?(?:no-?reply|do-?not-?reply|noreply|donotreply|nepasrepondre|keineantwort|autoreply|notifications?|notify|alerts?|mailer|automated|svarej|nicht-?antworten|nieodpowiadaj|naoresponda|noresponder)(?:$|[._+@-]|\d)/.test(
    from?.address ?? '',
  )
}
