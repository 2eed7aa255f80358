// The first is quick to look for, and no text but in marks and in scripts without spaces has it.
const manyBeyondLatin = /[\u0300-\uffff]{31}/
const marksBeyond30 = /(\p{M}{30})\p{M}+/gu

/**
 * Text in Unicode's form NFC, in linear time. Putting combining marks in order takes the square of how many follow each other: with 400 000,
 * minutes. No writing has more than 30 (UAX #15, 13: Stream-Safe Text Format); those beyond are left out.
 */
export function composed(text: string): string {
  return (manyBeyondLatin.test(text) ? text.replace(marksBeyond30, '$1') : text).normalize('NFC')
}
