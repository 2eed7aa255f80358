/** A line of a resume as its file shows it. */
export interface Line {
  /** Parts that stand apart within the line, as dates at the right edge do, are divided by a tab. */
  text: string
  /** In points; 0 where the file says nothing. */
  size: number
  isBold: boolean
  isBullet: boolean
  /** It begins a paragraph, or stands apart from the line before. */
  isApart: boolean
}
