import type { Where } from '../../domain/reading.ts'
import type { Link, NormalisedMail, Zone } from '../mail.ts'
import { type Token, tokenise } from './tokens.ts'

/** A stretch of the mail that is searched as one: the subject, a sentence, a quoted line. */
export interface Passage {
  text: string
  tokens: Token[]
  where: Where
  zone: Zone | 'subject'
  /** Index into the mail's lines; -1 for the subject. */
  line: number
  links: Link[]
}

const most = { sentences: 240, tail: 60, characters: 24_000, quoted: 40, footer: 24 }

/** The subject, the sentences in reading order, and a little of what is quoted, within fixed bounds. */
export function passagesOf(mail: NormalisedMail): Passage[] {
  const passages: Passage[] = []
  const subject = mail.subject.slice(0, 400)
  if (subject.trim() !== '') {
    passages.push({ text: subject, tokens: tokenise(subject), where: 'subject', zone: 'subject', line: -1, links: [] })
  }
  let characters = 0
  const small = mail.sentences.filter((s) => s.zone === 'footer')
  const print = new Set(bothEnds(small, most.footer, most.footer / 2))
  const read = mail.sentences.filter((s) => s.zone !== 'footer' || print.has(s))
  for (const sentence of wholeSentences(bothEnds(read, most.sentences, most.tail))) {
    characters += sentence.text.length
    if (characters > most.characters) break
    const where = sentence.zone === 'signature' ? 'signature' : sentence.zone === 'footer' ? 'footer' : 'body'
    const links = mail.lines[sentence.line]?.links ?? []
    passages.push({
      text: sentence.text,
      tokens: tokenise(sentence.text),
      where,
      zone: sentence.zone,
      line: sentence.line,
      links,
    })
  }
  let quoted = 0
  for (const [at, line] of mail.lines.entries()) {
    if (line.zone !== 'quoted' || line.text.length > 1000) continue
    if (++quoted > most.quoted) break
    passages.push({ text: line.text, tokens: tokenise(line.text), where: 'body', zone: 'quoted', line: at, links: line.links })
  }
  return passages
}

/** A long mail says what it is about at its head and who sent it at its foot; so does its small print. */
function bothEnds(sentences: NormalisedMail['sentences'], all: number, tail: number): NormalisedMail['sentences'] {
  if (sentences.length <= all) return sentences
  return [...sentences.slice(0, all - tail), ...sentences.slice(-tail)]
}

// "… with the U.S." / "Fish and Wildlife Service": an abbreviation ended no sentence.
const abbreviated =
  /(?:^|[\s(])(?:U\.S|U\.K|St|Dr|Mr|Mrs|Ms|Prof|No|Nr|Inc|Ltd|Co|Sr|Jr|Ste|Mt|Ft|bzw|z\.B|ca|e\.g|i\.e|S\.A|S\.L|S\.p\.A|S\.r\.l|Sp|z o\.o|Ing|Dipl|Art|ref|Ref|réf|Réf|Nr|nr|Tel|tel|[\p{L}]{0,20}str|Str|inkl|cat|ds|spraw|par|\p{Lu})\.$/u

// 'Chauffeur (cat.' / 'CE) for the night': no sentence ends in a short bracket.
const goesOn = (text: string, next: string): boolean =>
  abbreviated.test(text.slice(-12)) || (/\([^()]{1,30}\.$/.test(text.slice(-40)) && /^[^()]{1,30}\)/.test(next))

function wholeSentences(sentences: NormalisedMail['sentences']): NormalisedMail['sentences'] {
  const whole: NormalisedMail['sentences'] = []
  for (const sentence of sentences) {
    const last = whole.at(-1)
    if (last && last.line === sentence.line && last.text.length < 600 && goesOn(last.text, sentence.text))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${sentence.text}` }
    else whole.push(sentence)
  }
  return whole
}
