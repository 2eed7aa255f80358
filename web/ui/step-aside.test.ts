import { expect, test } from 'vitest'
import { type Box, coversAny, freePlace } from './step-aside.ts'

const toast = { width: 380, height: 52 }
const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test.each<[string, typeof toast, typeof desk, Box[], { top: number; right: number }]>([
  ['nothing is there: the corner', toast, desk, [], { top: 16, right: 16 }],
  ['a button in the corner: beside it', toast, desk, [box(1188, 20, 76, 36)], { top: 16, right: 88 }],
  ['a row that is longer than the toast: over its end', toast, desk, [box(232, 10, 1048, 48)], { top: 16, right: 16 }],
  ['a button that it only touches: over its edge', toast, desk, [box(1180, 64, 80, 40)], { top: 16, right: 16 }],
  [
    'a phone with buttons in both lines: below them',
    { width: 328, height: 62 },
    phone,
    [box(250, 46, 40, 40), box(16, 12, 140, 24)],
    { top: 88, right: 16 },
  ],
  [
    'no free place in the upper half: the corner',
    toast,
    desk,
    [...Array(40).keys()].map((n) => box(n % 2 === 0 ? 0 : 660, Math.floor(n / 2) * 20, 620, 20)),
    { top: 16, right: 16 },
  ],
  ['wider than the window: the corner', { width: 400, height: 62 }, phone, [], { top: 16, right: 16 }],
])('%s', (_, size, view, actions, place) => {
  expect(freePlace(size, view, actions)).toEqual(place)
})

test('rows as high as a phone shows them are covered in part only', () => {
  const rows = [...Array(9).keys()].map((n) => box(0, 156 + n * 68, 360, 68))
  const size = { width: 328, height: 62 }
  const { top, right } = freePlace(size, phone, [box(16, 20, 328, 40), box(16, 60, 328, 40), box(16, 110, 328, 40), ...rows])
  expect(top).toBeGreaterThanOrEqual(150)
  expect(coversAny(box(360 - right - size.width, top, size.width, size.height), rows)).toBe(false)
})
