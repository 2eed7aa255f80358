import { type Score, sum } from './score.ts'

/** One line for each mailbox or folder, and one for all. */
export function mailboxTable(rows: readonly [string, Score][]): string {
  const columns: [string, (score: Score) => string][] = [
    ['mails', (s) => String(s.mails)],
    ['applications', (s) => String(s.applications)],
    ['found', (s) => String(s.found)],
    ['pair precision', (s) => percent(s.pairsRight, s.pairsJoined)],
    ['pair recall', (s) => percent(s.pairsRight, s.pairsTrue)],
    ['exactly right', (s) => percent(s.exact, s.applications)],
    ['status right', (s) => percent(s.statusRight, s.applications)],
    ['split', (s) => String(s.split)],
    ['merged', (s) => String(s.merged)],
    ['phantom', (s) => String(s.phantom)],
    ['to review', (s) => String(s.review)],
  ]
  const named: [string, Score][] = [...rows, ['all', sum(rows.map(([, score]) => score))]]
  const width = Math.max(9, ...named.map(([name]) => name.length + 2))
  const line = (name: string, show: (column: (typeof columns)[number]) => string) =>
    `${name.padEnd(width)}${columns.map((column) => show(column).padStart(column[0].length + 2)).join('')}`
  return [line('journey', ([title]) => title), ...named.map(([name, score]) => line(name, ([, show]) => show(score)))].join('\n')
}

export const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000)
const percent = (part: number, whole: number): string => `${(ratio(part, whole) * 100).toFixed(1)} %`
