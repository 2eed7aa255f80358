import { foldWords } from '../text/fold.ts'
import { remembered } from '../text/remembered.ts'

/** The job title folded for comparison: 'Sr. Java-Entwickler/in (m/w/d) - REQ-4711' and 'Senior Java Entwickler' are one. */
export const titleKey: (title: string) => string = remembered((title) => titleWords(title).join(' '))

/** Drops gender tags, requisition numbers and gendered endings, and expands common abbreviations. */
function titleWords(title: string): string[] {
  const bare = title
    .slice(0, 300)
    .replace(genderTag, ' ')
    .replace(allGenders, ' ')
    .replace(requisition, ' ')
    .replace(innerGender, '$1')
  return wordsAsInTitles(bare)
}

/** The words of any text as `titleKey` writes them, to look up titles in it. */
export function wordsAsInTitles(text: string): string[] {
  const named = text
    .replace(/c\+\+/gi, 'cpp')
    .replace(/c#/gi, 'csharp')
    .replace(/\.net\b/gi, ' dotnet')
  return foldWords(named).flatMap((word) => writtenOut.get(word)?.split(' ') ?? [word])
}

// (m/w/d), (f/m/x), H/F, m|w|d, (K/M), (w/m/div.), (m/f/d/x)
const genderTag =
  /[([]?(?<![\p{L}\p{N}])(?:[mwfdxhvkžtin]|div\.?|gn)(?:\s?[/|,*]\s?(?:[mwfdxhvkžtin]|div\.?))+(?![\p{L}\p{N}])[)\]]?/giu
const allGenders = /[([]\s?(?:all genders|alle geschlechter|all gender|gn ?\*?|divers|tous genres|f\/h|h\/f)\s?[)\]]/gi
// 'REQ-4711', '(R-0012345)', 'Job ID 88123', '#4711', 'Ref. AB12345', bare numbers of five digits and more
const requisition =
  /[([]?(?:(?:\b(?:req(?:uisition)?|job|ref(?:erence|erenz)?|kennziffer|vacature|vacante|stellen)(?:[\s-]?(?:id|no|nr|number|nummer))?[\s.:#-]{0,3}|#|\b(?:jr|r|jobid)[-_]?)(?=[\p{L}\p{N}_/-]{0,12}\d{2})[\p{L}\p{N}_/-]{2,24}|\b(?:\d{1,4}-)?\d{5,}\b)[)\]]?/giu
// Entwickler/in, Entwickler:in, Entwickler*innen, Technische/r, Chargé·e, Vendeur/euse, Camarero/a, Infirmier(ère), EntwicklerIn
const innerGender =
  /(\p{Ll})(?:[/:*_·.•]-?|\(-?)(?:in|innen|r|a|e|o|x|euse|trice|rice|ère|iere|ière|ne|ra|ora|sse|esse|frau|mann)\)?(?![\p{L}\p{N}])/gu

const writtenOut = new Map(
  Object.entries({
    sr: 'senior',
    snr: 'senior',
    jr: 'junior',
    jnr: 'junior',
    mgr: 'manager',
    asst: 'assistant',
    assoc: 'associate',
    eng: 'engineer',
    engr: 'engineer',
    dev: 'developer',
    op: 'operative',
    ops: 'operations',
    rep: 'representative',
    admin: 'administrator',
    coord: 'coordinator',
    exec: 'executive',
    swe: 'software engineer',
    sde: 'software development engineer',
    rn: 'registered nurse',
    hca: 'healthcare assistant',
    qa: 'quality assurance',
    hr: 'human resources',
    ii: '2',
    iii: '3',
    iv: '4',
    fullstack: 'full stack',
    frontend: 'front end',
    backend: 'back end',
    phd: 'phd',
  }),
)
