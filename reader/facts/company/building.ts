import { fold } from '../../../domain/text/fold.ts'
import { spelledBy } from '../domain-name.ts'
import { nameKey } from '../names.ts'
import type { CompanyContext } from './sighting.ts'

const buildings =
  /^(?:(?:the )?(?:[\p{L}'’.-]+ ){1,3}(?:house|building|tower|towers|court|plaza|chambers|mill|wharf|exchange|business (?:park|centre|center)|office park|campus|bürohaus|hochhaus|turm|gebäude|toren|gebouw|huset|talo)|(?:immeuble|tour|bâtiment|résidence|edificio|torre|palazzo|edifício|budynek|biurowiec|haus|gebäude|gebouw|toren) (?:[\p{L}'’.-]+ ?){1,3})$/iu
const address =
  /(?<![\p{L}\d])(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|\d{4,5}(?: [a-z]{2})?(?= \p{L}{3})|[a-z]{2} \d{5}|\d{1,4}[a-z]? (?:\p{L}+ ){0,3}(?:street|st|road|rd|avenue|ave|lane|quay|square|drive|way)|(?:rue|via|calle|avenida|rua|ul\.|plaza|piazza|viale|boulevard|place) [\p{L} ]{2,40}|[\p{L} -]{3,30}(?:straße|strasse|str\.|platz|allee|weg|laan|straat|gatan|vägen|gade|vej|veien|gata|katu|tie) \d{1,4})(?![\p{L}\d])/iu

/** 'Sovereign House' above a street and a postcode is where the writer sits, unless the sender is called so or the mail speaks of it as of a house that hires. */
export function isBuilding(text: string, { mail, own, platform }: CompanyContext): boolean {
  if (!buildings.test(text)) return false
  const label = own?.label ?? fold(platform?.tenant ?? '')
  const key = nameKey(text)
  if (
    (label !== '' && spelledBy(label, text) > 0.6) ||
    nameKey(mail.from?.name ?? '').includes(key) ||
    nameKey(mail.subject).includes(key)
  )
    return false
  const lines = mail.lines.filter(({ zone }) => zone !== 'quoted').map((line) => line.text)
  const named = [...lines.entries()].filter(([, line]) => nameKey(line).includes(key))
  return (
    named.length > 0 &&
    named.every(
      ([at, line]) => line.length < 140 && [line, lines[at + 1] ?? '', lines[at + 2] ?? ''].some((one) => address.test(one)),
    )
  )
}
