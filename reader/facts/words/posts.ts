/** 'fundraiser-stillingen', 'Servicetechniker-Stelle', 'lærervikariatet': German and the North write the post onto the job. */
const posts =
  'stillingen stilling jobbet jobben vikariatet tjansten tjanst rollen rolle uppdraget prosessen processen stelle stellen position vakanz job functie vacature baan rol paikka paikkaan paikan tehtava tehtavaan'.split(
    ' ',
  )
/** Those that need no hyphen to be told from the end of another word. */
const joined = ['stillingen', 'stilling', 'jobbet', 'jobben', 'vikariatet', 'tjansten', 'stelle', 'paikka', 'paikkaan', 'paikan']

/** How many characters at the end of a folded word name the post and not the job, with the hyphen in front of them. */
export function postLength(word: string, isJob: (head: string) => boolean): number {
  const hyphen = word.lastIndexOf('-')
  if (hyphen > 1) return posts.includes(word.slice(hyphen + 1)) ? word.length - hyphen : 0
  if (word.length < 9) return 0
  const post = joined.find((one) => word.endsWith(one) && isJob(word.slice(0, -one.length)))
  return post?.length ?? 0
}
