import { months } from '../../domain/names/months.ts'
import { fold } from '../../domain/text/fold.ts'
import { type Day, isoDay } from '../facts/times.ts'

const half = '(午前|午後|上午|下午|中午|晚上|早上|오전|오후|저녁|정오)?\\s?'
const clock = new RegExp(`${half}(\\d{1,2})\\s?(?:時|时|點|点|시)(?:\\s?(\\d{1,2})\\s?(?:分|분)|(半|반))?`, 'gu')
const halfBeforeColon = /(午前|午後|上午|下午|晚上|오전|오후)\s?(\d{1,2}):(\d{2})/gu
const date = /(?:(\d{4})\s?(?:年|년)\s?)?(\d{1,2})\s?(?:月|월)\s?(\d{1,2})\s?(?:日|号|號|일)(?:\s?[（(][^（()）]{1,4}[)）])?/gu
const weekday = /(?:星期|周|週)([一二三四五六日天])|([月火水木金土日])曜日?|([월화수목금토일])요일/gu
/** 'December 2-án', 'december 2., szerda' */
const dayInHungarian =
  /(?<!\p{L})(\p{L}{3,12}) (\d{1,2})(?:-(?:j?[aáeé]n?|i|ig|t[óő]l)(?!\p{L})|\.(?=,? (?:hétf|kedd|szerd|csüt|pént|szomb)))/gu
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/**
 * Dates and hours as the rest of the reader knows them: those of Chinese, Japanese and Korean text as ISO dates and 24-hour times, Turkish,
 * Hungarian and Czech ones without what is joined to them.
 */
export function inWesternOrder(western: string, sent: Day): string {
  const text = western
    .replace(
      /(\d{4})\. (\p{L}{3,12}) (\d{1,2})(?:-\p{L}{1,3})?(?![\p{L}\p{N}])\.?/gu,
      (whole, year: string, name: string, day: string) => {
        const month = months.get(fold(name))
        return month === undefined ? whole : isoDay({ year: Number(year), month, day: Number(day) })
      },
    )
    .replace(dayInHungarian, (whole, name: string, day: string) => (months.has(fold(name)) ? `${day} ${name}` : whole))
    .replace(/(?<=\d[:.]\d\d)['’]\p{L}{1,4}(?!\p{L})/gu, '')
    .replace(/(?<=(?<!\p{L})klo \d{1,2}(?:[.:]\d\d)?):?(?:een|aan|ään|hin|ksi|lta|ltä|lle|stä|sta)(?!\p{L})/gu, '')
    .replace(/(?<=\d)-(?:r[ae]|[áé]r[ae]|j[ae]|k?or|kor|[aáeéioóuöüő]n|j?[aáeé]n|tól|től|ig)(?!\p{L})/gu, '')
    .replace(/(?<=\d) (?:órakor|órától|óra)(?!\p{L})/gu, ' h')
    .replace(/(?<!\p{L})v (?=\d{1,2}[:.]\d{2}|\d{1,2} hod)/gu, 'at ')
  if (!/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text)) return text
  return text
    .replace(/：/g, ':')
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/明日|明天|내일/g, ' tomorrow ')
    .replace(date, (_, year: string | undefined, month: string, day: string) => ` ${isoDay(nearest(sent, year, month, day))} `)
    .replace(weekday, (whole, ...found: (string | undefined)[]) => {
      const sign = found.slice(0, 3).find((one) => one !== undefined) ?? ''
      const index = Math.max('一二三四五六日'.indexOf(sign), '月火水木金土日'.indexOf(sign), '월화수목금토일'.indexOf(sign))
      return index < 0 ? whole : ` ${names[index]} `
    })
    .replace(halfBeforeColon, (_, part: string, hour: string, minute: string) => ` at ${inDay(part, Number(hour))}:${minute} `)
    .replace(
      clock,
      (_, part: string | undefined, hour: string, minute: string | undefined, isHalf: string | undefined) =>
        ` at ${inDay(part, Number(hour))}:${isHalf ? '30' : (minute ?? '0').padStart(2, '0')} `,
    )
    .replace(/[、。，；・]/g, ' , ')
}

const inDay = (part: string | undefined, hour: number): string =>
  String(/^(?:午後|下午|晚上|오후|저녁)$/.test(part ?? '') && hour < 12 ? hour + 12 : hour).padStart(2, '0')

/** Without a year it is the nearest such day ahead. */
function nearest(sent: Day, year: string | undefined, month: string, day: string): Day {
  const told = { month: Number(month), day: Number(day) }
  if (year !== undefined) return { year: Number(year), ...told }
  const ahead = (told.month - sent.month) * 31 + told.day - sent.day
  return { year: ahead < -60 ? sent.year + 1 : ahead > 300 ? sent.year - 1 : sent.year, ...told }
}
