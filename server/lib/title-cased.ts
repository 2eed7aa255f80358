/** A person's name as it is shown. What somebody wrote in capitals alone too; other capitals within a word are theirs, as in McGregor. */
export function titleCased(name: string): string {
  const words = name === name.toUpperCase() ? name.toLowerCase() : name
  return words.replaceAll(/(?<=(?:^|[\s-])(?:[dlo]['’])?)\p{Ll}/giu, (letter) => letter.toUpperCase())
}
