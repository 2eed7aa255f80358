import { fold } from '../text/fold.ts'

const names = `
january jan januar januari janvier janv enero ene janeiro gennaio gen stycznia styczen ocak jänner jaenner tammikuu tammikuuta
february feb februar februari fevrier fevr fev febrero fevereiro febbraio lutego luty subat helmikuu helmikuuta
march mar märz maerz mrz maart mrt mars marzo março marca marzec mart marts maaliskuu maaliskuuta
april apr avril avr abril abr aprile kwietnia kwiecien nisan huhtikuu huhtikuuta
may mai mei mayo maio maggio mag maja maj mayıs toukokuu toukokuuta
june jun juni juin junio junho giugno giu czerwca czerwiec haziran kesäkuu kesäkuuta
july jul juli juillet juil julio julho luglio lug lipca lipiec temmuz heinäkuu heinäkuuta
august aug augustus août aout agosto ago sierpnia sierpien agustos augusti elokuu elokuuta
september sep sept septembre septiembre setembro settembre set wrzesnia wrzesien eylul syyskuu syyskuuta
october oct oktober okt octobre octubre outubro out ottobre ott pazdziernika pazdziernik ekim lokakuu lokakuuta
november nov novembre noviembre novembro listopada listopad kasim marraskuu marraskuuta
december dec dezember dez décembre diciembre dic dezembro dicembre desember des grudnia grudzien aralik joulukuu joulukuuta`

/** Names of months in thirteen languages, folded → 1 to 12. */
export const months: ReadonlyMap<string, number> = new Map(
  names
    .trim()
    .split('\n')
    .flatMap((row, index) => row.split(' ').map((name) => [fold(name), index + 1] as const)),
)

/** The month whose name a folded word is, or begins as: 'dec', 'setiembre'. Null where it is none or could be two. */
export function monthLike(word: string): number | null {
  return months.get(word) ?? only(beginningAs(word, 3)) ?? only(beginningAs(word, 4))
}

function beginningAs(word: string, length: number): Set<number> {
  const beginning = word.slice(0, length)
  return new Set(
    [...months].filter(([name]) => beginning.length === length && name.startsWith(beginning)).map(([, month]) => month),
  )
}

function only(found: ReadonlySet<number>): number | null {
  const [month] = found
  return month !== undefined && found.size === 1 ? month : null
}
