import { fold } from './words.ts'

/** Month names of the languages by the letters that tell them; longer prefixes first where one contains another. */
const monthPrefixes: [string, number][] = (
  [
    [1, 'jan jän janv ene gen sty oca stu tammi'],
    [2, 'feb fév fev fevr févr lut şub sub lute helmi'],
    [3, 'mar mär mrt mars maa marc marz març marz marz mart maart mrz'],
    [4, 'apr avr abr kwi nis kwie huhti'],
    [5, 'may mai mei maj mayo maio mag touko'],
    [6, 'jun juin giu cze haz jui. czer kesä'],
    [7, 'jul juil lug lip tem heinä'],
    [8, 'aug aoû aou ago sie ağu agu sier elo'],
    [9, 'sep set eyl wrz wrze sett syys'],
    [10, 'oct okt out ott ekim eki paź paz loka'],
    [11, 'nov lis kas list marras'],
    [12, 'dec déc dez dic des gru ara grud joulu'],
  ] as const
)
  .flatMap(([month, names]) => names.split(' ').map((name): [string, number] => [name, month]))
  .sort((a, b) => b[0].length - a[0].length)

/** The number of the month a word names in any of the languages; null when it names none. */
export function monthOf(word: string): number | null {
  const folded = fold(word)
  return monthPrefixes.find(([prefix]) => folded.startsWith(prefix))?.[1] ?? null
}

/**
 * A date as mail programs write it over a quoted mail ('Dienstag, 10. Februar 2026 10:58', '3/19/2026 4:52 PM') → ISO 8601.
 * `offset` ('+01:00') holds where the text names no zone. Null when no whole date is there.
 */
export function writtenDate(text: string, offset: string, monthFirst: boolean): string | null {
  const line = text.slice(0, 200).replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
  const day = dayOf(line, monthFirst)
  if (day === null) return null
  const time = /(?:^|\D)(\d{1,2})(?:[:.](\d{2})|\s?h\s?(\d{2})?)(?::\d{2})?(?:\s?([ap])\.?\s?m\b)?/i.exec(
    line.replace(day.text, ' '),
  )
  let hour = Number(time?.[1] ?? 0)
  if (time?.[4] !== undefined) hour = (hour % 12) + (time[4].toLowerCase() === 'p' ? 12 : 0)
  const minute = time?.[2] ?? time?.[3] ?? '00'
  const zone = /(?:UTC|GMT|:\d{2})\s?([+-]\d{1,2})(?::?(\d{2}))?/i.exec(line)
  const told =
    zone === null ? offset : `${zone[1]?.startsWith('-') ? '-' : '+'}${two(Math.abs(Number(zone[1])))}:${zone[2] ?? '00'}`
  const iso = `${day.year}-${two(day.month)}-${two(day.day)}T${two(hour)}:${minute}:00${told}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

function dayOf(line: string, monthFirst: boolean): { year: number; month: number; day: number; text: string } | null {
  const iso = /(\d{4})[-./](\d{1,2})[-./](\d{1,2})/.exec(line)
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]), text: iso[0] }
  const numeric = /(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4})/.exec(line)
  if (numeric !== null) return numericDay(numeric, monthFirst)
  // '10. Februar 2026', '12 de junho de 2026', '19 Mar 2026'; with {3,12} a pattern takes thirty times as long to compile
  for (const found of line.matchAll(/(\d{1,2})\.?\s(?:de\s)?(\p{L}{1,12})\.?,?\s(?:de\s|del\s)?(\d{4})/gu)) {
    const month = monthOf(found[2] ?? '')
    if (month !== null) return { year: Number(found[3]), month, day: Number(found[1]), text: found[0] }
  }
  // 'March 19, 2026'
  for (const found of line.matchAll(/(\p{L}{1,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})/gu)) {
    const month = monthOf(found[1] ?? '')
    if (month !== null) return { year: Number(found[3]), month, day: Number(found[2]), text: found[0] }
  }
  // '14.09.26', once no month is named: '14. syyskuuta 2026 klo 9.12.33' has a time that looks the same
  const short = /(?:^|\D)(\d{1,2})[-./](\d{1,2})[-./](\d{2})(?!\d)/.exec(line)
  return short === null ? null : numericDay(short, monthFirst)
}

function numericDay([text, first, second, year]: string[], monthFirst: boolean) {
  const [a, b] = [Number(first), Number(second)]
  const american = (monthFirst && a <= 12) || b > 12
  return {
    year: Number(year) + (year?.length === 2 ? 2000 : 0),
    month: american ? a : b,
    day: american ? b : a,
    text: text ?? '',
  }
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}
