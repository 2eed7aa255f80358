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
const honorific =
  '(?:(?:mr|mrs|ms|miss|mx|dr|prof|herrn?|frau|monsieur|madame|mme|señora?|sra?|signora?|sig|dott|senhora?|mevrouw|de\\sheer|meneer|pan|pani|p|do[ñn]a?)\\.?\\s){0,2}'
const pattern = new RegExp(`(?<!\\p{L})(?:${lead})${joint}${honorific}`, 'giu')
const name =
  /^(?:\p{Lu}[\p{L}'’.-]*\p{L}|\p{Lu}\.)(?:\s(?:(?:van|von|vom|zu|de|der|den|del|della|di|da|dos|la|le|el|al|ten)\s){0,2}(?:\p{Lu}[\p{L}'’.-]*\p{L}|\p{Lu}\.)){1,3}/u
/** Introduces whoever leads an interview. */
const panel =
  "you(?:['’]ll| will) (?:meet|be (?:meeting|speaking|talking)|speak|talk)(?: (?:to|with))?|(?:the )?(?:panel|interviewers?) (?:will be|is|are|consists of|will consist of|includes)|(?:am|an dem) gespräch nehmen|(?:sie|du) (?:sprechen|sprichst|treffen|triffst)(?: mit)?|das gespräch (?:führen|führt)|vous (?:serez|allez être) re[çc]ue?s? par|vous (?:rencontrerez|échangerez avec|verrez)|(?:te|le) (?:entrevistará|recibirá)n?|(?:hablarás|hablará|te reunirás|se reunirá) con|(?:incontrerà|incontrerai|parlerà con|parlerai con)|(?:je|u) (?:spreekt|hebt het gesprek|voert het gesprek|maakt kennis)(?: met)?|het gesprek is met|de (?:commissie|selectiecommissie) bestaat uit|rozmowę (?:poprowadzi|poprowadzą|prowadzi)|spotka się (?:pani|pan) z|(?:du (?:träffar|møder|møter|får träffa))"
const meets = new RegExp(`(?<!\\p{L})(?:${panel})(?=[\\s:])`, 'iu')
/** Between two of them; a role may stand before a name. */
const and = 'and|und|et|y|e|en|i|og|och|sowie|ainsi que|with|mit|met|avec|con'
const between = new RegExp(`^[\\s,:]*(?:(?:${and})\\s)?`, 'iu')
const roleBefore =
  /^(?:(?:our|the|unser(?:e[rmn]?)?|notre|nuestr[oa]|onze|het|de|die|der|la|le|el|l['’]|nasz[aą]?)\s)?(?:\p{Ll}[\p{L}-]*,?\s){0,3}/u
const roleBehind = new RegExp(`^(?:\\s\\([^()]{2,60}\\)|,\\s(?!(?:${and})\\s)([^,.;()]{2,60}?)(?=,|\\s(?:${and})\\s|$))`, 'u')
const address = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]+\.)+\p{L}{2,24}/u

const most = { lines: 60, line: 400, panel: 5 }

/** 'The panel will be Joan Petty, Karl Osei and Ana Wray', 'Vous serez reçue par Mme Anne Roux, directrice, et Paul Tissot.' */
function interviewers(text: string): string[] {
  const lead = meets.exec(text)
  const found: string[] = []
  let rest = lead === null ? '' : (text.slice(lead.index + lead[0].length).split(/(?<=\p{L}{3})[.;!?](?:\s|$)/u)[0] ?? '')
  while (rest !== '' && found.length < most.panel) {
    const bare = rest.replace(between, '').replace(roleBefore, '').replace(titled, '')
    const [one = ''] = name.exec(bare) ?? []
    if (one === '' || !looksLikePerson(one)) break
    found.push(one)
    const behind = bare.slice(one.length)
    const [role = '', words] = roleBehind.exec(behind) ?? []
    // What stands behind a comma may be the next of them.
    rest = words !== undefined && looksLikePerson(words) ? behind : behind.slice(role.length)
  }
  return found
}
const titled = new RegExp(`^${honorific}`, 'iu')

/** The contacts and interviewers that a mail names: 'Your contact is Maya Lind (maya@northwind.example).' */
export function namedContacts(lines: readonly Line[]): { person: Person; quote: string }[] {
  return lines
    .filter(({ zone, text }) => (zone === 'body' || zone === 'signature') && text.length <= most.line)
    .slice(0, most.lines)
    .flatMap(({ text }) => [
      ...[...text.matchAll(pattern)].flatMap((said) => {
        const rest = text.slice(said.index + said[0].length)
        const [found = ''] = name.exec(rest) ?? []
        if (found === '' || !looksLikePerson(found)) return []
        const [theirs = ''] = address.exec(rest.slice(found.length, found.length + 120).split(/[.!?]\s/)[0] ?? '') ?? []
        const isOwn = fold(found)
          .split(/[^\p{L}]+/u)
          .some((word) => word.length > 2 && fold(theirs.split('@')[0] ?? '').includes(word))
        return [{ person: { name: found, address: isOwn ? theirs.toLowerCase() : '', role: null }, quote: text }]
      }),
      ...interviewers(text).map((one) => ({ person: { name: one, address: '', role: null }, quote: text })),
    ])
}
