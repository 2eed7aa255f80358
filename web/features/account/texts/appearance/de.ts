import type { Translation } from '../../../../texts/index.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  language: 'Sprache',
  appearance: 'Darstellung',
  'appearance.auto': 'System',
  'appearance.light': 'Hell',
  'appearance.dark': 'Dunkel',
}
