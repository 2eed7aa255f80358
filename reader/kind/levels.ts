/** Numbers from 0 to this are written as one character each, as JSON keeps them. */
export const highest = 90

const firstCharacter = 35
const backslash = 92

export function fromLevels(levels: ArrayLike<number>): string {
  const codes = Buffer.alloc(levels.length)
  for (let at = 0; at < levels.length; at += 1) codes[at] = codeOf(levels[at] ?? 0)
  return codes.toString('latin1')
}

function codeOf(level: number): number {
  const code = level + firstCharacter
  return code >= backslash ? code + 1 : code
}

/** The codes of the characters, each a number from 0 to 127. */
export const codesIn = (text: string): Uint8Array => Buffer.from(text, 'latin1')

/** What each number stands for, by the code of its character: what is written is looked up where it stands, for to unpack it all takes time at every start. */
export function byCode(meaning: (level: number) => number): Float64Array {
  const table = new Float64Array(128)
  for (let level = 0; level <= highest; level += 1) table[codeOf(level)] = meaning(level)
  return table
}

export const levelByCode = byCode((level) => level)
