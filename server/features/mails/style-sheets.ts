import { compile } from 'css-select'
import { type CssNode, type Declaration, generate, parse as parseCss, type Rule, type Selector, walk } from 'css-tree'
import { DomUtils, parseDocument } from 'htmlparser2'

/** More than any honest mail has: tags, characters, rules, steps from elements to those around them, characters that are added. */
const most = {
  tags: 40_000,
  css: 200_000,
  rules: 2_000,
  depth: 250,
  steps: 20_000_000,
  added: 3_000_000,
  selector: 200,
  parts: 12,
  value: 300,
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

interface StyleRule {
  matches: (element: Element) => boolean
  specificity: number
  declarations: readonly Declared[]
}

interface Declared {
  property: string
  value: string
  isImportant: boolean
}

/** Attributes of an element for what the style sheets say of it: before its own style, and against it. */
export const sheetAttributes = { normal: 'data-sheet', important: 'data-sheet-first' }

/**
 * HTML in which each element bears, in attributes of its own, what the style sheets say of these properties. Sheets for white paper count,
 * whatever its width. A mail with more rules than any honest one is returned as it is.
 */
export function withSheetStyles(html: string, properties: ReadonlySet<string>): string {
  if (!/<style/i.test(html) || html.split('<').length > most.tags) return html
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html, { withStartIndices: true }))
  const css = elements
    .filter(({ name }) => name === 'style')
    .map((sheet) => DomUtils.textContent(sheet))
    .join('\n')
  if (css.length > most.css) return html
  const rules = rulesOf(css, properties).sort((a, b) => a.specificity - b.specificity)
  const { deepest, total } = depthOf(elements)
  if (rules.length > most.rules || deepest > most.depth || rules.length * total > most.steps) return html
  const parts: string[] = []
  let [from, added] = [0, 0]
  for (const element of elements) {
    const declared = rules.flatMap(({ matches, declarations }) => (matches(element) ? declarations : []))
    if (declared.length === 0 || element.startIndex === null) continue
    const normal = written(declared.filter(({ isImportant }) => !isImportant))
    const important = written(declared.filter(({ isImportant }) => isImportant))
    added += normal.length + important.length
    if (added > most.added) return html
    const afterName = element.startIndex + 1 + element.name.length
    parts.push(
      html.slice(from, afterName),
      attribute(sheetAttributes.normal, normal),
      attribute(sheetAttributes.important, important),
    )
    from = afterName
  }
  return parts.join('') + html.slice(from)
}

const attribute = (name: string, value: string) =>
  value === '' ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

function depthOf(elements: readonly Element[]): { deepest: number; total: number } {
  const depths = new Map<unknown, number>()
  let [deepest, total] = [0, 0]
  for (const element of elements) {
    const depth = (depths.get(element.parent) ?? 0) + 1
    depths.set(element, depth)
    deepest = Math.max(deepest, depth)
    total += depth
  }
  return { deepest, total }
}

/** What comes later counts, and stands where it was said last: `border` after `border-left` takes that back. */
function written(declared: readonly Declared[]): string {
  const last = new Map<string, string>()
  for (const { property, value } of declared) {
    last.delete(property)
    last.set(property, value)
  }
  return [...last].map(([property, value]) => `${property}:${value}`).join(';')
}

function rulesOf(css: string, properties: ReadonlySet<string>): StyleRule[] {
  const rules: StyleRule[] = []
  const collect = (nodes: Iterable<CssNode>) => {
    for (const node of nodes) {
      if (rules.length > most.rules) return
      if (node.type === 'Rule') rules.push(...styleRulesOf(node, properties))
      else if (node.type === 'Atrule' && node.name === 'media' && node.block && isForPaper(node.prelude))
        collect(node.block.children)
    }
  }
  const sheet = parseCss(css, { parseValue: false, onParseError: () => {} })
  if (sheet.type === 'StyleSheet') collect(sheet.children)
  return rules
}

/** `@media screen` and the like; not those that ask for a width, a dark scheme or anything else. */
const isForPaper = (prelude: CssNode | null) => /^(?:only )?(?:all|screen)$/i.test(prelude ? generate(prelude) : 'all')

function styleRulesOf({ prelude, block }: Rule, properties: ReadonlySet<string>): StyleRule[] {
  if (prelude.type !== 'SelectorList') return []
  const declarations = [...block.children]
    .filter((node): node is Declaration => node.type === 'Declaration' && properties.has(node.property.toLowerCase()))
    .map(({ property, value, important }) => ({
      property: property.toLowerCase(),
      value: generate(value).trim(),
      isImportant: Boolean(important),
    }))
    .filter(({ value }) => value.length <= most.value)
  if (declarations.length === 0) return []
  return [...prelude.children]
    .filter((selector): selector is Selector => selector.type === 'Selector' && isStill(selector))
    .map((selector) => ({ selector, text: generate(selector) }))
    .filter(({ text }) => text.length <= most.selector)
    .flatMap(({ selector, text }) => {
      const matches = matcherOf(text)
      return matches ? [{ matches, specificity: specificityOf(selector), declarations }] : []
    })
}

/** Null for a selector that no HTML needs, as one with a namespace. */
function matcherOf(selector: string): StyleRule['matches'] | null {
  try {
    return compile(selector)
  } catch {
    return null
  }
}

/** Of names, classes, ids and attributes: nothing that waits for a pointer, counts places or is drawn beside the text. Few, for each is looked for upwards. */
function isStill({ children }: Selector): boolean {
  const parts = [...children]
  return (
    parts.length <= most.parts &&
    parts.every((part) => still.has(part.type) && !(part.type === 'Combinator' && part.name === '~'))
  )
}

const still = new Set(['TypeSelector', 'ClassSelector', 'IdSelector', 'AttributeSelector', 'Combinator'])

/** https://www.w3.org/TR/selectors-4/#specificity-rules */
function specificityOf(selector: Selector): number {
  let specificity = 0
  walk(selector, ({ type }) => {
    if (type === 'IdSelector') specificity += 1_000_000
    else if (type === 'ClassSelector' || type === 'AttributeSelector') specificity += 1_000
    else if (type === 'TypeSelector') specificity += 1
  })
  return specificity
}
