import { expect, test } from 'vitest'
import { readReleaseNotes } from './release-notes.ts'

test('what is new is told in German too, point by point', async () => {
  const [english, german] = await Promise.all([readReleaseNotes('en'), readReleaseNotes('de')])
  const outline = (releases: typeof english) =>
    releases.map(({ version, date, notes }) => ({ version, date, points: notes.length }))
  expect(english[0]?.notes.length).toBeGreaterThan(0)
  expect(outline(german)).toEqual(outline(english))
})
