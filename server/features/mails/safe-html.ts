import sanitize, { type Attributes, type IOptions } from 'sanitize-html'
import { contentIdOf, type Part, pictureParts, pictureType } from '../../lib/attached-files.ts'
import { safeMailLink } from './mail-link.ts'
import { sheetAttributes, withSheetStyles } from './style-sheets.ts'

export interface SafeHtml {
  html: string
  /** Whether something that would be fetched from elsewhere was left out. */
  hasRemoteContent: boolean
  /** Whether the mail was longer than what is shown. */
  isCut: boolean
}

type PictureAt = (url: string) => string

/** What came to light while the mail was gone through. */
interface Found {
  remote: boolean
  /** Bytes of the pictures written into the page so far: one may be shown a thousand times. */
  pictures: number
}

const most = { html: 1_500_000, depth: 200, style: 4_000, link: 4_000, data: 1_400_000, pictures: 10_000_000 }

/**
 * The HTML of a mail without anything that runs, submits, covers the page, names an element of it or is fetched from elsewhere. Pictures
 * stand where `pictureAt` says that they can be had; without it they are left out. Pure; slow on hostile input, so it is called in a thread that can be ended.
 */
export function safeHtml(html: string, parts: readonly Part[], pictureAt: PictureAt | null): SafeHtml {
  const found: Found = { remote: false, pictures: 0 }
  const inline = pictureParts(parts)
  const input = withSheetStyles(flatten(html.slice(0, most.html)), properties)
  const clean = sanitize(input, {
    ...allowed,
    transformTags: {
      // the ground on which its words can be read
      body: 'div',
      '*': (tagName, attributes) => ({ tagName, attribs: safeAttributes(tagName, attributes, inline, pictureAt, found) }),
    },
    // What style sheets say of elements stands at these already; the reader learns here that something would be fetched.
    onOpenTag: (name, attributes) => {
      if (fetching.has(name) || (name === 'link' && attributes.href)) found.remote = true
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src && !frame.attribs.alt,
  })
  if (styleSheetFetches(input)) found.remote = true
  return { html: clean, hasRemoteContent: found.remote && !pictureAt, isCut: html.length > most.html }
}

/**
 * Takes out the tags that lie too deep and leaves their text. Parsers of HTML search their stack of open elements at each tag, so that
 * 100 000 nested elements take them seconds; here a counter is enough. Elements that close by themselves are not counted.
 */
function flatten(html: string): string {
  const kept: string[] = []
  let depth = 0
  let from = 0
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
    const opens = tag[1] === ''
    const isCounted = !closesItself.has((tag[2] ?? '').toLowerCase())
    if (opens && isCounted) depth += 1
    if (depth > most.depth) {
      kept.push(html.slice(from, Math.max(from, tag.index)))
      const end = html.indexOf('>', tag.index)
      if (end === -1) return kept.join('')
      from = Math.max(from, end + 1)
    }
    if (!opens && isCounted) depth = Math.max(0, depth - 1)
  }
  kept.push(html.slice(from))
  return kept.join('')
}

const closesItself = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option'.split(' '),
)

/** Elements that are always dropped and would have fetched something. */
const fetching = new Set(['iframe', 'frame', 'object', 'embed', 'video', 'audio', 'source', 'image', 'feimage', 'use'])

const text =
  'a abbr acronym address b bdi bdo big blockquote br center cite code del dfn div em font h1 h2 h3 h4 h5 h6 hr i ins kbd'
const rest =
  'li dl dt dd main mark ol p pre q s samp section article header footer nav aside small span strike strong sub sup tt u ul var wbr'
const tables = 'table caption colgroup col thead tbody tfoot tr th td'

const allowed: IOptions = {
  allowedTags: [...`${text} ${rest} ${tables}`.split(' '), 'img'],
  allowedAttributes: {
    '*': [
      'data-style',
      'data-ground',
      'dir',
      'lang',
      'title',
      'align',
      'valign',
      'width',
      'height',
      'bgcolor',
      'color',
      'background',
    ],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'border', 'hspace', 'vspace'],
    font: ['face', 'size'],
    table: ['border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan', 'nowrap'],
    th: ['colspan', 'rowspan', 'nowrap', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    ol: ['start', 'type'],
    li: ['value'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data', 'http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'background'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'title',
    'template',
    'svg',
    'math',
    'object',
    'iframe',
    'noembed',
    'noframes',
  ],
  // Style attributes are filtered below, in linear time; the library would parse each with a CSS parser.
  parseStyleAttributes: false,
}

function safeAttributes(
  tag: string,
  from: Attributes,
  inline: ReadonlyMap<string, Part>,
  pictureAt: PictureAt | null,
  found: Found,
) {
  const to: Attributes = { ...from }
  delete to.style
  delete to['data-style']
  delete to['data-ground']
  delete to.src
  delete to.background
  const styles = [from[sheetAttributes.normal], from.style, from[sheetAttributes.important]]
  const style = styles.flatMap((part) => (part ? safeStyle(part.slice(0, most.style), found) || [] : [])).join(';')
  if (style) to['data-style'] = style
  // Words that were to stand on a picture get another ground where they need one.
  const isOnPicture = Boolean(from.background) || styles.some((part) => /background[^;]*url\(/i.test(part ?? ''))
  if (isOnPicture && !from.bgcolor && !style.includes('background')) to['data-ground'] = ''
  if (tag === 'img') {
    const source = imageSource(from.src ?? '', inline, pictureAt, found)
    if (source) to.src = source
    if (from.srcset || from.lowsrc || from.dynsrc) found.remote = true
  }
  if (from.background) {
    const source = imageSource(from.background, inline, pictureAt, found)
    if (source) to.background = source
  }
  if (from.poster) found.remote = true
  delete to.href
  const link = from.href?.trim() ?? ''
  // A relative link would lead into our own pages.
  if (tag === 'a' && link.length <= most.link && /^(?:https?:\/\/|mailto:|tel:)/i.test(link)) {
    const href = /^mailto:/i.test(link) ? safeMailLink(link) : link
    Object.assign(to, { href, target: '_blank', rel: 'noopener noreferrer nofollow' })
  }
  return to
}

function imageSource(
  source: string,
  inline: ReadonlyMap<string, Part>,
  pictureAt: PictureAt | null,
  found: Found,
): string | null {
  const url = source.trim()
  if (/^cid:/i.test(url)) return embedded(inline.get(contentIdOf(url.slice(4))), found)
  if (/^data:/i.test(url)) return inlineData(url)
  if (!/^(https?:)?\/\//i.test(url)) return null
  found.remote = true
  if (!pictureAt || url.length > most.link) return null
  return pictureAt(url.startsWith('//') ? `https:${url}` : url)
}

/** A data: picture is taken only when its bytes are of a raster type; the type it claims is not believed. */
function inlineData(url: string): string | null {
  const comma = url.indexOf(',', 0)
  if (comma === -1 || comma > 100 || !/;base64$/i.test(url.slice(0, comma))) return null
  return dataUrl(Buffer.from(url.slice(comma + 1, comma + 1 + most.data), 'base64'))
}

function embedded(picture: Part | undefined, found: Found): string | null {
  if (!picture || found.pictures + picture.bytes.length > most.pictures) return null
  found.pictures += picture.bytes.length
  return dataUrl(picture.bytes)
}

function dataUrl(bytes: Uint8Array): string | null {
  const type = pictureType(bytes)
  return type ? `data:${type};base64,${Buffer.from(bytes).toString('base64')}` : null
}

// What sets type, colour, size and boxes; nothing that takes an element out of its place or over another.
const properties = new Set(
  (
    'color background background-color background-image font font-family font-size font-style font-weight font-variant line-height letter-spacing ' +
    'text-align text-decoration text-indent text-transform vertical-align white-space word-break word-wrap overflow-wrap direction ' +
    'width min-width max-width height min-height max-height padding padding-top padding-right padding-bottom padding-left ' +
    'margin margin-top margin-right margin-bottom margin-left border border-top border-right border-bottom border-left border-color ' +
    'border-style border-width border-radius border-collapse border-spacing border-top-color border-right-color border-bottom-color ' +
    'border-left-color border-top-style border-right-style border-bottom-style border-left-style border-top-width border-right-width ' +
    'border-bottom-width border-left-width table-layout display visibility opacity overflow float clear list-style-type box-sizing mso-hide'
  ).split(' '),
)

const plainValue = /^[-+\w\s.,%#!/'"]*$/
const functionName = /([a-z-]*)\(/gi
const functions = new Set(['rgb', 'rgba', 'hsl', 'hsla'])

function safeStyle(style: string, found: Found): string {
  if (/(?:url|image-set|src)\s*\(\s*["']?\s*(?:https?:)?\/\//i.test(style)) found.remote = true
  const kept: string[] = []
  for (const declaration of declarations(style)) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (colon < 1 || !properties.has(property)) continue
    const isDrawn = property.startsWith('background') && /(?:url|gradient)\(/i.test(value)
    const safe = isDrawn ? groundOf(value) : safeValue(property, value)
    if (safe) kept.push(`${isDrawn ? 'background-color' : property}:${safe}`)
  }
  return kept.join(';')
}

/** Parted at semicolons outside brackets and quotes, as `url(data:image/png;base64,…)` has one inside. */
function* declarations(style: string): Generator<string> {
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < style.length; at++) {
    const c = style[at]
    if (quote) {
      if (c === quote) quote = ''
    } else if (c === '"' || c === "'") quote = c
    else if (c === '(') depth += 1
    else if (c === ')') depth = Math.max(0, depth - 1)
    else if (c === ';' && depth === 0) {
      yield style.slice(start, at)
      start = at + 1
    }
  }
  yield style.slice(start)
}

function safeValue(property: string, value: string): string | null {
  // A negative margin or size pulls content over what stands beside it.
  if (/^(margin|text-indent)/.test(property) && value.includes('-')) return null
  const withoutFunctions = value.replace(/[()]/g, ' ')
  if (!plainValue.test(withoutFunctions) || quotesAreOpen(value)) return null
  for (const [, name] of value.matchAll(functionName)) if (!functions.has((name ?? '').toLowerCase())) return null
  return value
}

/** The colour that is meant under a picture, or the first one of a gradient. */
function groundOf(value: string): string | null {
  const withoutPictures = value.replace(/url\([^()]*\)/gi, ' ')
  return /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([-+\s\d.,%/]{1,60}\)/i.exec(withoutPictures)?.[0] ?? null
}

function quotesAreOpen(value: string): boolean {
  return value.split('"').length % 2 === 0 || value.split("'").length % 2 === 0
}

/** Whether a style element would fetch something. */
function styleSheetFetches(html: string): boolean {
  const lower = html.toLowerCase()
  for (let from = lower.indexOf('<style'); from !== -1; ) {
    const end = lower.indexOf('</style', from)
    const sheet = lower.slice(from, end === -1 ? undefined : end)
    if (/@import|url\(\s*["']?\s*(?:https?:)?\/\//.test(sheet)) return true
    if (end === -1) return false
    from = lower.indexOf('<style', end)
  }
  return false
}
