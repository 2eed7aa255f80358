const most = 4_000

/** The same pure function with its answers kept: one mail asks about the same few names from many sides. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const old = known.get(text)
    if (old !== undefined) return old
    const now = answer(text)
    // Strange mail brings strange names without end; the memory stays small.
    if (known.size >= most) known.clear()
    if (text.length <= 200) known.set(text, now)
    return now
  }
}
