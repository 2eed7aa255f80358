export const en = {
  summary: 'In short',
  'summary.rules': 'Put together from the timeline and the mail.',
  'summary.model': 'Written by {model} from the timeline and the mail. Check what matters.',
  'summary.renew': 'Write anew',
  'summary.mail': 'The mail it rests on ({n})',
} as const
