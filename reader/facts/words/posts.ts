/**
 * 'fundraiser-stillingen', 'Servicetechniker-Stelle', 'lærervikariatet': German and the North write the post onto the
 * job.
 */
const posts =
  'stillingen stilling jobbet jobben vikariatet tjansten tjanst rollen rolle uppdraget prosessen processen stelle stellen position vakanz job functie vacature baan rol paikka paikkaan paikan tehtava tehtavaan'.split(
    ' ',
  )
/** Occasions: 'Farmaseutti-haastattelu', 'Motion Designer-Bewerbung', 'køletekniker-samtale'. */
const occasions =
  'bewerbung gesprach platz interview interviewet intervju intervjun intervjuet samtale samtalen ansogning soknad ansokan sollicitatie gesprek plek haastattelu haastatteluun haastattelun hakemus hakemuksesi hakemuksenne haku haussa hakuun keikka keikalle keikan hakemusta hakemuksia hakemukset haastattelut haastattelua virka virkaan viran toimi pesti udvalget udvalg utvalget opslag opslaget annonce annoncen annons annonsen utlysning utlysningen sollicitaties gesprekken selectie anzeige ausschreibung gesprache bewerbungen auswahl'.split(
    ' ',
  )
/** Those that need no hyphen to be distinguished from the end of another word. */
const joined = ['stillingen', 'stilling', 'jobbet', 'jobben', 'vikariatet', 'tjansten', 'stelle', 'paikka', 'paikkaan', 'paikan']

/** How many characters at the end of a folded word name the post and not the job, with the hyphen in front of them. */
export function postLength(word: string, isJob: (head: string) => boolean): number {
  const hyphen = word.lastIndexOf('-')
  if (hyphen > 1) {
    const post = word.slice(hyphen + 1)
    return posts.includes(post) || occasions.includes(post) ? word.length - hyphen : 0
  }
  if (word.length < 9) return 0
  for (const post of joined) {
    if (!word.endsWith(post)) continue
    const head = word.slice(0, -post.length)
    if (isJob(head)) return post.length
    // 'kokkejobben', 'lagerarbeidersstillingen': a letter joins the two.
    if (/[es]$/.test(head) && isJob(head.slice(0, -1))) return post.length + 1
  }
  return 0
}
