import type { ColumnType } from 'kysely'
import type { StoredAnswered, StoredAsked } from '../../domain/application/asked.ts'
import type { StoredEvidence } from '../../domain/application/history.ts'
import type { Authentication, StoredReading } from '../../domain/application/stored-mail.ts'
import type { StoredExpected } from '../../domain/application/terms.ts'
import type { Signs, StoredDecision } from '../../domain/attribution/shapes.ts'

/**
 * What stands in the jsonb columns: read as the value, written as JSON text (the driver takes an array for a PostgreSQL
 * array).
 */
type Json<T> = ColumnType<T, string, string>

/** Empty when not given. */
export type EvidenceColumn = ColumnType<StoredEvidence[], string | undefined, string>
export type AskedColumn = ColumnType<StoredAsked[], string | undefined, string>
export type AnsweredColumn = ColumnType<StoredAnswered[], string | undefined, string>
export type ExpectedColumn = ColumnType<StoredExpected | null, string | null | undefined, string | null>
export type ReadingColumn = Json<StoredReading>
export type AuthenticationColumn = Json<Authentication>
export type DecisionColumn = Json<StoredDecision>
export type SignsColumn = Json<Signs>
/** Of any schema version: who reads it brings it up to date. */
export type ResumeColumn = Json<unknown>
export type ResumeBaseColumn = ColumnType<unknown, string | null | undefined, string | null>
