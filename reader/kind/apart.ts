import type { Kind } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'

const words = (table: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${table
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\\p{L}\\d])`,
    'u',
  )

/** Words beside which a mail may be about somebody's application, whatever else it is; folded. */
const ofApplication = words(`
  appl(?:y|ied|ying|ication|ications|icants?)|candidates?|candidacy|candidature|interview(?:s|er|ers|ing)?|hiring|recruit\\p{L}*|vacanc\\p{L}*|your (?:cv|resume)|job offer|position|the role|role at|openings?|shortlist\\p{L}*|background check|references
  bewerb\\p{L}*|kandidat\\p{L}*|vorstellungsgesprach\\p{L}*|kennenlern\\p{L}*|stelle|lebenslauf|stellenangebot|arbeitsvertrag|candidatur\\p{L}*|postul\\p{L}*|entretien d'embauche|poste|recrut\\p{L}*|embauche
  solicitud|vacante|puesto|entrevista|seleccion|oferta|colloquio|posizione|selezione|candidato|candidata|vaga|entrevista|recrutamento|selecao|sollicit\\p{L}*|vacature|functie|kandida\\p{L}*|ansok\\p{L}*|tjansten|intervju\\p{L}*|ansog\\p{L}*|stillingen|soknad\\p{L}*|soker|hakemu\\p{L}*|tyopaik\\p{L}*|haastattelu\\p{L}*|rekry\\p{L}*
  aplikacj\\p{L}*|rekrutac\\p{L}*|stanowisk\\p{L}*|kwalifikacyjn\\p{L}*|kandydat\\p{L}*|basvuru\\p{L}*|mulakat\\p{L}*`)

/** What networks tell of others, in a subject. */
const social = words(`
  (?:viewed|looked at|checked out|visited) your profile|profile views?|(?:wants|would like|'d like|invited you) to connect|i want to connect|connection request|(?:accepted|sent) (?:your|you an?) (?:invitation|connection request)|(?:is|are) now (?:a connection|connected)|congratulate|say congrats|congrats to|work anniversary|(?:started|starting) a new (?:position|job)|(?:endorsed|commented|mentioned|tagged|reacted|liked|shared|posted|follows|started following)(?: you| on| to| your| a| this| in)?|you have \\d+ new (?:invitations?|followers?|notifications?)|join (?:my|your) (?:professional )?network|(?:birthday|years) at
  (?:you )?(?:appeared|showed up|were found) in \\d+ search\\p{L}*|in \\d+ suchen? (?:erschienen|aufgetaucht|gefunden)|(?:apparu|apparait|apparaissez) dans \\d+ recherches?|(?:has|ha) aparecido en \\d+ busquedas?|(?:sei|e) appars[oa] in \\d+ ricerche|apareceu em \\d+ (?:pesquisas?|buscas?)|in \\d+ zoek(?:opdrachten|resultaten) (?:verschenen|gevonden|voorgekomen)|(?:visats|dykt upp|synts) i \\d+ sokningar|(?:optradt|vist|dukket opp|vises) i \\d+ (?:sogninger|sok)|\\d+ haussa|w \\d+ wyszukiwani\\p{L}*
  hat (?:ihr|dein) profil (?:angesehen|besucht)|profilbesuch\\p{L}*|gratulieren sie|gratuliere|glueckwunsch an|kontaktanfrage\\p{L}*|(?:als|neuer) kontakt (?:hinzufugen|bestatigt)?|mochte sie als kontakt|mochte sich mit ihnen vernetzen|hat ihre einladung angenommen|hat .{0,40}(?:kommentiert|geteilt)|dienstjubilaum
  a (?:consulte|vu|visite|regarde) votre profil|felicitez|souhaite (?:rejoindre votre reseau|entrer en relation|se connecter)|a accepte votre invitation|a (?:commente|partage|aime)|anniversaire professionnel|demande de connexion
  ha (?:visto|visitado|consultado) tu perfil|felicita a|quiere conectar|ha aceptado tu invitacion|ha comentado|comento|solicitud de conexion|aniversario laboral|ha (?:visto|visitato|visualizzato) il tuo profilo|congratulati con|vuole collegarsi|ha accettato il tuo invito|ha commentato|richiesta di collegamento
  (?:viu|visualizou|visitou) (?:o )?seu perfil|parabenize|quer se conectar|aceitou (?:o )?seu convite|comentou|heeft (?:je|uw) profiel bekeken|feliciteer|wil (?:graag )?(?:connectie|verbinding|contact) (?:maken|met)|heeft (?:je|uw) uitnodiging geaccepteerd|heeft gereageerd
  har (?:tittat pa|besokt|visat|sett pa|set|sett|besogt) (?:din|dit|pa din) profil(?:en)?(?: din)?|gratulera|gratuler|onsk .{0,30} tillykke|vill (?:ansluta|ha kontakt)|vil (?:gerne |gjerne )?(?:oprette|knytte|ha|have) (?:forbindelse|kontakt)|har accepterat din inbjudan|har accepteret din invitation|har godtatt invitasjonen|kommentera(?:de)?|kommenterte|kommenterede
  katsoi profiiliasi|onnittele|haluaa (?:verkostoitua|yhteyden)|hyvaksyi kutsusi|kommentoi|wyswietlil(?:a)? (?:twoj |pana |pani )?profil|wyswietlil twoj profil|obejrzal\\p{L}* twoj profil|pogratuluj|chce (?:nawiazac|dolaczyc)|zaakceptowal\\p{L}* (?:twoje )?zaproszenie|skomentowal\\p{L}*|profilinizi (?:goruntuledi|inceledi)|kutlayin`)
const networks =
  /(?:^|[@.])(?:linkedin\.com|xing\.com|viadeo\.com|facebookmail\.com|facebook\.com|twitter\.com|x\.com|instagram\.com|meetup\.com)$/
const honours = /congrat|gratul|gluckw|felicit|parabeni|onnittele|kutlayin|tillykke|anniversa|jubil/
/** What is pitched to the user beside it. */
const pitch = words(`
  opportunit\\p{L}*|opening|vacancy|(?:a|the|this|our) (?:role|position|job)|hiring for|looking for (?:an?|somebody|someone)|stelle als|position als|suche(?:n)? (?:ich |wir )?(?:eine|einen|nach)|opportunite|un poste|oportunidad|un puesto|opportunita|una posizione|oportunidade|uma vaga|een (?:functie|vacature|rol)|en (?:tjanst|roll|stilling)|tyopaikka|stanowisko`)

/** Meetings of a job that somebody has, in their subject or first words. */
const internal = words(`
  1[:-]1s?|1 ?(?:on|to) ?1|one[ -](?:on|to)[ -]one|all[ -]hands|town ?hall|stand-?ups?|daily scrum|sprint (?:planning|review|retro\\p{L}*)|retro(?:spective)?|weekly sync|team (?:sync|meeting)|staff meeting|department meeting|performance review|appraisal|skip[- ]level
  jour fixe|betriebsversammlung|mitarbeitergesprach|mitarbeiterversammlung|belegschaftsversammlung|teamrunde|teambesprechung|teamsitzung|abteilungs(?:runde|meeting|besprechung)|zielgesprach|vier-augen-gesprach|wochenrunde
  point (?:hebdo\\p{L}*|mensuel|equipe)|reunion d'equipe|tete-a-tete|reunion generale|entretien annuel|reunion (?:general|de equipo|de departamento)|evaluacion (?:anual|de desempeno)|uno a uno|punto settimanale|punto \\p{Lu}?\\p{L}+ / \\p{L}+|riunione (?:di (?:team|reparto)|generale|plenaria)|valutazione annuale|reuniao (?:geral|de equipa|de equipe|individual)|avaliacao de desempenho
  bila|bilateraal|werkoverleg|teamoverleg|functioneringsgesprek|personeelsbijeenkomst|en[- ](?:till|til)[- ]en|avstamning|medarbetarsamtal|utvecklingssamtal|stormote|personalmote|avdelningsmote|mus-?samtale|medarbejdersamtale|personalemode|afdelingsmode|medarbeidersamtale|allmote|personalmote|kehityskeskustelu|kahdenkeskinen|tiimipalaveri|henkilostoinfo|spotkanie (?:zespolu|dzialu|pracownikow|calej firmy)|rozmowa roczna|ocena roczna|ekip toplantisi|birebir gorusme`)

/** That one may apply later. */
const opens = words(`
  applications? (?:for .{2,60} )?(?:(?:will |now )?(?:re-?)?opens?|(?:are|is|will be) (?:now )?open(?:ed)?)|(?:portal|window|round) opens|(?:can|may) apply (?:from|as of|starting)
  bewerbungen (?:sind|werden) (?:ab|erst ab|wieder ab)|bewerbungsphase (?:beginnt|startet)|bewerbungsstart|bewerben (?:konnen sie|kannst du) sich ab|candidatures (?:ouvrent|ouvriront|seront ouvertes)|ouverture des candidatures|(?:candidaturas|inscripciones|solicitudes) se abren|se abre(?:n|ra|ran)? (?:el plazo|las (?:candidaturas|inscripciones|solicitudes))|apertura de (?:candidaturas|solicitudes|inscripciones)
  candidature (?:si aprono|apriranno|aprono)|apertura delle candidature|candidaturas (?:abrem|abrirao|estarao abertas)|sollicitat(?:ieronde|ieperiode|ies) (?:opent|openen|start)|solliciteren (?:kan|is mogelijk) vanaf|ansokan oppnar|ansokningsperioden (?:oppnar|borjar)|ansogning(?:er|sfristen|srunden)? abner|soknad(?:er|sperioden|srunden)? apner|haku (?:avautuu|alkaa)|rekrutacja (?:rusza|rozpocznie sie)|nabor (?:rusza|rozpoczyna)|basvurular .{0,20}acil`)
const arrived = words(`
  (?:received|got) your|(?:thank you|thanks) for (?:applying|your application|submitting)|your application (?:has|was|is|for)|you(?:'ve| have)? applied|application received|ihre bewerbung (?:ist|wurde|als|um|fur|auf)|(?:vielen )?dank fur (?:ihre|deine) bewerbung|bewerbung .{0,40}(?:erhalten|eingegangen)
  (?:bien )?recu votre|merci (?:pour|de) votre candidature|votre candidature|(?:hemos recibido|recibimos) (?:tu|su)|(?:tu|su) (?:candidatura|solicitud)|(?:abbiamo ricevuto|grazie per) la (?:tua|sua)|la (?:tua|sua) candidatura|recebemos|(?:a )?(?:sua|tua) candidatura|(?:je|uw) sollicitatie|din ansokan|din ansogning|soknaden din|din soknad|hakemuk\\p{L}*si|twoj\\p{L}* (?:aplikacj|zgloszeni)\\p{L}*|basvurunuz\\p{L}*`)

const most = 3_000

/** What is about no application for certain, whatever words it shares with mail that is; null where words do not show it. */
export function apartOf(mail: NormalisedMail, platform: PlatformMatch | null, told: Kind): { kind: Kind; quote: string } | null {
  const subject = fold(mail.subject.slice(0, 300))
  const sentences = mail.sentences.filter(({ zone }) => zone === 'body').map(({ text }) => text)
  const text = fold(sentences.join('\n').slice(0, most))
  if (networks.test(mail.from?.address.split('@')[1] ?? '') && social.test(subject)) {
    const asks =
      /\b(?:your application|you applied|ihre bewerbung|votre candidature|tu candidatura|la tua candidatura|sua candidatura|je sollicitatie|din ansokan|din ansogning|din soknad|hakemuksesi|twoja aplikacja)\b/.test(
        `${subject}\n${text}`,
      )
    return asks || (!honours.test(subject) && pitch.test(text)) ? null : { kind: 'other', quote: mail.subject }
  }
  if (told === 'other' || platform?.platform.type === 'ats') return null
  const isInternal = internal.test(subject) && !ofApplication.test(`${subject}\n${text}`)
  if (isInternal) return { kind: 'other', quote: mail.subject }
  if (told !== 'application_received') return null
  const opening = [mail.subject, ...sentences].find((sentence) => opens.test(fold(sentence)))
  return opening === undefined || arrived.test(`${subject}\n${text}`) ? null : { kind: 'job_alert', quote: opening }
}
