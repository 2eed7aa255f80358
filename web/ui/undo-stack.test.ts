import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let press: () => void
let stack: typeof import('./undo-stack.ts')
let gone: string[]
let hidden: string[]

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const event = { key: 'z', ctrlKey: true, preventDefault: () => undefined }
  vi.stubGlobal('addEventListener', (_type: string, listener: (pressed: object) => void) => {
    press = () => listener(event)
  })
  vi.stubGlobal('Element', class {})
  stack = await import('./undo-stack.ts')
  gone = []
  hidden = []
})

// test files share a process, so leftover fake timers would block other files
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function change(order: number, name: string) {
  stack.changeBegins(order)
  return {
    works() {
      stack.changeAnswered(order)
      const isKept = stack.keepWayBack({ go: () => gone.push(name), onGone: () => hidden.push(name) })
      stack.changeEnds(order, false)
      vi.runAllTimers()
      return isKept
    },
    isRefused() {
      stack.changeEnds(order, true)
      vi.runAllTimers()
    },
  }
}

test('a change is taken back as soon as it is answered by who asked before', () => {
  change(1, 'first').works()
  const second = change(2, 'second')
  press()
  expect(gone).toEqual([])
  second.works()
  expect(gone).toEqual(['second'])
})

test('a refused change that was to be taken back takes none with it', () => {
  change(1, 'first').works()
  const second = change(2, 'second')
  press()
  second.isRefused()
  expect(gone).toEqual([])
  press()
  expect(gone).toEqual(['first'])
})

test('of two under way, the one that works is not the one that was meant', () => {
  const first = change(1, 'first')
  const second = change(2, 'second')
  press()
  second.isRefused()
  first.works()
  expect(gone).toEqual([])
})

test('a key that is held down takes back nothing that is changed later', () => {
  const first = change(1, 'first')
  press()
  press()
  press()
  first.works()
  change(2, 'later').works()
  expect(gone).toEqual(['first'])
})

test('after signing out nothing that was changed before can be taken back, nor what was still under way', () => {
  change(1, 'first').works()
  const second = change(2, 'second')
  stack.forgetWaysBack()
  expect(hidden).toEqual(['first'])
  press()
  expect(second.works()).toBe(false)
  press()
  expect(gone).toEqual([])
  expect(change(3, 'of the next person').works()).toBe(true)
  press()
  expect(gone).toEqual(['of the next person'])
})
