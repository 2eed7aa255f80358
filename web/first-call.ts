/** A moment by both clocks: one can be set, the other stops while the machine sleeps. */
export interface Moment {
  date: number
  ticks: number
}

export const now = (): Moment => ({ date: Date.now(), ticks: performance.now() })

/** Milliseconds since then; the longer one where the clocks disagree. */
export const since = ({ date, ticks }: Moment): number => Math.max(0, Date.now() - date, performance.now() - ticks)

let first: Moment | undefined

/** Called before each call for an account: nothing on the screen was read earlier than the first of them. */
export function noteCall(): void {
  first ??= now()
}

export const firstCall = (): Moment => first ?? now()
