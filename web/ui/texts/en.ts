/** What parts of the look say that no first page shows. */
export const en = {
  'chart.asTable': 'Show as a table',
  'chart.asChart': 'Show as a chart',
  'why.about': 'Why: {fact}',
  'why.lead': 'Based on these words:',
  'pdf.page': 'Page {n} of {all}',
  'pdf.more': '{n:One more page|# more pages}: save the file to read them.',
} as const
