import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'push.title': 'Auf diesem Gerät zeigen',
  'push.text': 'Eine kurze Meldung, wenn etwas davon kommt, während Applybox nicht offen ist.',
  'push.blocked': 'Du hast Benachrichtigungen dieser Seite blockiert. Erlaube sie erst in den Einstellungen des Browsers.',
  'push.unsupported':
    'Dieser Browser kann hier keine Benachrichtigungen zeigen. Nutze https. Füge die Seite auf dem iPhone zuerst zum Home-Bildschirm hinzu.',
  'push.unreachable': 'Der Push-Dienst dieses Browsers antwortet nicht. Versuche es später noch einmal.',
  'push.turnedOn': 'Benachrichtigungen sind auf diesem Gerät an',
  'push.turnedOff': 'Benachrichtigungen sind aus',
}
