import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'people.list': 'Personen',
  'people.none': 'Noch niemand hier',
  'people.none.text': 'Wer zu dieser Bewerbung schreibt, steht von selbst hier. Trag ein, mit wem du telefoniert hast.',
  'person.add': 'Person hinzufügen',
  'person.edit': '{name} bearbeiten',
  'person.remove': '{name} entfernen',
  'person.write': '{name} schreiben',
  'person.save': 'Speichern',
  'person.name': 'Name',
  'person.address': 'E-Mail',
  'person.phone': 'Telefon',
  'person.role': 'Rolle',
  'person.missing': 'Wie heißt die Person?',
  'person.address.wrong': 'Eine E-Mail-Adresse sieht so aus: name@firma.de',
  'person.address.there': 'Diese Adresse steht schon in der Liste.',
  'person.mails': '{n:# Mail|# Mails}',
  'person.last': 'zuletzt {at}',
  'person.answers': 'antwortet in {n:# Tag|# Tagen}',
  'person.answers.sameDay': 'antwortet am selben Tag',
  'person.byHand': 'von dir eingetragen',
  'person.added': '{name} hinzugefügt',
  'person.changed': '{name} gespeichert',
  'person.removed': '{name} entfernt',
}
