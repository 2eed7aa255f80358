import type { Evidence } from '../../../domain/reading.ts'
import type { NormalisedMail } from '../../mail.ts'

const form = '(?:株式会社|有限会社|合同会社)'
const plain = '[\\p{Script=Han}\\p{Script=Katakana}ー・A-Za-z0-9&]'
/** Particles are written as names are: what goes on in Kanji or Katakana belongs to the name. */
const front = new RegExp(
  `${form}(?:\\p{Script=Hiragana}{1,10}(?=${plain}))?${plain}{1,24}?(?=様|さま|御中|[^\\p{Script=Han}\\p{Script=Katakana}ー・A-Za-z0-9&]|$)`,
  'gu',
)
const behind = new RegExp(`${plain}{2,24}${form}(?!${plain})`, 'gu')

/** The employer that a Japanese mail names by its legal form: one that others speak of with respect goes before the writer's own house. */
export function japaneseEmployer({ from, lines, subject }: NormalisedMail): { company: string; evidence: Evidence } | null {
  const display = from === null ? '' : `${from.name} <${from.address}>`
  const body = lines.filter(({ zone }) => zone !== 'quoted' && zone !== 'footer').slice(0, 60)
  const places: [text: string, where: Evidence['where']][] = [
    ...body.map(
      ({ text, zone }) => [text.slice(0, 500), zone === 'signature' ? 'signature' : 'body'] as [string, Evidence['where']],
    ),
    [subject.slice(0, 300), 'subject'],
    [display, 'from'],
  ]
  const found = places.flatMap(([text, where]) =>
    /[社]/.test(text)
      ? [...text.matchAll(front), ...text.matchAll(behind)].map(({ 0: company, index }) => ({
          company,
          isHonoured: /^(?:様|さま)/.test(text.slice(index + company.length)),
          evidence: { field: 'company' as const, quote: text.slice(0, 300), where },
        }))
      : [],
  )
  const best = found.find(({ isHonoured }) => isHonoured) ?? found.find(({ evidence }) => evidence.where === 'from') ?? found[0]
  return best ? { company: best.company, evidence: best.evidence } : null
}

const desks = /[社部課室局係様殿]|さま|さん|御中|担当|採用|人事|事務|窓口|チーム|センター|自動|配信/
const person =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,5}[ \u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,5}$/u

/** '田中 花子' of '人事部 田中 花子'; null where no such name stands. */
export function japanesePerson(text: string): string | null {
  const parts = text.trim().split(/[ \u3000／/|]+/)
  const name = parts.slice(-2).join(' ')
  const rest = parts.slice(0, -2)
  return parts.length >= 2 &&
    parts.length <= 5 &&
    person.test(name) &&
    !desks.test(name) &&
    rest.every((part) => desks.test(part))
    ? name
    : null
}
