import { t } from './mail/index.ts'

/** Where in a mail some words stand, in words. */
export function whereText(where: string): string {
  switch (where) {
    case 'header':
      return t('where.header')
    case 'from':
      return t('where.from')
    case 'subject':
      return t('where.subject')
    case 'quoted':
      return t('where.quoted')
    case 'signature':
      return t('where.signature')
    case 'footer':
      return t('where.footer')
    case 'link':
      return t('where.link')
    case 'calendar':
      return t('where.calendar')
    case 'attachment':
      return t('where.attachment')
    default:
      return t('where.body')
  }
}
