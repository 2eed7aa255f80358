import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'notes.list': 'Notizen',
  'notes.none': 'Noch keine Notizen',
  'notes.none.text':
    'Was am Telefon gesagt wurde, was du verlangt hast, wen du getroffen hast: Schreib es oben auf, dann bleibt es bei dieser Bewerbung.',
  'note.new': 'Neue Notiz',
  'note.hint': 'Markdown funktioniert: **fett**, - Liste, [Wörter](https://…).',
  'note.hint.keys': 'Strg + Enter speichert.',
  'note.write': 'Schreiben',
  'note.preview': 'Vorschau',
  'note.preview.none': 'Noch nichts zu zeigen.',
  'note.way': 'Wie die Notiz gezeigt wird',
  'note.add': 'Notiz anlegen',
  'note.save': 'Speichern',
  'note.edit': 'Notiz bearbeiten',
  'note.delete': 'Notiz löschen',
  'note.edited': 'bearbeitet',
  'note.draft': 'Noch nicht gespeichert. Sie bleibt in diesem Browser.',
  'note.discard': 'Verwerfen',
  'note.missing': 'Schreib zuerst etwas',
  'note.added': 'Notiz angelegt',
  'note.changed': 'Notiz gespeichert',
  'note.deleted': 'Notiz gelöscht',
}
