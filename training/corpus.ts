import type { Kind } from '../domain/reading.ts'
import { bytesOf, mailCases } from '../reader/facts/mails.cases.ts'
import { namesIn } from '../reader/facts/named.ts'
import type { NamesModel } from '../reader/facts/names-model.ts'
import { type Prepared, prepare, prepareMarked } from '../reader/kind/prepare.ts'
import type { NormalisedMail, ParsedMail, Zone } from '../reader/mail.ts'
import { normalise } from '../reader/normalise.ts'
import { parse } from '../reader/parse.ts'
import { platformOf } from '../reader/platforms/index.ts'
import { splitSentences } from '../reader/sentences.ts'
import { bytesOfHard, type Hard } from './hard.ts'
import type { MailExample, SentenceExample, TrainingSet } from './kinds.ts'
import { type Labelled, readLabelled } from './labelled.ts'
import type { LearnedNames } from './named.ts'
import { readSet, taughtSets } from './sets.ts'

/** All labelled mails of the repository. */
export async function readCorpus(): Promise<Labelled[]> {
  return (await Promise.all([...taughtSets('mails'), ...taughtSets('mailbox')].map(readLabelled))).flat()
}

/** Short mails of our own with the names they tell; they teach nothing but names. */
export async function readNameCases(): Promise<Labelled[]> {
  const cases = mailCases.filter(([, , , company, title]) => company !== null && title !== null)
  return Promise.all(
    cases.map(async ([from, subject, text, company, title], n) => {
      const bytes = bytesOf(from, subject, text)
      const mail = normalise(await parse(bytes))
      const platform = platformOf(mail)
      const language = mail.language ?? 'unknown'
      return {
        set: 'cases',
        file: `case ${n}`,
        bytes,
        mail,
        platform,
        kind: 'conversation' as const,
        company,
        title,
        language,
        meeting: null,
      }
    }),
  )
}

/** Everything that kinds are learned from. */
export async function trainingSet(mails: Labelled[], groups: string[], names: LearnedNames): Promise<TrainingSet> {
  const examples = [...mailExamples(mails, groups, names), ...(await hardExamples(names.model))]
  return { bank: bankExamples(names.model), letters: letterExamples(mails, groups, names.model), mails: examples }
}

/** Mails written to mislead, of which no employer or job is labelled; those of one type and language stay together. */
async function hardExamples(names: NamesModel): Promise<MailExample[]> {
  const hard = readSet<Hard>('hard')
  const examples = hard.map(async (one) => {
    const [kind] = one.kinds
    if (kind === undefined) return []
    const mail = normalise(await parse(bytesOfHard(one)))
    const platform = platformOf(mail)
    return [{ mail: prepare(mail, platform, namesIn(mail, platform, names)), kind, group: `hard ${one.type} ${one.lang}` }]
  })
  return (await Promise.all(examples)).flat()
}

/**
 * The labelled mails as examples, their names read by models that had not seen them; mails of one group stay together.
 */
function mailExamples(mails: Labelled[], groups: string[], { model, unseen }: LearnedNames): MailExample[] {
  return mails.map(({ mail, platform, kind }, n) => {
    return { mail: prepare(mail, platform, namesIn(mail, platform, unseen[n] ?? model)), kind, group: groups[n] ?? '' }
  })
}

/** Each sentence by itself, read as the subject or the text of a mail that says nothing else. */
export function bankExamples(names: NamesModel): SentenceExample[] {
  return taughtSets('sentences')
    .flatMap(readSet<{ lang: string; kind: Kind | 'neutral'; text: string; where: string }>)
    .map(({ lang, kind, text, where }) => {
      const isSubject = where === 'subject'
      const said = isSubject ? { subject: text, texts: [] } : { subject: '', texts: [text] }
      const { subject, sentences, whole } = prepareText(said, lang, null, names)
      return { vector: isSubject ? subject : (sentences[0] ?? subject), whole, kind }
    })
}

/**
 * Short letters of our own: a subject, a few sentences, what they quote of the user's, and whether a program wrote
 * them. One that resembles a mail of the corpus names it (`like`) and shares its group, so that it never teaches a model that
 * is tested on that mail.
 */
export function letterExamples(mails: Labelled[], groups: string[], names: NamesModel): MailExample[] {
  const groupOfMail = new Map(mails.map(({ file }, n) => [file, groups[n] ?? '']))
  return readSet<Letter>('letters').map(({ lang, kind, automated, subject, text, quoted, like }) => ({
    mail: prepareText({ subject, texts: splitSentences(text), quoted }, lang, automated, names),
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
  quoted?: string
  like?: string
}

interface Said {
  subject: string
  texts: string[]
  quoted?: string | undefined
}

/** A text by nobody in particular; `automated` null where it is not known whether a program wrote it. */
function prepareText({ subject, texts, quoted }: Said, language: string, automated: boolean | null, names: NamesModel): Prepared {
  const lineOf = (zone: Zone) => (text: string) => ({ text, zone, links: [], emphasis: null, label: null })
  const mail: NormalisedMail = {
    parsed: nothing,
    from: null,
    replyTo: null,
    to: [],
    subject,
    sentAt: null,
    forwarded: null,
    original: null,
    language,
    automated: automated ?? false,
    lines: [...texts.map(lineOf('body')), ...(quoted?.split('\n') ?? []).map(lineOf('quoted'))],
    sentences: texts.map((text, line) => ({ text, zone: 'body', line })),
  }
  const named = namesIn(mail, null, names)
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
