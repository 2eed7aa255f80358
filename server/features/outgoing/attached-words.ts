import { fold } from '../../../domain/text/fold.ts'

/** Words that say a file is attached, by language; folded. A stem ends with `*`. */
const words: Record<string, string> = {
  en: 'attached|attaching|attachment*|enclosed|enclosing|i attach',
  de: 'anbei|im anhang|in der anlage|angehangt*|beigefugt*|beiliegend*|als anlage|anhange ich|fuge ich bei|hange ich an',
  nl: 'bijlage*|bijgevoegd*|bijgesloten|toegevoegd als bestand',
  sv: 'bifogar|bifogat|bifogad|bifogade|bilaga|bilagan|bilagor',
  da: 'vedhaeftet|vedhaeftede|vedhaefter|vedhaeftning*|vedlagt|vedlagte|vedlaegger|bilag|bilaget',
  no: 'vedlagt|vedlagte|vedlegg|vedlegget|legger ved',
  pl: 'w zalaczeniu|w zalaczniku|zalaczam|zalaczone|zalaczony|zalacznik*|przesylam w zalacz*',
  fr: 'ci-joint*|en piece jointe|piece jointe|pieces jointes|je joins|vous trouverez joint|en annexe',
  es: 'adjunto|adjunta|adjuntos|adjuntas|adjuntado|archivo adjunto',
  pt: 'em anexo|anexo|anexos|anexei|anexado|anexada|segue o curriculo',
  it: 'in allegato|allego|allegato|allegata|allegati|allegate',
  tr: 'ekte|ektedir|ekteki|ekledim|ekliyorum|ek olarak|ilistirdim|ekli dosya*',
  fi: 'liitteena|liitteessa|liitteet|liite|liitin|liitan|oheisena',
}

const said = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.values(words).join('|').replaceAll('*', '\\p{L}*')})(?![\\p{L}\\p{N}])`,
  'u',
)

/** The words of a text that speak of an attached file, in any of the reader's languages; what is quoted does not count. */
export function attachmentSaid(text: string): string | null {
  const own = text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
  return said.exec(fold(own))?.[0] ?? null
}
