import { storable } from '../../domain/text/storable.ts'

/** JSON that PostgreSQL takes whatever a mail contained: its jsonb knows neither NUL nor half a surrogate pair. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value)
  return /\\u(?:0000|d[89a-f])/.test(text)
    ? JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part) : part))
    : text
}
