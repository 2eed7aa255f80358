import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'protection.refused': 'Die Prüfung gegen automatische Anmeldungen ist fehlgeschlagen. Versuche es noch einmal.',
  'protection.insecure':
    'Die Prüfung gegen automatische Anmeldungen braucht eine sichere Verbindung. Öffne diese Seite über https.',
}
