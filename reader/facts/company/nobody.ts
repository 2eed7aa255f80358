import { fold } from '../../../domain/text/fold.ts'
import { isRequisition } from '../title/tidy.ts'
import { teamWords } from '../words/company-cues.ts'

const machines = new Set(
  'auto autonotification automated automatic automail mailer mailbot daemon postmaster system systems workflow ats portal online web server host smtp mta alert alerts message messages messaging mail mails email e-mail info information confirmation update updates donotreply nachricht nachrichten benachrichtigung benachrichtigungen system-nachricht mitteilung notificaciones notificacion notifiche notifica notificacoes avis avisos melding meldinger ilmoitus powiadomienie powiadomienia jobportal karriereportal bewerbungssystem company firma unternehmen entreprise empresa azienda bedrijf foretaget virksomheden bedriften yritys organisation organization employer arbeitgeber employeur klient client kunde'.split(
    ' ',
  ),
)
const articles = new Set(
  "the a an our your this der die das dem den ein eine unser unsere le la les l' l un une notre el los las nuestro nuestra il lo gli i una o os as um uma nosso nossa de het een ons onze".split(
    ' ',
  ),
)
/** Houses that a mail may call itself by: 'the Hospital'. */
const houses = new Set(
  'hospital clinic university college school academy bank hotel restaurant council library museum church charity trust foundation agency practice surgery warehouse factory studio nursery klinik klinikum krankenhaus universitat hochschule schule gemeinde stadt verwaltung stiftung verein kanzlei praxis hopital clinique universite ecole mairie banque fondation clinica universidad universita colegio escuela scuola ayuntamiento comune banco banca hospitalet ospedale ziekenhuis universiteit gemeente stichting sjukhus sjukhuset universitet skola kommun kommune kommunen sygehus sykehus skole sairaala yliopisto koulu kunta szpital uniwersytet szkola urzad hastane'.split(
    ' ',
  ),
)

/** A number of the opening, a machine's name, or words that any employer may be called by: no employer. */
export function isNobody(text: string): boolean {
  const bare = text.trim()
  if (isRequisition(bare) || !/\p{L}{2}/u.test(bare)) return true
  // 'mail-04.prod.example', 'smtp2.apply.example'; 'Booking.com' is a firm.
  if (/^[\w-]+(?:\.[\w-]+){2,}$/.test(bare) || /^[a-z-]*\d[\w-]*\.[a-z]{2,}$/.test(bare)) return true
  const words = fold(bare.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}\p{N}&'-]+/u)
    .filter((word) => word !== '' && !articles.has(word))
  if (words.every((word) => teamWords.has(word) || machines.has(word) || isRequisition(word.toUpperCase()))) return true
  const [only = ''] = words
  return words.length === 1 && houses.has(only)
}
