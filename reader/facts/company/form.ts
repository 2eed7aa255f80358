import { legalFormsAtEnd } from '../../../domain/names/legal-forms.ts'
import { remembered } from '../../../domain/text/remembered.ts'
import type { NormalisedMail } from '../../mail.ts'
import { canBeCompany, nameKey } from '../names.ts'
import { organisationWords } from '../words/company-cues.ts'

/**
 * Of the ways a name is written the one to show: the most used, with its article, in both cases, without what it is
 * constituted as.
 */
export function formOf(forms: ReadonlyMap<string, number>, mail: NormalisedMail): string {
  const [[text] = ['']] = [...forms].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)
  const plain = nominative(calm(withoutLegalForm(asWritten(text, forms))), mail.language)
  return official.test(plain) ? plain.replace(/^(?:The|Les?|La) /, '') : withArticle(withoutArticle(plain, mail), mail)
}

/** 'bei den Technischen Betrieben Wildhorn', 'z Browaru Krzywa Wieża': as the house calls itself. */
function nominative(text: string, language: string | null): string {
  // Dutch houses are called Dakwerken.
  const german = language === 'de' ? /^(?:(\p{Lu}\p{Ll}+e)n )?(\p{L}*?)(betriebe|werke|dienste)n (\p{L}.*)$/iu.exec(text) : null
  if (german) return [german[1], `${german[2]}${german[3]}`, german[4]].filter(Boolean).join(' ')
  const [kind = '', next = ''] = text.split(' ')
  const own = polishKinds.get(kind)
  return own === undefined || !/^\p{Lu}/u.test(next) || /(?:ej|ego|ich|ych)$/.test(next) ? text : own + text.slice(kind.length)
}

const polishKinds = new Map(
  'Browaru Browar,Hotelu Hotel,Szpitala Szpital,Teatru Teatr,Instytutu Instytut,Zakładu Zakład,Piekarni Piekarnia,Cukierni Cukiernia,Drukarni Drukarnia,Przychodni Przychodnia,Kancelarii Kancelaria,Kawiarni Kawiarnia,Restauracji Restauracja,Księgarni Księgarnia,Fundacji Fundacja'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** 'The University of Inverlochy' has its article from the sentence. */
const official =
  /^(?:The )?(?:University|Bureau|Office|Department|Ministry|Institute|College|Parish|County|City|Town|Borough|State|Diocese|Archdiocese) (?:of|for) |^(?:Le|La|Les) (?:Théâtre|Éditions|Mairie|Ville|Commune|Musée|Clinique|Lycée|Collège) (?:de|du|des|d['’])/

/** 'Brückner Feinmechanik GmbH & Co. KG': a person says `Brückner Feinmechanik`. */
export const withoutLegalForm = remembered((text: string): string => {
  const bare = text
    .replace(/^(?:SARL|EURL|Tmi|S\.A\.R\.L\.) (?=\p{Lu})/u, '')
    .replace(/\s\*{3,5}\s?S?$|\s\d{2,3}[.,]\d$/, '')
    .replace(legalFormsAtEnd, '')
    .replace(/[\s,&]+$/u, '')
  return bare.length > 1 && canBeCompany(bare) ? bare : text
})

function asWritten(text: string, forms: ReadonlyMap<string, number>): string {
  // Shouted or whispered only by one source: take a form with both cases when there is one.
  const whispered = text.toLowerCase()
  if (text !== text.toUpperCase() && text !== whispered) return text
  const inBothCases = (form: string) => form.toLowerCase() === whispered && form !== form.toUpperCase() && form !== whispered
  return [...forms.keys()].find(inBothCases) ?? text
}

/** "Center Parcs Ireland": the country may be the branch. "Air France" and "Bank of Ireland" are names. */
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

/** Capitals of a letterhead: `KALLANG PRECISION`. One word, or a short one, may be letters that are said one by one. */
function calm(text: string): string {
  const words = text.split(' ')
  const isShouted = words.length > 1 && words.every((word) => /^\p{Lu}{4,}$/u.test(word))
  return isShouted ? words.map((word) => word.slice(0, 1) + word.slice(1).toLowerCase()).join(' ') : text
}

/** 'The LOOPR team' is the team's article, where the mail says LOOPR too. */
function withoutArticle(text: string, mail: NormalisedMail): string {
  const article = articles.find((one) => text.startsWith(one)) ?? ''
  const bare = text.slice(article.length)
  if (article === '' || !/^[\p{Lu}\d]/u.test(bare)) return text
  const pieces = [mail.from?.name ?? '', mail.subject, ...mail.lines.slice(0, 100).map((line) => line.text.slice(0, 400))]
  return pieces.some((piece) => hasWords(piece.replaceAll(text, ''), bare)) ? bare : text
}

function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!/[\p{L}\d]$/u.test(text.slice(0, at)) && !/^[\p{L}\d]/u.test(text.slice(at + words.length))) return true
  return false
}

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
