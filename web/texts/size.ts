import { formatNumber, t } from './index.ts'

export function sizeText(bytes: number): string {
  if (bytes < 1000) return t('size.bytes', { n: bytes })
  if (bytes < 1_000_000) return t('size.kb', { n: formatNumber(Math.round(bytes / 1000)) })
  return t('size.mb', { n: formatNumber(Math.round(bytes / 100_000) / 10) })
}
