import { Parser } from 'htmlparser2'
import { composed } from '../../../domain/text/composed.ts'

export interface Posting {
  company: string
  title: string
  location: string | null
  requisition: string | null
}

const most = { scripts: 50, values: 20_000, depth: 12, text: 2_000 }

/**
 * The postings that a page tells by schema.org JobPosting in JSON-LD, each once, as far as they name employer and title. What is malformed
 * is passed over. Pure, in linear time.
 */
export function readPostings(html: string): Posting[] {
  const postings = new Map<string, Posting>()
  for (const script of jsonLd(html))
    for (const object of objectsIn(script)) {
      const posting = isPosting(object) ? postingOf(object) : null
      if (posting) postings.set(JSON.stringify([posting.company, posting.title, posting.requisition]), posting)
    }
  return [...postings.values()]
}

type Json = Record<string, unknown>

function* jsonLd(html: string): Generator<unknown> {
  // Only the starts of script elements are looked for: a parser of HTML can be stalled by nesting.
  const opens = /<script\b[^<>]{0,500}>/gi
  const closes = /<\/script/gi
  for (let n = 0; n < most.scripts; ) {
    const open = opens.exec(html)
    if (!open) return
    closes.lastIndex = opens.lastIndex
    const close = closes.exec(html)
    if (!close) return
    if (/application\/ld\+json/i.test(open[0])) {
      n += 1
      yield parsed(html.slice(opens.lastIndex, close.index))
    }
    opens.lastIndex = closes.lastIndex
  }
}

/** Pages write line breaks into strings and comments around the whole. */
function parsed(text: string): unknown {
  const start = text.search(/[[{]/)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  if (start === -1 || end < start) return null
  try {
    return JSON.parse(text.slice(start, end + 1).replace(/\p{Cc}/gu, ' '))
  } catch {
    return null
  }
}

/** Every object in a value, as deep and as many as an honest page has. */
function* objectsIn(value: unknown): Generator<Json> {
  const found = [{ value, depth: 0 }]
  for (const { value, depth } of found) {
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) yield value as Json
    if (depth === most.depth) continue
    for (const inner of Object.values(value).slice(0, most.values - found.length)) found.push({ value: inner, depth: depth + 1 })
  }
}

function isPosting(object: Json): boolean {
  return [object['@type']].flat().some((type) => typeof type === 'string' && /(^|[/#:])JobPosting$/.test(type.slice(0, 100)))
}

function postingOf(object: Json): Posting | null {
  const company = nameOf(object.hiringOrganization).slice(0, 200).trim()
  const title = plain(object.title).slice(0, 300).trim()
  if (!company || !title) return null
  const requisition = plain(first(object.identifier, 'value')).slice(0, 100).trim()
  return { company, title, location: locationOf(object), requisition: requisition || null }
}

function locationOf({ jobLocation, jobLocationType }: Json): string | null {
  const places = [jobLocation].flat().slice(0, 20).map(placeOf).filter(Boolean)
  const distinct = [...new Set(places)].slice(0, 3).join('; ')
  if (distinct) return distinct.slice(0, 200).trim()
  return [jobLocationType].flat().includes('TELECOMMUTE') ? 'Remote' : null
}

function placeOf(place: unknown): string {
  const address = first(place, 'address')
  if (typeof address !== 'object' || address === null) return plain(address)
  const { addressLocality, addressRegion, addressCountry } = address as Json
  const parts = [plain(addressLocality), plain(addressRegion), nameOf(addressCountry)].filter(Boolean)
  return [...new Set(parts)].join(', ')
}

const nameOf = (value: unknown) => plain(first(value, 'name'))

/** One value: the first of a list, and of an object the property of that name. */
function first(value: unknown, property: string): unknown {
  const [one] = [value].flat()
  return typeof one === 'object' && one !== null && !Array.isArray(one) ? (one as Json)[property] : one
}

/** Text without markup, entities, control characters and those that turn the direction of writing; '' for what is none. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const text: string[] = []
  const parser = new Parser({ ontext: (part) => void text.push(part) })
  parser.end(String(value).slice(0, most.text))
  return composed(text.join('').toWellFormed())
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
}
