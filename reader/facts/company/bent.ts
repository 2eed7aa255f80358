import { fold } from '../../../domain/text/fold.ts'
import type { CompanyContext } from './sighting.ts'

// The cases of place, the genitive and the partitive; a foreign word has an i before them.
const endings = /i?(?:lle|lta|ltä|sta|stä|lla|llä|ssa|ssä|n|a|ä)$/
const shortest = 4

/**
 * Brings a name's last word back to the form the house writes: 'Haukiniemi Steelillä' as Haukiniemi Steel. A Finnish
 * sentence bends names; only what the mail writes elsewhere, or its address, tells the form they come from.
 */
export function unbending(context: CompanyContext): (name: string) => string {
  const { mail, passages, own, platform } = context
  if (mail.language !== 'fi') return (name) => name
  const label = lettersOf(platform ? (platform.tenant ?? '') : (own?.label ?? ''))
  const known = new Set(fold(mail.from?.name ?? '').split(/[^\p{L}]+/u))
  for (const { tokens } of passages) for (const { capital, word } of tokens) if (capital) known.add(word)
  return (name) => {
    const at = name.lastIndexOf(' ') + 1
    const last = name.slice(at)
    if (!/^\p{Lu}/u.test(last)) return name
    for (const stem of stemsOf(last)) {
      const isTold = known.has(fold(stem)) || (label !== '' && lettersOf(name.slice(0, at) + stem) === label)
      if (isTold) return name.slice(0, at) + stem
    }
    return name
  }
}

function stemsOf(word: string): string[] {
  const short = word.replace(endings, '')
  const long = short === word ? word : word.replace(endings, (ending) => (ending.startsWith('i') ? 'i' : ''))
  return [long, short].filter((stem) => stem !== word && stem.length >= shortest)
}

const lettersOf = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '')
