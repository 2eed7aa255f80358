import { join } from 'node:path'
import { mailFeatures, sentenceFeatures, toVector } from '../../reader/kind/features.ts'
import { marksOf, sortOf } from '../../reader/kind/marks.ts'
import type { MailExample, SentenceExample } from '../../reader/kind/training.ts'
import { prepare } from '../../reader/kind/voters.ts'
import type { Kind } from '../../reader/reading.ts'
import { splitSentences } from '../../reader/sentences.ts'
import { type Labelled, readFolder, readLines } from './folder.ts'
import { groupsOf } from './groups.ts'

const folder = join(import.meta.dirname, '../../reader/corpus')

/** All labelled mails of the repository. */
export async function readCorpus(): Promise<Labelled[]> {
  const sets = ['single', 'single2', 'single3', 'mailboxes', 'mailboxes-more']
  return (await Promise.all(sets.map((set) => readFolder(join(folder, set))))).flat()
}

/** The labelled mails as examples; mails of one employer or wording share a group. */
export function mailExamples(mails: Labelled[]): MailExample[] {
  const groups = groupsOf(mails)
  return mails.map(({ mail, platform, kind }, n) => {
    const sentences = mail.sentences.filter((s) => s.zone === 'body').map((s) => s.text)
    return {
      mail: prepare(mail.subject, sentences, mail.language, marksOf(mail, platform)),
      kind,
      sort: sortOf(mail, platform),
      group: groups[n] ?? '',
    }
  })
}

export function bankExamples(): SentenceExample[] {
  return ['sentences-en', 'sentences-north', 'sentences-south']
    .flatMap((file) =>
      readLines<{ lang: string; kind: Kind | 'neutral'; text: string; where: string }>(join(folder, `${file}.jsonl`)),
    )
    .map(({ lang, kind, text, where }) => {
      const isSubject = where === 'subject'
      const features = sentenceFeatures(text, lang, isSubject)
      const whole = isSubject ? mailFeatures(text, [], [], lang, []) : mailFeatures('', [text], [features], lang, [])
      return { vector: toVector(features), whole: toVector(whole), kind }
    })
}

/**
 * Short letters of our own: a subject, a few sentences, and whether a program wrote them. One that resembles a mail of
 * the corpus names it (`like`) and shares its group, so that it never teaches a model that is tested on that mail.
 */
export function letterExamples(mails: Labelled[], examples: MailExample[]): MailExample[] {
  const groupOfMail = new Map(mails.map(({ file }, n) => [file, examples[n]?.group ?? '']))
  return readLines<Letter>(join(folder, 'letters.jsonl')).map(({ lang, kind, automated, subject, text, like }) => ({
    mail: prepare(subject, splitSentences(text), lang, [`automated:${automated}`]),
    kind,
    sort: 0,
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
