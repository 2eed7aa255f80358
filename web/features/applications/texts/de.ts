import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  add: 'Hinzufügen',
  'column.applied': 'Beworben',
  'search.applications': 'Unternehmen oder Stelle suchen',
  'filter.status': 'Nach Stand filtern',
  'active.empty': 'Keine aktiven Bewerbungen',
  'active.empty.text': 'Bewirb dich mit deiner Adresse, und Bewerbungen erscheinen hier von selbst.',
  'active.empty.ended': 'Alle sind beendet. Neue erscheinen hier von selbst.',
  ended: '{n:# ist beendet|# sind beendet}',
  'archived.empty': 'Nichts archiviert',
  'archived.empty.text': 'Bewerbungen, die du archivierst oder die länger beendet sind, stehen hier.',
  'picker.found': 'Gefundene Bewerbungen',
  'name.save': 'Speichern',
  'name.suggestions.company': 'Wie das Unternehmen heißen könnte',
  'name.suggestions.title': 'Wie die Stelle heißen könnte',
  'name.because.said': 'in der Mail: „{value}“',
  'name.because.domain_known': 'wie in anderen Mails von {value}',
  'name.because.signature': 'aus der Signatur',
  'name.because.domain': 'die Mail kam von {value}',
  named: 'Gespeichert. {company} gehört jetzt zu deinen Bewerbungen.',
}
