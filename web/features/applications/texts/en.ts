export const en = {
  add: 'Add',
  'column.applied': 'Applied',
  'search.applications': 'Search company or title',
  'filter.status': 'Filter by status',
  'active.empty': 'No active applications',
  'active.empty.text': 'Apply with your address, and applications appear here by themselves.',
  'archived.empty': 'Nothing archived',
  'archived.empty.text': 'What you archive, and what has ended some time ago, is kept here.',
  'picker.found': 'Applications found',
  'name.save': 'Save',
  named: 'Saved. {company} joins your applications.',
} as const
