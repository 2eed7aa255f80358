import { fold } from '../../../domain/text/fold.ts'
import type { NormalisedMail } from '../../mail.ts'
import { ownLabelOf, spelledBy } from '../domain-name.ts'
import { nameAt, nameKey, withoutTeam } from '../names.ts'
import { agencyNames, agencyWords } from '../words/brands.ts'
import { spellsSender } from './possible.ts'
import { type CompanyContext, hostOf } from './sighting.ts'
import { piecesOf } from './signature.ts'

const known = new WeakMap<NormalisedMail, boolean>()

/** Whether a staffing agency writes: then whoever wants to meet the candidate is the employer. */
export function isFromAgency(mail: NormalisedMail): boolean {
  const answer = known.get(mail) ?? readsAsAgency(mail)
  known.set(mail, answer)
  return answer
}

function readsAsAgency(mail: NormalisedMail): boolean {
  const label = ownLabelOf(hostOf(mail))?.label ?? ''
  const name = mail.from?.name ?? ''
  if (agencyNames.has(label.replaceAll('-', ' ')) || agencyNames.has(nameKey(name))) return true
  if (
    agencyTrades.some((trade) => trade.length > 6 && label.endsWith(trade)) ||
    label.split('-').some((piece, at) => at > 0 && agencyTrades.includes(piece)) ||
    /\b(?:temps?|ett|staffing|uitzend\w*|interim|intérim)\b/i.test(name)
  )
    return true
  const own = mail.lines.filter((line) => line.zone !== 'quoted').slice(0, 60)
  const signs = own.some((line) => line.zone === 'signature' && agencyWords.test(line.text))
  if (
    own.some((line) =>
      /\b(?:cv went over to|put you forward|submit(?:ted)? you to|back on your cv|your cv in front of|told (?-i:\p{L}{2,}) at)/iu.test(
        line.text,
      ),
    )
  )
    return true
  return (signs || agencyWords.test(name)) && own.some((line) => agencyTalk.test(line.text))
}

/** Whether a sender's name, address or signature has a word of staffing in it; what it writes need not show it. */
export function looksLikeAgency(mail: NormalisedMail): boolean {
  const label = ownLabelOf(hostOf(mail))?.label ?? ''
  return (
    isFromAgency(mail) ||
    staffing.test(label) ||
    assessing.test(label) ||
    agencyWords.test(mail.from?.name ?? '') ||
    mail.lines
      .slice(0, 80)
      .some(
        ({ zone, text, label }) =>
          (zone === 'signature' && text.length < 100 && (agencyWords.test(text) || consultant.test(text))) ||
          (label !== null && clientLabel.test(label)) ||
          licensed.test(text),
      )
  )
}

/** Whether an agency writes about a job at another employer. A program that only looks like one may be a board's. */
export function writesForClients(mail: NormalisedMail): boolean {
  if (assessing.test(ownLabelOf(hostOf(mail))?.label ?? '')) return false
  return isFromAgency(mail) || (!mail.automated && (looksLikeAgency(mail) || talkOf(mail) === 'client'))
}

/** Of whom a mail speaks: of a client, of `them` who hire and never of us, or as an employer does of itself. */
export function talkOf(mail: NormalisedMail): 'client' | 'them' | 'own' {
  let own = false
  let them = false
  for (const { zone, text } of mail.lines.slice(0, 60)) {
    if (zone === 'footer') continue
    if (clientTalk.test(text)) return 'client'
    if (zone === 'quoted') continue
    own ||= ofUs.test(text)
    them ||= ofThem.test(text)
  }
  return them && !own ? 'them' : 'own'
}

const clientTalk =
  /\b(?:(?:our|the|my|your|this|end|direct) client|put(?:ting)? (?:you|your name|your cv) forward|put me forward|submit(?:ted|ting)? (?:you|your (?:cv|resume|profile)) (?:to|for)|client submission|client interview|(?:sen[dt]|pass(?:ed)?|forward(?:ed)?) (?:you|your (?:cv|resume|profile|details)) (?:over|across|on) to|cv (?:went|is|goes) (?:over )?to|retained|unser(?:en|em|e)? (?:kunden?|klient(?:en)?|mandant(?:en)?|auftraggeber)|(?:onze|de|mijn) (?:klant|opdrachtgever)|notre client|(?:nuestro|el|mi) cliente|(?:il |un )?nostro cliente|(?:nosso|o) cliente|(?:vår|min) (?:kund|kunde|oppdragsgiver|uppdragsgivare)|vores kunde|asiakkaamme|asiakkaallemme|asiakasyrityks|(?:nasz|m[oó]j)(?:emu|ego|ym|im)? klient(?:owi|a|em)?|u klienta|(?:mein|ihr)(?:en|em|e)? (?:kunden|klienten|mandanten|auftraggeber)|(?:je|jouw|uw) (?:cv|profiel|gegevens) (?:doorgestuurd|doorgegeven|doorgezet|voorgelegd)|ons voorgesteld|(?:mio|suo|meu|mon) client[ei]?|mis clientes|(?:är|er|hos|till|til) kunden|present(?:erad|erat dig|ert deg) (?:för|hos|for)|præsenteret dig (?:for|hos)|(?:presentato|presentado|presenté|apresentei|apresentado|présenté|transmis) (?:(?:oggi|ieri|il|o|la|a|ya|hier) ){0,2}(?:suo|sua|tuo|tua|tu|su|seu|teu|votre|ton) (?:dossier|profilo?|perfil|cv|curriculum|candidatur[ae]|currículo)|(?:ihr|dein)(?:en)? (?:profil|lebenslauf) (?:dort |beim kunden )?(?:vorgestellt|weitergeleitet)|je voor te kunnen stellen|je voorgesteld)\b/i

const ofUs =
  /\b(?:we|us|our|ours|wir|uns|unser(?-i:\p{L}{0,2})|wij|ons|onze|nous|notre|nos|nosotros|nuestr[oa]s?|noi|nostr[oaie]|nós|noss[oa]s?|vi|oss|vår[at]?|vores|meidän|meille|nasz(?-i:\p{L}{0,2})|nam|nas)\b/iu

const ofThem =
  /\b(?:they|they(?:'|’)(?-i:\p{L}{1,2})|them|ze (?:willen|vonden|zijn|hebben|gaan|wilden|vinden|hadden)|ils (?:ont|veulent|souhaitent|sont|vous)|(?:te|le) quieren|quieren verte|loro|de vil|de ønsker|de vill|oni)\b/iu

/** What agencies have to say of themselves. */
const licensed =
  /\b(?:employment (?:agency|business)|recruitment (?:agency|business|consultancy)|albo delle agenzie|agenzia per il lavoro|arbeitnehmerüberlassung|private arbeitsvermittlung|personalvermittlung|travail temporaire|trabajo temporal|uitzendbureau|vikarbureau|bemanningsföretag|bemanningsforetak|agencja zatrudnienia|ricerca e selezione del personale)\b/i

const consultant = /\b(?:senior|managing|principal|associate|executive|lead|recruitment|talent) consultant\b/i

// Who puts 'Client: Lonestar Bank' beside a job hires for others.
const clientLabel =
  /^(?:(?:direct |end )?client(?: name)?|kunde?|klant|klient|asiakas|opdrachtgever|auftraggeber|zleceniodawca|cliente?)$/i

const staffing =
  /recruit|rekryt|rekrut|staffing|staff$|people$|leasing|executive|arbeit|personal|personnel|talent|search|interim|uitzend|detacher|bemann|vikar|headhunt|resourc|zeitarbeit|tempjobs|temps\b/

/** They test applicants for employers. */
const assessing = /assess|evalu|screening|testing|proctor|vetting/

const agencyTalk =
  /\b(?:(?:our|the|my|a|their) clients?\b|put (?:you )?forward|represent(?:ed|s|ing)? (?:you|by|me)|timesheets?|temp(?:orary)? (?:work|desk|to perm)|consultants?\b|through us|assignment|in front of|unser(?:en|em)? kunden?|onze (?:klant|opdrachtgever)|notre client|nuestro cliente|presentar tu candidatura|il nostro cliente|nosso cliente|told (?-i:\p{L}{2,}) at)/iu

const agencyTrades = [
  'recruitment',
  'recruiting',
  'talent',
  'staffing',
  'search',
  'personnel',
  'resourcing',
  'consulting',
  'people',
]

/**
 * "Greenline Recruitment" of greenlinerecruitment.ie: there the word about hiring is part of the name, even where the
 * writer leaves it out.
 */
export function agencyName(context: CompanyContext): string | null {
  if (context.platform === null && isFromAgency(context.mail)) {
    const own = context.mail.lines.filter((line) => line.zone !== 'quoted').slice(0, 80)
    for (const text of [
      ...own.filter((line) => line.zone === 'signature').flatMap((line) => piecesOf(line.text)),
      context.mail.from?.name.split(/ (?:@|at|from|-|van) /).at(-1) ?? '',
    ]) {
      const bare = withoutTeam(text)
      if (
        bare !== text &&
        bare !== '' &&
        /^\p{Lu}/u.test(bare) &&
        agencyWords.test(text) &&
        text.split(' ').length <= 5 &&
        spellsSender(bare, context)
      )
        return text
    }
  }
  const label = context.platform === null ? context.own?.label.replaceAll('-', '') : undefined
  const trade = agencyTrades.find((word) => label?.endsWith(word) && label.length > word.length + 3)
  if (!label || !trade || label.endsWith('research')) return null
  const stem = label.slice(0, -trade.length)
  for (const [text] of rawNames(context)) {
    // 'Pine Consulting Careers' of pineconsulting.de: what the address does not spell is the desk.
    const bare = withoutTeam(text)
    if (spelledBy(label, bare) === 1) return bare
    if (spelledBy(label, text) === 1) return text
    if (fold(text).replace(/[^a-z0-9]/g, '') === stem) return `${text} ${(trade[0] as string).toUpperCase()}${trade.slice(1)}`
  }
  return null
}

function rawNames(context: CompanyContext): [string, string][] {
  const names: [string, string][] = [[context.mail.from?.name.split(/ (?:-|via|\|) /)[0] ?? '', context.mail.from?.name ?? '']]
  for (const passage of context.passages.slice(0, 80)) {
    for (let at = 0; at < passage.tokens.length; at++) {
      const name = nameAt(passage.tokens, at)
      if (!name) continue
      names.push([name.text, passage.text])
      at = name.to - 1
    }
  }
  return names.filter(([text]) => text !== '')
}
