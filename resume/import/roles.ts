/** What a part of the top of an entry is: its subject (job or degree), the organization, the place, the grade; or more words. */
export type Role = 'subject' | 'organization' | 'place' | 'grade' | 'more'
export type Parts = Partial<Record<Role, string>>

export interface Judge {
  /** How well a text goes with a role: above 0 for, below against. */
  score(role: Role, text: string): number
  /** Divides 'Baker, Contoso'; null where it is one. */
  divide(text: string, first: Role, second: Role): [string, string] | null
}

const orders: Role[][] = [
  ['subject'],
  ['organization'],
  ['place'],
  ['grade'],
  ['more'],
  ['subject', 'organization'],
  ['organization', 'subject'],
  ['organization', 'place'],
  ['place', 'organization'],
  ['subject', 'place'],
  ['subject', 'grade'],
  ['place', 'grade'],
  ['organization', 'grade'],
  ['subject', 'organization', 'place'],
  ['organization', 'subject', 'place'],
  ['organization', 'place', 'subject'],
  ['organization', 'place', 'grade'],
  ['subject', 'organization', 'place', 'grade'],
]

/** For each number of parts, what they may be; no role but `more` comes twice. */
const layouts = new Map<number, Role[][][]>()
function layoutsOf(parts: number): Role[][][] {
  const known = layouts.get(parts)
  if (known) return known
  let all: Role[][][] = [[]]
  for (let n = 0; n < parts; n += 1)
    all = all.flatMap((before) =>
      orders
        .filter((order) => order.every((role) => role === 'more' || !before.flat().includes(role)))
        .map((order) => [...before, order]),
    )
  layouts.set(parts, all)
  return all
}

const most = { parts: 5, entries: 30 }

/** Entries of a section are made alike: what goes best with all of them that have as many parts is what each of them is. */
export function partsOf(entries: readonly (readonly string[])[], by: Judge): Parts[] {
  const judge = remembering(by)
  const given = entries.map((heads) =>
    heads.length > most.parts ? [...heads.slice(0, most.parts - 1), heads.slice(most.parts - 1).join(', ')] : heads,
  )
  const chosen = new Map<number, Role[][]>()
  for (const [parts, alike] of Map.groupBy(given, (heads) => heads.length)) {
    let best = Number.NEGATIVE_INFINITY
    for (const layout of layoutsOf(parts)) {
      const sum = alike.slice(0, most.entries).reduce((total, heads) => total + suits(heads, layout, judge), 0)
      if (sum <= best) continue
      best = sum
      chosen.set(parts, layout)
    }
  }
  return given.map((heads) => assigned(heads, chosen.get(heads.length) ?? [], judge))
}

/** The same text is judged in many layouts. */
function remembering({ score, divide }: Judge): Judge {
  const scores = new Map<string, number>()
  return {
    divide,
    score(role, text) {
      const key = `${role} ${text}`
      const known = scores.get(key) ?? score(role, text)
      scores.set(key, known)
      return known
    },
  }
}

function suits(heads: readonly string[], layout: readonly Role[][], judge: Judge): number {
  const parts = assigned(heads, layout, judge)
  let sum = 0
  for (const [role, text] of Object.entries(parts) as [Role, string][]) sum += judge.score(role, text)
  for (const role of ['subject', 'organization'] as const) if (parts[role] === undefined) sum -= 1.5
  // What is promised by the layout and isn't there.
  sum -= layout.flat().filter((role) => role !== 'more' && parts[role] === undefined).length * 0.8
  const order = layout.flat()
  if (order.indexOf('subject') < order.indexOf('organization') && order.includes('subject')) sum += 0.15
  if (order.at(-1) === 'place') sum += 0.1
  if (order.indexOf('place') === order.indexOf('organization') + 1 && order.includes('organization')) sum += 0.05
  return sum - layout.filter((roles) => roles.length > 1).length * 0.1
}

function assigned(heads: readonly string[], layout: readonly Role[][], judge: Judge): Parts {
  const parts: Parts = {}
  const put = (role: Role, text: string) => {
    parts[role] = parts[role] === undefined ? text : `${parts[role]}\n${text}`
  }
  for (const [n, text] of heads.entries()) {
    const roles = layout[n] ?? ['more' as const]
    let left = text
    for (const [k, role] of roles.entries()) {
      const next = roles[k + 1]
      const divided = next && judge.divide(left, role, next)
      if (!divided) {
        // Some are left out here, as the employer is where the next role at the same one follows.
        const open = roles.slice(k)
        put(open.toSorted((a, b) => judge.score(b, left) - judge.score(a, left))[0] ?? role, left)
        break
      }
      put(role, divided[0])
      left = divided[1]
    }
  }
  return parts
}
