/** Letters that Unicode's decomposition leaves as they are. */
const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
/** Letters that have no accent to leave out, as the plain ones that stand for them. */
export const foldLetters = (lower: string): string => lower.replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)

/** Lower case, without accents, typographic apostrophes as plain ones. Punctuation stays: the reader's word tables are written so. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most words are plain ASCII; only the others pay for decomposition.
  if (!/[^\0-\x7f]/.test(lower)) return lower
  const bare = lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘ʼ´`]/g, "'")
  return foldLetters(bare)
}

/** The words of a name or title: lower case, without accents and punctuation; 'Dooley's' and 'S.L.' are one word each. */
export function foldWords(text: string): string[] {
  return foldLetters(withoutMarks(text))
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=(?:^|[^\p{L}\p{N}])(?:\p{L}\.){0,8}\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '')
    .replace(/[&+]/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** The words of what somebody types into a search: lower case, without accents and punctuation. */
export function searchWords(text: string): string[] {
  return withoutMarks(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
