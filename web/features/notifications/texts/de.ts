import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'notifications.which': 'Welche Benachrichtigungen',
  'notifications.unread': 'Ungelesen',
  'notifications.dismissed': 'Erledigt',
  'notifications.dismiss': 'Erledigen: {what}',
  'notifications.restore': 'Zurückholen: {what}',
  'notifications.dismissGroup': 'Alles von {what} erledigen',
  'notifications.restoreGroup': 'Alles von {what} zurückholen',
  'notifications.dismissMany': '{n} erledigen',
  'notifications.restoreMany': '{n} zurückholen',
  'notifications.all': 'Alle erledigen',
  'notifications.done': '{n:# Benachrichtigung|# Benachrichtigungen} erledigt',
  'notifications.back': 'Benachrichtigung ist wieder ungelesen',
  'notifications.empty': 'Alles gesehen',
  'notifications.empty.text': 'Gespräche, Angebote, Antworten, Codes und Mails, die zu sortieren sind, stehen hier.',
  'notifications.none': 'Noch nichts erledigt',
  'notice.interview': 'Gespräch mit {company} am {at}',
  'notice.interview.moved': 'Gespräch mit {company} verschoben auf {at}',
  'notice.interview.asked': '{company} möchte das Gespräch auf {at} verschieben',
  'notice.interview.cancelled': 'Abgesagt: Gespräch mit {company} am {at}',
  'notice.code': 'Ein Code von {who}',
  'notice.review': 'Eine Mail von {who} ist zu sortieren',
}
