import { fold } from '../../domain/text/fold.ts'
import type { Token } from './tokens.ts'

interface Node<T> {
  next: Map<string, Node<T>>
  value: T | undefined
}

/** Phrases by their words, so that thousands of them are found in one walk over a passage. */
export type Phrases<T> = Node<T>

export interface Found<T> {
  value: T
  /** Index of its first token, and the one behind its last. */
  from: number
  to: number
}

/** `(a|b)` lists alternatives, `[c]` or `[c|d]` may be missing; neither nests. */
export function variants(shape: string): string[] {
  const open = /\(([^()]*)\)|\[([^[\]]*)\]/.exec(shape)
  if (!open) return [shape.replace(/\s+/g, ' ').trim()]
  const choices = open[1] === undefined ? ['', ...(open[2] ?? '').split('|')] : open[1].split('|')
  const head = shape.slice(0, open.index)
  const tail = shape.slice(open.index + open[0].length)
  return choices.flatMap((choice) => variants(head + choice + tail))
}

export function phrasesOf<T>(lists: Iterable<[shapes: string[], value: T]>): Phrases<T> {
  const root: Node<T> = { next: new Map(), value: undefined }
  for (const [shapes, value] of lists) {
    for (const phrase of shapes.flatMap((shape) => variants(fold(shape)))) {
      let node = root
      for (const word of phrase.split(' ')) {
        let child = node.next.get(word)
        if (child === undefined) {
          child = { next: new Map(), value: undefined }
          node.next.set(word, child)
        }
        node = child
      }
      node.value ??= value
    }
  }
  return root
}

/** The longest phrase that begins at each token; a phrase never runs over the end of a sentence. */
export function findPhrases<T>(phrases: Phrases<T>, tokens: Token[]): Found<T>[] {
  const found: Found<T>[] = []
  for (let from = 0; from < tokens.length; from++) {
    let node: Node<T> | undefined = phrases
    let best: Found<T> | undefined
    for (let at = from; at < tokens.length; at++) {
      const token: Token = tokens[at] as Token
      node = node.next.get(token.word)
      if (!node) break
      if (node.value !== undefined) best = { value: node.value, from, to: at + 1 }
      if (/[.!?;:]/.test(token.after)) break
    }
    if (best) found.push(best)
  }
  return found
}
