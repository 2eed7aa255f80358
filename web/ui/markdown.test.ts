import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.ts'

interface Seen {
  words: string
  tags: string[]
  links: { href: string; rel: string; target: string }[]
}

/** What a reader sees, the elements it is made of, and where its links lead. */
function show(text: string): Seen {
  const seen: Seen = { words: '', tags: [], links: [] }
  const walk = (node: ReactNode) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!isValidElement(node)) {
      seen.words += node ?? ''
      return
    }
    const { type, props } = node as ReactElement<{ href?: string; rel?: string; target?: string; children?: ReactNode }>
    seen.tags.push(String(type))
    if (type === 'a') seen.links.push({ href: props.href ?? '', rel: props.rel ?? '', target: props.target ?? '' })
    walk(props.children)
  }
  walk(Markdown({ text }))
  return seen
}

test('headings, lists, emphasis, tables and lines of a note are shown as such', () => {
  const { tags, words } = show(
    '# Call\n\n- **salary**\n- [x] start\n\n1. one\n\n| a | b |\n| - | - |\n| c | d |\n\nfirst\nsecond',
  )
  for (const tag of ['h3', 'ul', 'ol', 'strong', 'table', 'th', 'td', 'br']) expect(tags).toContain(tag)
  expect(words).toContain('☑ ')
})

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['a <b onclick="x()">bold</b> word'],
  ['<iframe srcdoc="<script>1</script>"></iframe>'],
])('HTML in a note is shown as it was typed: %s', (text) => {
  const { words, tags } = show(text)
  expect(words).toContain(text)
  for (const tag of ['script', 'img', 'iframe', 'b']) expect(tags).not.toContain(tag)
})

test('links open elsewhere, tell nothing of where they stand, and lead to pages and mail addresses alone', () => {
  const { links, words } = show(
    '[a](https://example.com/x) <kim@example.com> https://example.org [b](javascript:alert(1)) [c](data:text/html,x) [d](//evil.example) [e](JAVASCRIPT:x)',
  )
  expect(links.map(({ href }) => href)).toEqual(['https://example.com/x', 'mailto:kim@example.com', 'https://example.org'])
  expect(links.every(({ rel, target }) => rel === 'noopener noreferrer nofollow' && target === '_blank')).toBe(true)
  expect(words).toContain('b')
})

test('a picture is not fetched: it is a link', () => {
  const { tags, links } = show('![chart](https://example.com/pixel.png)')
  expect(tags).not.toContain('img')
  expect(links).toHaveLength(1)
})

test.each([
  ['quotes', '>'.repeat(50_000)],
  ['brackets', '['.repeat(50_000)],
  ['stars', '*a '.repeat(16_000)],
  [
    'lists',
    Array.from({ length: 300 }, (_, n) => `${' '.repeat(n * 2)}- x`)
      .join('\n')
      .slice(0, 50_000),
  ],
])('a note of nothing but %s is shown within a moment', (_, text) => {
  const before = performance.now()
  expect(show(text).words.length).toBeGreaterThan(0)
  expect(performance.now() - before).toBeLessThan(3_000)
})
