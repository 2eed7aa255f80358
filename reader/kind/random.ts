/** Numbers from 0 to 1 that look like chance and are the same ones every time. */
export function randomFrom(start: number): () => number {
  let seed = start
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    return (seed >>> 8) / 16_777_216
  }
}
