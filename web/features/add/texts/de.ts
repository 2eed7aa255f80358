import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'add.title': 'Bewerbung hinzufügen',
  'add.link': 'Link zur Stelle',
  'add.link.hint': 'Füge ihn ein, und was die Seite verrät, wird ausgefüllt.',
  'add.link.read': 'Ausfüllen',
  'add.link.told': 'Aus der Anzeige ausgefüllt. Ändere, was nicht stimmt.',
  'add.link.invalid': 'Das ist keine Webadresse. Sie beginnt mit https://',
  'add.link.posting_unreadable': 'Diese Seite nennt keine Stelle, die sich lesen lässt. Fülle den Rest selbst aus.',
  'add.link.posting_ambiguous': 'Diese Seite zeigt mehrere Stellen. Öffne deine und füge ihren Link ein.',
  'add.link.posting_unreachable': 'Diese Seite lässt sich nicht laden. Fülle den Rest selbst aus.',
  'add.link.bad_input': 'Dieser Link führt zu keiner öffentlichen Seite.',
  'add.location': 'Ort',
  'add.requisition': 'Referenznummer',
  'add.appliedOn': 'Beworben am',
  'add.company.missing': 'Welche Firma ist es?',
  'add.title.missing': 'Welche Stelle ist es?',
  'add.save': 'Hinzufügen',
  'add.import': 'Tabelle importieren',
  'add.done': '{company} hinzugefügt',
  'add.twice': 'Vielleicht hast du sie schon',
  'add.twice.applied': 'Du hast dich hier im {month} beworben:',
  'add.twice.posting': 'Diese Anzeige steht in deiner Liste:',
  'add.twice.noted': 'Diese hast du notiert:',
  'add.twice.likeness': 'Diese sieht sehr ähnlich aus:',
  'add.twice.go': '{title} bei {company}',
}
