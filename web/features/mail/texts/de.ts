import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'mail.select': 'Mails auswählen',
  'mail.select.end': 'Fertig',
  'mail.selection': 'Ausgewählte Mails',
  'mail.chosen': '{n:# Mail gewählt|# Mails gewählt}',
  'mail.choose': 'Auswählen: {subject}',
  'mail.move': 'Verschieben',
  'mail.move.title': '{n:Diese Mail verschieben zu|# Mails verschieben zu}',
  'mail.moved': '{n:Mail verschoben|# Mails verschoben}',
  'mail.split.do': 'Abtrennen',
  'mail.split.title': '{n:Aus dieser Mail eine Bewerbung machen|Aus # Mails eine Bewerbung machen}',
  'mail.split.text': 'Sie verlassen diese Bewerbung und beginnen eine eigene. Spätere Mails der gleichen Art folgen ihnen.',
  'mail.split.save': 'Abtrennen',
  'mail.split': '{n:Die Mail ist|# Mails sind} jetzt eine eigene Bewerbung',
  'mail.none': 'Noch keine Mails',
  'mail.frame': 'Mail: {subject}',
  'mail.empty': 'Diese Mail hat keinen Text.',
  'mail.hasAttachments': 'Mit Anhang',
  'mail.attachments': 'Anhänge',
  'mail.attachment.save': '{name} speichern',
  'mail.raw': 'Original (.eml)',
  'mail.remote': 'Bilder von anderen Servern werden nicht geladen, damit der Absender nicht erfährt, dass du dies liest.',
  'mail.remote.show': 'Laden',
  'mail.suspicious': 'Vorsicht bei dieser Mail.',
  'mail.dmarc': 'Der Absender konnte sich nicht ausweisen (DMARC), darum hat sie keinen Stand verändert.',
}
