import type { ReactNode } from 'react'
import css from './mail-text.module.css'

/** A mail's plain text with its links; lines quoted from earlier mails are muted. */
export function MailText({ text }: { text: string }) {
  const paragraphs = parts(text.trim())
  return (
    <div className={css.text}>
      {paragraphs.map(({ key, quoted, text }) => (
        <div key={key} className={quoted ? css.quoted : undefined}>
          {withLinks(text)}
        </div>
      ))}
    </div>
  )
}

interface Part {
  key: number
  quoted: boolean
  text: string
}

function parts(text: string): Part[] {
  const found: Part[] = []
  for (const line of text.split('\n')) {
    const quoted = line.startsWith('>')
    const last = found.at(-1)
    if (last && last.quoted === quoted) last.text += `\n${line}`
    else found.push({ key: found.length, quoted, text: line })
  }
  return found
}

const link = /https?:\/\/[^\s<>"')\]]{1,2000}/g

function withLinks(text: string): ReactNode[] {
  const pieces: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(link)) {
    const url = match[0].replace(/[.,;:!?]+$/, '')
    pieces.push(text.slice(from, match.index))
    pieces.push(
      <a key={match.index} href={url} target="_blank" rel="noopener noreferrer nofollow">
        {url.length > 72 ? `${url.slice(0, 68)}…` : url}
      </a>,
    )
    from = match.index + url.length
  }
  pieces.push(text.slice(from))
  return pieces
}
