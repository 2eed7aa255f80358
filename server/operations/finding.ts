/** What the doctor says of one thing. */
export interface Finding {
  about: string
  state: 'good' | 'doubtful' | 'broken'
  detail: string
  /** What to do; left out where there is nothing to do. */
  advice?: string
}
