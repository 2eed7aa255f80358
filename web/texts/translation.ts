/** The same texts in another language. */
export type Translation<Texts> = Record<keyof Texts, string>
