import type { Translation } from '../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'chart.asTable': 'Als Tabelle zeigen',
  'chart.asChart': 'Als Diagramm zeigen',
  'why.about': 'Warum: {fact}',
  'why.lead': 'Grundlage sind diese Worte:',
  'pdf.page': 'Seite {n} von {all}',
  'pdf.more': '{n:Noch eine Seite|Noch # Seiten}: Speichere die Datei, um sie zu lesen.',
}
