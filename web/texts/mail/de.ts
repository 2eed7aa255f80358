import type { Translation } from '../index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  'where.header': 'im Kopf',
  'where.from': 'im Absender',
  'where.subject': 'im Betreff',
  'where.body': 'im Text',
  'where.quoted': 'in dem, worauf sie antwortet',
  'where.signature': 'in der Signatur',
  'where.footer': 'in der Fußzeile',
  'where.link': 'in einem Link',
  'where.calendar': 'in der Einladung',
  'where.attachment': 'in einem Anhang',
  'warning.advance_fee': 'Sie verlangt Geld im Voraus.',
  'warning.text_interview': 'Sie will nur per Textnachricht oder Messenger sprechen.',
  'warning.cheque': 'Sie kündigt einen Scheck an.',
  'warning.free_mail_employer': 'Ein Arbeitgeber schreibt von einer kostenlosen Mailadresse.',
  'warning.reply_to_elsewhere': 'Antworten gingen an eine andere Adresse als die des Absenders.',
  'warning.personal_data': 'Sie fragt ungewöhnlich früh nach persönlichen Daten.',
  'warning.sender_unproven': 'Nichts belegt den Absender.',
  'warning.forwarded_by_stranger':
    'Von jemand anderem weitergeleitet, und nichts belegt, wer das Original geschrieben hat. Sie hat nichts geändert.',
  'warning.other': 'Etwas daran ist ungewöhnlich.',
}
