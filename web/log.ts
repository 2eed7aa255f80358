/** The one place that writes to the browser's console. */
export function logError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message)
  else console.error(message, cause)
}
