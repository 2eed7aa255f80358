import { expect, test } from 'vitest'
import { openRoom } from './smtp-room.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

function open() {
  let time = 0
  const room = openRoom({ message: 25 * megabyte, inFlight: 256 * megabyte, inFlightPerClient: 64 * megabyte }, () => time)
  const enter = (client: string, announced: number | null = null) => {
    const message = {
      isGone: false,
      /** What is refused is let go of. */
      hold(bytes: number) {
        message.isGone ||= !place.hold(bytes)
        if (message.isGone) place.leave()
        return !message.isGone
      },
      complete: () => place.complete(),
    }
    const place = room.enter({
      client,
      announced,
      giveWay() {
        message.isGone = true
        place.leave()
      },
    })
    return message
  }
  return {
    enter,
    /** Three messages of 22 MB each from so many addresses, which go no further. */
    fill: (addresses: number) =>
      Array.from({ length: addresses * 3 }, (_, n) => {
        const one = enter(`203.0.113.${n % addresses}`, 22 * megabyte + 500)
        for (let mebibyte = 0; mebibyte < 22 && !one.isGone; mebibyte++) one.hold(megabyte)
        return one
      }).filter(({ isGone }) => !isGone),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('small mail finds room while many large messages are unfinished', () => {
  const { enter, fill } = open()
  fill(30)
  for (let n = 0; n < 300; n++) expect(enter(`198.51.100.${n}`).hold(50 * kilobyte)).toBe(true)
})

test('a large message takes the place of those that trickle, though they say that they are nearly done', () => {
  const { enter, fill, pass } = open()
  const trickling = fill(5)
  for (let second = 0; second < 20; second++) {
    pass(1_000)
    for (const one of trickling) if (!one.isGone) one.hold(1)
  }
  const honest = enter('198.51.100.1')
  for (let n = 0; n < 25 * 16; n++) {
    pass(20)
    expect(honest.hold(64 * kilobyte)).toBe(true)
  }
  expect(trickling.filter((one) => one.isGone).length).toBeLessThanOrEqual(2)
})

test('who is nearly done is let finish, and who has just begun waits', () => {
  const { enter, pass } = open()
  const others = Array.from({ length: 9 }, (_, n) => enter(`203.0.113.${n}`, 25 * megabyte))
  for (let n = 0; n < 24 * 16; n++) {
    pass(10)
    for (const one of others) expect(one.hold(64 * kilobyte)).toBe(true)
  }
  const late = enter('198.51.100.1', 25 * megabyte)
  let isIn = true
  for (let n = 0; n < 25 * 16 && isIn; n++) {
    pass(10)
    for (const one of others) one.hold(2 * kilobyte)
    isIn = late.hold(64 * kilobyte)
  }
  expect(isIn).toBe(false)
  expect(others.some((one) => one.isGone)).toBe(false)
})

test('what is complete and being written gives way to nobody', () => {
  const { enter, fill, pass } = open()
  const written = fill(5)
  for (const one of written) one.complete()
  pass(60_000)
  const late = enter('198.51.100.1')
  let isIn = true
  for (let n = 0; n < 25 && isIn; n++) isIn = late.hold(megabyte)
  expect(isIn).toBe(false)
  expect(written.some((one) => one.isGone)).toBe(false)
})
