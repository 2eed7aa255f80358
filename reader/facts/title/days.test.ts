import { expect, test } from 'vitest'
import { tokenise } from '../tokens.ts'
import { isDate, isDay, isFromOn } from './days.ts'

test.each(['tecnico di laboratorio', 'agent des espaces verts', 'auxiliaire de vie', 'operador de quinta rueda'])(
  'no word of "%s" says when',
  (title) => {
    const tokens = tokenise(title)
    expect(tokens.filter((_, at) => isDay(tokens, at)).map(({ text }) => text)).toEqual([])
  },
)

test.each([
  ['bager torsdag', 1],
  ['kok di 12 maj', 1],
  ['cameriere ven 3', 1],
])('in "%s" the day is known', (text, at) => {
  expect(isDay(tokenise(text), at)).toBe(true)
})

test('an article, a number and a month are a date', () => {
  expect([isDate(tokenise('le 12 mai'), 0), isDate(tokenise('le 12 rue'), 0), isDate(tokenise('le chef'), 0)]).toEqual([
    true,
    false,
    false,
  ])
})

test.each(['14 Dec to 10 Jan', '3. mai', 'uke 50', 'KW 48'])('%s says when', (text) => {
  expect(isDate(tokenise(text), 0)).toBe(true)
})

test.each(['100 Decibel', '2 Bäcker', 'week planner', 'V Kristen'])('%s says nothing of when', (text) => {
  expect(isDate(tokenise(text), 0)).toBe(false)
})

test('what follows "a partir" is when it begins', () => {
  expect([isFromOn(tokenise('a partir de março'), 0), isFromOn(tokenise('a bordo'), 0)]).toEqual([true, false])
})
