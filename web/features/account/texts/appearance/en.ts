export const en = {
  language: 'Language',
  appearance: 'Appearance',
  'appearance.auto': 'System',
  'appearance.light': 'Light',
  'appearance.dark': 'Dark',
} as const
