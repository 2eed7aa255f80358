import { Fragment } from 'react'

/** What may not be parted within: addresses are broken behind their signs. */
export const wordsOf = (text: string) => [...text.matchAll(/[^@._/-]*[@._/-]|[^@._/-]+/g)]

/** A text with an address in it that, where it does not fit, is broken behind one of its signs. */
export function Breakable({ text }: { text: string }) {
  return wordsOf(text).map(({ 0: word, index }) => (
    <Fragment key={index}>
      {word}
      <wbr />
    </Fragment>
  ))
}
