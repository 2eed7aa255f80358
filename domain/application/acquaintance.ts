import { domainLabel, employerDomain } from '../attribution/domains.ts'
import { isNamedLike } from '../names/company-domain.ts'
import type { Reading } from '../reading.ts'
import { isOwn, type OwnAddresses } from './own-mail.ts'
import type { StoredMail } from './stored-mail.ts'

/** Who writes: known by the domain that is theirs alone, by the platform, of free mail by the address. */
export function partyOf({ from, platform }: Pick<Reading, 'from' | 'platform'>): string {
  const address = from?.address ?? ''
  return employerDomain({ address, platform }) ?? (platform === null || platform === 'direct' ? address : `platform ${platform}`)
}

/** Who takes part in an application: the first writer, the people its mails go to or name, and the employer's domain. Others are strangers. */
export function acquaintance(own: OwnAddresses) {
  const parties = new Set<string>()
  const companies = new Set<string>()
  return {
    knows({ reading }: StoredMail): boolean {
      const party = partyOf(reading)
      if (parties.size === 0 || parties.has(party)) return true
      return party.includes('.') && !party.includes('@') && [...companies].some((name) => isNamedLike(domainLabel(party), name))
    },
    meet({ reading }: StoredMail): void {
      const { from, platform, company, to, people } = reading
      parties.add(partyOf({ from, platform }))
      if (company !== null) companies.add(company)
      for (const box of [...to, ...people]) if (!isOwn(own, box.address)) parties.add(partyOf({ from: box, platform: null }))
    },
  }
}
