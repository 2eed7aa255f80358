/** Which rows of a list are on the screen, by the hash of its query. */
export interface SeenRows {
  first: number
  last: number
}

const seen = new Map<string, SeenRows>()
const listeners = new Set<(queryHash: string) => void>()

export function tellSeen(queryHash: string, rows: SeenRows | undefined): void {
  if (rows) seen.set(queryHash, rows)
  else seen.delete(queryHash)
  for (const listener of listeners) listener(queryHash)
}

export const seenOf = (queryHash: string) => seen.get(queryHash)

/** Hears of other rows being on the screen until the answer is called. */
export function whenSeen(listener: (queryHash: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
