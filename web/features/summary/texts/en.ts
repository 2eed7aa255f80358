export const en = {
  summary: 'In short',
  'summary.rules': 'Summarised from the timeline and emails.',
  'summary.model': 'Written by {model} from the timeline and emails. Check the important points.',
  'summary.renew': 'Write again',
  'summary.mail': 'Source email ({n})',
} as const
