import { createHash } from 'node:crypto'
import { fold } from '../domain/text/fold.ts'
import { ownLabelOf } from '../reader/facts/domain-name.ts'
import type { NormalisedMail } from '../reader/mail.ts'
import { platformOf } from '../reader/platforms/index.ts'
import type { Labelled } from './labelled.ts'

/**
 * The same mail by an employer of another name. Who writes mails to learn from calls employers by two or three words
 * that look like an employer's; many are called by one word that says nothing, or by words that mean something else.
 * Null where the mail names it in more ways than can be exchanged.
 */
export function renamed(labelled: Labelled, names = madeUpNames): Labelled | null {
  const { company, file, set } = labelled
  if (company === null || company.length < 3) return null
  const digest = createHash('sha256').update(`${set}/${file}`).digest()
  const name = names[digest.readUInt32BE(0) % names.length] ?? ''
  const exchange = exchanger(labelled.mail, company, name)
  const mail = walk(labelled.mail, exchange) as NormalisedMail
  if (!says(mail, name) || stillSays(mail, company)) return null
  return { ...labelled, mail, platform: platformOf(mail), company: name }
}

function exchanger(mail: NormalisedMail, from: string, to: string): (text: string) => string {
  const pairs: [string, string][] = [
    [from, to],
    [from.toUpperCase(), to.toUpperCase()],
    [from.toLowerCase(), to.toLowerCase()],
    [lettersOf(from), lettersOf(to)],
    [wordsOf(from).join('-'), wordsOf(to).join('-')],
  ]
  const label = ownLabelOf(mail.from?.address.split('@')[1] ?? '')?.label ?? ''
  const spelled = label.replaceAll('-', '')
  if (spelled.length >= 4 && (lettersOf(from).startsWith(spelled) || spelled.startsWith(wordsOf(from)[0] ?? ' ')))
    pairs.push([label, label.includes('-') ? wordsOf(to).join('-') : lettersOf(to)])
  const known = pairs.filter(([old], n) => old.length >= 3 && pairs.findIndex(([other]) => other === old) === n)
  return (text) => known.reduce((said, [old, now]) => said.replaceAll(old, now), text)
}

/** Every text of a mail, put through `exchange`. */
function walk(value: unknown, exchange: (text: string) => string): unknown {
  if (typeof value === 'string') return exchange(value)
  if (Array.isArray(value)) return value.map((one) => walk(one, exchange))
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, exchange)]))
}

const shownIn = ({ from, subject, lines }: NormalisedMail) =>
  [from?.name ?? '', from?.address ?? '', subject, ...lines.map(({ text }) => text)].join('\n')

const says = (mail: NormalisedMail, name: string) => shownIn(mail).includes(name)

/** A leftover part of the old name would be a second employer in the mail. */
function stillSays(mail: NormalisedMail, name: string): boolean {
  const first = wordsOf(name).find((word) => word.length >= 4) ?? lettersOf(name)
  return fold(shownIn(mail)).includes(first)
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the')
const lettersOf = (name: string): string =>
  wordsOf(name)
    .join('')
    .replace(/[^a-z0-9]/g, '')

const split = (text: string): string[] => text.trim().split(/\s*\|\s*/)

/**
 * Of the shapes that employers' names have, most of all those that written mails have seldom. Ours, and nobody's as far
 * as we know.
 */
const madeUpNames = split(`
  Abelix | Brisko | Calyra | Dorvane | Embry | Fennick | Glimra | Hestia | Ilvara | Jorvik | Kadence | Lumio | Mirovo | Nettle | Orvello | Plover |
  Quibble | Ravelin | Sorrel | Tamarack | Umbra | Verdane | Wexley | Xylo | Yarrow | Zephra | Anvil | Beacon | Cobalt | Drift | Ember | Falcon | Garnet |
  Heron | Indigo | Juniper | Lattice | Magnet | Needle | Orbit | Pebble | Ripple | Saffron | Thimble | Ultra | Velvet | Willow | Compass | Lantern |
  Hollmann | Castellan | Duval | Eriksen | Ferrante | Grabowski | Hautala | Janssens | Lindgren | Moreau | Silveira | Weidner | Zielinski | Okafor |
  Nordlys | Sonnwerk | Waldkauz | Stadtgrün | Klarblick | Windhuk | Atelier | Mosaïque | Lumière | Ondine | Girasole | Faro | Alameda | Mirador | Kvarnen |
  BRAXO | KLM+ | VOLTR | NEXO | QTS | HBR | SYMBIO | ARKO | DPV | MEGATON | TRIVO | UVEX2 |
  Bright Side | First Light | Good Company | Better Days | Open Door | Little Steps | Clear View | Higher Ground | Green Thumb | New Leaf | Big Picture |
  Simple Things | Fair Share | Second Nature | Plain Talk | Team Spirit | Care First | Talent Garden | Work Better | Smart Choice | Fresh Start | Home Again |
  Studio 54 North | Pier 7 | Route 12 | 3 Elms | Zwo | B12 | Fox & Finch | Salt + Stone | Oak & Ash | Miller & Daughters | Blau&Gold | Rye/Co |
  Anna Lindholm | Peter Brandt | Rosa Keller | Casa Ferreira | Chez Colette | Haus Sonnenberg | Villa Aurora | Taverna Elia | Bakkerij Vos |
  Harrow Systems | Linden Health | Vantage Foods | Corvid Logistics | Ostrava Steel | Bramley Council | Fjord Seafood | Alto Mobility | Rowan Schools |
  Kiln Research | Delta Advisory | Pine Consulting | Mellow Coffee | Tidal Energy | Cedar Hotels | Harbour Trust | Selkirk Legal | Amber Insurance |
  Kranich Pflege GmbH | Tellus AB | Marenco S.r.l. | Vistula Sp. z o.o. | Holt Ltd | Quarry Inc. | Aalto Oy | Duinzicht B.V. |
  Werkstatt am Hafen | Praxis am Park | Klinikum am See | Town of Elmsworth | Gemeente Duinstede | Ville de Clairval | The Copper Kettle | The Reading Room`)
