import type { Named } from '../facts/named.ts'
import { isFirstName } from '../facts/words/first-names.ts'
import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'
import { mailFeatures, sentenceFeatures, toVector, type Vector } from './features.ts'
import { marksOf, sortOf } from './marks.ts'

const mostSentences = 60

/** A mail made ready for both voters. */
export interface Prepared {
  subject: Vector
  sentences: Vector[]
  whole: Vector
  /** What stands behind the mail, as `sortOf` tells. */
  sort: number
}

/** Names say nothing about a mail's kind: the job, the employer and people are put as such, whatever they are called. */
export function prepare(mail: NormalisedMail, platform: PlatformMatch | null, named: Named): Prepared {
  return prepareMarked(mail, named, marksOf(mail, platform, named), sortOf(mail, platform, named))
}

/** The same where what stands behind the mail is said by somebody. */
export function prepareMarked(mail: NormalisedMail, named: Named, marks: string[], sort: number): Prepared {
  const masked = mask(mail, named)
  const texts = mail.sentences
    .filter((s) => s.zone === 'body')
    .slice(0, mostSentences)
    .map((s) => masked(s.text))
  const subject = masked(mail.subject)
  const features = texts.map((text) => sentenceFeatures(text, mail.language, false))
  return {
    subject: toVector(sentenceFeatures(subject, mail.language, true)),
    sentences: features.map(toVector),
    whole: toVector(mailFeatures(subject, texts, features, mail.language, marks)),
    sort,
  }
}

function mask(mail: NormalisedMail, { title, company, people }: Named): (text: string) => string {
  const written = [...mail.to.slice(0, 20), mail.from].flatMap((box) => box?.name.split(/[\s,]+/) ?? [])
  const spoken = [...people]
    .flatMap((key) => key.split(' '))
    .filter(isFirstName)
    .map(capitalised)
  const names = [...written.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)), ...spoken].slice(0, 40)
  const masks = [
    maskOf([title?.title ?? ''], 'giu', ' §title '),
    maskOf([company?.company ?? ''], 'giu', ' §company '),
    maskOf(names, 'gu', ' §name '),
  ].filter((mask) => mask !== null)
  return (text) => masks.reduce((known, mask) => mask(known), text.slice(0, 1_500))
}

/** Puts `sign` for the words where they stand by themselves; null when there are none. */
function maskOf(words: string[], flags: string, sign: string): ((text: string) => string) | null {
  const literal = [...new Set(words)].filter((word) => word.length > 2).map(RegExp.escape)
  if (literal.length === 0) return null
  // Most sentences name nobody: the plain words are looked for before their surroundings.
  const anywhere = new RegExp(literal.join('|'), flags.replace('g', ''))
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])(?:${literal.join('|')})(?![\\p{L}\\p{N}])`, flags)
  return (text) => (anywhere.test(text) ? text.replace(alone, sign) : text)
}

function capitalised(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}
