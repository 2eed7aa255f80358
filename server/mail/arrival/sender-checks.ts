import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

/** How this process and its threads check who sent a message. */
export interface SenderChecks {
  /** Name servers as `address` or `address:port`; those of the system when not set. */
  dnsServers?: string[] | undefined
  /** Nobody outside can reach the SMTP port, so a sender's address counts without proof. */
  isClosedNetwork: boolean
}

const key = 'applybox.sender-checks'

/** Also holds for threads that are started later. */
export function setSenderChecks({ dnsServers, isClosedNetwork }: SenderChecks): void {
  setEnvironmentData(key, { dnsServers, isClosedNetwork })
}

/** A process that sets nothing believes no address without proof. */
export function senderChecks(): SenderChecks {
  return (getEnvironmentData(key) as SenderChecks | undefined) ?? { isClosedNetwork: false }
}
