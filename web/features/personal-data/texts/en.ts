export const en = {
  'import.title': 'Import',
  'import.text': 'Applications from a spreadsheet or another tracker, as CSV.',
  'import.go': 'Import a table',
  'export.title': 'Export everything',
  'export.text': 'One zip: your records as JSON, applications as CSV, every mail as it was received, and your documents.',
  'export.start': 'Make the export',
  'export.making': 'Being made. You can leave this page.',
  'export.ready': '{size}, kept until',
  'export.failed': 'The export could not be finished. Try again.',
  'export.download': 'Download',
  'export.again': 'Make a new one',
} as const
