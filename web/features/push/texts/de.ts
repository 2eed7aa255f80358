import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'push.title': 'Auf diesem Gerät zeigen',
  'push.text': 'Eine kurze Meldung, wenn etwas davon kommt, während Applybox nicht offen ist.',
  'push.blocked':
    'Dieser Browser soll von hier nichts zeigen. Erlaube in seinen Einstellungen erst Benachrichtigungen dieser Seite.',
  'push.unsupported':
    'Dieser Browser kann von hier keine Meldungen zeigen. Er braucht eine Seite über https, auf iPhones eine auf dem Home-Bildschirm.',
  'push.unreachable': 'Der Push-Dienst dieses Browsers antwortet nicht. Versuche es später noch einmal.',
  'push.turnedOn': 'Benachrichtigungen sind auf diesem Gerät an',
  'push.turnedOff': 'Benachrichtigungen sind aus',
}
