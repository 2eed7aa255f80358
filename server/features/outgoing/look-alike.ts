import { domainToUnicode } from 'node:url'

/** Cyrillic and Greek letters that many typefaces draw like Latin ones (Unicode TR 39, confusables). */
const drawnLikeLatin = /^[абвгдеһіјкӏорсԁԛѕтуѵԝхьъҽҫүαικνορτυωϲϳ0-9-]+$/u
const latin = /\p{Script=Latin}/u
const drawnAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u

/** The eye takes the address for another: a part of it mixes scripts whose letters look alike, or a label below a Latin ending has such letters alone. */
export function isLookAlike(address: string): boolean {
  const at = address.lastIndexOf('@')
  const labels = domainToUnicode(address.slice(at + 1)).split('.')
  const ending = labels.at(-1) ?? ''
  const isMixed = (part: string) => latin.test(part) && drawnAlike.test(part)
  return (
    [address.slice(0, at), ...labels].some(isMixed) ||
    labels.slice(0, -1).some((label) => latin.test(ending) && drawnAlike.test(label) && drawnLikeLatin.test(label))
  )
}
