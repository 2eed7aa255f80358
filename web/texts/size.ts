import { formatNumber } from './index.ts'

/** The units are the same in all languages. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${formatNumber(Math.round(bytes / 1000))} kB`
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
}
