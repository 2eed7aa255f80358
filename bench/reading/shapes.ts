import type { NamesModel } from '../../reader/facts/names-model.ts'
import { readNormalised } from '../../reader/read.ts'
import type { Labelled } from '../../training/labelled.ts'
import { sameNameKey } from '../../training/names.ts'
import { renamed } from '../../training/renamed.ts'

/** How employers of one shape of name are read, in mails that the ranking had not seen. */
export interface Shape {
  shape: string
  mails: number
  precision: number
  recall: number
}

/** None of them is learned from. */
const shapes: Record<string, string[]> = {
  'one word': ['Kestrel', 'Quill', 'Nova', 'Vega', 'Hafenkontor', 'Delmas', 'Berg'],
  capitals: ['LOOPR', 'KTX'],
  'common words': ['Great Minds', 'Next Step', 'People First', 'Open Talent'],
  'signs and numbers': ['Zenith 24', 'Otter & Sons'],
  'like a person': ['Harper Lane', 'Piekarnia Nowak'],
  'with its kind': ['Trey Research', 'Meridian Bank', 'St. Olaf Hospital', 'Data Harbor'],
  'with its legal form': ['Rosenthal Pflege gGmbH', 'Lindqvist AB'],
  'with a place': ['Kaufhaus am Markt', 'City of Ashford', 'The Corner Bakery'],
}
/** One of so many mails is looked at. */
const looked = 3

/** The mails again, with their employers called by names of each shape. */
export function shapesOf(mails: readonly Labelled[], models: readonly NamesModel[]): Shape[] {
  return Object.entries(shapes).map(([shape, names]) => {
    let [told, right, all] = [0, 0, 0]
    for (const [n, labelled] of mails.entries()) {
      const copy = n % looked === 0 ? renamed(labelled, names) : null
      if (!copy) continue
      const { kind } = labelled
      const { company } = readNormalised(copy.mail, () => ({ kind, confidence: 1, evidence: [] }), models[n])
      all += 1
      if (company === null) continue
      told += 1
      if (sameNameKey(company) === sameNameKey(copy.company ?? '')) right += 1
    }
    return { shape, mails: all, precision: right / Math.max(1, told), recall: right / Math.max(1, all) }
  })
}
