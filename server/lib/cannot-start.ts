/** Why the program cannot start, in one line that says what to mend; printed without a stack trace. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
