import { expect, test } from 'vitest'
import { nameAt, withoutTeam } from './names.ts'
import { tokenise } from './tokens.ts'

test.each([
  ['Team Recruitment van Hazelhof', 'Hazelhof'],
  ['Recruitment Team Hazelhof', 'Hazelhof'],
  ['Team Werving Hazelhof', 'Hazelhof'],
])('who hires for a house is no part of its name: %s', (written, name) => {
  expect(withoutTeam(written)).toBe(name)
})

test.each([
  ['Heron Mill School Part of Stowe Academies Trust', 'Heron Mill School'],
  ['Heron Mill Teil der Stowe Gruppe', 'Heron Mill'],
  ['Heron Mill Part Works', 'Heron Mill Part Works'],
])('whom a house belongs to is no part of its name: %s', (written, name) => {
  expect(nameAt(tokenise(written), 0)?.text).toBe(name)
})
