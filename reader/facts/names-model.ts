import path from 'node:path'
import { dataFile } from '../data-file.ts'
import { byCode, codesIn, fromLevels, highest } from '../kind/levels.ts'
import type { PackedRanking, Ranking, Units } from './ranking.ts'
import { type PackedUsage, type UsageOf, usageIn } from './usage.ts'

/** How candidates for the employer and for the job are weighed. */
export interface NamesModel {
  company: Ranking
  title: Ranking
  /** How words are used in names and beside them. */
  usage: Record<'company' | 'title', PackedUsage>
  usageOf: Record<'company' | 'title', UsageOf>
}

export interface PackedNamesModel {
  company: PackedRanking
  title: PackedRanking
  usage: NamesModel['usage']
}

let loaded: NamesModel | null = null

/** The trained model (`npm run train`); read at its first use, and not as a module, which would take longer. */
export function namesModel(): NamesModel {
  loaded ??= unpackNamesModel(JSON.parse(dataFile(path.join(import.meta.dirname, 'names-model.json'))))
  return loaded
}

function unpackNamesModel({ company, title, usage }: PackedNamesModel): NamesModel {
  return namesModelOf(unpackRanking(company), unpackRanking(title), usage)
}

export function namesModelOf(company: Ranking, title: Ranking, usage: NamesModel['usage']): NamesModel {
  return { company, title, usage, usageOf: { company: usageIn(usage.company), title: usageIn(usage.title) } }
}

export function packNamesModel({ company, title, usage }: NamesModel): PackedNamesModel {
  return { company: company.packed, title: title.packed, usage }
}

/** What was learned of each thing that can be said: in its row what it weighs by itself, followed by what it weighs in each unit. */
export interface Learned {
  threshold: number
  said: readonly [family: string, which: string][]
  rows: Float64Array
  units: Units
}

const middle = Math.floor(highest / 2)
const brief = (number: number) => Number(number.toPrecision(4))

export function packRanking({ threshold, said, rows, units }: Learned): PackedRanking {
  const width = units.weights.length + 1
  const sorted = <T>(entries: Iterable<[string, T]>) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
  const byFamily = Map.groupBy(said.keys(), (number) => said[number]?.[0] ?? '')
  const numbers = sorted(
    [...byFamily].map(([family, of]) => [family, sorted(of.map((number) => [said[number]?.[1] ?? '', number]))]),
  )
  const each = <T>(of: (number: number) => T) =>
    Object.entries(numbers).map(([family, known]): [string, Record<string, T>] => [
      family,
      Object.fromEntries(Object.entries(known).map(([which, number]) => [which, of(number)])),
    ])
  const heard = each((number) => rows.subarray(number * width + 1, (number + 1) * width)).flatMap(([, known]) =>
    Object.values(known).flatMap((row) => [...row]),
  )
  const step = brief(heard.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / middle) || 1
  return {
    threshold,
    weights: Object.fromEntries(each((number) => brief(rows[number * width] ?? 0))),
    units: {
      offsets: [...units.offsets].map(brief),
      weights: [...units.weights].map(brief),
      step,
      rows: fromLevels(heard.map((weight) => Math.min(highest, Math.round(weight / step) + middle))),
    },
  }
}

export function unpackRanking(packed: PackedRanking): Ranking {
  const { threshold, weights, units } = packed
  const numbers = new Map<string, Map<string, number>>()
  const alone: number[] = []
  for (const [family, of] of Object.entries(weights)) numbers.set(family, numbered(of, alone))
  return {
    threshold,
    numbers,
    alone: Float64Array.from(alone),
    rows: codesIn(units.rows),
    steps: byCode((level) => (level - middle) * units.step),
    units: { offsets: Float64Array.from(units.offsets), weights: Float64Array.from(units.weights) },
    packed,
  }
}

/** A function of its own, and keys alone: as a loop in a loop over entries it was unpacked three times as slowly. */
function numbered(weights: Record<string, number>, alone: number[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const which of Object.keys(weights)) numbers.set(which, alone.push(weights[which] ?? 0) - 1)
  return numbers
}
