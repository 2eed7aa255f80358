import type { Evidence } from '../../../domain/reading.ts'
import { fold } from '../../../domain/text/fold.ts'
import { nameKey } from '../names.ts'
import { isOccupation } from '../words/occupations.ts'
import type { CompanyCandidate } from './candidates.ts'
import { capitalised, wordsOfLabel } from './label-words.ts'
import { isNobody } from './nobody.ts'
import type { CompanyContext } from './sighting.ts'

/** 'your interest in', in front of whom it is in. */
const interest =
  /(?<!\p{L})(?:interest in|interested in|interesse (?:an|bei|in|voor|for|for å|i|per|verso|em|na|no|nas|nos|pela|pelo|por)|intérêt (?:pour|que vous portez (?:à|au|aux)|porté (?:à|au))|interés (?:en|por)|intresse (?:för|av)|kiinnostukses\p{L}+|zainteresowanie (?:firmą|pracą (?:w|dla)|ofertą))\s(?:(?:joining|working (?:at|for|with)|employment (?:at|with)|a (?:career|role|position|job) (?:at|with)|opportunities (?:at|with)|becoming part of|(?:einer|der) (?:mitarbeit|tätigkeit|stelle) (?:bei|in)|(?:trabajar|formar parte|unirte|unirse) (?:en|de|a|con)|(?:trabalhar|fazer parte|integrar) (?:na|no|em|da|do|a)|(?:lavorare|entrare|far parte) (?:in|con|per|di)|werken bij|een baan bij|att (?:arbeta|jobba) (?:på|hos)|(?:at|å) (?:arbejde|arbeide|jobbe) (?:hos|i|for))\s)?/giu

/** Where words say plainly who it is in whose job the user is interested, a likelihood is enough that else would not be. */
export function interestedIn(
  candidates: readonly CompanyCandidate[],
  shares: readonly number[],
  { passages }: CompanyContext,
): CompanyCandidate | null {
  const rests = passages.flatMap(({ text, zone }) =>
    zone === 'body' || zone === 'subject'
      ? [...text.slice(0, 500).matchAll(interest)].map((cue) => text.slice(cue.index + cue[0].length))
      : [],
  )
  if (rests.length === 0) return null
  const named = [...candidates.keys()].filter((n) => {
    const one = candidates[n]
    return (
      one !== undefined &&
      (shares[n] ?? 0) >= leastInterest &&
      !isOccupation(fold(one.key.split(' ').at(-1) ?? '')) &&
      [...one.forms.keys()].some((form) => rests.some((rest) => rest.startsWith(form)))
    )
  })
  const [first] = named.sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
  return (first === undefined ? null : candidates[first]) ?? null
}
const leastInterest = 0.3

/** The employer that only the mailbox of a platform's address tells: larkspur@myworkday.com. */
export function fromMailbox(context: CompanyContext): { company: string; evidence: Evidence } | null {
  const { mail, platform } = context
  const tenant = platform?.tenant ?? ''
  const address = mail.from?.address ?? ''
  if (tenant.length < 4 || !address.includes(tenant) || /\d{3}/.test(tenant)) return null
  const parts = tenant.split(/[-_.]+/).filter((part) => part !== '')
  const [only] = parts
  const company =
    parts.length === 1 && only !== undefined
      ? (wordsOfLabel(fold(only), context) ?? capitalised(only))
      : parts.map(capitalised).join(' ')
  if (isNobody(company) || nameKey(company).length < 4) return null
  return { company, evidence: { field: 'company', quote: address.slice(0, 300), where: 'from' } }
}
