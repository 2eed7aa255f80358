import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'export.title': 'Alles exportieren',
  'export.text': 'Ein Zip: deine Einträge als JSON, Bewerbungen als CSV, jede Mail wie empfangen und deine Dokumente.',
  'export.start': 'Export erstellen',
  'export.making': 'Wird erstellt. Du kannst die Seite verlassen.',
  'export.ready': '{size}, aufbewahrt bis',
  'export.failed': 'Der Export wurde nicht fertig. Versuche es noch einmal.',
  'export.download': 'Herunterladen',
  'export.again': 'Neu erstellen',
}
