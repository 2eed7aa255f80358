const legalForms = new Set(
  'inc incorporated ggmbh eg ek mbb partgmbb kgaa gbr sasu eireli sti llc ltd limited plc corp corporation co company gmbh ag kg ohg ug se mbh ev bv nv vof sa sarl sas srl snc spa sl slu slp sau lda ltda oy ab as asa aps ehf oyj sp zoo llp lp lllp pty pte kft sro doo vzw asbl bvba and'.split(
    ' ',
  ),
)

/** A name or title for comparison: without case, accents, punctuation, legal forms and gender suffixes. */
export function sameNameKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/[øö]/g, 'o')
    .replace(/\((?:[mwdfhxngi](?:\s?[/|,]\s?[mwdfhxngi])+|all genders?|gn|alle)\)/g, ' ')
    .replace(/(?<=\s)[mwfhkdx]\/[mwfhkdx](?:\/[dx])?(?=\s|$)/g, ' ')
    .replace(/[*:_/]-?(?:innen|in|r|e|frau|mann|a|o|as|os|trice|euse|ne)\b/g, '')
    .replace(/\((?:in|innen|a|o|e|r|euse|trice|ne)\)/g, '')
    .replace(/\bsp\. ?z ?o\. ?o\b|\be\. ?[vgk]\b|\ba\. ?m\. ?b\. ?a\b/g, ' ')
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !legalForms.has(word))
    .join(' ')
}
