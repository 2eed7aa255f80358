import type { Mention } from './times.ts'
import type { Token } from './tokens.ts'
import { weekdays } from './words/calendar-words.ts'

const by =
  /^(?:by|before|until|till|than|due|expires|closes|bis|spatestens|vor|uiterlijk|tot|voor|avant|tard|jusqu|ici|tardar|antes|hasta|entro|ate|senast|senest|innen|inden|viimeistaan|mennessa|najpozniej|przed|sous)$/
const byIn: Record<string, RegExp> = { pl: /^do$/, da: /^for$/, no: /^for$/ }
const small =
  /^(?:the|on|at|le|el|il|den|dem|zum|am|au|de|del|di|dia|dnia|om|um|kl|kl\.|klo|a|alle|as|las|la|och|med|en|met|og|e|non|oltre|godz|godz\.|od|d|than|later|end|of|about|around|pa|op|kommenden|kommende|next|this|eod|cob|day|play|first|thing|lunchtime|lunch|close|business|et|est|edt|pt|pst|pdt|ct|cst|cdt|gmt|bst|cet|cest|uhr|uur|h|ca|ca\.|circa|etwa|environ)$/
/** 'Montagabend' */
const partOfDay = /(?:morgen|vormittag|mittag|nachmittag|abend|morgon|kvall|aften|kveld)$/
const arriving = /^(?:arrive|arriving|there|report|seated)$/

/** Whether a date or time is the last by which something is to be done: 'by 5 pm on Friday', 'uiterlijk 27 november om 12 uur'. */
export function isDue(tokens: Token[], mention: Mention<unknown>, all: Mention<unknown>[], language: string | null): boolean {
  let at = mention.from - 1
  for (let steps = 0; steps < 6 && at >= 0; steps++) {
    const word = tokens[at]?.word ?? ''
    if (by.test(word) || byIn[language ?? '']?.test(word)) return !comes(tokens, at) && !isSpan(tokens, at) && !isSet(tokens, at)
    const other = all.find(({ from, to }) => from <= at && at < to)
    if (other) at = other.from - 1
    else if (small.test(word) || weekdays.has(word) || weekdays.has(word.replace(partOfDay, ''))) at -= 1
    else return false
  }
  return false
}

/** 'bokad till onsdag', 'scheduled until now at': what is set for a day is not due then. */
const isSet = (tokens: Token[], at: number): boolean =>
  tokens[at]?.word === 'till' &&
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ word }) => /^(?:in)?bok|^flytt|^ombok|^satt|^planera|^schema|^bestam|^andra/.test(word))

/** 'Please arrive by 9:45', 'stop by on Thursday' */
function comes(tokens: Token[], at: number): boolean {
  if (
    tokens[at]?.word === 'by' &&
    tokens[at - 1]?.after === '' &&
    /^(?:stop|come|drop|swing|call)$/.test(tokens[at - 1]?.word ?? '')
  )
    return true
  let first = at
  while (first > at - 6 && tokens[first - 1]?.after === '') first -= 1
  return (
    tokens[at]?.word === 'by' &&
    tokens
      .slice(first, at)
      .some(({ word }, n, all) => arriving.test(word) || (word === 'be' && /^(?:at|in|here|with)$/.test(all[n + 1]?.word ?? '')))
  )
}

/** "Monday until Friday" */
const isSpan = (tokens: Token[], at: number): boolean =>
  /^(?:until|till|bis|tot|hasta|ate|do)$/.test(tokens[at]?.word ?? '') &&
  weekdays.has(tokens[at - 1]?.word ?? '') &&
  tokens[at - 1]?.after === ''
