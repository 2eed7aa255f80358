/** In sixteenths of a rem, as the stylesheet has them. */
const [gap, side, folded, least, usual, most] = [12, 20, 46, 224, 264, 340]
/** With so much of it on either side of the edge a column is plainly cut, and its width counts. */
const plainCut = 0.3

/** Whether columns, of which some are folded, stand beside each other without scrolling. */
export function haveRoom(room: number, isFolded: readonly boolean[]): boolean {
  return endOf(isFolded, least) + side <= room
}

/**
 * How wide a column is: where not all are in sight, so wide that the edge plainly cuts one, which says that there are more. Where they
 * are, they share what is left.
 */
export function columnWidth(room: number, isFolded: readonly boolean[]): number {
  if (haveRoom(room, isFolded)) return least
  let best = { width: least, worth: Number.NEGATIVE_INFINITY }
  for (let width = least; width <= most; width++) {
    const worth = Math.min(cutOf(room, isFolded, width), plainCut) - Math.abs(width - usual) / 1e6
    if (worth > best.worth) best = { width, worth }
  }
  return best.width
}

/**
 * Which part of the column at the edge is in sight, or out of it where that is less; negative where the edge falls between two. A folded
 * one, of which half is little, is cut only where no other is.
 */
function cutOf(room: number, isFolded: readonly boolean[], width: number): number {
  const at = isFolded.findIndex((_, n) => endOf(isFolded.slice(0, n + 1), width) > room)
  const hidden = endOf(isFolded.slice(0, at + 1), width) - room
  const own = isFolded[at] ? folded : width
  return (Math.min(hidden, own - hidden) / own) * (isFolded[at] ? 0.1 : 1)
}

function endOf(isFolded: readonly boolean[], width: number): number {
  return isFolded.reduce((end, one) => end + (one ? folded : width) + gap, side - gap)
}
