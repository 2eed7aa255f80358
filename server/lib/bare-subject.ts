/** Without the marks of answers and forwards in the languages of common mail programs. */
export function bareSubject(subject: string): string {
  let bare = subject.slice(0, 500).replace(/\s+/g, ' ').trim().toLowerCase()
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(
      /^(?:(?:re|aw|sv|vs|antw|odp|ynt|ref|rif|res|fwd?|wg|tr|rv|enc|vb|doorst|i|pd)(?:\[\d{1,3}\])? ?:|\[(?:external|extern|ext)\]) ?/,
      '',
    )
  }
  return bare
}
