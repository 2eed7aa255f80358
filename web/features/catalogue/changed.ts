/** What of `given` is not as it was. */
export function changedOf<Before extends object>(before: Before, given: Partial<Before>): Changed<Before> {
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => value !== before[key as keyof Before]),
  ) as Changed<Before>
}

/** Fields left out stay as they are. */
export type Changed<Before> = { [Key in keyof Before]?: Before[Key] }
