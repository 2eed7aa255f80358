/** Numbers from 0 to this are written as one character each, as JSON keeps them. */
export const highest = 90

const firstCharacter = 35
const backslash = 92

export function fromLevels(levels: ArrayLike<number>): string {
  const codes = Buffer.alloc(levels.length)
  for (let at = 0; at < levels.length; at += 1) codes[at] = codeOf(levels[at] ?? 0)
  return codes.toString('latin1')
}

/** The code of the character that a number is written as. */
export function codeOf(level: number): number {
  const code = level + firstCharacter
  return code >= backslash ? code + 1 : code
}

export function toLevels(text: string): Uint8Array {
  const codes = Buffer.from(text, 'latin1')
  const levels = new Uint8Array(codes.length)
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0
    levels[at] = (code > backslash ? code - 1 : code) - firstCharacter
  }
  return levels
}
