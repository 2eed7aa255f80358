import type { NormalisedMail } from '../mail.ts'
import { honorific, name } from './named-contact.ts'
import { looksLikePerson, nameKey } from './names.ts'

/** Introduces whoever leads an interview. */
const panel =
  "you(?:['’]ll| will) (?:meet|be (?:meeting|speaking|talking)|speak|talk)(?: (?:to|with))?|(?:the )?(?:panel|interviewers?) (?:will be|is|are|consists of|will consist of|includes)|(?:am|an dem) gespräch nehmen|(?:sie|du) (?:sprechen|sprichst|treffen|triffst)(?: mit)?|das gespräch (?:führen|führt)|vous (?:serez|allez être) re[çc]ue?s? par|vous (?:rencontrerez|échangerez avec|verrez)|(?:te|le) (?:entrevistará|recibirá)n?|(?:hablarás|hablará|te reunirás|se reunirá) con|(?:incontrerà|incontrerai|parlerà con|parlerai con)|(?:je|u) (?:spreekt|hebt het gesprek|voert het gesprek|maakt kennis)(?: met)?|het gesprek is met|de (?:commissie|selectiecommissie) bestaat uit|rozmowę (?:poprowadzi|poprowadzą|prowadzi)|spotka się (?:pani|pan) z|(?:du (?:träffar|møder|møter|får träffa))"
const meets = new RegExp(`(?<!\\p{L})(?:${panel})(?=[\\s:])`, 'iu')
const and = 'and|und|et|y|e|en|i|og|och|sowie|ainsi que|with|mit|met|avec|con'
/** Between two of them; a role may stand before a name or behind it. */
const between = new RegExp(`^[\\s,:]*(?:(?:${and})\\s)?`, 'iu')
const roleBefore =
  /^(?:(?:our|the|unser(?:e[rmn]?)?|notre|nuestr[oa]|onze|het|de|die|der|la|le|el|l['’]|nasz[aą]?)\s)?(?:\p{Ll}[\p{L}-]*,?\s){0,3}/u
const roleBehind = new RegExp(`^(?:\\s\\([^()]{2,60}\\)|,\\s(?!(?:${and})\\s)([^,.;()]{2,60}?)(?=,|\\s(?:${and})\\s|$))`, 'u')

const most = { lines: 60, line: 400, panel: 5, name: 50 }

/** Whom the user is going to meet, as an invitation names them. */
export function interviewersIn({ lines, to }: NormalisedMail): string[] {
  const own = new Set(to.map((box) => nameKey(box.name)))
  const named = lines
    .filter(({ zone, text }) => zone === 'body' && text.length <= most.line)
    .slice(0, most.lines)
    .flatMap(({ text }) => interviewersOf(text))
  return [...new Set(named)].filter((one) => !own.has(nameKey(one))).slice(0, most.panel)
}

/** 'The panel will be Joan Petty, Karl Osei and Ana Wray', 'Vous serez reçue par Mme Anne Roux, directrice, et Paul Tissot.' */
function interviewersOf(text: string): string[] {
  const lead = meets.exec(text)
  const found: string[] = []
  let rest = lead === null ? '' : (text.slice(lead.index + lead[0].length).split(/(?<=\p{L}{3})[.;!?](?:\s|$)/u)[0] ?? '')
  while (rest !== '' && found.length < most.panel) {
    const bare = rest.replace(between, '').replace(roleBefore, '').replace(titled, '')
    const [one = ''] = name.exec(bare) ?? []
    if (one === '' || one.length > most.name || !looksLikePerson(one)) break
    found.push(one)
    const behind = bare.slice(one.length)
    const [role = '', words] = roleBehind.exec(behind) ?? []
    // What stands behind a comma may be the next of them.
    rest = words !== undefined && looksLikePerson(words) ? behind : behind.slice(role.length)
  }
  return found
}
const titled = new RegExp(`^${honorific}`, 'iu')
