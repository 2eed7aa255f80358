import { join } from 'node:path'
import { namesIn } from '../../reader/facts/named.ts'
import { type Prepared, prepare, prepareMarked } from '../../reader/kind/prepare.ts'
import type { MailExample, SentenceExample } from '../../reader/kind/training.ts'
import type { NormalisedMail, ParsedMail } from '../../reader/mail.ts'
import type { Kind } from '../../reader/reading.ts'
import { splitSentences } from '../../reader/sentences.ts'
import { type Labelled, readFolder, readLines } from './folder.ts'
import { groupsOf } from './groups.ts'

const folder = join(import.meta.dirname, '../../reader/corpus')

/** All labelled mails of the repository. */
export async function readCorpus(): Promise<Labelled[]> {
  const singles = ['single', 'single2', 'single3', 'single4', 'single5', 'single6']
  const sets = [...singles, 'mailboxes', 'mailboxes-more', 'mailboxes-later']
  return (await Promise.all(sets.map((set) => readFolder(join(folder, set))))).flat()
}

/** The labelled mails as examples; mails of one employer or wording share a group. */
export function mailExamples(mails: Labelled[]): MailExample[] {
  const groups = groupsOf(mails)
  return mails.map(({ mail, platform, kind }, n) => {
    return { mail: prepare(mail, platform, namesIn(mail, platform)), kind, group: groups[n] ?? '' }
  })
}

/** Each sentence by itself, read as the subject or the text of a mail that says nothing else. */
export function bankExamples(): SentenceExample[] {
  return ['sentences-en', 'sentences-north', 'sentences-south']
    .flatMap((file) =>
      readLines<{ lang: string; kind: Kind | 'neutral'; text: string; where: string }>(join(folder, `${file}.jsonl`)),
    )
    .map(({ lang, kind, text, where }) => {
      const isSubject = where === 'subject'
      const { subject, sentences, whole } = prepareText(isSubject ? text : '', isSubject ? [] : [text], lang, null)
      return { vector: isSubject ? subject : (sentences[0] ?? subject), whole, kind }
    })
}

/**
 * Short letters of our own: a subject, a few sentences, and whether a program wrote them. One that resembles a mail of
 * the corpus names it (`like`) and shares its group, so that it never teaches a model that is tested on that mail.
 */
export function letterExamples(mails: Labelled[], examples: MailExample[]): MailExample[] {
  const groupOfMail = new Map(mails.map(({ file }, n) => [file, examples[n]?.group ?? '']))
  return readLines<Letter>(join(folder, 'letters.jsonl')).map(({ lang, kind, automated, subject, text, like }) => ({
    mail: prepareText(subject, splitSentences(text), lang, automated),
    kind,
    group: groupOfMail.get(like ?? '') ?? 'none',
  }))
}

interface Letter {
  lang: string
  kind: Kind
  automated: boolean
  subject: string
  text: string
  like?: string
}

/** A text by nobody in particular; `automated` null where it is not known whether a program wrote it. */
function prepareText(subject: string, texts: string[], language: string, automated: boolean | null): Prepared {
  const mail: NormalisedMail = {
    parsed: nothing,
    from: null,
    replyTo: null,
    to: [],
    subject,
    sentAt: null,
    forwarded: null,
    language,
    automated: automated ?? false,
    lines: texts.map((text) => ({ text, zone: 'body', links: [], emphasis: null, label: null })),
    sentences: texts.map((text, line) => ({ text, zone: 'body', line })),
  }
  const named = namesIn(mail, null)
  const marks =
    automated === null ? [] : [`automated:${automated}`, `title:${named.title !== null}`, `company:${named.company !== null}`]
  return prepareMarked(mail, named, marks, 0)
}

const nothing: ParsedMail = {
  headers: [],
  messageId: null,
  inReplyTo: [],
  references: [],
  from: null,
  fromCount: 0,
  replyTo: null,
  to: [],
  cc: [],
  subject: '',
  sentAt: null,
  text: null,
  html: null,
  calendars: [],
  attachments: [],
  nested: [],
  defects: [],
}
