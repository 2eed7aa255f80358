import { readFileSync } from 'node:fs'
import { type Kind, type Reading, reviewBelow } from '../domain/reading.ts'
import { bytesOf } from '../reader/facts/mails.cases.ts'
import { isDangerous } from '../reader/kind/danger.ts'
import { read } from '../reader/read.ts'
import { linesOf } from './sets.ts'

/** An adversarial mail, one per line of a `*.jsonl`. */
export interface Hard {
  /** Type of difficulty: 'farewell', 'own words', … */
  type: string
  lang: string
  /** Accepted classes, best first; empty if no confident class is acceptable. */
  kinds: Kind[]
  from: string
  subject: string
  text: string
}

export const readHard = (path: string): Hard[] => linesOf<Hard>(readFileSync(path, 'utf8'))

export const bytesOfHard = ({ from, subject, text }: Hard): Buffer => bytesOf(from, subject, text)

/** Results by type: confidently wrong, wrong but sent to triage, and opposite class. */
export async function hardTable(mails: readonly Hard[]): Promise<string> {
  const results = await Promise.all(mails.map(async (mail) => ({ mail, reading: await read(bytesOfHard(mail)) })))
  const row = (name: string, of: typeof results) => {
    const wrong = of.filter(({ mail, reading }) => !mail.kinds.includes(reading.kind))
    const sure = wrong.filter(({ reading }) => reading.confidence >= reviewBelow)
    const asked = of.filter(({ reading }) => reading.confidence < reviewBelow)
    const numbers = [of.length, sure.length, sure.filter(isOpposite).length, wrong.length - sure.length, asked.length]
    return `${name.padEnd(14)}${numbers.map((number) => String(number).padStart(11)).join('')}`
  }
  const types = Map.groupBy(results, ({ mail }) => mail.type)
  const languages = Map.groupBy(results, ({ mail }) => mail.lang)
  return [
    `${'hard mails'.padEnd(14)}      mails sure wrong  dangerous wrong+asked      asked`,
    ...[...types].map(([type, of]) => row(type, of)),
    '',
    ...[...languages].map(([language, of]) => row(language, of)),
    '',
    row('all', results),
    '',
    ...results.filter(({ mail, reading }) => !mail.kinds.includes(reading.kind)).map(mistake),
  ].join('\n')
}

type Result = { mail: Hard; reading: Reading }

const isOpposite = ({ mail: { kinds }, reading }: Result): boolean => kinds.some((kind) => isDangerous(kind, reading.kind))

function mistake({ mail, reading }: Result): string {
  const sure = reading.confidence >= reviewBelow ? 'SURE' : 'asked'
  return `${sure} ${mail.lang} ${mail.type}: ${mail.kinds[0] ?? 'nothing'} read as ${reading.kind} (${reading.confidence.toFixed(2)}): ${mail.subject} – ${mail.text.slice(0, 60).replaceAll('\n', ' ')}`
}
