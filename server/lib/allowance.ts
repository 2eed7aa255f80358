/** What each subject may do so often at once, and once more every so many milliseconds. Counted by this process alone. */
export interface Allowance {
  count(subject: string): void
  isSpent(subject: string): boolean
}

const mostSubjects = 20_000

export function openAllowance(
  { burst, every }: { burst: number; every: number },
  now: () => number = () => performance.now(),
): Allowance {
  // when nothing of it will be used up any more (generic cell rate algorithm)
  const replenishedAt = new Map<string, number>()

  /** The longest ago first, and so many that it is seldom done. */
  function forget(): void {
    for (const subject of replenishedAt.keys()) {
      if (replenishedAt.size < mostSubjects / 2) return
      replenishedAt.delete(subject)
    }
  }

  return {
    count(subject) {
      const at = Math.max(replenishedAt.get(subject) ?? 0, now()) + every
      replenishedAt.delete(subject)
      if (replenishedAt.size >= mostSubjects) forget()
      replenishedAt.set(subject, at)
    },
    isSpent: (subject) => (replenishedAt.get(subject) ?? 0) - now() > (burst - 1) * every,
  }
}
