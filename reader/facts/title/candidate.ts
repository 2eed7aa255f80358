import type { Passage } from '../passages.ts'
import type { UsageOf } from '../usage.ts'

/** A stretch of text that may be the title of the job. */
export interface Candidate {
  text: string
  key: string
  weight: number
  passage: Passage
  /** Where in the passage, by tokens. */
  from: number
  to: number
  source: string
}

/** What the choice of a title has to know. */
export interface TitleContext {
  passages: readonly Passage[]
  language: string | null
  /** The employer as read; never part of the title. */
  company: string | null
  /** Folded names of people in the mail. */
  people: Set<string>
  /** A board shows the job as a card: the first linked or strong line. */
  isBoard: boolean
  /** Which sort of sender wrote. */
  sender: string
  /** How a folded word is used in other mail. */
  usageOf: UsageOf
}
