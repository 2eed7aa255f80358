import type { Named } from '../facts/named.ts'
import { isFirstName } from '../facts/words/first-names.ts'
import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'
import { splitSentences } from '../sentences.ts'
import { mailVector, saidIn, sentenceVector } from './features.ts'
import { marksOf, sortOf, standingOf } from './marks.ts'
import type { Vector } from './vector.ts'

const mostSentences = 60
const mostQuoted = 12

/** A mail made ready for both voters. */
export interface Prepared {
  subject: Vector
  sentences: Vector[]
  /** What the mail answers, as far as it quotes it: mostly what the user wrote. */
  quoted: Vector[]
  whole: Vector
  /** What stands behind the mail, as `sortOf` tells. */
  sort: number
  /** What stands beside its words, as `standingOf` tells. */
  standing: number[]
}

/**
 * Names say nothing about a mail's kind: the job, the employer and people are put as such, whatever they are called.
 */
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
  const quoted = quotedSentences(mail).map((text) => sentenceVector(saidIn(masked(text), mail.language), false))
  const subject = saidIn(masked(mail.subject), mail.language)
  const said = texts.map((text) => saidIn(text, mail.language))
  const sentences = said.map((one) => sentenceVector(one, false))
  return {
    subject: sentenceVector(subject, true),
    sentences,
    quoted,
    whole: mailVector(subject, said, sentences, marks),
    sort,
    standing: standingOf(mail, named),
  }
}

/** What the mail answers, sentence by sentence, as far as it is heard. */
export function quotedSentences(mail: NormalisedMail): string[] {
  return mail.lines
    .filter(({ zone }) => zone === 'quoted')
    .slice(0, mostQuoted)
    .flatMap(({ text }) => splitSentences(text.slice(0, 2_000)))
    .slice(0, mostQuoted)
}

function mask(mail: NormalisedMail, { title, company, people }: Named): (text: string) => string {
  const written = [...mail.to.slice(0, 20), mail.from].flatMap((box) => box?.name.split(/[\s,]+/) ?? [])
  const spoken = [...people]
    .flatMap((key) => key.split(' '))
    .filter(isFirstName)
    .map(capitalised)
  const names = new Set([...written.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)), ...spoken].slice(0, 40))
  const signs: Sign[] = [
    { words: (title?.title ?? '').toLowerCase(), sign: ' §title ', isCaseless: true },
    { words: (company?.company ?? '').toLowerCase(), sign: ' §company ', isCaseless: true },
    ...[...names].map((words) => ({ words, sign: ' §name ', isCaseless: false })),
  ]
  const told = signs.filter(({ words }) => words.length > 2)
  return (text) => told.reduce(put, text.slice(0, 1_500).replace(rareGenderMark, '(m/w/d)'))
}

/** They mean what '(m/w/d)' does, which the model has read often. */
const rareGenderMark = /\((?:gn ?\*?|all genders|alle geschlechter)\)/gi

interface Sign {
  words: string
  sign: string
  isCaseless: boolean
}

const letterOrDigit = /[\p{L}\p{N}]/u

/** Puts the sign for the words wherever they stand by themselves. */
function put(text: string, { words, sign, isCaseless }: Sign): string {
  const small = isCaseless ? text.toLowerCase() : text
  const seen = small.length === text.length ? small : text
  let out = ''
  let from = 0
  for (let at = seen.indexOf(words); at !== -1; at = seen.indexOf(words, at + words.length)) {
    const to = at + words.length
    if (letterOrDigit.test(text.charAt(at - 1)) || letterOrDigit.test(text.charAt(to))) continue
    out += `${text.slice(from, at)}${sign}`
    from = to
  }
  return from === 0 ? text : `${out}${text.slice(from)}`
}

function capitalised(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}
