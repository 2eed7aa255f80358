/** What `npm audit --json` prints, as far as it is read; without `vulnerabilities` the registry did not answer. */
export interface Audit {
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>
  message?: string
}

export interface Advisory {
  name: string
  title: string
  severity: string
  /** Ends in the id, GHSA-…. */
  url: string
}

/** An advisory that does not concern us, with the reason. */
export interface Accepted {
  id: string
  reason: string
}

type Finding = Advisory & { id: string }

/** Each advisory once: those without a reason, those with one, and the reasons for what is no longer found. */
export function findingsOf(vulnerabilities: NonNullable<Audit['vulnerabilities']>, accepted: Accepted[]) {
  const found = new Map<string, Finding>()
  for (const { via } of Object.values(vulnerabilities))
    for (const advisory of via) {
      // A text names another part, which has its own entry.
      if (typeof advisory === 'string') continue
      const id = advisory.url.slice(advisory.url.lastIndexOf('/') + 1)
      found.set(id, { ...advisory, id })
    }
  const reasons = new Map(accepted.map(({ id, reason }) => [id, reason.trim()]))
  const open: Finding[] = []
  const explained: (Finding & { reason: string })[] = []
  for (const finding of found.values()) {
    const reason = reasons.get(finding.id)
    if (reason) explained.push({ ...finding, reason })
    else open.push(finding)
  }
  return { open, explained, stale: accepted.filter(({ id }) => !found.has(id)) }
}
