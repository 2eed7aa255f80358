import type { Comparison } from './comparison.ts'
import type { Facts } from './shapes.ts'

/**
 * A confirmation for an application that cannot be this one: it has ended, bears another number or place, or was
 * confirmed long ago.
 */
export function isAnotherRound(facts: Facts, one: Comparison): boolean {
  const { candidate } = one
  const confirmedHere = candidate.confirmedBy.includes(facts.platform ?? 'direct')
  if (!one.isOpen && daysBetween(candidate.endedAt ?? facts.at, facts.at) >= 1) return true
  if (one.otherRequisition && confirmedHere) return true
  // A name that is only similar, for the same job in another town, is another employer's.
  if (one.otherLocation && !one.sameRequisition && (confirmedHere || one.company === 'related')) return true
  return daysBetween(candidate.lastAt, facts.at) > (confirmedHere ? 45 : daysToConfirm(one))
}

/** Offices take weeks to confirm; what was never sent, under this very number or nobody knows when may be confirmed any day. */
function daysToConfirm({ candidate, sameRequisition }: Comparison): number {
  const isAnyDay = candidate.status === 'saved' || sameRequisition || Date.parse(candidate.lastAt) === 0
  return isAnyDay ? Number.POSITIVE_INFINITY : 90
}

/**
 * Board and applicant-tracking system both confirm one application, within days and each once; and what the user noted.
 * What is saved may be sent any day.
 */
export function mayConfirm(facts: Facts, { candidate, isOpen }: Comparison): boolean {
  const isInTime = candidate.status === 'saved' || daysBetween(candidate.firstAt, facts.at) <= 7
  return isOpen && isInTime && !candidate.confirmedBy.includes(facts.platform ?? 'direct')
}

/**
 * A board that sends on what the user sends, and the system it reaches, write within the hour, and may call the employer
 * differently.
 */
export const isOneEmployer = (facts: Facts, { company, candidate }: Comparison): boolean =>
  company !== 'related' || daysBetween(candidate.firstAt, facts.at) <= 1 / 24

export const oneDay = 86_400_000
const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(b) - Date.parse(a)) / oneDay
