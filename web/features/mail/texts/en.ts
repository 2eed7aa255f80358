export const en = {
  'mail.none': 'No mail yet',
  'mail.frame': 'Mail: {subject}',
  'mail.empty': 'This mail has no text.',
  'mail.hasAttachments': 'Has attachments',
  'mail.attachments': 'Attachments',
  'mail.attachment.save': 'Save {name}',
  'mail.raw': 'Original (.eml)',
  'mail.remote': 'Pictures from elsewhere are not loaded, so the sender does not learn that you read this.',
  'mail.remote.show': 'Load them',
  'mail.suspicious': 'Be careful with this mail.',
  'mail.dmarc': 'The sender could not prove who they are (DMARC failed), so it moved no status.',
} as const
