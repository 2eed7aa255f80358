import path from 'node:path'
import { dataFile } from '../data-file.ts'
import { type Linear, type PackedLinear, unpack } from './linear.ts'
import { type PackedVocabulary, unpackVocabulary } from './vocabulary.ts'
import type { Judge } from './voters.ts'

/** How sure a reading is, from how far the best kind leads the second: among mails read with 0.9, nine in ten are right. */
export interface Calibration {
  offset: number
  slope: number
}

export interface KindModel {
  sentences: Linear
  mails: Linear
  judge: Judge
  calibration: Calibration
}

export interface PackedKindModel {
  vocabulary: PackedVocabulary
  sentences: PackedLinear
  mails: PackedLinear
  judge: Judge
  calibration: Calibration
}

let loaded: KindModel | null = null

/** The trained model (`npm run train`); read at its first use, and not as a module, which would take longer. */
export function kindModel(): KindModel {
  loaded ??= unpackModel(JSON.parse(dataFile(path.join(import.meta.dirname, 'model.json'))))
  return loaded
}

export function unpackModel({ vocabulary, sentences, mails, judge, calibration }: PackedKindModel): KindModel {
  const known = unpackVocabulary(vocabulary)
  return { sentences: unpack(sentences, known), mails: unpack(mails, known), judge, calibration }
}
