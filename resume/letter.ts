import type { Letter, ResumeDocument, ResumeLanguage } from '../contract/resume-document.ts'
import { letterWords } from './letter-words.ts'
import { type Contact, contactsOf } from './printed.ts'
import { plainText, type Run, richText } from './rich-text.ts'

/** What stands on the paper of a letter. */
export interface PrintedLetter {
  /** Of the file. */
  title: string
  name: string
  label: string
  contacts: Contact[]
  language: string
  letter: {
    language: string
    recipient: string[]
    date: string
    subject: string
    /** Each with its lines. */
    paragraphs: Run[][][]
  }
}

export function printedLetter({ basics, 'x-applybox': { letter, language } }: ResumeDocument): PrintedLetter {
  const { recipient, date, subject, text } = letter ?? noLetter
  const name = (basics?.name ?? '').trim()
  return {
    title: subject.trim() || name || 'Letter',
    name,
    label: '',
    contacts: contactsOf(basics),
    language,
    letter: {
      language: letter?.language ?? language,
      recipient: linesOf(recipient),
      date: date.trim(),
      subject: subject.trim(),
      paragraphs: text
        .split(/\n[^\S\n]*\n/)
        .map((part) => linesOf(part).map(richText))
        .filter((lines) => lines.length > 0),
    },
  }
}

const noLetter: Letter = { language: 'en', recipient: '', date: '', subject: '', text: '' }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)

/** A letter as plain text. */
export function letterAsText({ name, contacts, letter: { recipient, date, subject, paragraphs } }: PrintedLetter): string {
  const head = [[name, ...contacts.map(({ text }) => text)].filter(Boolean).join('\n'), recipient.join('\n'), date, subject]
  return `${[...head, wordsOf(paragraphs)].filter(Boolean).join('\n\n')}\n`
}

/** A letter as an email, which says by itself who writes to whom and when. */
export function letterAsMail(document: ResumeDocument): { subject: string; text: string } {
  const { subject, paragraphs } = printedLetter(document).letter
  return { subject, text: wordsOf(paragraphs) }
}

const wordsOf = (paragraphs: PrintedLetter['letter']['paragraphs']) =>
  paragraphs.map((lines) => lines.map(plainText).join('\n')).join('\n\n')

interface Known {
  /** Of the person who is written to; null where nobody is known. */
  name: string | null
  title: string | null
  company: string | null
  /** Who writes, and from where. */
  me: string
  city: string
}

/** A letter to begin with: what is known is filled in, what is not stands in square brackets. */
export function draftLetter(language: ResumeLanguage, known: Known, today: Date): Letter {
  const { greeting, hello, subject, paragraphs, closing, gaps } = letterWords[language]
  const fill = (text: string) =>
    text.replace(/\{(name|title|company)\}/g, (_, key: keyof typeof gaps) => known[key] ?? `[${gaps[key]}]`)
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    today,
  )
  return {
    language,
    recipient: [known.company, known.name].filter(Boolean).join('\n'),
    date: [known.city, day].filter(Boolean).join(', '),
    subject: fill(subject),
    text: [
      fill(known.name === null ? hello : greeting),
      ...paragraphs.map(fill),
      [closing, known.me].filter(Boolean).join('\n'),
    ].join('\n\n'),
  }
}
