import { expect, test } from 'vitest'
import { type Action, begin, type Edited, type History, next } from './history.ts'

const named = (name: string) => ({ name, document: {} }) as Edited
const typed = (name: string, about: string, at: number): Action => ({ type: 'change', to: named(name), about, at })
const after = (...actions: Action[]) => actions.reduce<History>(next, begin(named('')))
const undo: Action = { type: 'undo' }
const redo: Action = { type: 'redo' }

test('typing in one field is one step, another field or a rest begins another', () => {
  const typing = [typed('a', 'name', 0), typed('ab', 'name', 500), typed('abc', 'name', 900)]
  expect(after(...typing, undo).now.name).toBe('')
  expect(after(...typing, typed('abcd', 'email', 1000), undo).now.name).toBe('abc')
  expect(after(...typing, typed('abcd', 'name', 9000), undo).now.name).toBe('abc')
})

test('what has no subject is always a step of its own', () => {
  expect(after(typed('a', '', 0), typed('b', '', 1), undo).now.name).toBe('a')
})

test('undone steps come back, until something else is changed', () => {
  const two = [typed('a', '', 0), typed('b', '', 1)]
  expect(after(...two, undo, undo, redo).now.name).toBe('a')
  expect(after(...two, undo, typed('c', '', 2), redo).now.name).toBe('c')
  expect(after(undo, redo).now.name).toBe('')
})
