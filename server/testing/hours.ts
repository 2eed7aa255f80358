/** The minute in which the tests of a file begin, also when the next one has come. */
const begin = Math.round(Date.now() / 60_000) * 60_000

/** So many hours from then, as an instant of the contract. */
export const hours = (n: number): string => new Date(begin + n * 3_600_000).toISOString()
