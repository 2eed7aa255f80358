import { expect, test } from 'vitest'
import { columnWidth, haveRoom } from './layout.ts'

/** Six statuses that go on, of which some hold nothing, and the three that end it. */
const boards = Array.from({ length: 2 ** 6 }, (_, bits) => [
  ...Array.from({ length: 6 }, (_, at) => (bits & (1 << at)) !== 0),
  ...[true, true, true],
])

/** Where each column begins and ends. */
function placesOf(isFolded: readonly boolean[], width: number) {
  let from = 20
  return isFolded.map((one) => {
    const place = { from, to: from + (one ? 46 : width), one }
    from = place.to + 12
    return place
  })
}

test('whatever holds nothing, the edge of a board that does not fit cuts a column that can be seen to go on', () => {
  for (let room = 720; room <= 1900; room += 4)
    for (const isFolded of boards) {
      if (haveRoom(room, isFolded)) continue
      const width = columnWidth(room, isFolded)
      const cut = placesOf(isFolded, width).find(({ from, to, one }) => {
        const part = one ? 10 : 16
        return from <= room - part && to >= room + part
      })
      expect(cut, `${room}px: ${isFolded.map((one) => (one ? '|' : '#')).join('')} at ${width}px`).toBeDefined()
    }
})

test('where all have room, the least width leaves the rest to be shared', () => {
  const nothingSaved = [true, false, false, false, true, true, true, true, true]
  expect(haveRoom(1048, nothingSaved)).toBe(false)
  expect(haveRoom(1200, nothingSaved)).toBe(true)
  expect(columnWidth(1200, nothingSaved)).toBe(224)
})
