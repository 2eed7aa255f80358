/**
 * A line of RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection), also where one that
 * parts cells at semicolons or tabs would begin a cell.
 */
export function csvLine(cells: (string | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | null): string {
  if (value === null) return ''
  const harmless = value.replace(/(?<=^|[;\t\r\n])(?=\s{0,50}[=+\-@＝＋－＠])/g, "'")
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
