import { Refusal } from './refusal.ts'

/**
 * Lets so much work run at a time, in the order in which it came. More than `mostWaiting` is refused at once: who waited longer would have
 * gone before the answer came, and would only make others wait.
 */
export function inTurn({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go))
    else throw new Refusal('unavailable', 'too_many_signing_in', { retryAfterSeconds: 5 })
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
