import type { Translation } from '../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  summary: 'Kurz gesagt',
  'summary.rules': 'Zusammengefasst aus Verlauf und Mails.',
  'summary.model': 'Von {model} aus Verlauf und Mails geschrieben. Prüfe, worauf es ankommt.',
  'summary.renew': 'Neu schreiben',
  'summary.mail': 'Mail als Quelle ({n})',
}
