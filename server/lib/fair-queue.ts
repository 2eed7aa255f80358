/** What waits, by person: each person's items in the order in which they came, the persons in turn. */
export interface FairQueue<Item> {
  readonly size: number
  add(person: string, item: Item): void
  /** Takes out the first item of the next person who may go. */
  next(mayGo?: (person: string) => boolean): { person: string; item: Item } | undefined
  /** Takes out the newest item of the person who has most; of several, the one who added last. */
  dropNewest(): { person: string; item: Item } | undefined
  remove(person: string, item: Item): void
  countOf(person: string): number
}

export function openFairQueue<Item>(): FairQueue<Item> {
  // the order of the keys is the order of the turns
  const waiting = new Map<string, Item[]>()
  let size = 0

  function takeOut(person: string, items: Item[], at: number): { person: string; item: Item } | undefined {
    const [item] = items.splice(at, 1)
    if (item === undefined) return undefined
    size--
    if (items.length === 0) waiting.delete(person)
    return { person, item }
  }

  return {
    get size() {
      return size
    },
    add(person, item) {
      const items = waiting.get(person)
      if (items) items.push(item)
      else waiting.set(person, [item])
      size++
    },
    next(mayGo = () => true) {
      for (const [person, items] of waiting) {
        if (!mayGo(person)) continue
        waiting.delete(person)
        waiting.set(person, items)
        return takeOut(person, items, 0)
      }
      return undefined
    },
    dropNewest() {
      let most: [string, Item[]] | undefined
      for (const entry of waiting) if (entry[1].length >= (most?.[1].length ?? 0)) most = entry
      return most && takeOut(...most, most[1].length - 1)
    },
    remove(person, item) {
      const items = waiting.get(person)
      const at = items?.indexOf(item) ?? -1
      if (items && at !== -1) takeOut(person, items, at)
    },
    countOf: (person) => waiting.get(person)?.length ?? 0,
  }
}
