import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'followUp.title': 'Frag nach dem Stand',
  'followUp.to': 'Bisher schrieb dir: {people}',
  'followUp.noPerson': 'Bisher schrieb dir kein Mensch: Antworte auf die letzte Mail oder nimm den Kontakt aus der Anzeige.',
  'followUp.text': 'Entwurf',
  'followUp.draft':
    'Guten Tag,\n\nam {at} habe ich mich bei {company} auf die Stelle {title} beworben. Mein Interesse ist unverändert groß, und ich freue mich über eine kurze Nachricht zum Stand.\n\nBrauchen Sie noch etwas von mir?\n\nVielen Dank und freundliche Grüße\n{me}',
  'followUp.draft.undated':
    'Guten Tag,\n\nich habe mich bei {company} auf die Stelle {title} beworben. Mein Interesse ist unverändert groß, und ich freue mich über eine kurze Nachricht zum Stand.\n\nBrauchen Sie noch etwas von mir?\n\nVielen Dank und freundliche Grüße\n{me}',
  'followUp.draft.interview':
    'Guten Tag,\n\nvielen Dank noch einmal für das Gespräch über die Stelle {title} bei {company}. Es hat mir gefallen, und mein Interesse ist unverändert groß.\n\nDarf ich fragen, wie es steht und wann ich mit einer Nachricht rechnen kann?\n\nFreundliche Grüße\n{me}',
}
