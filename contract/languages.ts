export const languages = ['en', 'de'] as const

/** What the app speaks. */
export type Language = (typeof languages)[number]
