import { language } from '../../../texts/index.ts'

/** Of a language, as the app calls it. */
export const languageName = (code: string): string => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
