import type { NormalisedMail } from '../../mail.ts'
import { canBeCompany, nameKey } from '../names.ts'
import { remembered } from '../remembered.ts'
import { organisationWords } from '../words/company-cues.ts'

/** Of the ways a name is written the one to show: the most used, with its article, in both cases, without a country. */
export function formOf(forms: ReadonlyMap<string, number>, mail: NormalisedMail): string {
  const [[text] = ['']] = [...forms].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)
  return withArticle(withoutCountry(asWritten(text, forms)), mail)
}

function asWritten(text: string, forms: ReadonlyMap<string, number>): string {
  // Shouted or whispered only by one source: take a form with both cases when there is one.
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text
  return [...forms.keys()].find((form) => form !== form.toUpperCase() && form !== form.toLowerCase()) ?? text
}

/** "Center Parcs Ireland", "Leroy Merlin España": the country is the branch. "Air France" and "Bank of Ireland" are names. */
export const withoutCountry = remembered((text: string): string => {
  const cut =
    /^(.*\S) (?:Ireland|España|Spain|Deutschland|Germany|France|Italia|Italy|Nederland|Netherlands|Polska|Poland|Portugal|Brasil|Brazil|México|Mexico|UK|GB|USA|US|India|Australia|Canada|Danmark|Denmark|Norge|Norway|Sverige|Sweden|Suisse|Schweiz|Switzerland|Austria|Österreich|Belgium|België|Belgique|Europe|EMEA)$/.exec(
      text,
    )?.[1]
  if (!cut || /\s(?:of|de|del|di|da|do|von|van|für|for|&|and)$/i.test(cut) || canBeCompany(cut) === false) return text
  const words = nameKey(cut).split(' ')
  return words.every(
    (word) =>
      organisationWords.has(word) ||
      /^(?:air|radio|visit|team|save|electricite|reseau|tourism|british|business|sport|royal)$/.test(word),
  )
    ? text
    : cut
})

/** 'The Salty Anchor', 'El Rincón': an article belongs to the name where the name stands by itself with it. */
function withArticle(text: string, mail: NormalisedMail): string {
  for (const piece of [mail.from?.name ?? '', ...mail.lines.slice(0, 100).map((line) => line.text.slice(0, 400))]) {
    if (!piece.includes(text)) continue
    const parts = piece.length > 120 ? [] : piece.split(/\s*[|·•,(]\s*|\s+[-–—]+\s+|\s(?:at|from|@)\s/)
    for (const part of parts) {
      const article = part.endsWith(text) ? part.slice(0, -text.length) : ''
      if (articles.includes(article)) return part
    }
    // Inside a sentence a capital article is the name's own: 'floor staff at The Salty Anchor for the summer'.
    for (const article of articles) {
      const at = piece.indexOf(article + text)
      if (at > 0 && /\p{Ll} $/u.test(piece.slice(0, at)) && !/^[\p{L}\d]/u.test(piece.slice(at + article.length + text.length)))
        return article + text
    }
  }
  return text
}

const articles = ['The ', 'El ', 'La ', 'Los ', 'Las ', 'Le ', 'Les ', 'Il ', 'Lo ', 'De ', 'Het ', "L'", 'L’']
