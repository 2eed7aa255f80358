const most = 5_000
const longest = 300

/** The same pure function with its latest answers kept: the same few names are folded and judged again with every mail. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (text.length > longest) return answer(text)
    const old = known.get(text)
    if (old !== undefined) return old
    const own = apart(text)
    const now = answer(own)
    // Hostile mail brings new names without end, so the memory is emptied when it is full.
    if (known.size >= most) known.clear()
    known.set(own, now)
    return now
  }
}

/** The same text in memory of its own: a name cut out of a mail would keep the whole mail in memory. */
function apart(text: string): string {
  return ` ${text}`.slice(1)
}
