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
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead ul o:p'.split(
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
const chunk = 4_096

interface Open {
  name: string
  /** Of the letters that it stands among. */
  sizeAround: number
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
  const hiddenClasses = classesNotDisplayed(html)
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
  let link: { url: string; from: number; button: boolean } | null = null
  let hidden = 0
  /** Of letters here. Layout tables have letters without size in their cells, and a size again where something stands. */
  let size = usualSize
  let quotes = 0
  let small = 0
  let strong = 0
  let heading = 0
  let marks: Row['mark'][] = []
  let pre = 0
  let tooDeep = false
  let read = 0

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
    if (line !== '') {
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
    const look = lookOf(attribs.style ?? '', looks)
    const { style } = look
    const classes = (attribs.class ?? '').slice(0, 500).toLowerCase()
    if (hidden === 0) {
      if (name === 'br') flush(true)
      else if (blocks.has(name)) flush(false)
      else if (name === 'tr') {
        flush(false)
        tableRows.push({ cells: [] })
      } else if (name === 'td' || name === 'th') {
        flush(false)
        const row = tableRows.at(-1)
        if (row !== undefined) row.cells.push({ rows: [] })
      } else if (name === 'img') {
        const alt = (attribs.alt ?? '').slice(0, 200).trim()
        if (alt !== '' && !isInvisible(name, attribs, look) && !isDecoration(alt)) {
          logo = text.length < 20 && text.trim() === ''
          text += ` ${alt} `
          if (text.length > longestRow) flush(true)
        }
      } else if (name === 'input' && /^(button|submit)$/i.test(attribs.type ?? ''))
        text += ` ${(attribs.value ?? '').slice(0, 200)} `
    }
    if (name === 'li' && hidden === 0) text += '• '
    if (name === 'a' && hidden === 0) {
      endLink()
      link = { url: (attribs.href ?? '').slice(0, 4000), from: text.length, button: looksLikeButton(style, classes) }
    }
    if (voids.has(name)) return
    // Nobody closes a head that a page begins behind.
    if (open.at(-1)?.name === 'head' && (name === 'body' || blocks.has(name))) closeTag('head')
    const state: Open = {
      name,
      sizeAround: size,
      hidden: skipped.has(name) || isInvisible(name, attribs, look) || hasHiddenClass(classes, hiddenClasses),
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
    if (name === 'pre') pre += 1
    if (open.length > maximumDepth) tooDeep = true
  }

  function endLink(): void {
    if (link === null) return
    const label = text.slice(link.from).replace(/\s+/g, ' ').trim()
    if (/^(https?|mailto|tel):/i.test(link.url) && links.length < 200) links.push({ text: label, url: link.url })
    if (link.button && label !== '' && label.length <= 60) button = true
    link = null
  }

  function closeTag(name: string): void {
    if (voids.has(name)) return
    const state = open.at(-1)?.name === name ? open.pop() : undefined
    if (name === 'a' && hidden === 0) endLink()
    if (hidden === 0) {
      if (blocks.has(name)) flush(false)
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
    if (name === 'pre') pre -= 1
  }

  function addText(data: string): void {
    if (hidden > 0 || size < smallest) return
    if (pre > 0) {
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
  for (let at = 0; at < html.length && read < mostRows; at += chunk) {
    parser.write(html.slice(at, at + chunk))
    if (!tooDeep) continue
    // The HTML parser is quadratic in nesting; nobody sees four hundred levels, so it starts afresh from here.
    parser = new Parser(handler)
    while (tableRows.length > 0) closeTableRow()
    open = []
    marks = []
    hidden = quotes = small = strong = heading = pre = 0
    size = usualSize
    tooDeep = false
  }
  parser.end()
  while (tableRows.length > 0) closeTableRow()
  flush(false)
  return out
}

/** What a style sets. */
interface Look {
  style: string
  isHidden: boolean
  /** Of its letters in pixels; null where it leaves them as they are. */
  size: number | null
  isStrong: boolean
  isHeading: boolean
}

const plain: Look = { style: '', isHidden: false, size: null, isStrong: false, isHeading: false }

/** A mail repeats a few styles in hundreds of cells: each is read once. */
function lookOf(written: string, known: Map<string, Look>): Look {
  if (written === '') return plain
  const old = known.get(written)
  if (old !== undefined) return old
  const style = written.slice(0, 2000).toLowerCase().replace(/\s+/g, '')
  const look = {
    style,
    isHidden: hides(style),
    size: sizeIn(style),
    isStrong: /font-weight:(bold|[6-9]00)/.test(style),
    isHeading: /font-size:(?:2[2-9]|[3-9]\d)(?:\.\d+)?px/.test(style),
  }
  known.set(written, look)
  return look
}

function isInvisible(name: string, attribs: Record<string, string>, { style, isHidden }: Look): boolean {
  if (attribs.hidden !== undefined) return true
  if (name === 'img') return isNothing(attribs.width) || isNothing(attribs.height) || /(?:^|;)(?:width|height):[01]px/.test(style)
  return isHidden
}

function hides(style: string): boolean {
  return /display:none|visibility:hidden|mso-hide:all|(?:^|;)max-height:0|(?:^|;)opacity:0(?:;|$)|(?:^|;)color:transparent|(?:^|;)(?:height|width):0(?:px)?;.*overflow:hidden/.test(
    style,
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
  return /^(?:image|img|icon|spacer|divider|banner|header|footer|facebook|twitter|x|instagram|linkedin|youtube|tiktok|pixel|separator)$/i.test(
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

function hasHiddenClass(classes: string, hiddenClasses: ReadonlySet<string>): boolean {
  if (classes === '') return false
  return classes
    .split(/\s+/)
    .some((c) => hiddenClasses.has(c) || c === 'preheader' || c === 'preview-text' || c === 'previewtext')
}

/** Classes that a style sheet hides on every screen; rules for small screens or print do not count. */
function classesNotDisplayed(html: string): Set<string> {
  const found = new Set<string>()
  let at = html.indexOf('<style')
  for (let sheets = 0; at !== -1 && sheets < 20; sheets += 1) {
    const end = html.indexOf('</style', at)
    const sheet = html.slice(at, Math.min(end === -1 ? html.length : end, at + 100_000))
    let level = 0
    let start = sheet.indexOf('>') + 1
    let selector = ''
    for (let i = start; i < sheet.length; i += 1) {
      const c = sheet[i]
      if (c === '{') {
        if (level === 0) selector = sheet.slice(start, i).trim()
        level += 1
        start = i + 1
      } else if (c === '}') {
        level = Math.max(0, level - 1)
        if (level === 0) {
          const rule = sheet.slice(start, i).replace(/\s+/g, '').toLowerCase()
          if (!selector.startsWith('@') && /display:none/.test(rule)) {
            for (const one of selector.slice(-500).split(',')) {
              const name = /^\s*[a-z]*\.([\w-]+)\s*$/i.exec(one)?.[1]
              if (name !== undefined) found.add(name.toLowerCase())
            }
          }
          start = i + 1
        }
      }
    }
    at = end === -1 ? -1 : html.indexOf('<style', end)
  }
  return found
}
