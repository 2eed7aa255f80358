import { searchWords } from '../../domain/text/fold.ts'

/** Finds by name while one types: those that a word of begins with what was typed; exact names and names that begin with it first. */
export function nameSearch<T>(items: readonly T[], namesOf: (item: T) => readonly string[], most = 20): (typed: string) => T[] {
  const known = items.map((item) => ({ item, names: [...new Set(namesOf(item).map(fold))].filter(Boolean) }))
  return (typed) => {
    const wanted = fold(typed)
    if (wanted === '') return []
    const ranked: T[][] = [[], [], []]
    for (const { item, names } of known) ranked[rankOf(names, wanted)]?.push(item)
    return ranked.flat().slice(0, most)
  }
}

function rankOf(names: readonly string[], wanted: string): number {
  if (names.includes(wanted)) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  return names.some((name) => name.includes(` ${wanted}`)) ? 2 : 3
}

const fold = (text: string): string => searchWords(text).join(' ')
