import { composed } from '../domain/text/composed.ts'

/** Characters that nobody sees: they split words for search and are used to hide from it. */
const invisible = new RegExp(
  [
    '[\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0]',
    '\\u034f',
    '[\\u17b4\\u17b5]',
    '[\\u180b-\\u180d]',
    '[\\ufe00-\\ufe0f]',
    '[\\u{e0000}-\\u{e007f}]',
  ].join('|'),
  'gu',
)

/** Text as it reads: composed, without invisible characters, spaces of every kind as one space. */
export function readable(text: string): string {
  // Most rows are plain ASCII, and nothing in them is to be mended.
  if (!/[^ -~]/.test(text)) return text.trim()
  const shown = text
    .replace(invisible, '')
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
  return composed(shown).trim()
}

/** For comparing phrases: lower case, straight quotes. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (!/[^ -_a-~]/.test(lower)) return lower
  return lower.replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'").replace(/i\u0307/g, 'i')
}
