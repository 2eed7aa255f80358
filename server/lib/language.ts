import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { type Language, languages } from '../../contract/languages.ts'

/** The language that who calls reads best of those we have (RFC 9110, Accept-Language); English where they say none, or nothing sensible. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  // Browsers send a few languages; who sends thousands is not read to the end.
  const wanted = headers['accept-language']?.slice(0, 400)
  const best = new Negotiator({ headers: { 'accept-language': wanted } }).language(languages)
  return languages.find((language) => language === best) ?? 'en'
}
