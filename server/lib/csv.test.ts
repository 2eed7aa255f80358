import { expect, test } from 'vitest'
import { csvFor, withoutGuard } from './csv.ts'

const { head, line } = csvFor('en')

test.each([
  ['a formula', '=1+1', `"'=1+1"`],
  ['one that calls a program', `@SUM(1)*cmd|' /C calc'!A0`, `"'@SUM(1)*cmd|' /C calc'!A0"`],
  ['one with a sign', '-2+3', `"'-2+3"`],
  ['one behind spaces', '  +1', `"'  +1"`],
  ['one behind a tab', '\t=1', `"'\t'=1"`],
  ['one behind a line break', '\r\n=1', `"'\r'\n'=1"`],
  ['one in wide letters', '＝1', `"'＝1"`],
  ['one where a spreadsheet parts at semicolons', 'Contoso;=1+1', `"Contoso;'=1+1"`],
  ['one where a spreadsheet parts at commas', 'Contoso,=1+1', `"Contoso,'=1+1"`],
  ['one in a second line', 'Contoso\n@A1', `"Contoso\n'@A1"`],
])('what a spreadsheet would run is text: %s', (_, value, cell) => {
  expect(line([value])).toBe(`${cell}\r\n`)
  const written = cell.slice(1, -1).replaceAll('""', '"')
  expect(withoutGuard(written), 'and read as it was').toBe(value)
})

test('a table is parted as spreadsheets of the language part it, and tells Excel that it is UTF-8', () => {
  expect(head(['Company', 'Job title'])).toBe('\uFEFFCompany,Job title\r\n')
  expect(csvFor('de').head(['Unternehmen', 'Stelle'])).toBe('\uFEFFUnternehmen;Stelle\r\n')
  expect(csvFor('de').line(['Köche, Kellner', 'A;B'])).toBe('"Köche, Kellner";"A;B"\r\n')
})

test('what it would not run stays as it is', () => {
  expect(line(['Contoso', null, 'C++ developer, part-time', 'a = b', 'jo@example.com', 'say "hi"', 'two\r\nlines'])).toBe(
    'Contoso,,"C++ developer, part-time",a = b,jo@example.com,"say ""hi""","two\r\nlines"\r\n',
  )
})

test('a hostile cell is written in linear time', () => {
  // The processor's time: other work on the machine must not fail this. What grows with the square would take minutes.
  const start = process.cpuUsage()
  line([`\n${' \t'.repeat(500_000)}`])
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
})
