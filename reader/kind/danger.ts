import { type Kind, kinds } from '../../domain/reading.ts'

const advancing = new Set<Kind>(['application_update', 'assessment', 'interview', 'offer'])
const strongest = new Set<Kind>(['assessment', 'interview', 'offer'])
const ending = new Set<Kind>(['rejection', 'withdrawal'])

/** A no read as a yes, or what advances read as a no: the errors that cost a user most. */
export function isDangerous(truth: Kind, read: Kind): boolean {
  return (ending.has(truth) && strongest.has(read)) || (advancing.has(truth) && ending.has(read))
}

/** How likely it is a dangerous error to read each kind, from how likely each kind is. */
export function dangers(shares: Float32Array): Float32Array {
  return Float32Array.from(kinds, (read) =>
    kinds.reduce((sum, truth, k) => (isDangerous(truth, read) ? sum + (shares[k] ?? 0) : sum), 0),
  )
}
