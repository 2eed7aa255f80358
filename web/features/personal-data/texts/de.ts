import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'proof.title': 'Nachweis der Arbeitssuche',
  'proof.text': 'Deine Bewerbungen eines Zeitraums und was daraus wurde, als PDF oder CSV.',
  'proof.go': 'Nachweis erstellen',
  'import.title': 'Import',
  'import.text': 'Bewerbungen aus einer Tabelle oder einem anderen Programm, als CSV.',
  'import.go': 'Tabelle importieren',
  'export.title': 'Alles exportieren',
  'export.text': 'Ein Zip: deine Einträge als JSON, Bewerbungen als CSV, jede Mail wie empfangen und deine Dokumente.',
  'export.start': 'Export erstellen',
  'export.making': 'Wird erstellt. Du kannst die Seite verlassen.',
  'export.ready': '{size}, aufbewahrt bis',
  'export.failed': 'Der Export wurde nicht fertig. Versuche es noch einmal.',
  'export.download': 'Herunterladen',
  'export.again': 'Neu erstellen',
}
