import type { Concept } from './concepts.ts'

/** What the reader knows about the manners of mail in one language. Everything is lower case; plain data, so adding a language is adding a file. */
export interface Language {
  /** ISO 639-1. */
  code: string
  /** Frequent words that tell this language from the others. */
  stopWords: string[]
  /** Subject prefixes without their colon. */
  replyPrefixes: string[]
  forwardPrefixes: string[]
  /** Lines that open a forwarded mail, without rules and colons. */
  forwardMarkers: string[]
  /** Lines that open a quoted mail in the manner of Outlook, without rules. */
  originalMarkers: string[]
  /** Labels of the header block over a quoted or forwarded mail. */
  headerLabels: { from: string[]; date: string[]; to: string[]; cc: string[]; subject: string[] }
  /** 'On … wrote:': how such a line may start, and the words that say 'wrote'. */
  quoteOpeners: string[]
  quoteVerbs: string[]
  /** What a help desk says in the line above which an answer has to stand. */
  replyLines: string[]
  /** Ways to close a letter; a line that starts with one and is short opens the signature. */
  closings: string[]
  /** Ways to open a letter. */
  greetings: string[]
  /** Fragments found only in footers and disclaimers. */
  footers: string[]
  /** Fragments of what a mail server writes over mail from outside. */
  banners: string[]
  /** Words and phrases for what job mail is about; see `concepts`. */
  concepts: Partial<Record<Concept, string>>
}
