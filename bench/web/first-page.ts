import type { Figure } from '../measure/figure.ts'
import { build } from './build.ts'

/** What a first visit loads, as the build tells it. */
export function measureFirstPage(): Figure[] {
  return build()
    .filter(({ when }) => when === 'first')
    .flatMap(({ what, gzip, brotli, budget }) => [
      { what: `first visit of ${what}, gzip`, value: gzip, unit: 'kB', goal: { is: 'at most', value: budget, of: 'value' } },
      { what: '  brotli', value: brotli, unit: 'kB' },
    ])
}
