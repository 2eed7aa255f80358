/** The words of a name or title: lower case, without accents and punctuation; 'Dooley's' and 'S.L.' are one word each. */
export function foldWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=(?:^|[^\p{L}\p{N}])(?:\p{L}\.){0,8}\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu, '')
    .replace(/[&+]/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
