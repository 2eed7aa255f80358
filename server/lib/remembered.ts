/**
 * A pure function of a string that remembers its latest answers: a user's companies, titles and senders are folded again with every mail.
 * Holds at most `most` of them, short ones only.
 */
export function remembered<T>(fold: (text: string) => T, most = 5_000): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = fold(text)
    if (text.length <= 300) {
      if (answers.size >= most) answers.clear()
      answers.set(text, answer)
    }
    return answer
  }
}
