import { type Status, statuses } from '../../../contract/applications.ts'
import { languages } from '../../../contract/languages.ts'
import { foldWords } from '../../../domain/text/fold.ts'
import { tableWords } from '../../lib/table-words.ts'

/** How people and other trackers call where an application stands; folded. */
const words: Record<Status, string[]> = {
  saved: [
    'saved',
    'wishlist',
    'bookmarked',
    'interested',
    'to apply',
    'draft',
    'not applied',
    'planned',
    'gemerkt',
    'vorgemerkt',
    'geplant',
    'interessant',
  ],
  applied: [
    'applied',
    'submitted',
    'sent',
    'application sent',
    'pending',
    'waiting',
    'no response',
    'no reply',
    'no answer',
    'ghosted',
    'archived',
    'archiviert',
    'noch keine antwort',
    'offen',
    'laufend',
    'sans reponse',
    'sin respuesta',
    'beworben',
    'gesendet',
    'abgeschickt',
    'verschickt',
    'eingereicht',
    'ausstehend',
    'keine antwort',
  ],
  in_review: [
    'in review',
    'under review',
    'reviewing',
    'screening',
    'screen',
    'in progress',
    'viewed',
    'shortlisted',
    'considered',
    'in pruefung',
    'in prufung',
    'in bearbeitung',
    'eingangsbestaetigung',
    'vorauswahl',
  ],
  assessment: [
    'assessment',
    'test',
    'coding test',
    'take home',
    'challenge',
    'assignment',
    'case study',
    'aufgabe',
    'testaufgabe',
    'eignungstest',
    'probearbeit',
  ],
  interview: [
    'interview',
    'interviewing',
    'interviewed',
    'phone screen',
    'phone interview',
    'onsite',
    'on site',
    'final round',
    'first interview',
    'second interview',
    'gespraech',
    'gesprach',
    'vorstellungsgespraech',
    'vorstellungsgesprach',
    'telefoninterview',
    'eingeladen',
    'einladung',
  ],
  offer: [
    'offer',
    'negotiating',
    'negotiation',
    'in negotiation',
    'offer extended',
    'offered',
    'offer received',
    'angebot',
    'zusage',
  ],
  accepted: ['accepted', 'offer accepted', 'hired', 'signed', 'angenommen', 'eingestellt', 'unterschrieben'],
  rejected: [
    'rejected',
    'rejection',
    'declined',
    'closed',
    'not selected',
    'no',
    'unsuccessful',
    'lost',
    'not moving forward',
    'no longer under consideration',
    'absage',
    'abgelehnt',
    'abgesagt',
    'refuse',
    'refused',
    'rechazado',
    'afgewezen',
  ],
  withdrawn: [
    'withdrawn',
    'withdrew',
    'i withdrew',
    'withdraw',
    'cancelled',
    'canceled',
    'offer declined',
    'not interested',
    'zurueckgezogen',
    'zuruckgezogen',
    'selbst abgesagt',
  ],
}

/** What our own tables call them, too. */
const statusOfWord = new Map(
  statuses.flatMap((status) => {
    const ours = languages.map((language) => folded(tableWords[language].status(status)))
    return [...words[status], ...ours].map((word) => [word, status] as const)
  }),
)

/** What a word of a status column means; null where that is not known. */
export function statusOfWords(text: string): Status | null {
  return statusOfWord.get(folded(text)) ?? null
}

function folded(text: string): string {
  return foldWords(text.slice(0, 200)).join(' ')
}
