/** Fewer say more about themselves than about what is usual. */
export const leastForMedian = 3

/** Days until an answer, as told to people: how many were timed, and their median to a tenth; null where they are too few for one. */
export function medianOf({ timed, medianDays }: { timed: number; medianDays: number | null }) {
  return { timed, medianDaysToAnswer: medianDays === null || timed < leastForMedian ? null : Math.round(medianDays * 10) / 10 }
}
