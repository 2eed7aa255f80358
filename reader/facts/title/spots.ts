import type { Passage } from '../passages.ts'
import type { Mark } from '../ranking.ts'
import type { TitleGroup } from './groups.ts'

/**
 * Where a candidate stands, by the token it begins with and by the one it ends in front of, with the zone: 'Baker' that
 * stands by itself in the subject is more than a piece of 'Baker nights'.
 */
export interface Spots {
  begins: Map<number, string>
  ends: Map<number, string>
}

type Side = keyof Spots

const sides: readonly Side[] = ['begins', 'ends']

export function spotsOf({ places }: TitleGroup, order: ReadonlyMap<Passage, number>): Spots {
  const spots: Spots = { begins: new Map(), ends: new Map() }
  for (const { passage, from, to } of places) {
    const line = (order.get(passage) ?? 0) * 100_000
    spots.begins.set(line + from, passage.zone)
    spots.ends.set(line + to, passage.zone)
  }
  return spots
}

/** Takes from where a candidate stands free what a longer one covers that has the same beginning, or end. */
export function takeLonger(free: Partial<Spots>, side: Side, here: Spots, longer: Spots | undefined): void {
  const left = free[side] ?? new Map(here[side])
  free[side] = left
  for (const spot of longer?.[side].keys() ?? []) left.delete(spot)
}

/** Where a shorter candidate stands without what this one has more. */
export function markShorterElsewhere(mark: Mark, side: Side, here: Spots, shorter: Spots | undefined): void {
  let times = 0
  for (const [spot, zone] of shorter?.[side] ?? []) {
    if (here[side].has(spot)) continue
    times += 1
    mark(`shorter elsewhere, ${side}`, zone)
  }
  mark(`shorter elsewhere, ${side} ×`, String(Math.min(3, times)))
}

/** Whether a candidate that longer ones hold stands without them, how often and where. */
export function markFree(mark: Mark, free: Partial<Spots>, here: Spots): void {
  for (const side of sides) {
    const left = free[side]
    if (!left) continue
    const all = here[side].size
    mark(
      `free, ${side}`,
      left.size === 0 ? 'nowhere' : left.size === all ? 'everywhere' : left.size > 1 ? 'in several' : 'in one',
    )
    for (const zone of left.values()) mark(`free in, ${side}`, zone)
  }
}
