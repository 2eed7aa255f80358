import type { RefusalReason } from '../../contract/refusals.ts'
import { Refusal } from './refusal.ts'

/**
 * Lets so much work run at a time, in the order in which it came. More than `mostWaiting` is refused at once: who waited longer would have
 * gone before the answer came, and would only make others wait. `busy` says so.
 */
export function inTurn({ atOnce, mostWaiting, busy }: { atOnce: number; mostWaiting: number; busy: RefusalReason }) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go))
    else throw new Refusal('unavailable', busy, { retryAfterSeconds: 5 })
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // the place goes over to who is next
      if (next) next()
      else running--
    }
  }
}
