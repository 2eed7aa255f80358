import { inAscii, isNamedLike } from '../../../domain/names/company-domain.ts'
import { companyKey } from '../../../domain/names/company-key.ts'
import type { NamedEmployer } from '../../../domain/reading.ts'
import { runsIn } from '../../../domain/text/runs.ts'
import type { NormalisedMail } from '../../mail.ts'
import { ownLabelOf } from '../domain-name.ts'
import { canBeCompany, looksLikePerson } from '../names.ts'
import { withoutLegalForm } from './form.ts'
import { capitalised } from './label-words.ts'
import { hostOf } from './sighting.ts'
import { piecesOf } from './signature.ts'

const most = { lines: 80, line: 200, name: 80 }

/**
 * What the owner of the sender's domain is called: as the display name, the signature or the text has it, else as the domain spells it. Null for
 * mail providers where anybody has an address.
 */
export function senderName(mail: NormalisedMail): NamedEmployer | null {
  const label = ownLabelOf(hostOf(mail))?.label
  if (!label || mail.from === null) return null
  const display = `${mail.from.name} <${mail.from.address}>`.slice(0, 300)
  const own = mail.lines.filter(({ zone }) => zone !== 'quoted').slice(0, most.lines)
  const lines = [...own.filter(({ zone }) => zone === 'signature'), ...own].map(({ text }) => text.slice(0, most.line))
  const named = [
    ...mail.from.name
      .slice(0, most.line)
      .split(apart)
      .map((name) => ({ name, quote: display })),
    ...lines.flatMap((quote) => [...piecesOf(quote), ...runsIn(quote)].map((name) => ({ name, quote }))),
  ]
    .map(({ name, quote }) => ({ name: withoutLegalForm(name.trim()), quote }))
    .filter(({ name }) => name.length <= most.name && canBeCompany(name) && isNamedLike(label, name))
  const letters = label.replaceAll('-', '')
  const whole = named.find(({ name }) => [name, inAscii(name)].some((form) => companyKey(form).replaceAll(' ', '') === letters))
  const spelled = { name: label.split('-').map(capitalised).join(' '), quote: display }
  return whole ?? named.find(({ name }) => !looksLikePerson(name)) ?? (/^[a-z-]{3,40}$/.test(label) ? spelled : null)
}

const apart = /\s+[|·•–—-]\s+|\s*[,()/]\s*|\s+(?:at|from|van|von|bei|bij|chez|hos|från|fra|via|i)\s+(?=\p{Lu})/u
