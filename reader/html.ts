import type { Line, Link } from './mail.ts'

/** The parser's own file: the package's index loads twenty more, of trees that nothing here builds, a thirtieth of the reader's start. */
const { Parser }: typeof import('htmlparser2') = await import(new URL('Parser.js', import.meta.resolve('htmlparser2')).href)

/** A line as it was laid out, before it is known where in the mail it stands. */
export interface Row {
  text: string
  links: Link[]
  emphasis: Line['emphasis']
  label: string | null
  /** How many quotations it stands in. */
  depth: number
  /** Whether the next row continues it after a mere line break. */
  soft: boolean
  /** Small print. */
  small: boolean
  /** Marked as signature or quotation by the program that wrote it. */
  mark: 'signature' | 'quoted' | null
}

const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead ul o:p'.split(
    ' ',
  ),
)
const skipped = new Set('script style head title svg noscript template select textarea object iframe video audio map'.split(' '))
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const maximumDepth = 400
/** Sizes of letters in pixels. */
const usualSize = 16
const smallPrint = 12
const smallestSeen = 2
const longestRow = 5_000
const mostRows = 5_000
/** No letter has a tenth as many; only what must keep the reader busy does. */
const mostElements = 60_000
const chunk = 4_096
const bullet = '• '

interface Open {
  name: string
  /** Of the letters that it stands among. */
  sizeAround: number
  /** Whether line ends count around it. */
  preAround: boolean
  display: Look['display']
  hidden: boolean
  strong: boolean
  heading: boolean
  small: boolean
  quote: boolean
  mark: Row['mark']
}

interface Cell {
  rows: Row[]
}

/**
 * Reads HTML as a person sees it: rows from top to bottom, hidden parts left out, a table row of two short cells as
 * `Label: value`. Linear in the length of the HTML whatever its nesting.
 */
export function readHtml(html: string): Row[] {
  const rows = rowsIn(html, smallestSeen)
  // Where style sheets alone give a size to what stands in cells without one, somebody sees it all the same.
  return rows.length > 0 ? rows : rowsIn(html, 0)
}

function rowsIn(html: string, smallest: number): Row[] {
  const sheets = displaysIn(html)
  const looks = new Map<string, Look>()
  const out: Row[] = []
  // Layout tables nest: each open table row gathers its own cells before it is known whether they are label and value.
  const tableRows: { cells: Cell[] }[] = []
  let open: Open[] = []
  let text = ''
  let links: Link[] = []
  let button = false
  let logo = false
  let strongLength = 0
  let link: { url: string; from: number; button: boolean; isNoted: boolean } | null = null
  let hidden = 0
  /** Of letters here. Layout tables have letters without size in their cells, and a size again where something stands. */
  let size = usualSize
  let quotes = 0
  let small = 0
  let strong = 0
  let heading = 0
  let marks: Row['mark'][] = []
  let pre = false
  let tooDeep = false
  let read = 0
  let elements = 0

  const sink = (): Row[] => tableRows.at(-1)?.cells.at(-1)?.rows ?? out

  function flush(soft: boolean): void {
    // A person reads no further in one line.
    const shown =
      text === ''
        ? ''
        : text
            .slice(0, 4 * longestRow)
            .replace(/\s{2,}|[^\S ]/g, ' ')
            .trim()
    const typed = shown.startsWith('>') ? (/^(?:> ?){1,20}/.exec(shown)?.[0] ?? '') : ''
    const line = shown.slice(typed.length)
    noteLink(true)
    if (line !== '' && line !== bullet.trim()) {
      read += 1
      const wholeStrong = strongLength >= line.length * 0.9
      sink().push({
        text: line,
        links,
        emphasis: button ? 'button' : heading > 0 ? 'heading' : logo ? 'logo' : wholeStrong ? 'strong' : null,
        label: null,
        depth: quotes + typed.replaceAll(' ', '').length,
        soft,
        small: small > 0 || size < smallPrint,
        mark: marks.at(-1) ?? null,
      })
    } else if (!soft) {
      const last = sink().at(-1)
      if (last !== undefined) last.soft = false
    }
    text = ''
    links = []
    button = false
    logo = false
    strongLength = 0
    if (link !== null) link.from = 0
  }

  function closeTableRow(): void {
    flush(false)
    const row = tableRows.pop()
    if (row === undefined) return
    const cells = row.cells.filter((c) => c.rows.length > 0)
    const [head, value] = cells
    if (cells.length === 2 && value !== undefined && head?.rows.length === 1 && head.rows[0]?.emphasis !== 'logo')
      value.rows = inOneRow(value.rows)
    const single = cells.length > 1 && cells.every((c) => c.rows.length === 1 && (c.rows[0]?.text.length ?? 0) < 160)
    if (!single) {
      for (const cell of cells) for (const r of cell.rows) sink().push(r)
      return
    }
    const parts = cells.flatMap((c) => c.rows)
    const [first] = parts
    if (first === undefined) return
    const isLabel =
      parts.length === 2 &&
      first.text.length <= 40 &&
      first.links.length === 0 &&
      first.emphasis !== 'logo' &&
      parts[1]?.emphasis !== 'button' &&
      !/[.!?]$/.test(first.text)
    const label = isLabel ? first.text.replace(/\s*:$/, '') : null
    sink().push({
      ...first,
      text: label === null ? parts.map((p) => p.text).join(' | ') : `${label}: ${parts[1]?.text ?? ''}`,
      links: parts.flatMap((p) => p.links),
      emphasis: parts.find((p) => p.emphasis === 'button')?.emphasis ?? null,
      label,
      soft: false,
    })
  }

  function openTag(name: string, attribs: Record<string, string>): void {
    elements += 1
    const look = lookOf(attribs.style ?? '', looks)
    const { style } = look
    const classes = (attribs.class ?? '').slice(0, 500).toLowerCase()
    if (hidden === 0) {
      if (name === 'br') flush(true)
      else if (name === 'tr') {
        flush(false)
        tableRows.push({ cells: [] })
      } else if (name === 'td' || name === 'th') {
        flush(false)
        const row = tableRows.at(-1)
        if (row !== undefined) row.cells.push({ rows: [] })
      } else if (name === 'img') {
        const alt = (attribs.alt ?? '').slice(0, 200).trim()
        if (
          alt !== '' &&
          !isInvisible(name, attribs, look) &&
          !isHiddenBySheets(attribs, classes, look, sheets) &&
          !isDecoration(alt)
        ) {
          logo = text.length < 20 && text.trim() === ''
          text += ` ${alt} `
          if (text.length > longestRow) flush(true)
        }
      } else if (name === 'input' && /^(button|submit)$/i.test(attribs.type ?? ''))
        text += ` ${(attribs.value ?? '').slice(0, 200)} `
      else if (blocks.has(name) || look.display === 'block') {
        // What an item of a list begins with stands beside its bullet.
        if (text !== bullet) flush(false)
      } else if (look.display === 'apart' && /[\p{L}\d]$/u.test(text.slice(-2))) text += ' '
    }
    if (name === 'li' && hidden === 0) text = bullet
    if (name === 'a' && hidden === 0) {
      endLink()
      link = { url: urlOf(attribs.href ?? ''), from: text.length, button: looksLikeButton(style, classes), isNoted: false }
    }
    if (voids.has(name)) return
    // Nobody closes a head that a page begins behind.
    if (open.at(-1)?.name === 'head' && (name === 'body' || blocks.has(name))) closeTag('head')
    const state: Open = {
      name,
      sizeAround: size,
      preAround: pre,
      display: look.display,
      hidden: skipped.has(name) || isInvisible(name, attribs, look) || isHiddenBySheets(attribs, classes, look, sheets),
      strong: name === 'b' || name === 'strong' || look.isStrong,
      heading: /^h[1-4]$/.test(name) || look.isHeading,
      small: name === 'small',
      quote: name === 'blockquote' && !/margin:?-?(?:left)?:?0?[^;]*40px/.test(style),
      mark: markOf(classes, (attribs.id ?? '').toLowerCase()),
    }
    open.push(state)
    size = look.size ?? size
    if (state.hidden) hidden += 1
    if (state.strong) strong += 1
    if (state.heading) heading += 1
    if (state.small) small += 1
    if (state.quote) quotes += 1
    if (state.mark !== null) marks.push(state.mark)
    if (name === 'pre') pre = true
    pre = look.keepsLines ?? pre
    if (open.length > maximumDepth) tooDeep = true
  }

  function endLink(): void {
    noteLink(false)
    link = null
  }

  /** Each row within a link has it; one without words, the row that it ends in. */
  function noteLink(goesOn: boolean): void {
    if (link === null) return
    const label = text.slice(link.from).replace(/\s+/g, ' ').trim()
    if (label === '' && (goesOn || link.isNoted)) return
    if (/^(https?|mailto|tel):/i.test(link.url) && links.length < 200) links.push({ text: label, url: link.url })
    if (link.button && label !== '' && label.length <= 60) button = true
    link.isNoted = true
  }

  function closeTag(name: string): void {
    if (voids.has(name)) return
    const state = open.at(-1)?.name === name ? open.pop() : undefined
    if (name === 'a' && hidden === 0) endLink()
    if (hidden === 0) {
      if (blocks.has(name) || state?.display === 'block') flush(false)
      else if (name === 'td' || name === 'th') flush(false)
      else if (name === 'tr') closeTableRow()
    }
    if (state === undefined) return
    size = state.sizeAround
    if (state.hidden) hidden -= 1
    if (state.strong) strong -= 1
    if (state.heading) heading -= 1
    if (state.small) small -= 1
    if (state.quote) quotes -= 1
    if (state.mark !== null) marks.pop()
    pre = state.preAround
  }

  function addText(data: string): void {
    if (hidden > 0 || size < smallest) return
    if (pre) {
      const lines = data.split('\n')
      for (const [i, line] of lines.entries()) {
        if (i > 0) flush(lines[i - 1]?.trim() !== '')
        text += line
      }
      return
    }
    text += data
    if (text.length > longestRow) flush(true)
    if (strong > 0) strongLength += data.trim().length
  }

  const handler = { onopentag: openTag, onclosetag: closeTag, ontext: addText }
  let parser = new Parser(handler)
  for (let at = 0; at < html.length && read < mostRows && elements < mostElements; at += chunk) {
    parser.write(html.slice(at, at + chunk))
    if (!tooDeep) continue
    // The HTML parser is quadratic in nesting; nobody sees four hundred levels, so it starts afresh from here.
    parser = new Parser(handler)
    while (tableRows.length > 0) closeTableRow()
    open = []
    marks = []
    hidden = quotes = small = strong = heading = 0
    pre = false
    size = usualSize
    tooDeep = false
  }
  parser.end()
  while (tableRows.length > 0) closeTableRow()
  flush(false)
  return out
}

/** 'Main Street 4<br>Hillford' beside 'Where': a place or time broken into lines is one; what stands under a name is no part of it. */
function inOneRow(rows: Row[]): Row[] {
  const [first] = rows
  const isOne =
    rows.length < 5 &&
    rows.some((row) => /\d/.test(row.text)) &&
    rows.every((row, at) => row.text.length < 60 && (row.soft || at === rows.length - 1))
  if (first === undefined || !isOne) return rows
  return [{ ...first, text: rows.map((row) => row.text.replace(/,$/, '')).join(', '), links: rows.flatMap((row) => row.links) }]
}

/** What a style sets. */
interface Look {
  style: string
  isHidden: boolean
  /** Whether it stands in lines of its own, or in a box apart from the words around; null where the style does not say. */
  display: 'none' | 'block' | 'apart' | 'inline' | null
  /** Of its letters in pixels; null where it leaves them as they are. */
  size: number | null
  /** Whether the line ends of its source are seen; null where that is as around. */
  keepsLines: boolean | null
  isStrong: boolean
  isHeading: boolean
}

const plain: Look = { style: '', isHidden: false, display: null, size: null, keepsLines: null, isStrong: false, isHeading: false }

/** A mail repeats a few styles in hundreds of cells: each is read once. */
function lookOf(written: string, known: Map<string, Look>): Look {
  if (written === '') return plain
  const old = known.get(written)
  if (old !== undefined) return old
  const style = written.slice(0, 2000).toLowerCase().replace(/\s+/g, '')
  const space = /(?:^|;)white-space:([a-z-]+)/.exec(style)?.[1]
  const display = displayIn(style)?.[1] ?? ''
  const look: Look = {
    style,
    isHidden: display === 'none' || hides(style),
    display: displays.get(display) ?? null,
    size: sizeIn(style),
    keepsLines: space === undefined || space === 'inherit' ? null : space.startsWith('pre'),
    isStrong: /font-weight:(bold|[6-9]00)/.test(style),
    isHeading: /font-size:(?:2[2-9]|[3-9]\d)(?:\.\d+)?px/.test(style),
  }
  known.set(written, look)
  return look
}

/** The last of several is in force. */
const displayIn = (style: string) => [...style.matchAll(/(?:^|;)display:([a-z-]+)(!important)?/g)].at(-1)
const displays = new Map<string, Look['display']>([
  ['none', 'none'],
  ['inline', 'inline'],
  ...['block', 'table', 'flex', 'grid', 'list-item'].map((way) => [way, 'block'] as const),
  ...['inline-block', 'inline-table', 'inline-flex'].map((way) => [way, 'apart'] as const),
])

function isInvisible(name: string, attribs: Record<string, string>, { style, isHidden }: Look): boolean {
  if (attribs.hidden !== undefined || isHidden) return true
  return name === 'img' && (isNothing(attribs.width) || isNothing(attribs.height) || /(?:^|;)(?:width|height):[01]px/.test(style))
}

/** Not by `mso-hide`: what is hidden from Outlook alone stands beside its own copy in a comment. */
function hides(style: string): boolean {
  return (
    /(?:^|;)(?:visibility:hidden|color:transparent|(?:max-height|opacity):0(?:\.0+)?(?:px)?(?:[;!]|$)|max-height:1px|text-indent:-\d{3}|left:-\d{4}|clip:rect\(0)/.test(
      style,
    ) ||
    (/(?:^|;)overflow:hidden/.test(style) && /(?:^|;)(?:height|width):0(?:px)?(?:[;!]|$)/.test(style))
  )
}

/** The last size that a style sets, by itself or with the typeface; null where it depends on the size around. */
function sizeIn(style: string): number | null {
  const [, size, unit] = [...style.matchAll(sizes)].at(-1) ?? []
  if (size !== undefined) return Number(size) * (unit === 'pt' ? 4 / 3 : 1)
  return /(?:^|;)font-size:(?:(?:x{1,3}-)?(?:small|large)|medium|[\d.]+rem)/.test(style) ? usualSize : null
}

const sizes = /(?:^|;)font(?:-size)?:(?:[^;]{0,40}?[a-z])?(\d{1,4}(?:\.\d{1,4})?)(px|pt|(?=;|$))/g

function isNothing(size: string | undefined): boolean {
  return size !== undefined && /^[01](?:px)?$/.test(size.trim())
}

function isDecoration(alt: string): boolean {
  return /^(?:image|img|icon|spacer|divider|banner|header|footer|facebook|twitter|x|instagram|linkedin|youtube|tiktok|pixel|separator|[\w-]{1,60}\.(?:png|jpe?g|gif))$/i.test(
    alt,
  )
}

function looksLikeButton(style: string, classes: string): boolean {
  return (
    (/background(?:-color)?:(?!none|transparent)/.test(style) && /padding|display:(?:inline-)?block/.test(style)) ||
    /\b(?:button|btn|cta)\b/.test(classes)
  )
}

const signatureIds = new Set(['signature', 'ms-outlook-mobile-signature', 'composer_signature'])

function markOf(classes: string, id: string): Row['mark'] {
  if (classes === '' && id === '') return null
  if (
    /\b(?:gmail_signature|moz-signature|elementtoproof_signature|protonmail_signature_block|front-signature)\b/.test(classes) ||
    signatureIds.has(id)
  ) {
    return 'signature'
  }
  // Yahoo puts letters and numbers before its class.
  if (/yahoo_quoted\b|\b(?:moz-cite-prefix|protonmail_quote|gmail_attr|zmail_extra)\b/.test(classes) || id === 'divrplyfwdmsg') {
    return 'quoted'
  }
  return null
}

/** Whether a sheet or a usual name hides it, and nothing in its own style shows it. */
function isHiddenBySheets(
  attribs: Record<string, string>,
  classes: string,
  { display }: Look,
  sheets: ReadonlyMap<string, Display>,
): boolean {
  if (classes === '' && attribs.id === undefined) return false
  const names = classes.split(/\s+/)
  if (names.some((name) => name === 'preheader' || name === 'preview-text' || name === 'previewtext')) return true
  if (sheets.size === 0) return false
  const told = [...names.map((name) => `.${name}`), `#${(attribs.id ?? '').toLowerCase()}`].map((name) => sheets.get(name))
  return told.includes('never') || (told.includes('none') && (display === null || display === 'none'))
}

/** What a sheet says of a class or an id: shown, hidden, or hidden whatever its own style says. */
type Display = 'shown' | 'none' | 'never'

/** What the style sheets hide on a large screen; rules for small screens, dark ones or print do not count. */
function displaysIn(html: string): Map<string, Display> {
  const found = new Map<string, Display>()
  const begin = /<style\b/gi
  for (let sheets = 0; sheets < 20 && begin.test(html); sheets += 1) {
    const start = html.indexOf('>', begin.lastIndex) + 1
    if (start === 0) break
    const sheet = html.slice(start, start + 100_000)
    const end = sheet.search(/<\/style/i)
    readRules(withoutComments(end < 0 ? sheet : sheet.slice(0, end)), found, false)
  }
  return found
}

/** CSS knows the marks of HTML comments, and leaves what stands between. */
function withoutComments(sheet: string): string {
  const [first = '', ...rest] = sheet.replace(/<!--|-->/g, '').split('/*')
  return first + rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('')
}

function readRules(sheet: string, found: Map<string, Display>, isNested: boolean): void {
  let level = 0
  let start = 0
  let selector = ''
  for (let at = 0; at < sheet.length; at += 1) {
    const c = sheet[at]
    if (c === '{') {
      if (level === 0) {
        selector = sheet.slice(start, at).trim()
        start = at + 1
      }
      level += 1
    } else if (c === '}') {
      level = Math.max(0, level - 1)
      if (level > 0) continue
      const body = sheet.slice(start, at)
      if (!selector.startsWith('@')) readRule(selector, body, found)
      else if (!isNested && largeScreen.test(selector)) readRules(body, found, true)
      start = at + 1
    } else if (c === ';' && level === 0) start = at + 1
  }
}

const largeScreen = /^@media\s*(?:only\s+)?(?:screen|all)?\s*(?:and)?\s*(?:\(min-(?:device-)?width:\s*\d{1,3}px\))?$/i

function readRule(selector: string, body: string, found: Map<string, Display>): void {
  const [, display, important] = displayIn(body.slice(0, 2000).toLowerCase().replace(/\s+/g, '')) ?? []
  if (display === undefined) return
  for (const one of selector.slice(-500).split(',')) {
    const [, name, attribute] = /^\s*[a-z*]*(?:([.#][\w-]+)|\[class=["']?([\w-]+)["']?\])\s*$/i.exec(one) ?? []
    const key = (name ?? `.${attribute}`).toLowerCase()
    found.set(key, display !== 'none' ? 'shown' : important === undefined ? 'none' : 'never')
  }
}

/** As a browser follows it: without line ends and with the scheme of the web. */
function urlOf(href: string): string {
  const url = href
    .slice(0, 4000)
    .replace(/[\t\r\n]+/g, '')
    .trim()
  return url.startsWith('//') ? `https:${url}` : url
}
