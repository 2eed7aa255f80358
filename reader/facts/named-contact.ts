import type { Person } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import type { Line } from '../mail.ts'
import { looksLikePerson } from './names.ts'

/** Introduces a contact. */
const lead =
  '(?:your|the|our|main)?\\s?(?:contact(?: person)?|point of contact|recruiter|hiring manager)|(?:ihre?|deine?|eure?)?\\s?(?:ansprechpartner(?:in)?|ansprechperson|kontaktperson)|(?:votre|ta|ton)\\s(?:contact|interlocuteur|interlocutrice|recruteur|recruteuse)|(?:su|tu|la)\\s(?:persona\\sde\\s)?contacto|persona\\sde\\scontacto|(?:il\\s(?:suo|tuo)|la\\s(?:sua|tua))?\\s?(?:referente|persona\\sdi\\scontatto)|(?:o\\sseu|a\\ssua)?\\s?(?:contac?to|pessoa\\sde\\scontac?to)|(?:je|uw|jouw)?\\s?contactpersoon|(?:din|ditt)?\\s?kontaktperson|yhteyshenkil(?:ö|o)(?:si)?|(?:pani|pana|twoj(?:a|ą))?\\s?osob(?:a|ą)\\s(?:kontaktow(?:a|ą)|do\\skontaktu)|ilgili\\skişi|kontaktní\\sosoba|kapcsolattartó(?:ja)?'
/** Between that and the name: 'for this role is', 'für die Stelle ist Frau'. */
const joint =
  '(?:(?:\\s(?:for|in|at|on|für|zu|pour|para|per|voor|för|dla)\\s[^.:;!?]{2,40}?)?\\s?(?::|\\s(?:is|will\\sbe|ist|est|sera|es|será|è|sarà|é|zal|är|er|on|to|jest|je)))?\\s'
export const honorific =
  '(?:(?:mr|mrs|ms|miss|mx|dr|prof|herrn?|frau|monsieur|madame|mme|señora?|sra?|signora?|sig|dott|senhora?|mevrouw|de\\sheer|meneer|pan|pani|p|do[ñn]a?)\\.?\\s){0,2}'
const pattern = new RegExp(`(?<!\\p{L})(?:${lead})${joint}${honorific}`, 'giu')
/** Two to four words that a text writes like a name. */
export const name =
  /^(?:\p{Lu}[\p{L}'’.-]*\p{L}|\p{Lu}\.)(?:\s(?:(?:van|von|vom|zu|de|der|den|del|della|di|da|dos|la|le|el|al|ten)\s){0,2}(?:\p{Lu}[\p{L}'’.-]*\p{L}|\p{Lu}\.)){1,3}/u
const address = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]+\.)+\p{L}{2,24}/u

const most = { lines: 60, line: 400 }

/** The contacts that a mail names: 'Your contact is Maya Lind (maya@northwind.example).' */
export function namedContacts(lines: readonly Line[]): { person: Person; quote: string }[] {
  return lines
    .filter(({ zone, text }) => (zone === 'body' || zone === 'signature') && text.length <= most.line)
    .slice(0, most.lines)
    .flatMap(({ text }) =>
      [...text.matchAll(pattern)].flatMap((said) => {
        const rest = text.slice(said.index + said[0].length)
        const [found = ''] = name.exec(rest) ?? []
        if (found === '' || !looksLikePerson(found)) return []
        const [theirs = ''] = address.exec(rest.slice(found.length, found.length + 120).split(/[.!?]\s/)[0] ?? '') ?? []
        const isOwn = fold(found)
          .split(/[^\p{L}]+/u)
          .some((word) => word.length > 2 && fold(theirs.split('@')[0] ?? '').includes(word))
        return [{ person: { name: found, address: isOwn ? theirs.toLowerCase() : '', role: null }, quote: text }]
      }),
    )
}
