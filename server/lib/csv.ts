/** A line of RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
export function csvLine(cells: (string | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | null): string {
  if (value === null) return ''
  const harmless = /^[\s]*[=+\-@]/.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
