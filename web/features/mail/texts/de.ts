import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'mail.none': 'Noch keine Mails',
  'mail.frame': 'Mail: {subject}',
  'mail.empty': 'Diese Mail hat keinen Text.',
  'mail.hasAttachments': 'Mit Anhang',
  'mail.attachments': 'Anhänge',
  'mail.attachment.save': '{name} sichern',
  'mail.raw': 'Original (.eml)',
  'mail.remote': 'Bilder von anderen Servern werden nicht geladen, damit der Absender nicht erfährt, dass du dies liest.',
  'mail.remote.show': 'Laden',
  'mail.suspicious': 'Vorsicht bei dieser Mail.',
  'mail.dmarc': 'Der Absender konnte sich nicht ausweisen (DMARC), darum hat sie keinen Stand verändert.',
}
