import { common } from './common-words.ts'
import { companyKey } from './company-key.ts'
import { families, familyOf } from './families.ts'

/**
 * Signals by which a company is found when its name is written shorter, longer or as one word: its distinctive words, its
 * initials, its family.
 */
export function nameSigns(key: string): string[] {
  const family = familyOf.get(key)
  const names = family === undefined ? [key] : [key, ...(families[family] ?? []).map(companyKey)]
  const signs = names.flatMap((name) => {
    const words = name.split(' ').filter(Boolean)
    const initials = (all: readonly string[]) => (all.length > 1 ? all.map((word) => word[0]).join('') : '')
    return [
      words.join(''),
      initials(words),
      initials(words.filter((word) => !common.has(word) || word.length > 3)),
      ...words.filter((word) => !common.has(word) && word.length > 1),
    ]
  })
  return [...new Set(signs)].filter((sign) => sign.length > 1)
}
