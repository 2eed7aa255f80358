import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['a formula', '=1+1', `"'=1+1"`],
  ['one that calls a program', `@SUM(1)*cmd|' /C calc'!A0`, `"'@SUM(1)*cmd|' /C calc'!A0"`],
  ['one with a sign', '-2+3', `"'-2+3"`],
  ['one behind spaces', '  +1', `"'  +1"`],
  ['one behind a tab', '\t=1', `"'\t'=1"`],
  ['one behind a line break', '\r\n=1', `"'\r'\n'=1"`],
  ['one in wide letters', '＝1', `"'＝1"`],
  ['one where a spreadsheet parts at semicolons', 'Contoso;=1+1', `"Contoso;'=1+1"`],
  ['one in a second line', 'Contoso\n@A1', `"Contoso\n'@A1"`],
])('what a spreadsheet would run is text: %s', (_, value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})

test('what it would not run stays as it is', () => {
  expect(csvLine(['Contoso', null, 'C++ developer, part-time', 'a = b', 'jo@example.com', 'say "hi"'])).toBe(
    'Contoso,,"C++ developer, part-time",a = b,jo@example.com,"say ""hi"""\r\n',
  )
})

test('a hostile cell is written in linear time', () => {
  // The processor's time: other work on the machine must not fail this. What grows with the square would take minutes.
  const start = process.cpuUsage()
  csvLine([`\n${' \t'.repeat(500_000)}`])
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
})
