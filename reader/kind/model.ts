import { type Linear, type PackedLinear, unpack, unpackRarity } from './linear.ts'
import packed from './model.json' with { type: 'json' }
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
  rarity: string
  sentences: PackedLinear
  mails: PackedLinear
  judge: Judge
  calibration: Calibration
}

let loaded: KindModel | null = null

/** The trained model (`npm run train`); unpacked at its first use. */
export function kindModel(): KindModel {
  loaded ??= unpackModel(packed)
  return loaded
}

export function unpackModel({ rarity, sentences, mails, judge, calibration }: PackedKindModel): KindModel {
  const weights = unpackRarity(rarity)
  return { sentences: unpack(sentences, weights), mails: unpack(mails, weights), judge, calibration }
}
