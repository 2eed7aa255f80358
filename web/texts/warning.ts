import { t } from './mail/index.ts'

/** What is suspicious about a mail, in words; the reader may know of more than these texts. */
export function warningText(code: string): string {
  switch (code) {
    case 'advance_fee':
      return t('warning.advance_fee')
    case 'text_interview':
      return t('warning.text_interview')
    case 'cheque':
      return t('warning.cheque')
    case 'free_mail_employer':
      return t('warning.free_mail_employer')
    case 'reply_to_elsewhere':
      return t('warning.reply_to_elsewhere')
    case 'personal_data':
      return t('warning.personal_data')
    case 'sender_unproven':
      return t('warning.sender_unproven')
    case 'forwarded_by_stranger':
      return t('warning.forwarded_by_stranger')
    default:
      return t('warning.other')
  }
}
