/** A paragraph of a resume as its file shows it. */
export interface Line {
  /** Parts that stand apart within the line, as dates at the right edge do, are divided by a tab. */
  text: string
  /** What stands out at its beginning, as the name of a group of skills does; empty where all of it is alike. */
  lead: string
  /** In points. */
  size: number
  /** All of it is set in another font than most of the text. */
  standsOut: boolean
  isBullet: boolean
  /** Where it begins, in points; unknown in files without pages. */
  indent?: number
  /** With it another column begins: above its first title, it belongs to the person as the head of the first does. */
  isHead?: boolean
}
