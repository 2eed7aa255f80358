import type { Where } from '../../../domain/reading.ts'
import type { NormalisedMail } from '../../mail.ts'
import type { PlatformMatch } from '../../platforms/index.ts'
import type { OwnLabel } from '../domain-name.ts'
import type { Passage } from '../passages.ts'
import type { UsageOf } from '../usage.ts'

/** What the choice of a company has to know. */
export interface CompanyContext {
  mail: NormalisedMail
  platform: PlatformMatch | null
  passages: Passage[]
  /** Keys of people who write, receive or take part. */
  people: Set<string>
  /** Display name of a calendar's organiser, with its address. */
  organizer: { name: string; address: string } | null
  /** The writer's domain; null for mail providers where anybody has an address. */
  own: OwnLabel | null
  /** What the owners of the hosts that it links and names call these. */
  sites: readonly string[]
  /** How a folded word is used in other mail. */
  usageOf: UsageOf
}

/** A sighting of something that may be the employer. */
export interface Sighting {
  text: string
  weight: number
  /** Sightings of one source count once. */
  source: string
  where: Where
  quote: string
}

export const hostOf = (mail: NormalisedMail): string => mail.from?.address.split('@')[1] ?? ''
