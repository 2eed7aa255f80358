import { fold } from '../text/fold.ts'

const names = `
january jan januar januari janvier janv enero ene janeiro gennaio gen stycznia styczen ocak jänner jaenner tammikuu tammikuuta ledna leden januar január
february feb februar februari fevrier fevr fev febrero fevereiro febbraio lutego luty subat helmikuu helmikuuta února únor február
march mar märz maerz mrz maart mrt mars marzo março marca marzec mart marts maaliskuu maaliskuuta brezna brezen március
april apr avril avr abril abr aprile kwietnia kwiecien nisan huhtikuu huhtikuuta dubna duben április
may mai mei mayo maio maggio mag maja maj mayıs toukokuu toukokuuta kvetna kveten május
june jun juni juin junio junho giugno giu czerwca czerwiec haziran kesäkuu kesäkuuta cervna cerven június
july jul juli juillet juil julio julho luglio lug lipca lipiec temmuz heinäkuu heinäkuuta cervence cervenec július
august aug augustus août aout agosto ago sierpnia sierpien agustos augusti elokuu elokuuta srpna srpen augusztus
september sep sept septembre septiembre setembro settembre set wrzesnia wrzesien eylul syyskuu syyskuuta září szeptember
october oct oktober okt octobre octubre outubro out ottobre ott pazdziernika pazdziernik ekim lokakuu lokakuuta rijna rijen október
november nov novembre noviembre novembro listopada listopad kasim marraskuu marraskuuta listopadu
december dec dezember dez décembre diciembre dic dezembro dicembre desember des grudnia grudzien aralik joulukuu joulukuuta prosince prosinec`

/** Names of months in fifteen languages, folded → 1 to 12. */
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
