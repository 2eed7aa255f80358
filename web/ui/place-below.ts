/** Puts a card of fixed position below its button where there is room, else above it, and never beyond the window. */
export function placeBelow(button: HTMLElement, card: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const left = Math.max(12, Math.min(at.left, innerWidth - width - 12))
  const below = at.bottom + 6
  const top = below + height > innerHeight - 12 ? Math.max(12, at.top - height - 6) : below
  card.style.translate = `${left}px ${top}px`
}
