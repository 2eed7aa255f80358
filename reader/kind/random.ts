/** Numbers from 0 to 1 that look like chance and are the same ones every time. */
export function randomFrom(start: number): () => number {
  let seed = start
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    return (seed >>> 8) / 16_777_216
  }
}

/** Puts numbers into an order of chance, in place. */
export function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    const held = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = held
  }
}
