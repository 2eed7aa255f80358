import { isSharedMailbox } from '../../../reader/facts/people.ts'

/** Whether a contact is a mailbox that a team answers. Whom the user noted is a person. */
export function isShared({ name, address, source }: { name: string; address: string | null; source: string }): boolean {
  return source === 'mail' && address !== null && isSharedMailbox({ name, address })
}
