const most = 119

/** The sentences that fit in under 120 words, in their order. */
export function withinWords<S extends { text: string }>(sentences: readonly S[]): S[] {
  let words = 0
  return sentences.filter(({ text }) => {
    const more = text.split(/\s+/).length
    if (words + more > most) return false
    words += more
    return true
  })
}
