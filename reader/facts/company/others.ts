import { companyKey } from '../../../domain/names/company-key.ts'
import type { NamedEmployer, NamedOthers } from '../../../domain/reading.ts'
import { foldWords } from '../../../domain/text/fold.ts'
import { runsIn, severalWords, word } from '../../../domain/text/runs.ts'
import type { NormalisedMail } from '../../mail.ts'
import { platformOf } from '../../platforms/index.ts'
import { canBeCompany, isAddressed, looksLikePerson, withoutTeam } from '../names.ts'
import { houseInNominative } from '../title/polish.ts'
import { nameConnectors } from '../words/company-cues.ts'
import { isOccupation } from '../words/occupations.ts'
import { isFromAgency, looksLikeAgency, talkOf, writesForClients } from './agency.ts'
import { withoutLegalForm } from './form.ts'
import { isDull } from './mentions.ts'
import { senderName } from './sender-name.ts'

const most = { text: 4_000, footer: 1_000, all: 5_000 }

/** Of a mail with this new text; 'a Stowe Group company' stands in the footer. */
export function othersIn(mail: NormalisedMail, newText: string): NamedOthers {
  const footer = mail.lines.filter(({ zone }) => zone === 'footer').map((line) => line.text)
  const text = `${newText.slice(0, most.text)}\n${footer.join('\n').slice(0, most.footer)}`
  const platform = platformOf(mail)?.platform ?? null
  // A board adds what others look for, under every one of its mails.
  const isBoard = platform?.type === 'board'
  const listsOthers = isBoard || (platform === null && mail.automated)
  const sent = sentToIn(text)
  const client = sent ?? clientIn(text)
  const parent = isBoard ? null : parentIn(text)
  // Whose client it is, and who the applicant would be a part of, an agency says of others; a house says it of itself.
  const hasClient = client !== null && (sent !== null || looksLikeAgency(mail) || talkOf(mail) === 'client')
  const nominative = mail.language === 'pl' ? houseInNominative : (name: string) => name
  const isAgency = hasClient || (parent !== null && isFromAgency(mail))
  return {
    named: listsOthers ? [] : [...new Set(runsIn(text).map(companyKey))],
    client: hasClient ? { ...client, name: nominative(withoutLegalForm(client.name)) } : null,
    agency: platform === null && (hasClient || writesForClients(mail)) ? senderName(mail) : null,
    parent: isAgency ? null : parent,
  }
}

/**
 * The client that an agency names at last: 'The client is Elm Lodge School', 'I can tell you now who it is: Elm Lodge.'
 */
export function clientIn(text: string): NamedEmployer | null {
  return employerIn(text, clients) ?? employerIn(text, wantsYou)
}

/** Whoever got the user's papers from the sender is the employer, because employers do not pass papers on: 'I have put you forward to Elm Lodge.' */
export const sentToIn = (text: string): NamedEmployer | null => employerIn(text, sentTo)

function employerIn(text: string, told: RegExp): NamedEmployer | null {
  const [quote = '', ...names] = told.exec(text.slice(0, most.all)) ?? []
  const name = names.find(Boolean) ?? ''
  return name !== '' && isEmployer(name) ? { name, quote } : null
}

/** Who wants to see somebody may as well be 'Frau Berg', 'The Hiring Team', 'Fachabteilung Tiefbau' or 'Area Manager'. */
function isEmployer(name: string): boolean {
  const words = foldWords(name)
  return (
    canBeCompany(name) &&
    withoutTeam(name) === name &&
    !isAddressed(name) &&
    !looksLikePerson(name) &&
    !isOccupation(words.at(-1) ?? '') &&
    !words.some((word) => isDull(word) && !nameConnectors.has(word))
  )
}

/**
 * 'a Stowe Group company', 'die Stowe Gruppe, zu der wir gehören': the name stands behind the words that say so, or
 * before them.
 */
export function parentIn(text: string): NamedEmployer | null {
  const [quote = '', ...names] = parents.exec(text.slice(0, most.all)) ?? []
  const name = names.find(Boolean)?.replace(/['’]s$/, '')
  return name === undefined ? null : { name, quote }
}

const article =
  "(?:(?:die Firma|the company|la société|la empresa|la ditta|a empresa|het bedrijf|firmy|the|de|het|die|der|das|den|dem|la|le|el|o|a|il|du|del|do|da|dello|della) |l['’]|dell['’])?"

const clients = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:` +
    '(?:[Tt]he|[Oo]ur|[Mm]y) (?:client|customer) is(?: called)?|who it is:|' +
    '(?:[Dd]e|[Oo]nze) (?:opdrachtgever|klant) is|' +
    '(?:[Dd]er|[Uu]nser) (?:Kunde|Auftraggeber|Mandant) ist|' +
    '(?:[Ll]e|[Nn]otre) client est|(?:[Ee]l|[Nn]uestro|[Ii]l|[Oo]) (?:nostro |nosso )?cliente (?:es|è|é)|' +
    '(?:[Ff]or|[Oo]n behalf of|[Ww]ith|[Aa]t|[Tt]o|[Bb]y) (?:my|our|a|the) (?:client|customer),?|' +
    '(?:[Ff]ür|[Ii]m Auftrag|[Vv]on|[Bb]ei|[Aa]n) (?:mein|unser)(?:e[nmrs]?|s)? (?:Mandant(?:en|in)?|Kund(?:en|in)|Auftraggeber(?:in|s)?|Klient(?:en|in)?),?|' +
    '(?:[Pp]our|[Cc]hez|à) (?:mon|notre|son) client,?|(?:[Pp]ara|[Pp]er|ao?|al) (?:(?:o|il) )?(?:mi|nuestro|mio|nostro|meu|nosso) client[ei],?|' +
    '(?:[Vv]oor|[Bb]ij|aan|naar) (?:mijn|onze) (?:opdrachtgever|klant),?|(?:[Ff]ör|[Ff]or|[Hh]os|till?) (?:min|vår|vores) (?:kund[e]?|uppdragsgivare|oppdragsgiver),?|' +
    '[Aa]siakkaallem+e,?|(?:[Dd]la|do) (?:mojego|naszego) [Kk]lienta,?|(?:mojemu|naszemu) [Kk]lientowi,?|' +
    'Kunden (?:er|är)|[Kk]unden vår är|[Kk]lient(?:em|owi)?,? (?:którym )?jest|[Aa]siakas on' +
    `) ${article}(?!(?:King|König|Koning|Roi|Rey|Re|Rei|Kung|Konge)(?![\\p{L}]))(${severalWords}|${word}(?=[.,;:!)]| (?:S\\.|A\\.|GmbH|AG|Ltd|B\\.?V|sp\\. )))`,
  'u',
)

/** 'I have put you forward to Elm Lodge', 'ho presentato il Suo dossier a Villa Olmo', 'die Firma Moldau Lacke möchte Sie sprechen'. */
const sentTo = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:` +
    '[Pp]ut(?:ting)? (?:you|your (?:name|cv|CV|profile)) forward (?:for (?:the|their|an?) [^.;:!?\\n]{2,60}? (?:role|position|post|job|vacancy|opening) (?:at|with|to)|to|for|with)|' +
    '(?:[Ss]ent|[Pp]assed|[Ss]ubmitted|[Pp]resented|[Ff]orwarded) (?:you|your (?:cv|CV|profile|details|papers))(?: (?:over|on|across))? to|' +
    "[Ii]ntroduced you to|here(?:['’]s| is) your (?:school|client|site|hotel|ward|placement):|" +
    '[Uu]nterlagen (?:\\p{L}+ ){0,3}(?:an|bei)|(?:voorgesteld|voorgedragen) (?:aan|bij)|' +
    '(?:[Jj]e|[Jj]ouw|[Uu]w|jullie) (?:cv|CV|profiel|gegevens|dossier|sollicitatie|brief) (?:\\p{L}+ ){0,2}(?:doorgestuurd|doorgegeven|doorgezet|gestuurd|gemaild|ingediend|voorgelegd) (?:naar|aan|bij)|' +
    '(?:transmi[st]|transmets|transmettons|présent(?:é|e|ons)|propos(?:é|e|ons)|adress(?:é|e|ons)|envoy(?:é|ons)|envoie) (?:(?:ce jour|aujourd.hui|hier|bien) )?(?:votre|ton) (?:dossier|candidature|CV|profil) (?:à|chez|au)|' +
    '(?:presentad[oa]|enviad[oa]|propuest[oa]|presento|envío|propongo|presentamos|enviamos|pasado|paso) (?:(?:hoy|ayer|ya) )?(?:tu|su) (?:candidatura|CV|perfil) a|' +
    '(?:presentato|inviato|proposto) (?:oggi |ieri )?il (?:[Ss]uo|tuo) (?:dossier|profilo|CV|curriculum) ad?|' +
    '(?:apresentei|enviei) (?:o |a )?(?:seu|teu|sua|tua) (?:CV|perfil|candidatura) (?:à|ao|a)|' +
    '(?:presenterat|presentert|præsenteret) dig (?:för|hos|for)|presenterad (?:för|hos)|' +
    '(?:przekazał|wysłał|przedstawił)(?:am|em) (?:Pani|Pana|Twoje|Twój|Twoją) (?:CV|dokumenty|kandydaturę|aplikację) (?:do|firmie)' +
    `) ${article}(${severalWords}|${word}(?=[.,;:!(]))|` +
    `(?<=(?<![\\p{L}\\p{N}])[Ff]irma )(${severalWords}|${word})(?: aus ${word})? (?:möchte|will|würde) (?:Sie|dich) `,
  'u',
)

/** 'Elm Lodge would like to meet you', 'Unser Klient, die Mühle Ortner in Stowe, möchte Sie kennenlernen'. */
const wantsYou = new RegExp(
  `(?<![\\p{L}\\p{N}])(${severalWords})(?: (?:in|at|from|aus|uit|te|van|à|de|di|a|i|w|från|fra|em|en) ${word})?,? (?:` +
    "(?:would (?:like|love)|['’]d like|wants?|(?:is|are) keen) to (?:meet|see|speak (?:to|with)|talk to|interview) you|" +
    '(?:möchten?|will|würden?) (?:Sie|dich) |wil(?:len)? (?:je |u |jou )?(?:graag |heel graag )?(?:kennismaken|spreken|ontmoeten|zien)|nodigt (?:je|u) |' +
    '(?:souhaite(?:rait)?|aimerait|voudrait|veut) vous (?:rencontrer|voir|recevoir)|quiere(?:n)? (?:conocerte|conocerle|verte|entrevistarte)|' +
    '(?:vorrebbe|desidera|vuole) (?:conoscer|incontrar|veder)(?:La|ti)|(?:quer|gostaria de) (?:conhecê-l[oa]|falar consigo|entrevistá-l[oa])|' +
    'vill (?:väldigt )?(?:gärna )?(?:träffa|prata med|intervjua) dig|vil (?:meget |veldig )?(?:gerne |gjerne )?(?:møde|møte|tale med|snakke med|treffe|se) d[ei]g|' +
    '(?:chce|chciał(?:a|o)?by) (?:się )?(?:z )?(?:Panią|Panem|Pana|Tobą|Ciebie|Cię))',
  'u',
)

const parents = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:` +
    '(?<!\\b(?:be|been|being|become|becoming) )[Pp]art of|(?:member|subsidiary|division|brand|business|arm) of|belongs? to|owned by|' +
    '[Oo]ur (?:group|parent(?: company)?) is(?: called)?|' +
    '(?:ist|sind|als) Teil|(?:Unternehmen|Marke|Tochter|Tochtergesellschaft|Gesellschaft)|gehör(?:t|en)(?: seit \\d{4})? zu[rm]?|' +
    'onderdeel van|ma(?:akt|ken) deel uit van|merk van|dochter van|behoort tot|' +
    '(?:fait|faisons|font) partie d[eu]|filiale d[eu]|appartient (?:au|à)|' +
    'forma(?:mos)? parte del?|filial del?|pertenece al?|(?:fa|facciamo) parte d(?:i|el)|fa(?:z|zemos) parte d[oae]|pertence a[oà]?|' +
    'società d(?:el|i)|[Ii]nn?går i|en del a[vf]|hører under|należy do' +
    `) ${article}(?:(?:[Gg]roupe?|[Gg]ruppe|[Gg]roep|[Gg]rup[pa]o|[Gg]rupy|[Kk]oncernen) (?=\\p{Lu}))?(${severalWords}|${word})|` +
    `an? (${severalWords}) (?:company|brand|business)(?![\\p{L}\\p{N}])|(?:der|die) (${word}(?: ${word}){0,4}),? zu der wir(?![\\p{L}\\p{N}]))`,
  'u',
)
