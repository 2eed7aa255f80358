/**
 * What a legal form is recognised by:
 * - `key`: two names are compared without it. Words are as `foldWords` gives them, so these have no stops.
 * - `text`: the reader takes it for a legal form behind a name. Words are as `fold` gives them, with their stops.
 * - `word`: it marks a name as an organisation's wherever it stands in it.
 *
 * Names' keys are stored: a form that is added to `key` gives stored companies another key.
 */
type Use = 'key' | 'text' | 'word'

/** Without duplicates. */
const forms: [uses: readonly Use[], spellings: string][] = [
  [
    ['key', 'text', 'word'],
    'ab ag aps as asa bv cic co corp corporation eg eireli ev ggmbh gmbh inc kft kg kgaa limited llc llp lp ltd ltda mbh nv ohg oy ' +
      'oyj plc pty pvt sa sarl sas sasu se sl slu snc spa srl ug vof zrt',
  ],
  [['key', 'text'], 'aisbl amba asbl bvba cvba gbr gesmbh incorporated lda scop scrl sprl vzw'],
  [['key', 'word'], 'ek'],
  [
    ['key'],
    'ad bhd bt cia cv dd doo ehf eood eurl gk haftungsbeschrankt hf jdoo kk ks nyrt oao ood ooo ou pao private pte sab sapa sapi ' +
      'sau sca scs sdn sia sll slp spzoo srls sro tbk uab zao zoo zt',
  ],
  [
    ['text', 'word'],
    'a.s. a/s b.v b.v. co. corp. e.v inc. ltd. ltda. mbb n.v n.v. partgmbb s.a s.a. s.a.s s.l s.l. s.p.a s.p.a. s.r.l s.r.l. sp. sti',
  ],
  [
    ['text'],
    'a.m.b.a. d.o.o. e.k. e.v. ges.m.b.h. i/s ivzw k/s l.l.c. lda. me n.a. o.o. p.l.c. p/s s.a.r.l. s.a.s. s.c. s.l.u. s.n.c. ' +
      'sti. v.o.f. z z.o.o.',
  ],
  [['word'], 'a.b a.g a.g. a.s company d.o.o s.a.r.l s.l.u s.n.c z.o.o'],
]

const usedAs = (use: Use): ReadonlySet<string> =>
  new Set(forms.flatMap(([uses, spellings]) => (uses.includes(use) ? spellings.split(' ') : [])))

export const legalForms = { key: usedAs('key'), text: usedAs('text'), word: usedAs('word') }

/**
 * Legal forms as they are written at the end of a name, for names to be shown without them: abbreviations alone, and what an operating
 * company is called ('Hotel Linde Betriebs GmbH'). 'The Boring Company' is a name, and law partnerships keep their LLP. Each spelling matches
 * in one way only: with two, a row of them before another word would take exponential time.
 */
export const legalFormsAtEnd =
  /(?:,?\s(?:(?:Betriebs|Verwaltungs|Besitz|Betriebsgesellschaft|Verwaltungsgesellschaft)(?=\s(?:GmbH|mbH|UG)\b)|g?GmbH(?:\s?& Co\.?(?:KG(?:aA)?)?)?|mbH|AG|KG|KGaA|OHG|UG|SE|e\.?\s?V\.?|eG|eGen|GbR|PartG|AöR|CIO|Onlus|ONLUS|Unlimited Company|S\.L\.L\.|U\.A\.|E\.S\.P\.|[Aa]\.[Mm]\.[Bb]\.[Aa]\.|e\.?\s?K\.?|mbB|PartGmbB|[aA]\.\s?G\.|Inc\.?|INC\.?|LLC|L\.L\.C\.|Ltd\.?|LTD\.?|Limited|plc|PLC|Corp\.?|Pty\.?|P(?:te|TE)\.?|Pvt\.?|N\.A\.|S\.?A\.?|S\.?A\.?S\.?|SASU|SARL|S\.[Aàa]\.?[Rr]\.?[Ll]\.?|S\.?L(?:\.?U)?\.?|S\.?[rR]\.?[lL]\.?|S\.?p\.?A\.?|[Ss]\.?[Nn]\.?[Cc]\.?|B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?|AB|ApS|A\/S|AS|ASA|Oyj?|Ky|ek|Kft\.?|Zrt\.?|[Ss]p\.(?: ?z ?o\. ?o\.?)?|S\.K\.A\.|Ltda\.?|LTDA\.?|EIRELI|A\.Ş\.|Şti\.?))+\.?$/u
