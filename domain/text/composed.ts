// Quick to test, and rare: only marks and scripts without spaces match.
const manyBeyondLatin = /[\u0300-\uffff]{31}/
const marksBeyond30 = /(\p{M}{30})\p{M}+/gu

/**
 * Text in Unicode's form NFC, in linear time. Sorting consecutive combining marks takes quadratic time: minutes for 400,000. No script
 * needs more than 30 (UAX #15, 13: Stream-Safe Text Format); those beyond are dropped.
 */
export function composed(text: string): string {
  return (manyBeyondLatin.test(text) ? text.replace(marksBeyond30, '$1') : text).normalize('NFC')
}
