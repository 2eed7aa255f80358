import type { KeyboardEvent } from 'react'

const signs: Record<string, string> = { b: '**', i: '*' }

/** Ctrl+B and Ctrl+I put what is selected in bold or italic, and take that away again. */
export function marked(event: KeyboardEvent<HTMLTextAreaElement>, onText: (text: string) => void): void {
  const sign = (event.ctrlKey || event.metaKey) && !event.altKey ? signs[event.key.toLowerCase()] : undefined
  if (sign === undefined) return
  event.preventDefault()
  const box = event.currentTarget
  const { value, selectionStart: from, selectionEnd: to } = box
  if (from === to) return
  const [before, inside, after] = [value.slice(0, from), value.slice(from, to), value.slice(to)]
  const isMarked = before.endsWith(sign) && after.startsWith(sign)
  const text = isMarked
    ? before.slice(0, -sign.length) + inside + after.slice(sign.length)
    : `${before}${sign}${inside}${sign}${after}`
  const shift = isMarked ? -sign.length : sign.length
  onText(text)
  requestAnimationFrame(() => box.setSelectionRange(from + shift, to + shift))
}
