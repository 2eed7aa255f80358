import { marked, type Token, type Tokens } from 'marked'
import { createElement, type ReactNode } from 'react'
import css from './markdown.module.css'

const deepest = 24

/**
 * Markdown as elements of the page. No HTML is ever made of it: what looks like HTML is shown as it was typed, pictures become links, and
 * links lead to web pages and mail addresses alone.
 */
export function Markdown({ text }: { text: string }) {
  return createElement('div', { className: css.markdown }, ...all(tokensOf(text), 0))
}

/** What nests so deeply that it cannot be read is shown as it was typed. */
function tokensOf(text: string): Token[] {
  try {
    return marked.lexer(text, { gfm: true, breaks: true })
  } catch {
    return [{ type: 'text', raw: text, text }]
  }
}

function all(tokens: readonly Token[] = [], depth: number): ReactNode[] {
  return tokens.map((token) => (depth < deepest ? one(token as Tokens.Generic, depth + 1) : token.raw))
}

const plain: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  em: 'em',
  del: 'del',
}

function one(token: Tokens.Generic, depth: number): ReactNode {
  const inner = all(token.tokens, depth)
  const tag = plain[token.type]
  if (tag) return createElement(tag, null, ...inner)
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading':
      return createElement(`h${Math.min(5, token.depth + 2)}`, null, ...inner)
    case 'list':
      return listOf(token as Tokens.List, depth)
    case 'table':
      return tableOf(token as Tokens.Table, depth)
    case 'code':
      return createElement('pre', null, createElement('code', null, token.text))
    case 'codespan':
      return createElement('code', null, token.text)
    case 'hr':
    case 'br':
      return createElement(token.type)
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'link':
      return linkOf(token.href, inner)
    case 'image':
      return linkOf(token.href, [token.text || token.href])
    case 'text':
    case 'escape':
      return token.tokens ? createElement('span', null, ...inner) : token.text
    default:
      return token.raw
  }
}

function listOf({ ordered, start, items }: Tokens.List, depth: number) {
  const entries = items.map(({ tokens }) => createElement('li', null, ...all(tokens, depth)))
  return ordered ? createElement('ol', { start: Number(start) || 1 }, ...entries) : createElement('ul', null, ...entries)
}

function tableOf({ header, rows }: Tokens.Table, depth: number) {
  const row = (tag: 'th' | 'td', cells: Tokens.TableCell[]) =>
    createElement('tr', null, ...cells.map(({ tokens }) => createElement(tag, null, ...all(tokens, depth))))
  return createElement(
    'table',
    null,
    createElement('thead', null, row('th', header)),
    createElement('tbody', null, ...rows.map((cells) => row('td', cells))),
  )
}

function linkOf(href: string, words: ReactNode[]): ReactNode {
  const leadsOut = ['http:', 'https:', 'mailto:'].includes(URL.parse(href)?.protocol ?? '')
  if (!leadsOut) return createElement('span', null, ...words)
  return createElement('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...words)
}
