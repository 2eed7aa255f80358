import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const page = await readFile(path.join(root, 'docs/security.md'), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Threat|-+) /.test(line))
  .map((line) => line.split(' | '))

test('every threat has a defence and a test', () => {
  expect(rows.length).toBeGreaterThan(30)
  for (const row of rows) {
    expect(row).toHaveLength(3)
    expect(row[1]?.trim()).not.toBe('')
    expect(row[2]).toMatch(/`[\w/.-]+\.test\.ts`/)
  }
})

const files = new Set(rows.flatMap(([, , tests = '']) => [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)))

test.each([...files])('%s has tests', async (file) => {
  expect(await readFile(path.join(root, file), 'utf8')).toMatch(/^ *(test|describe)\b/m)
})

const named = rows.flatMap(([, , tests = '']) =>
  [...tests.matchAll(/`([^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => [file, title] as const),
  ),
)

test.each(named)('%s shows: %s', async (file, title) => {
  const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
  // the title of a test or of a group of them, also behind a table of cases
  expect(lines.some((line) => line.includes(title) && /^ *(test|describe|\]\)|\)|'|"|`)/.test(line))).toBe(true)
})
