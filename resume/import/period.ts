import { folded } from './headings.ts'

export interface Dated {
  startDate: string
  endDate: string
  /** The line without its dates. */
  rest: string
  /** It begins or ends the line, or a part of it. */
  isAtEnd: boolean
}

// The first letters are enough: by language, January to December.
const months = [
  'jan january janner ledna stycznia janvier janv ene gennaio gen januari tammikuu ocak oca styczen stycznia sty leden januar',
  'feb february feber lut unora fevrier fevr fev subat sub febrero febbraio fevereiro februari helmikuu luty lutego unor februar',
  'mar march marts brezna marz maerz mars marzo marco maart mrt mart maaliskuu marzec marca brezen marcius',
  'apr april kwi dubna avril avr abr abril aprile nisan nis huhtikuu kwiecien kwietnia duben aprilis',
  'may mai kvetna mayo maggio mag maio mei maj mayis toukokuu maja kveten majus',
  'jun june cze cervna juni juin junio giugno giu junho haziran haz kesakuu czerwiec czerwca cerven junius',
  'jul july lip cervence juli juillet juil julio luglio lug julho temmuz tem heinakuu lipiec lipca cervenec julius',
  'aug august sie aout ago agosto augustus augusti agustos agu elokuu sierpien sierpnia srpen augusztus',
  'sep sept wrz september septembre septiembre settembre set setembro eylul eyl syyskuu wrzesien wrzesnia zari szeptember',
  'oct october paz rijna oktober okt octobre octubre ottobre ott outubro out ekim eki lokakuu pazdziernik pazdziernika rijen',
  'nov lis listopadu kasim kas november novembre noviembre novembro marraskuu listopad listopada',
  'dec december gru prosince desember des aralik ara dezember dez decembre diciembre dic dicembre dezembro joulukuu grudzien grudnia prosinec',
]
const monthOf = new Map(months.flatMap((names, n) => names.split(' ').map((name) => [name, String(n + 1).padStart(2, '0')])))
const now =
  "present|present day|now|till date|to date|bis dato|dato|momento|la actualidad|hoy|moment|dzisiaj|teraz|tej pory|today|current|currently|ongoing|heute|jetzt|laufend|aujourd’hui|aujourd'hui|ce jour|actualidad|presente|actual|oggi|in corso|atual|heden|nu|nuvarande|pagaende|idag|na|nykyinen|halen|devam ediyor|gunumuz|obecnie|dzis|soucasnost|dosud|jelenleg|jelen"

const day = String.raw`(?:\d{1,2}[./] ?(?=\d{1,2}[./] ?\d{4}))?(?:(?<NAME>\p{L}{3,12})\.?,? ?|(?<NUMBER>\d{1,2})[./] ?)?(?<YEAR>(?:19|20)\d\d)(?:[-/.](?<ISO>\d\d)(?![\d.])(?:-\d\d)?)?`
const dayNamed = (n: number) => day.replace(/\?<(\w+)>/g, `?<$1${n}>`)
const range = new RegExp(
  String.raw`(?<![\d\p{L}])(?:(?<SINCE>since|seit|depuis|desde|dal|sinds|sedan|siden|od|ab|from|von|de|du) )?${dayNamed(1)}(?:(?: ?[–—-]{1,2} ?| )(?:(?:to|bis|bis zum|a|al|au|until|till|do|tot|til|ate|hasta|jusqu'a) )?(?:${dayNamed(2)}|(?<NOW>${now})))?(?![\d\p{L}])`,
  'iu',
)

/** The period that a line names, and what else it says; null where it names none. */
export function periodIn(text: string): Dated | null {
  // Letter by letter, so that places in one are places in the other.
  const plain = text.normalize('NFC')
  const found = range.exec(
    plain.replace(/[^\n -~]/g, (letter) => (folded(letter).length === letter.length ? folded(letter) : letter)),
  )
  if (!found?.groups) return null
  const { groups } = found
  const from = dateOf(groups, 1)
  const to = dateOf(groups, 2)
  if (from === null || to === null) return null
  const [ahead, behind] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)]
  const rest = `${ahead}\t${behind}`
  const isSince = to === '' && /^(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|ab)$/i.test(groups['SINCE'] ?? '')
  const isOpen = to === '' && /^ ?[–—-]\s*(?:\t|$)/.test(plain.slice(found.index + found[0].length))
  const goesOn = groups['NOW'] ?? (isSince || isOpen ? '' : undefined)
  const isSingle = to === '' && goesOn === undefined
  return {
    startDate: isSingle ? '' : from,
    endDate: isSingle ? from : to,
    isAtEnd: /(?:^|\t)[\s(]*$/.test(ahead) || /^[\s).]*(?:$|\t)/.test(behind),
    rest: rest
      .replace(/\(\s*\t\s*\)/g, '\t')
      .replace(/\s*\t\s*/g, '\t')
      .replace(/^[\s|,·•–-]+|[\s|,·•–-]+$/g, ''),
  }
}

function dateOf(groups: Record<string, string | undefined>, n: 1 | 2): string | null {
  const year = groups[`YEAR${n}`]
  if (year === undefined) return ''
  const name = groups[`NAME${n}`]
  const number = groups[`NUMBER${n}`] ?? groups[`ISO${n}`]
  if (name !== undefined) {
    const month = monthOf.get(folded(name))
    // 'Windows 2000' is no date.
    return month === undefined ? null : `${year}-${month}`
  }
  if (number === undefined) return year
  return Number(number) >= 1 && Number(number) <= 12 ? `${year}-${number.padStart(2, '0')}` : null
}
