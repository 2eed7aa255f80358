import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  add: 'Hinzufügen',
  'column.applied': 'Beworben',
  'search.applications': 'Firma oder Stelle suchen',
  'filter.status': 'Nach Stand filtern',
  'active.empty': 'Keine aktiven Bewerbungen',
  'active.empty.text': 'Bewirb dich mit deiner Adresse, und Bewerbungen erscheinen hier von selbst.',
  'archived.empty': 'Nichts archiviert',
  'archived.empty.text': 'Was du archivierst und was seit einiger Zeit beendet ist, wird hier aufbewahrt.',
  'picker.found': 'Gefundene Bewerbungen',
  'missing.lead': 'Bewerbungen, deren Mails Firma oder Stelle nicht nannten. Ergänze, was du weißt.',
  'missing.title': 'Stelle fehlt',
  'missing.company': 'Firma fehlt',
  'missing.both': 'Firma und Stelle fehlen',
  'missing.read': 'Mail lesen',
  'missing.empty': 'Nichts fehlt',
  'missing.empty.text': 'Jede Bewerbung hat ihre Firma und ihre Stelle.',
  'uncategorized.lead': 'Die Mail unten verrät es nicht. Sag es einmal, und die Bewerbung reiht sich ein.',
  'uncategorized.form': 'Ergänzen',
  'name.save': 'Sichern',
  named: 'Gesichert. {company} gehört jetzt zu deinen Bewerbungen.',
}
