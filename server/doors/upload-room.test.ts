import { expect, test } from 'vitest'
import { openUploadRoom } from './upload-room.ts'

/** A room for 100 bytes whose clock moves with each entry. */
function room() {
  let time = 0
  const { enter } = openUploadRoom(100, () => time++)
  const gaveWay: string[] = []
  const upload = (name: string, bytes: number) => {
    const place = enter(name.charAt(0), () => {
      gaveWay.push(name)
      place.leave()
    })
    return { ...place, isHeld: place.hold(bytes) }
  }
  return { gaveWay, upload }
}

test('the person who holds most gives up the upload of which nothing came for longest', () => {
  const { gaveWay, upload } = room()
  const first = upload('a1', 20)
  upload('a2', 20)
  upload('b1', 30)
  upload('c1', 30)
  first.hold(0)
  expect(upload('d1', 20).isHeld).toBe(true)
  expect(gaveWay).toEqual(['a2'])
})

test('nobody makes room for whoever holds most', () => {
  const { gaveWay, upload } = room()
  upload('a1', 60)
  upload('b1', 40)
  expect(upload('a2', 10).isHeld).toBe(false)
  expect(gaveWay).toEqual([])
})

test('an upload that is complete gives way to nobody, and one that gave way holds nothing', () => {
  const { gaveWay, upload } = room()
  const complete = upload('a1', 60)
  complete.complete()
  const other = upload('b1', 40)
  expect(upload('c1', 30).isHeld).toBe(true)
  expect(gaveWay).toEqual(['b1'])
  expect(other.hold(1)).toBe(false)
  complete.leave()
  expect(upload('d1', 70).isHeld).toBe(true)
})
